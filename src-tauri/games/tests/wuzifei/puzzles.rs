//! The puzzles that are shipped: what they claim is true, and nothing else does it. Checked by a search that knows the
//! rules only.

use std::collections::BTreeSet;

use quadrille_games::wuzifei::{
    Aim, Judged, Puzzle, PuzzleTurn, SYMMETRIES, Wuzifei, puzzles,
};
use quadrille_games::Game;

use crate::search::{Board, Search};

/// Half-moves after which every wrong move of a puzzle to be drawn has lost, at the latest.
const SOON: u32 = 7;

fn play(search: &Search, board: Board, hop: (usize, usize)) -> Board {
    let moves = search.moves(board);
    let found = moves.iter().find(|(from, to, _)| (*from, *to) == hop);
    found.unwrap_or_else(|| panic!("{hop:?} is no move")).2
}

/// The solver's turns with their boards.
fn turns<'a>(search: &Search, puzzle: &'a Puzzle) -> Vec<(Board, &'a PuzzleTurn)> {
    let mut board = Board::new(&puzzle.cells, puzzle.side);
    let mut turns = Vec::new();
    for turn in &puzzle.turns {
        turns.push((board, turn));
        if let Some(reply) = turn.reply {
            board = play(search, play(search, board, turn.right), reply);
        }
    }
    turns
}

#[test]
fn in_every_puzzle_exactly_one_move_wins_in_time_and_the_answer_resists_the_longest() {
    let mut search = Search::new();
    for (n, puzzle) in puzzles().iter().enumerate() {
        if puzzle.aim != Aim::Win {
            continue;
        }
        let start = std::time::Instant::now();
        let turns = turns(&search, puzzle);
        for (k, (board, turn)) in turns.iter().enumerate() {
            // Half-moves that are left after the solver's move.
            let left = 2 * (turns.len() - k - 1) as u32;
            for (from, to, after) in search.moves(*board) {
                let right = (from, to) == turn.right;
                assert_eq!(search.lost_in(after, left), right, "{} {from}-{to}", n + 1);
            }
            let after = play(&search, *board, turn.right);
            match turn.reply {
                None => assert!(after.own == 0 || search.moves(after).is_empty(), "{}", n + 1),
                Some(reply) => {
                    let then = play(&search, after, reply);
                    assert!(!search.won_in(then, left.saturating_sub(3)), "{}", n + 1);
                }
            }
        }
        eprintln!("{} {} {:?}", n + 1, turns.len(), start.elapsed());
    }
}

#[test]
fn in_every_drawn_puzzle_all_moves_but_one_lose_soon() {
    let mut search = Search::new();
    for (n, puzzle) in puzzles().iter().enumerate() {
        if puzzle.aim != Aim::Draw {
            continue;
        }
        for (board, turn) in turns(&search, puzzle) {
            for (from, to, after) in search.moves(board) {
                let right = (from, to) == turn.right;
                assert_eq!(search.won_in(after, SOON), !right, "{} {from}-{to}", n + 1);
            }
        }
    }
}
