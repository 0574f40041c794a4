//! A good move at a fixed budget.

use super::{Lines, Move, State};
use crate::{Budget, Game, HintMove, Message};

pub(super) fn hint(state: &State, _budget: &mut dyn Budget) -> Option<HintMove> {
    let mv = *Lines::legal(state).first()?;
    let Move::Ball { from, to } = mv else {
        return None;
    };
    let message = Message::new("lines.hint.move")
        .with("from", from)
        .with("to", to);
    Some(HintMove {
        text: mv.to_string(),
        cells: vec![from, to],
        line: Vec::new(),
        message,
    })
}
