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
fn what_is_wrong_is_said_with_the_mend() {
    for (words, said) in [
        (&[][..], "--help"),
        (&["dance"], "--help"),
        (&["lines"], "--help"),
        (&["lines", "sing"], "autoplay"),
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
