//! After the end: the player's own line and the shortest known one, to be played again side by side.
//! rules.md §4 "after the end".
//!
//! A line says of every cell with which move it joined the region. That is enough to draw the board after
//! any of its moves without knowing the rules: what has joined has the colour played last.

use serde::Serialize;

use super::region::Growth;
use super::score::best_line;
use super::{Colour, State};

/// Two lines of play from the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "FloodReplay"))]
pub struct Replay {
    /// The board before the first move, row by row.
    pub start: Vec<Colour>,
    /// What the player played.
    pub own: Line,
    /// The shortest known solution; `null` while it is being worked out.
    pub best: Option<Line>,
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "FloodLine"))]
pub struct Line {
    /// The colours played, in order.
    pub colours: Vec<Colour>,
    /// By cell, row by row: the move with which it joined the region, 0 from the start on, `null` never.
    #[cfg_attr(feature = "types", ts(type = "(number | null)[]"))]
    pub joined: Vec<Option<usize>>,
}

/// The lines of a finished game; `None` while it is on.
pub(super) fn replay(state: &State) -> Option<Replay> {
    state.end()?;
    Some(Replay {
        start: state.start.to_vec(),
        own: line(state, state.played.clone()),
        best: best_line(state).map(|colours| line(state, colours)),
    })
}

fn line(state: &State, colours: Vec<Colour>) -> Line {
    let params = state.params();
    let mut growth = Growth::new(params.size(), state.start(), params.start());
    let mut joined = vec![None; state.start().len()];
    note(&growth, &mut joined, 0);
    for (number, &colour) in (1..).zip(&colours) {
        growth.play(colour);
        note(&growth, &mut joined, number);
    }
    Line { colours, joined }
}

/// Notes the cells that are in the region now and were not before.
fn note(growth: &Growth, joined: &mut [Option<usize>], number: usize) {
    for (cell, inside) in joined.iter_mut().zip(growth.inside()) {
        if *inside && cell.is_none() {
            *cell = Some(number);
        }
    }
}
