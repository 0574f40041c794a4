//! What happens in a turn, in order: all that the animation and the spoken sentence need.

use serde::Serialize;

use super::{Colour, Upcoming};
use crate::Cell;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "LinesEvent"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Event {
    /// A ball travelled.
    Moved {
        /// Every cell on its way, the first and the last included.
        #[cfg_attr(feature = "types", ts(type = "string[]"))]
        path: Vec<Cell>,
    },
    /// Balls in lines went.
    Cleared {
        /// The lines, each from end to end.
        #[cfg_attr(feature = "types", ts(type = "string[][]"))]
        lines: Vec<Vec<Cell>>,
        /// Every cell once: the one that completed the lines first, then outwards.
        #[cfg_attr(feature = "types", ts(type = "string[]"))]
        cells: Vec<Cell>,
        /// The colour that went.
        colour: Colour,
        /// What they paid.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        points: u64,
    },
    /// A ball appeared.
    Dropped {
        /// Where.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        cell: Cell,
        /// Its colour.
        colour: Colour,
    },
    /// The next balls were drawn (empty where the player is not told).
    Previewed {
        /// In the order of their dropping.
        balls: Vec<Upcoming>,
    },
    /// The game ended.
    Over,
}
