//! The game with few pieces, solved slowly by the games' own rules, and held against the solver.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)] // a test fails by panicking

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use quadrille_games::wuzifei::perfect::Position;
use quadrille_games::wuzifei::{Cells, Ruleset, Side, carry_out, moves};
use quadrille_games::{Oracle, Worth};
use quadrille_solver::Solver;

/// All boards of so many pieces, in which black is to move.
fn boards(pieces: u32) -> Vec<Cells> {
    let sets = (0_u32..1 << 25).filter(|set| set.count_ones() == pieces);
    sets.flat_map(|occupied| {
        let mut own = occupied;
        let mut all = vec![occupied];
        while own != 0 {
            own = (own - 1) & occupied;
            all.push(own);
        }
        all.into_iter().map(move |own| {
            let other = occupied ^ own;
            Position { own, other }.cells()
        })
    })
    .collect()
}

/// The board as the other side sees it.
fn turned(cells: Cells) -> Cells {
    cells.map(|cell| cell.map(Side::other))
}

/// Every board's value and half-moves to the end, found by asking all boards again and again.
fn slow(boards: &[Cells]) -> Vec<Option<u16>> {
    let number: HashMap<&Cells, usize> = boards.iter().zip(0..).collect();
    let has = |cells: &Cells, side| cells.contains(&Some(side));
    let after: Vec<Option<Vec<usize>>> = boards
        .iter()
        .map(|cells| {
            let over = !has(cells, Side::White);
            let moves = moves(Ruleset::CLASSIC, cells, Side::Black).into_iter();
            let after = moves.map(|(from, to)| {
                let (after, _) = carry_out(Ruleset::CLASSIC, cells, from, to);
                number[&turned(after)]
            });
            (!over).then(|| after.collect())
        })
        .collect();
    // Even: lost in so many; odd: won. Where there is nobody to play against: won in 0.
    let mut ends: Vec<Option<u16>> = vec![None; boards.len()];
    for plies in 0.. {
        let is_lost = |to: &usize| ends[*to].is_some_and(|plies| plies % 2 == 0);
        let is_won = |to: &usize| ends[*to].is_some_and(|plies| plies % 2 == 1);
        let found: Vec<usize> = (0..boards.len())
            .filter(|n| ends[*n].is_none())
            .filter(|n| {
                after[*n].as_ref().is_some_and(|after| match plies % 2 {
                    0 => after.iter().all(is_won),
                    _ => after.iter().any(is_lost),
                })
            })
            .collect();
        if found.is_empty() && plies > 0 {
            return ends;
        }
        for n in found {
            ends[n] = Some(plies);
        }
    }
    ends
}

#[test]
fn few_pieces_are_worth_what_a_slow_model_says() {
    for pieces in [2, 3, 4] {
        let solver = Solver::run(pieces, &mut |_| {}, &AtomicBool::new(false), 2).unwrap();
        let boards = boards(pieces as u32);
        let slow = slow(&boards);
        let mut counts = [0_u64; 3];
        for (cells, end) in boards.iter().zip(&slow) {
            let position = Position::new(cells, Side::Black);
            let alone = position.other == 0;
            let value = match end {
                _ if alone => Worth::Win,
                None => Worth::Draw,
                Some(plies) if plies % 2 == 0 => Worth::Loss,
                Some(_) => Worth::Win,
            };
            counts[value as usize] += 1;
            let plies = if alone { Some(0) } else { *end };
            assert_eq!(
                solver.value(&position),
                Some((value, plies)),
                "{position:?}"
            );
            assert_eq!(solver.worth(position.packed()), Ok(value));
            assert_eq!(solver.plies(position.packed()), plies);
        }
        let tally = solver.tally();
        assert_eq!([tally.lost, tally.drawn, tally.won], counts);
        let longest = slow.iter().flatten().filter(|plies| *plies % 2 == 1).max();
        let found = solver.longest().map(|(_, plies)| plies);
        assert_eq!(found, longest.copied().or(Some(0)));
        assert_eq!(solver.check(&AtomicBool::new(false), 2), Ok(0));
    }
}
