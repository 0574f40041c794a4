//! A good move at a fixed budget.

use super::capture::{points_of, taken};
use super::cells::{SIZE, name};
use super::engine::quick;
use super::{Move, State, carry_out, puzzle};
use crate::{Budget, HintMove, Message};

/// The engine's move, or the one that a puzzle asks for, for the person to move.
pub(super) fn hint(state: &State, budget: &mut dyn Budget) -> Option<HintMove> {
    if state.over.is_some() || state.awaits_computer() {
        return None;
    }
    let mv = match puzzle::right(state) {
        Some((from, to)) => Move::Piece {
            from: name(from),
            to: name(to),
        },
        None => quick(state, budget)?,
    };
    let Move::Piece { from, to } = mv else {
        return None;
    };
    let (_, waves) = carry_out(
        state.params.ruleset(),
        &state.cells,
        SIZE.index(from),
        SIZE.index(to),
    );
    let message = match points_of(taken(&waves)).count() {
        0 => Message::new("wuzifei.hint.move"),
        pieces => Message::new("wuzifei.hint.capture").with("pieces", pieces),
    };
    Some(HintMove {
        text: mv.to_string(),
        cells: vec![from, to],
        line: Vec::new(),
        message: message.with("from", from).with("to", to),
    })
}
