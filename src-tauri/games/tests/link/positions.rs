//! The position's text: lenient in, canonical out, every problem listed. rules.md §0 and §2.

use proptest::prelude::*;
use quadrille_games::Game;
use quadrille_games::link::{End, Gravity, Link};

use super::{params, play, rows, state};

#[test]
fn only_the_rows_are_needed() {
    let bare = state("3x2c2", "010/212");
    assert_eq!(bare, state("3x2c2", " 010 / 212 ,,"));
    assert_ne!(bare.generator(), state("3x2c2", "212/010").generator());
    assert_ne!(bare.generator(), state("3x2c2gdown", "010/212").generator());
    let told = state("3x2c2", "010/212,42.9");
    assert_eq!(Link::write(&told), "010/212,42.9");
}

#[test]
fn the_end_of_a_game_is_written() {
    let lost = play(&state("2x2tdown", "00/11,1.2"), "TIME").0;
    assert_eq!(Link::write(&lost), "00/11,1.2,time");
    assert_eq!(Link::read(lost.params(), "00/11,1.2,Time"), Ok(lost));
    let won = state("2x2", "../..");
    assert_eq!(won.over(), Some(End::Won));
    assert_eq!(Link::read(won.params(), &Link::write(&won)), Ok(won));
}

/// More than 36 kinds need both cases: nothing is folded.
#[test]
fn the_case_of_kinds_counts() {
    let mixed = state("2x2c2", "aA/aA");
    assert_eq!(mixed.cells(), [11, 37, 11, 37]);
    assert_eq!(rows(&mixed), "aA/aA");
    const { assert!(Link::CASE_COUNTS) };
    let all = state(
        "8x10c2",
        "01234567/89abcdef/ghijklmn/opqrstuv/wxyzABCD/DCBAzyxw/vutsrqpo/nmlkjihg/fedcba98/76543210",
    );
    assert_eq!(all.cells()[..40], (1..=40).collect::<Vec<u8>>());
}

#[test]
fn every_problem_is_listed() {
    for (rules, text, keys) in [
        ("2x2", "", vec!["rows", "width"]),
        ("2x2", "00/11/22", vec!["rows"]),
        ("2x2", "000/1", vec!["width", "width"]),
        ("2x2", "0*/1E", vec!["kind", "kind"]),
        (
            "8x10k2",
            "22....../......../......../......../......../......../......../......../......../........",
            vec!["kind", "kind"],
        ),
        ("2x2", "01/22", vec!["odd", "odd"]),
        ("2x2gdown", "00/..", vec!["loose"]),
        ("2x2gdown", "01/..", vec!["odd", "odd", "loose"]),
        ("2x2", "00/11,5", vec!["generator"]),
        ("2x2", "00/11,x.y", vec!["generator"]),
        ("2x2", "00/11,1.2,time", vec!["end"]),
        ("2x2tdown", "../..,1.2,time", vec!["end"]),
        ("2x2tdown", "00/11,1.2,lost", vec!["end"]),
        ("2x2tdown", "00/11,1.2,time,4", vec!["fields"]),
        (
            "2x2",
            "0?/1,z,z,z",
            vec!["fields", "kind", "width", "generator", "end"],
        ),
    ] {
        let problems = Link::read(&params(rules), text).expect_err(text);
        let keys: Vec<_> = keys
            .iter()
            .map(|key| format!("link.problem.{key}"))
            .collect();
        let mut found: Vec<_> = problems.0.iter().map(|m| m.key).collect();
        let mut want: Vec<_> = keys.iter().map(String::as_str).collect();
        found.sort_unstable();
        want.sort_unstable();
        assert_eq!(found, want, "{text}: {problems}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// Whatever is accepted is written canonically, read back the same, and can be played.
    #[test]
    fn accepted_text_never_crashes_later(
        rows in proptest::collection::vec("[.01]{4}|[.0a]{4}|[.01]{3,5}", 2..5),
        generator in "|[0-9]{1,20}\\.[0-9]{1,20}|.{0,3}", end in "|,time|,.{0,3}",
        gravity in 0..Gravity::ALL.len(), ring in prop_oneof![Just("on"), Just("off")],
    ) {
        let rules = params(&format!("4x3g{}r{ring}tdown", Gravity::ALL[gravity].word()));
        let text = format!("{},{generator}{end}", rows.join("/"));
        let Ok(read) = Link::read(&rules, &text) else { return Ok(()) };
        let written = Link::write(&read);
        prop_assert_eq!(Link::read(&rules, &written), Ok(read.clone()));
        let mut state = read;
        for turn in 0..8 {
            let _ = Link::board(&state);
            let moves = Link::legal(&state);
            let Some(mv) = moves.get(turn % moves.len().max(1)) else { break };
            state = Link::play(&state, mv).expect("legal").state;
        }
    }
}
