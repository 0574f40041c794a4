//! Puzzles of a smaller game that is solved in a moment: one right move each, as the solution says it.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)] // a test fails by panicking

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use quadrille_games::Worth;
use quadrille_games::wuzifei::SYMMETRIES;
use quadrille_games::wuzifei::perfect::{Moves, Position};
use quadrille_solver::{Aim, Judged, Puzzle, Solver, puzzles};

/// Enough pieces for both sides to have some.
const PIECES: usize = 5;

fn solver() -> Solver {
    Solver::run(PIECES, &mut |_| (), &AtomicBool::new(false), 2).expect("solved")
}

fn after(position: Position, (from, to): (usize, usize)) -> Position {
    Moves::default().after(position, from, to)
}

/// What a move leaves the side that made it.
fn worth(solver: &Solver, position: Position, hop: (usize, usize)) -> Worth {
    let (value, _) = solver.value(&after(position, hop)).expect("of this table");
    value.turned()
}

fn image(position: Position) -> (u32, u32) {
    let images = SYMMETRIES.iter().map(|map| {
        let to = |set: u32| {
            let points = (0..25).filter(|point| set >> point & 1 == 1);
            points.fold(0, |image, point: usize| image | 1_u32 << map[point])
        };
        (to(position.own), to(position.other))
    });
    images.min().expect("eight")
}

/// The positions in which the solver is to move.
fn positions(puzzle: &Puzzle) -> Vec<Position> {
    let mut positions = vec![puzzle.position];
    for turn in &puzzle.turns {
        if let (Some(reply), Some(position)) = (turn.reply, positions.last()) {
            positions.push(after(after(*position, turn.right), reply));
        }
    }
    positions
}

#[test]
fn every_puzzle_has_one_right_move_at_each_turn_and_no_two_are_alike() {
    let solver = solver();
    let found = puzzles(&solver, 3, 60);
    assert!(found.len() > 10, "{}", found.len());
    let mut seen = BTreeSet::new();
    for puzzle in &found {
        let positions = positions(puzzle);
        assert_eq!(positions.len(), puzzle.turns.len(), "{puzzle}");
        for (position, turn) in positions.iter().zip(&puzzle.turns) {
            assert!(seen.insert(image(*position)), "{puzzle}");
            for (hop, judged) in &turn.moves {
                let worth = worth(&solver, *position, *hop);
                let fits = match judged {
                    Judged::Right => *hop == turn.right && worth == aim(puzzle),
                    Judged::Slow => worth == Worth::Win && puzzle.aim == Aim::Win,
                    Judged::Draw => worth == Worth::Draw && puzzle.aim == Aim::Win,
                    Judged::Loss => worth == Worth::Loss,
                };
                assert!(fits, "{puzzle}: {hop:?} {judged:?} {worth:?}");
            }
        }
        let first = &puzzle.turns[0];
        let reached = first.moves.iter();
        let reached =
            reached.filter(|(hop, _)| worth(&solver, puzzle.position, *hop) == aim(puzzle));
        assert_eq!(reached.count(), 1, "{puzzle}");
    }
}

fn aim(puzzle: &Puzzle) -> Worth {
    match puzzle.aim {
        Aim::Win => Worth::Win,
        Aim::Draw => Worth::Draw,
    }
}

#[test]
fn the_same_seed_gives_the_same_puzzles_and_another_one_others() {
    let solver = solver();
    let text = |seed| {
        let lines: Vec<String> = puzzles(&solver, seed, 30)
            .iter()
            .map(ToString::to_string)
            .collect();
        lines
    };
    assert_eq!(text(1), text(1));
    assert_ne!(text(1), text(2));
}
