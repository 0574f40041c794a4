//! The fast rules against the games' rules and the published cases.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)] // a test fails by panicking

use quadrille_games::wuzifei::perfect::{Moves, Position};
use quadrille_games::wuzifei::{Cells, POINTS, Ruleset, Side, moves};
use quadrille_solver::disagreements;
use serde_json::Value;

const CASES: &str = include_str!("../../../tests/data/wuzifei.json");

fn side(letter: char) -> Option<Side> {
    match letter {
        'B' => Some(Side::Black),
        'W' => Some(Side::White),
        _ => None,
    }
}

#[test]
fn every_published_case_turns_what_it_says() {
    let cases: Vec<Value> = serde_json::from_str(CASES).unwrap();
    assert_eq!(cases.len(), 17);
    let rules = Moves::default();
    for case in cases {
        let letters = case["board"]
            .as_str()
            .unwrap()
            .chars()
            .filter(|c| *c != '/');
        let mut cells: Cells = [None; POINTS];
        letters
            .enumerate()
            .for_each(|(point, letter)| cells[point] = side(letter));
        let mover = side(case["mover"].as_str().unwrap().chars().next().unwrap());
        let position = Position::new(&cells, mover.unwrap());
        let [from, to] = ["from", "to"].map(|key| case[key].as_u64().unwrap() as usize);
        let legal = position.other == 0 || rules.legal(position).any(|mv| mv == (from, to));
        let found = legal.then(|| {
            let turned = rules.turned(position, from, to);
            (0..POINTS as u64)
                .filter(|point| turned >> point & 1 == 1)
                .collect::<Vec<_>>()
        });
        let want = case["flips_strict"].as_array();
        let want = want.map(|points| points.iter().filter_map(Value::as_u64).collect());
        assert_eq!(found, want, "{}", case["id"]);
    }
}

/// Moves, captures, images and moves taken back, from sparse boards to full ones.
#[test]
fn random_positions_have_the_games_moves_forwards_and_backwards() {
    for pieces in 1..=14 {
        assert_eq!(disagreements(pieces, 300, pieces as u64), 0, "{pieces}");
    }
    assert_eq!(disagreements(10, 3000, 99), 0);
}

#[test]
fn who_has_all_the_pieces_moves_no_more() {
    let position = Position {
        own: 0b11111_00000_11111,
        other: 0,
    };
    assert_eq!(Moves::default().legal(position).count(), 0);
    assert!(!moves(Ruleset::CLASSIC, &position.cells(), Side::Black).is_empty());
}
