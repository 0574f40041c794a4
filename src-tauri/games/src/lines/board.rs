//! The view's model of the board: everything needed to draw it and to accept input.

use std::collections::BTreeMap;

use serde::Serialize;

use super::path::{regions, touched};
use super::{Colour, Preview, State};
use crate::Cell;

/// A ball of the next drop, as far as the player is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "LinesPreview"))]
pub struct Upcoming {
    /// Its colour.
    pub colour: Colour,
    /// Where it will drop, with positions.
    #[cfg_attr(feature = "types", ts(type = "string | null"))]
    pub cell: Option<Cell>,
}

impl Upcoming {
    /// What the player is told of a state's preview.
    pub(super) fn told(state: &State) -> Vec<Self> {
        match state.params.preview() {
            Preview::Off => Vec::new(),
            Preview::Colours | Preview::Positions => state
                .preview
                .iter()
                .map(|ball| Upcoming {
                    colour: ball.colour,
                    cell: ball.cell,
                })
                .collect(),
        }
    }
}

/// The board as the view gets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "LinesBoard"))]
#[serde(rename_all = "camelCase")]
pub struct Board {
    /// Colours row by row, 0 where free.
    pub cells: Vec<Colour>,
    /// For each free cell the label of its region, 0 where a ball lies.
    pub regions: Vec<u16>,
    /// By ball (its index): the labels of the regions that it can move into.
    #[cfg_attr(feature = "types", ts(type = "Record<string, number[]>"))]
    pub reach: BTreeMap<usize, Vec<u16>>,
    /// The next balls; empty when not told or over.
    pub preview: Vec<Upcoming>,
    /// `colours`, `off` or `positions`.
    #[cfg_attr(feature = "types", ts(type = "\"off\" | \"colours\" | \"positions\""))]
    pub preview_mode: &'static str,
}

pub(super) fn board(state: &State) -> Board {
    let size = state.params.size();
    let labels = regions(size, &state.cells);
    let reach = (0..state.cells.len())
        .filter(|&index| state.cells[index] != 0 && state.over.is_none())
        .map(|index| (index, touched(size, &labels, index)))
        .collect();
    Board {
        cells: state.cells.clone(),
        regions: labels,
        reach,
        preview: Upcoming::told(state),
        preview_mode: state.params.preview().word(),
    }
}
