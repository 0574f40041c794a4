//! Hints: a move of a shortest known solution from here (rules.md §4 "hint", flood.md §7.3).

use quadrille_games::flood::Flood;
use quadrille_games::{Argument, Game, Generator, HintMove, Nodes};

use super::{params, play, random_move, researched, state};

fn left(hint: &HintMove) -> i64 {
    match hint.message.args.get("left") {
        Some(Argument::Number(left)) => *left,
        other => panic!("{other:?}"),
    }
}

/// Straying at random, then following the hints: they never need more than they said.
#[test]
fn hints_keep_their_word() {
    let mut source = Generator::new(3).source();
    for (rules, seed) in [
        ("9x6c5", 1),
        ("6x6c4pcentre", 2),
        ("14x14c6", 3),
        ("7x12c10pC4", 4),
    ] {
        for informed in [false, true] {
            let mut game = Flood::deal(&params(rules), seed);
            if informed {
                game = researched(&game);
            }
            for _ in 0..3 {
                let mv = random_move(&game, &mut source).expect("on");
                game = Flood::play(&game, &mv).expect("legal").state;
            }
            let mut said = None;
            while let Some(hint) = Flood::hint(&game, 0, &mut || false) {
                assert_eq!(hint.message.key, "flood.hint.proved");
                assert!(!hint.cells.is_empty());
                assert!(said.is_none_or(|said| left(&hint) == said - 1));
                said = Some(left(&hint));
                let before = game.moves();
                game = play(&game, &hint.text).0;
                assert_eq!(game.moves(), before + 1);
            }
            assert_eq!(said, Some(1));
            assert!(game.is_complete());
        }
    }
}

/// From the start the hint follows the known line without a search.
#[test]
fn a_known_line_is_followed() {
    let mut game = researched(&Flood::deal(&params("14x14c6"), 5));
    let line = game.minimum().expect("known").line().to_vec();
    for (n, &colour) in line.iter().enumerate() {
        let hint = Flood::hint(&game, 0, &mut || panic!("no search")).expect("on");
        assert_eq!(hint.text, colour.to_string());
        assert_eq!(left(&hint), (line.len() - n) as i64);
        game = play(&game, &hint.text).0;
    }
}

/// Without time for a proof it says "at most", and a known line is still used after straying.
#[test]
fn an_unproved_hint_says_at_most() {
    let dealt = Flood::deal(&params("24x24c6"), 1);
    let hint = Flood::hint(&dealt, 0, &mut Nodes(100)).expect("on");
    assert_eq!(hint.message.key, "flood.hint.atmost");
    let note = Flood::research(&dealt, &mut Nodes(3000)).expect("a note");
    let known = Flood::note(&dealt, &note).expect("true");
    let high = known.minimum().expect("known").high() as i64;
    let mut source = Generator::new(2).source();
    let mv = random_move(&known, &mut source).expect("on");
    let strayed = Flood::play(&known, &mv).expect("legal").state;
    let hint = Flood::hint(&strayed, 0, &mut || true).expect("on");
    assert!(left(&hint) <= high, "{} {high}", left(&hint));
}

#[test]
fn the_marked_cells_are_those_that_join() {
    let hint = Flood::hint(&state("3x2c3", "122/113,9"), 0, &mut || false).expect("on");
    let cells: Vec<String> = hint.cells.iter().map(ToString::to_string).collect();
    // Two moves in either order; both mark what they add.
    match hint.text.as_str() {
        "2" => assert_eq!(cells, ["B1", "C1"]),
        "3" => assert_eq!(cells, ["C2"]),
        other => panic!("{other}"),
    }
}
