//! The view's model of the board: everything needed to draw it and to accept input.

use serde::Serialize;

use super::region::{gains, mask};
use super::replay::{Replay, replay};
use super::score::Known;
use super::{Colour, State};

/// The board as the view gets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "FloodBoard"))]
#[serde(rename_all = "camelCase")]
pub struct Board {
    /// Colours row by row, from 1.
    pub cells: Vec<Colour>,
    /// `null` outside the region, else which sides are its outline: 1 above, 2 right, 4 below, 8 left.
    #[cfg_attr(feature = "types", ts(type = "(number | null)[]"))]
    pub region: Vec<Option<u8>>,
    /// Number of cells of the region.
    pub flooded: usize,
    /// The start cell's place in row-by-row order.
    pub pivot: usize,
    /// Number of colours in the game.
    pub colours: u8,
    /// The region's colour, which is no move.
    pub colour: Colour,
    /// For each colour, from 1, how many cells it would add.
    pub adds: Vec<usize>,
    /// Moves played.
    pub moves: usize,
    /// Moves of the challenge; `null` while they are being worked out.
    pub limit: Option<usize>,
    /// Moves left within the limit; 0 when it is reached or passed.
    pub left: Option<usize>,
    /// What is known of the fewest moves; `null` while it is being worked out.
    pub minimum: Option<Bounds>,
    /// After the end: what can be played again side by side.
    pub replay: Option<Replay>,
}

/// What is known of the fewest moves from the start. Only a proved one may be called a minimum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "FloodBounds"))]
pub struct Bounds {
    /// Is it proved that the known solution is a shortest one?
    pub proved: bool,
    /// No solution takes fewer moves.
    pub low: usize,
    /// Moves of the shortest known solution.
    pub high: usize,
}

pub(super) fn board(state: &State) -> Board {
    let params = state.params();
    let (size, pivot) = (params.size(), params.start());
    let mask = mask(size, &state.cells, pivot);
    Board {
        cells: state.cells.clone(),
        region: (0..mask.len())
            .map(|at| mask[at].then(|| outline(state, &mask, at)))
            .collect(),
        flooded: mask.iter().filter(|&&inside| inside).count(),
        pivot,
        colours: params.colours(),
        colour: state.colour(),
        adds: gains(size, &state.cells, &mask, params.colours()),
        moves: state.moves(),
        limit: state.limit(),
        left: state
            .limit()
            .map(|limit| limit.saturating_sub(state.moves())),
        minimum: Known::of(state).map(|known| Bounds {
            proved: known.proved,
            low: known.low,
            high: known.high,
        }),
        replay: replay(state),
    }
}

/// The sides of a cell of the region where the region ends.
fn outline(state: &State, mask: &[bool], at: usize) -> u8 {
    let size = state.params().size();
    let (cell, width) = (size.cell(at), usize::from(size.width));
    let inside = |is_there: bool, near: usize| is_there && mask[near];
    let sides = [
        inside(cell.row > 0, at.wrapping_sub(width)),
        inside(cell.column + 1 < size.width, at + 1),
        inside(cell.row + 1 < size.height, at + width),
        inside(cell.column > 0, at.wrapping_sub(1)),
    ];
    let bits = sides.iter().zip([1, 2, 4, 8]);
    bits.filter(|(inside, _)| !**inside)
        .map(|(_, bit)| bit)
        .sum()
}
