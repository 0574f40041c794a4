//! A good move at a fixed budget: a choice at a glance, then the likeliest moves played on.
//!
//! The search sees what the player sees. It draws drops of its own and never looks at the game's
//! generator, nor at a preview that the player is not told.

mod grid;
mod layout;
mod outlook;
mod search;
mod survey;
mod weights;
mod worth;

use super::{Move, Preview, State, Upcoming};
use crate::{Budget, HintMove, Message, Size, seed_from_text};
use grid::Grid;
use layout::Layout;
use outlook::Course;

/// The best move found within the budget; at a glance, when the budget is spent at once.
pub(super) fn hint(state: &State, budget: &mut dyn Budget) -> Option<HintMove> {
    if state.over.is_some() {
        return None;
    }
    let params = &state.params;
    let size = params.size();
    let length = usize::from(params.length());
    let layout = Layout::new(usize::from(size.width), usize::from(size.height), length);
    let worth = weights::worth(length);
    let told = told(state, size);
    let course = Course {
        layout: &layout,
        worth: &worth,
        colours: u32::from(params.colours()),
        drop: u32::from(params.drop()),
        told: &told,
    };
    let grid = Grid::new(&layout, &state.cells);
    let best = search::best(&course, &grid, seed(state, &told), &search::PLAN, budget)?;
    let (from, to) = (
        size.cell(usize::from(best.from)),
        size.cell(usize::from(best.to)),
    );
    let mut after = grid.clone();
    let gone = after.travel(&layout, best.from, best.to);
    let message = match gone {
        0 => Message::new("lines.hint.move"),
        balls => Message::new("lines.hint.clear").with("balls", balls),
    };
    Some(HintMove {
        text: Move::Ball { from, to }.to_string(),
        cells: vec![from, to],
        line: Vec::new(),
        message: message.with("from", from).with("to", to),
    })
}

/// The next balls as the player is told of them, by index.
fn told(state: &State, size: Size) -> Vec<(u8, Option<u16>)> {
    debug_assert!(state.params.preview() != Preview::Off || Upcoming::told(state).is_empty());
    let index = |cell| u16::try_from(size.index(cell)).unwrap_or(u16::MAX);
    Upcoming::told(state)
        .into_iter()
        .map(|ball| (ball.colour, ball.cell.map(index)))
        .collect()
}

/// The search's own luck: from what the player sees, so that the same board gives the same hint.
fn seed(state: &State, told: &[(u8, Option<u16>)]) -> u64 {
    seed_from_text(&format!("{:?}{told:?}", state.cells))
}
