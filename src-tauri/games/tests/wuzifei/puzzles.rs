//! The puzzles that are shipped: what they claim is true, and nothing else does it. Checked by a search that knows the
//! rules only.

use std::collections::BTreeSet;

use quadrille_games::wuzifei::{Aim, Puzzle, PuzzleTurn, SYMMETRIES, puzzles};

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

/// Half-moves that every run looks ahead from a wrong move of a puzzle to be won. The long test looks to the end.
const AHEAD: u32 = 5;

/// At every turn of every puzzle to be won: the right move wins within the half-moves that are left; no wrong one does,
/// as far as the search looks; and after the answer it takes as long as the line does, as far as that.
fn check_wins(ahead: u32) {
    let mut search = Search::new();
    for (n, puzzle) in of_aim(Aim::Win) {
        let turns = turns(&search, puzzle);
        for (k, (board, turn)) in turns.iter().enumerate() {
            // Half-moves that are left after the solver's move.
            let left = 2 * (turns.len() - k - 1) as u32;
            for (from, to, after) in search.moves(*board) {
                let right = (from, to) == turn.right;
                let looked = if right { left } else { left.min(ahead - 1) };
                assert_eq!(search.lost_in(after, looked), right, "{n}: {from}-{to}");
            }
            let after = play(&search, *board, turn.right);
            match turn.reply {
                None => assert!(after.own == 0 || search.moves(after).is_empty(), "{n}"),
                Some(reply) => {
                    let then = play(&search, after, reply);
                    let sooner = left.saturating_sub(3).min(ahead - 2);
                    assert!(!search.won_in(then, sooner), "{n}");
                }
            }
        }
    }
}

fn of_aim(aim: Aim) -> impl Iterator<Item = (usize, &'static Puzzle)> {
    let all = (1..).zip(puzzles());
    all.filter(move |(_, puzzle)| puzzle.aim == aim)
}

/// At every turn of every puzzle to be drawn, every wrong move loses soon, and the right one doesn't.
#[test]
fn in_every_drawn_puzzle_every_wrong_move_loses_soon_and_the_right_one_does_not() {
    let mut search = Search::new();
    for (n, puzzle) in of_aim(Aim::Draw) {
        for (board, turn) in turns(&search, puzzle) {
            for (from, to, after) in search.moves(board) {
                let right = (from, to) == turn.right;
                assert_eq!(search.won_in(after, SOON), !right, "{n}: {from}-{to}");
            }
        }
    }
}

#[test]
fn in_every_puzzle_the_right_move_wins_in_time_and_no_other_as_far_as_a_quick_search_sees() {
    check_wins(AHEAD);
}

/// `cargo xtask endure` runs it, or
/// `cargo test --release -p quadrille-games --test wuzifei -- --ignored to_its_end`.
#[test]
#[ignore = "takes a minute or more; cargo xtask endure runs it"]
fn every_puzzle_to_its_end() {
    check_wins(u32::MAX);
    let mut search = Search::new();
    for (n, puzzle) in of_aim(Aim::Win) {
        check_answers(&mut search, n, puzzle, usize::MAX);
    }
}

/// Solver's turns after an answer, at most, up to which every run looks whether another answer were better.
const FEW_LEFT: usize = 2;

#[test]
fn near_the_end_of_every_puzzle_no_answer_leaves_more_to_be_found() {
    let mut search = Search::new();
    for (n, puzzle) in of_aim(Aim::Win) {
        check_answers(&mut search, n, puzzle, FEW_LEFT);
    }
}

/// What is left to be found: turns, and in them wrong moves that tempt.
type Left = (usize, usize);

/// Of the answers that resist the longest, the line has one after which the most is left.
fn check_answers(search: &mut Search, n: usize, puzzle: &Puzzle, few: usize) {
    let turns = turns(search, puzzle);
    for (k, (board, turn)) in turns.iter().enumerate() {
        let left = turns.len() - k - 1;
        if left == 0 || left > few {
            continue;
        }
        let tempt = turns[k + 1..].iter();
        let tempt = tempt.map(|(board, turn)| tempting(search, *board, turn.right));
        let line = (left, tempt.sum());
        let after = play(search, *board, turn.right);
        assert_eq!(most_left(search, after, left), Some(line), "{n}: turn {k}");
    }
}

/// The most that an answer leaves, of those that hold out for so many turns and leave one right move at each of them.
fn most_left(search: &mut Search, board: Board, turns: usize) -> Option<Left> {
    let replies = search.moves(board).into_iter();
    replies
        .filter_map(|(.., then)| {
            let plies = 2 * turns as u32 - 1;
            if plies > 2 && search.won_in(then, plies - 2) {
                return None;
            }
            let mut right = search.moves(then);
            right.retain(|(.., after)| search.lost_in(*after, plies - 1));
            let [(from, to, after)] = right[..] else {
                return None;
            };
            let tempting = tempting(search, then, (from, to));
            if turns == 1 {
                return Some((1, tempting));
            }
            let (more, tempt) = most_left(search, after, turns - 1)?;
            Some((1 + more, tempting + tempt))
        })
        .max()
}

/// Wrong moves that look no worse than the right one, by the pieces that they turn and risk.
fn tempting(search: &Search, board: Board, right: (usize, usize)) -> usize {
    let turned = |before: Board, after: Board| {
        i64::from(before.other.count_ones()) - i64::from(after.own.count_ones())
    };
    let looks = |after: Board| {
        let replies = search.moves(after).into_iter();
        let risks = replies.map(|(.., then)| turned(after, then));
        turned(board, after) - risks.max().unwrap_or(0)
    };
    let least = looks(play(search, board, right));
    let moves = search.moves(board).into_iter();
    moves
        .filter(|(from, to, after)| (*from, *to) != right && looks(*after) >= least)
        .count()
}

/// docs/formats.md: three for each turn, one for each tempting move, five a turn at most, four for a draw; up to 7, 12,
/// 18, 25, and above.
#[test]
fn every_puzzle_has_the_grade_of_its_weight_and_the_lightest_come_first() {
    let search = Search::new();
    let mut before = 0;
    for (n, puzzle) in (1..).zip(puzzles()) {
        let turns = turns(&search, puzzle);
        let each = turns
            .iter()
            .map(|(board, turn)| 3 + tempting(&search, *board, turn.right).min(5));
        let aimless = if puzzle.aim == Aim::Draw { 4 } else { 0 };
        let weight = each.sum::<usize>() + aimless;
        let grade = match weight {
            0..=7 => 1,
            8..=12 => 2,
            13..=18 => 3,
            19..=25 => 4,
            _ => 5,
        };
        assert_eq!(puzzle.grade, grade, "{n}: {weight}");
        assert!(weight >= before, "{n}: {weight} after {before}");
        before = weight;
    }
}

/// The eight images of a board.
fn images(board: Board) -> impl Iterator<Item = (u32, u32)> {
    SYMMETRIES.iter().map(move |map| {
        let to = |set: u32| {
            let points = (0..25).filter(|point| set >> point & 1 == 1);
            points.fold(0, |image, point: usize| image | 1_u32 << map[point])
        };
        (to(board.own), to(board.other))
    })
}

#[test]
fn no_two_puzzles_are_alike_and_the_grades_are_mixed() {
    let search = Search::new();
    let mut seen = BTreeSet::new();
    for (n, puzzle) in (1..).zip(puzzles()) {
        for (board, _) in turns(&search, puzzle) {
            assert!(images(board).all(|image| !seen.contains(&image)), "{n}");
            seen.extend(images(board).take(1));
        }
        let sides = [puzzle.cells.iter().flatten().count(), puzzle.turns.len()];
        assert!(sides[0] == 10 && (1..=5).contains(&sides[1]), "{n}");
    }
    assert!(puzzles().is_sorted_by_key(|puzzle| puzzle.grade));
    for grade in 1..=5 {
        let all = puzzles().iter().filter(|puzzle| puzzle.grade == grade);
        assert!(all.count() >= 60, "grade {grade}");
    }
    assert_eq!(
        puzzles().len(),
        include_str!("../../src/wuzifei/puzzle/puzzles.txt")
            .lines()
            .count()
    );
}
