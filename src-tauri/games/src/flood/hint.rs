//! A move of a shortest known solution from here.

use super::region::{mask, solves};
use super::{Colour, Minimum, Move, State, solve};
use crate::{Budget, Cell, HintMove, Message};

pub(super) fn hint(state: &State, budget: &mut dyn Budget) -> Option<HintMove> {
    if state.end().is_some() {
        return None;
    }
    let ahead = ahead(state, budget);
    let colour = *ahead.line().first()?;
    let key = if ahead.is_proved() {
        "flood.hint.proved"
    } else {
        "flood.hint.atmost"
    };
    Some(HintMove {
        text: Move(colour).to_string(),
        cells: joining(state, colour),
        line: Vec::new(),
        message: Message::new(key)
            .with("colour", colour)
            .with("left", ahead.high()),
    })
}

/// What is known of the fewest moves from here, with a line.
fn ahead(state: &State, budget: &mut dyn Budget) -> Minimum {
    let (size, pivot) = (state.params.size(), state.params.start());
    // A move spares one move at most; and what is left of a known solution still solves the board,
    // since more flooded is never worse.
    let low = state
        .minimum()
        .map_or(0, |known| known.low().saturating_sub(state.moves()));
    let rest = state.minimum().and_then(|known| rest(state, known.line()));
    if let Some(rest) = rest.as_ref().filter(|rest| rest.len() <= low) {
        return Minimum::new(low, rest.clone());
    }
    let found = solve(size, &state.cells, pivot, budget);
    let low = low.max(found.low());
    let line = match rest {
        Some(rest) if rest.len() < found.high() => rest,
        _ => found.line().to_vec(),
    };
    Minimum::new(low, line)
}

/// The shortest ending of a line that solves the board from here.
fn rest(state: &State, line: &[Colour]) -> Option<Vec<Colour>> {
    let (size, pivot) = (state.params.size(), state.params.start());
    let solves = |line: &[Colour]| solves(size, &state.cells, pivot, line);
    let mut endings = (0..line.len()).rev().map(|from| &line[from..]);
    endings
        .find(|ending| solves(ending))
        .map(<[Colour]>::to_vec)
}

/// The cells that a colour would add.
fn joining(state: &State, colour: Colour) -> Vec<Cell> {
    let (size, pivot) = (state.params.size(), state.params.start());
    let before = mask(size, &state.cells, pivot);
    let mut cells = state.cells.clone();
    super::repaint(size, &mut cells, pivot, colour);
    let after = mask(size, &cells, pivot);
    let joining = (0..cells.len()).filter(|&index| after[index] && !before[index]);
    joining.map(|index| size.cell(index)).collect()
}
