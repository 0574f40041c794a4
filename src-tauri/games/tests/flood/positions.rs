//! The position's text: lenient in, canonical out, every problem listed. rules.md §0 and §4.

use proptest::prelude::*;
use quadrille_games::Game;
use quadrille_games::flood::Flood;

use super::{params, play_all, researched, state};

#[test]
fn left_out_fields_follow_from_the_rows() {
    let bare = state("3x3c3", "123/312/231");
    assert_eq!(
        (bare.limit(), bare.moves(), bare.minimum()),
        (None, 0, None)
    );
    for same in [
        "123/312/231,?",
        "123/312/231,,,",
        "123/312/231,?,?,?",
        " 123 / 312/2 31 ,",
    ] {
        assert_eq!(state("3x3c3", same), bare, "{same}");
    }
    assert_eq!(Flood::write(&bare), "123/312/231,?");
    assert_eq!(state("3x3c3mgreedy", "123/312/231").limit(), Some(6));
    // A limit that is written stands, whatever the challenge; a minimum brings its own.
    assert_eq!(state("3x3c3mgreedy", "123/312/231,99").limit(), Some(99));
    assert_eq!(
        state("3x3c3mbest", "123/312/231,,,5:21312").limit(),
        Some(5)
    );
    assert_eq!(
        state("3x3c3mbest", "123/312/231,7,,5:21312").limit(),
        Some(7)
    );
    assert_eq!(state("3x3c3", "123/312/231,?,,4-5:21312").limit(), Some(10));
}

#[test]
fn writing_is_canonical() {
    let start = state("3x3c3", "123/312/231");
    let known = researched(&start);
    let line = Flood::write(&known);
    assert!(line.starts_with("123/312/231,10,,5:"), "{line}");
    for (state, text) in [
        (start.clone(), "123/312/231,?"),
        (play_all(&start, "21"), "123/312/231,?,21"),
        (state("2x2c10", "1A/aA , 07 , A "), "1a/aa,7,a"),
        (
            state("3x3c3", "123/312/231,10,21,4 - 5 : 213 12"),
            "123/312/231,10,21,4-5:21312",
        ),
        (
            state("3x3c3", "123/312/231,10,,5-5:21312"),
            "123/312/231,10,,5:21312",
        ),
    ] {
        assert_eq!(Flood::write(&state), text);
        assert_eq!(Flood::read(state.params(), text), Ok(state));
    }
}

#[test]
fn every_problem_is_listed() {
    for (rules, text, keys) in [
        ("3x3c3", "", vec!["rows", "width"]),
        ("3x3c3", "123/312", vec!["rows"]),
        ("3x3c3", "123/312/231/111", vec!["rows"]),
        ("3x3c3", "1234/312/23", vec!["width", "width"]),
        ("3x3c3", "124/3.2/0x1", vec!["colour"; 4]),
        ("3x3c3", "123/312/231,-1", vec!["limit"]),
        ("3x3c3", "123/312/231,10000", vec!["limit"]),
        ("3x3c3", "123/312/231,+5", vec!["limit"]),
        ("3x3c3", "123/312/231,5,1", vec!["turn"]),
        ("3x3c3", "123/312/231,5,22", vec!["turn"]),
        ("3x3c3", "123/312/231,5,213121", vec!["turn"]),
        ("3x3c3", "123/312/231,5,24", vec!["played"]),
        ("3x3c3", "123/312/231,5,2-", vec!["played"]),
        ("3x3c3", "123/312/231,5,,5", vec!["minimum"]),
        ("3x3c3", "123/312/231,5,,6:21312", vec!["minimum"]),
        ("3x3c3", "123/312/231,5,,6-5:21312", vec!["minimum"]),
        ("3x3c3", "123/312/231,5,,5:21313", vec!["line"]),
        ("3x3c3", "123/312/231,5,,6:421312", vec!["line"]),
        ("3x3c3", "123/312/231,5,,6:213123", vec!["line"]),
        ("3x3c3", "123/312/231,5,,,1", vec!["fields"]),
        (
            "3x3c3",
            "12/999,x,y,z,w",
            vec![
                "fields", "rows", "width", "colour", "colour", "colour", "limit", "played",
                "minimum",
            ],
        ),
    ] {
        let problems = Flood::read(&params(rules), text).expect_err(text);
        let found: Vec<_> = problems
            .0
            .iter()
            .map(|m| m.key.trim_start_matches("flood.problem."))
            .collect();
        assert_eq!(found, keys, "{text}: {problems}");
    }
}

#[test]
fn moves_are_one_colour() {
    use quadrille_games::flood::Move;
    for (text, want) in [
        ("1", Some(1)),
        (" 9 ", Some(9)),
        ("a", Some(10)),
        ("A", Some(10)),
    ] {
        assert_eq!(text.parse().ok(), want.map(Move), "{text}");
    }
    for text in ["", "0", "b", "10", "12", "-1", "１", "💥", "1 2", "red"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// Whatever is accepted is written canonically, read back the same, and can be played.
    #[test]
    fn accepted_text_never_crashes_later(
        rows in proptest::collection::vec("[1-3]{3}|[1-3]{2,4}", 2..4),
        limit in "|\\?|[0-9]{1,5}", played in "|\\?|[1-4]{1,4}",
        minimum in "|\\?|[0-9]{1,2}:[1-3]{1,6}|[0-9]-[0-9]:[1-3]{1,6}",
        end in prop_oneof![Just("free"), Just("strict")],
        pivot in prop_oneof![Just("corner"), Just("centre"), Just("C1")],
    ) {
        let rules = params(&format!("3x2c3p{pivot}e{end}"));
        let text = format!("{},{limit},{played},{minimum}", rows.join("/"));
        let Ok(read) = Flood::read(&rules, &text) else { return Ok(()) };
        let written = Flood::write(&read);
        prop_assert_eq!(Flood::read(&rules, &written), Ok(read.clone()));
        let mut state = read;
        for _ in 0..6 {
            let moves = Flood::legal(&state);
            let _ = (Flood::board(&state), Flood::status(&state), Flood::score(&state));
            let hint = Flood::hint(&state, 0, &mut || false);
            prop_assert_eq!(hint.is_none(), moves.is_empty());
            let Some(mv) = moves.get(moves.len() / 2) else { break };
            state = Flood::play(&state, mv).expect("legal").state;
        }
    }
}
