//! What happens in a turn, in order: all that the animation and the spoken sentence need.

use serde::Serialize;

use super::Colour;
use crate::Cell;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "FloodEvent"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Event {
    /// The region was repainted.
    Filled {
        /// Its cells by their distance from the start cell inside it, the start cell first.
        #[cfg_attr(feature = "types", ts(type = "string[][]"))]
        cells: Vec<Vec<Cell>>,
        /// Its new colour.
        colour: Colour,
        /// Number of cells that joined it.
        added: usize,
        /// Number of cells that it has now.
        flooded: usize,
    },
    /// The board is one colour.
    Completed {
        /// Within the limit? `null` while that is not known.
        within: Option<bool>,
    },
    /// The last move of the challenge was played, and the board is not one colour.
    LimitReached,
}
