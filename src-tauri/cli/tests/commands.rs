//! Command lines, good and hostile.

#![allow(clippy::expect_used)] // a test fails by panicking

use proptest::prelude::*;
use serde_json::Value;

fn run(arguments: &[&str]) -> (u8, String, String) {
    let arguments: Vec<String> = arguments.iter().map(|&word| word.to_owned()).collect();
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = quadrille_cli::run(&arguments, &mut out, &mut err);
    (
        code,
        String::from_utf8(out).expect("UTF-8"),
        String::from_utf8(err).expect("UTF-8"),
    )
}

fn json(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a JSON line"))
        .collect()
}

#[test]
fn games_lists_the_registry() {
    let (code, out, _) = run(&["games"]);
    let games = json(&out);
    assert_eq!(
        (code, games.len()),
        (0, quadrille_session::registry().len())
    );
    assert_eq!(games[0]["key"], "lines");
    assert_eq!(games[0]["presets"][0]["params"], "9x9c7n3l5s5");
}

#[test]
fn new_is_the_same_for_a_seed_and_another_without() {
    let new = |id: &str| run(&["new", id]).1;
    assert_eq!(new("lines:9x9#7"), new(" LINES:9x9c7 #7"));
    assert_ne!(new("lines:9x9"), new("lines:9x9"));
    assert_eq!(
        run(&["new", new("lines:9x9#7").trim()]).1,
        new("lines:9x9#7")
    );
}

#[test]
fn play_reports_and_skips_what_is_refused() {
    let id = "lines:5x5c3n1l5s3:1111./...../1..../...../2....,3,40,42.9";
    let (code, out, err) = run(&[
        "play", id, "A3-E1", "nonsense", "A1-A2", "undo", "undo", "redo",
    ]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines = json(&out);
    let ok: Vec<bool> = lines[..6].iter().map(|line| line["ok"] == true).collect();
    assert_eq!(ok, [true, false, false, true, false, true]);
    assert_eq!(lines[0]["events"][1]["points"], 5);
    assert_eq!(lines[1]["refusal"]["key"], "lines.problem.move");
    assert_eq!(lines[2]["refusal"]["text"], "There is no ball at A1.");
    assert_eq!(
        lines[3]["position"],
        "1111./...../1..../...../2....,3,40,42.9"
    );
    assert_eq!(lines[5]["position"], lines[0]["position"]);
    assert_eq!(lines[6]["position"], lines[0]["position"]);
    assert_eq!(lines[6]["status"]["state"], "playing");
    assert!(
        lines[6]["id"]
            .as_str()
            .is_some_and(|id| id.parse::<quadrille_session::GameId>().is_ok())
    );
}

#[test]
fn autoplay_measures_both_players() {
    for player in ["random", "hint"] {
        let words = [
            "lines",
            "autoplay",
            "--player",
            player,
            "--games",
            "3",
            "--params",
            "5x5c3n3l5s5",
            "--ms",
            "0",
        ];
        let (code, out, err) = run(&words);
        assert_eq!(code, 0, "{err}");
        let report = &json(&out)[0];
        assert_eq!(
            (&report["games"], &report["player"]),
            (&3.into(), &player.into())
        );
        assert!(report["moves"].as_u64() > Some(0));
    }
}

#[test]
fn link_measures_its_levels() {
    let words = [
        "link",
        "difficulty",
        "--params",
        "8x10gdown",
        "--games",
        "40",
    ];
    let (code, out, err) = run(&words);
    assert_eq!((code, err.as_str()), (0, ""));
    let levels = json(&out);
    let params: Vec<_> = levels
        .iter()
        .map(|level| level["params"].as_str())
        .collect();
    let want = ["8x10gdowndeasy", "8x10gdown", "8x10gdowndhard"];
    assert_eq!(params, want.map(Some));
    let openings = |n: usize| levels[n]["opening_pairs"].as_f64().expect("a number");
    let wins = |n: usize| levels[n]["random_player_wins"].as_f64().expect("a number");
    assert!(
        openings(0) > openings(1) && openings(1) > openings(2),
        "{out}"
    );
    assert!(wins(0) > wins(2), "{out}");
    assert_eq!(run(&words).1, out, "the figures are the same everywhere");
    assert_eq!(
        json(&run(&["link", "difficulty", "--games", "2"]).1).len(),
        9
    );
}

#[test]
fn link_clears_its_deals_and_shuffles() {
    let (code, out, err) = run(&["link", "deals", "--params", "7x6dhard", "--seeds", "5"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines = json(&out);
    assert_eq!(lines.len(), 10, "nine gravities and the sums");
    assert_eq!(lines[9], serde_json::json!({"deals": 45, "failures": 0}));
    assert_eq!(lines[8]["params"], "7x6gcentrehdhard");
}

#[test]
fn flood_bench_solves_a_file_of_boards() {
    let file = std::env::temp_dir().join(format!("quadrille-bench-{}.txt", std::process::id()));
    let path = file.to_str().expect("UTF-8");
    let boards = "# two boards and a wrong minimum\n131212211 3\n2441133221311324 9\n1221 1\n";
    std::fs::write(&file, boards).expect("writable");
    let (code, out, err) = run(&["flood", "bench", path]);
    assert_eq!(code, 0, "{err}");
    let report = &json(&out)[0];
    let found = ["boards", "mismatches", "unproved"].map(|field| report[field].as_u64());
    assert_eq!(found, [Some(3), Some(2), Some(0)]);
    for time in ["mean_ms", "p50_ms", "p90_ms", "p99_ms", "max_ms"] {
        assert!(report[time].as_f64() >= Some(0.0), "{time}");
    }
    std::fs::write(&file, "12 1\nnonsense\n1221 1\n").expect("writable");
    let (code, _, err) = run(&["flood", "bench", path]);
    assert_eq!((code, err.lines().count()), (2, 2), "{err}");
    std::fs::remove_file(&file).expect("removable");
    assert_eq!(run(&["flood", "bench", path]).0, 2);
}

#[test]
fn what_is_wrong_is_said_with_the_mend() {
    for (words, said) in [
        (&[][..], "--help"),
        (&["dance"], "--help"),
        (&["lines"], "--help"),
        (&["lines", "sing"], "autoplay"),
        (&["flood", "sing"], "bench"),
        (&["flood", "bench"], "one file"),
        (&["new"], "lines:9x9#42"),
        (&["new", "a", "b"], "one game ID"),
        (&["new", "lines:4x9c2#x"], "Columns"),
        (&["hint", "lines:9x9#1", "--ms", "soon"], "whole number"),
        (&["hint", "lines:9x9#1", "--ms"], "value"),
        (&["hint", "lines:9x9#1", "--speed", "9"], "--ms"),
        (&["lines", "autoplay", "--games", "0"], "from 1"),
        (
            &["lines", "autoplay", "--games", "1", "--games", "1"],
            "twice",
        ),
        (&["lines", "autoplay", "--params", "1x1"], "Columns"),
        (&["lines", "autoplay", "--player", "me"], "random or hint"),
        (&["games", "all"], "too many"),
        (&["link", "sing"], "difficulty"),
        (&["link", "difficulty", "--params", "0x8"], "Columns"),
        (&["link", "deals", "--seeds", "none"], "whole number"),
    ] {
        let (code, out, err) = run(words);
        assert_eq!((code, out.as_str()), (2, ""), "{words:?}");
        assert!(err.contains(said), "{words:?}: {err}");
    }
    let (_, _, err) = run(&["new", "lines:4x9c2#x"]);
    assert_eq!(err.lines().count(), 3, "every problem: {err}");
}

struct Closed;

impl std::io::Write for Closed {
    fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
        Err(std::io::ErrorKind::BrokenPipe.into())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_reader_that_has_gone_is_no_crash() {
    let words = ["games".to_owned()];
    assert_eq!(quadrille_cli::run(&words, &mut Closed, &mut Closed), 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Whatever the words are: an answer or a complaint.
    #[test]
    fn no_words_crash(words in proptest::collection::vec(
        prop_oneof![
            any::<String>(),
            prop::sample::select(vec![
                "new", "play", "hint", "games", "lines", "undo", "redo", "end", "--ms", "0",
                "lines:5x5#1", "lines:9x9", "A1-B1", "--help", "lines:5x5:1..../...../...../...../....2",
            ]).prop_map(str::to_owned),
        ], 0..6))
    {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (code, out, err) = run(&words);
        prop_assert!(code == 0 || (code == 2 && !err.is_empty() && out.is_empty()), "{:?}", words);
    }
}

/// rules.md §3 "Cases".
#[test]
fn wuzifeis_cases_come_out_as_they_say() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/wuzifei.json");
    let (code, out, err) = run(&["wuzifei", "cases", file]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out, "{\"cases\":17,\"mismatches\":0}\n");
}

#[test]
fn a_file_of_cases_that_is_none_is_refused() {
    for words in [
        &["wuzifei", "cases"][..],
        &["wuzifei", "cases", "no-such-file"],
        &[
            "wuzifei",
            "cases",
            concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"),
        ],
        &["wuzifei", "perft", "--depth", "0"],
        &["wuzifei", "perft", "--params", "6x6"],
        &["wuzifei", "dance"],
        &["wuzifei"],
    ] {
        let (code, out, err) = run(words);
        assert_eq!(
            (code, out.as_str(), err.is_empty()),
            (2, "", false),
            "{words:?}"
        );
    }
}
