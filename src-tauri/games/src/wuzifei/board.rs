//! The view's model of the board: everything needed to draw it and to accept input.

use std::collections::BTreeMap;

use serde::Serialize;

use super::capture::{points_of, taken};
use super::cells::count;
use super::puzzle::{Aim, puzzle};
use super::state::QUIET_LIMIT;
use super::turn::legal_points;
use super::{Cells, Ruleset, Side, State, carry_out, moves};

/// A free point that a piece may move to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "WuzifeiTarget"))]
pub struct Target {
    /// The point, counted row by row.
    pub to: usize,
    /// The points that the move would capture.
    pub captures: Vec<usize>,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "WuzifeiLast"))]
pub struct Last {
    /// Where the piece stood.
    pub from: usize,
    /// Where it went.
    pub to: usize,
    /// What it captured.
    pub captures: Vec<usize>,
}

/// The board as the view gets it. Points are counted row by row, 0 to 24.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "WuzifeiBoard"))]
#[serde(rename_all = "camelCase")]
pub struct Board {
    /// Who stands on each point.
    pub points: Vec<Option<Side>>,
    /// The side to move, or that would be if the game were on.
    pub turn: Side,
    /// The person's side against the computer; null between two people.
    pub person: Option<Side>,
    /// Is the computer to move?
    pub computer: bool,
    /// By piece (its point): where it may move. Empty while the computer is to move, and when over.
    #[cfg_attr(feature = "types", ts(type = "Record<string, WuzifeiTarget[]>"))]
    pub targets: BTreeMap<usize, Vec<Target>>,
    /// Pieces of the side to move that the other side could capture if it were to move now.
    pub threatened: Vec<usize>,
    /// The last move.
    pub last: Option<Last>,
    /// Black pieces, then white ones.
    pub pieces: [usize; 2],
    /// Moves of both sides since the last capture.
    pub quiet: u16,
    /// With so many of them the game is a draw.
    pub quiet_limit: u16,
    /// How often this position has been on the board, now included.
    pub occurrences: usize,
    /// The side that offers a draw.
    pub offer: Option<Side>,
    /// The puzzle that it is.
    pub puzzle: Option<Asked>,
}

/// What a puzzle asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "WuzifeiPuzzle"))]
pub struct Asked {
    /// Its number.
    pub number: u16,
    /// How hard it is, from 1 on.
    pub grade: u8,
    /// What is to be found.
    pub aim: Aim,
    /// In how many moves of the person.
    pub moves: usize,
    /// How many of them are still to be found.
    pub left: usize,
    /// Wrong moves so far.
    pub mistakes: u16,
}

fn asked(state: &State) -> Option<Asked> {
    let task = state.task?;
    let puzzle = puzzle(task.number);
    let found = state.past.len().div_ceil(2);
    Some(Asked {
        number: task.number,
        grade: puzzle.grade,
        aim: puzzle.aim,
        moves: puzzle.turns.len(),
        left: puzzle.turns.len().saturating_sub(found),
        mistakes: task.mistakes,
    })
}

pub(super) fn board(state: &State) -> Board {
    let ruleset = state.params.ruleset();
    let mut targets: BTreeMap<usize, Vec<Target>> = BTreeMap::new();
    if !state.awaits_computer() {
        for (from, to) in legal_points(state) {
            let captures = captured(ruleset, &state.cells, from, to);
            targets
                .entry(from)
                .or_default()
                .push(Target { to, captures });
        }
    }
    Board {
        points: state.cells.to_vec(),
        turn: state.turn,
        person: state.person,
        computer: state.awaits_computer(),
        targets,
        threatened: threatened(state),
        last: state.past.last().map(|past| Last {
            from: usize::from(past.from),
            to: usize::from(past.to),
            captures: points_of(past.taken).collect(),
        }),
        pieces: [Side::Black, Side::White].map(|side| count(&state.cells, side)),
        quiet: state.quiet,
        quiet_limit: QUIET_LIMIT,
        occurrences: state.occurrences(),
        offer: state.offer,
        puzzle: asked(state),
    }
}

/// What a move would capture, in row order.
fn captured(ruleset: Ruleset, cells: &Cells, from: usize, to: usize) -> Vec<usize> {
    let (_, waves) = carry_out(ruleset, cells, from, to);
    points_of(taken(&waves)).collect()
}

/// What the other side could capture if it were to move: its turns to come, not the rule of repetition.
fn threatened(state: &State) -> Vec<usize> {
    if state.over.is_some() {
        return Vec::new();
    }
    let ruleset = state.params.ruleset();
    let all = moves(ruleset, &state.cells, state.turn.other())
        .into_iter()
        .fold(0, |all, (from, to)| {
            all | taken(&carry_out(ruleset, &state.cells, from, to).1)
        });
    points_of(all).collect()
}
