//! What happens in a turn, in order: all that the animation and the spoken sentence need.

use serde::Serialize;

use super::Kind;
use crate::{Cell, Point};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "LinkEvent"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Event {
    /// Two tiles were joined and went.
    Linked {
        /// The tile named first.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        a: Cell,
        /// The other tile.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        b: Cell,
        /// What they showed.
        kind: Kind,
        /// The corners of the line from `a` to `b`, both included: two to four points.
        corners: Vec<Point>,
    },
    /// Gravity moved tiles, all at once.
    Fell {
        /// Who went where.
        moves: Vec<Fall>,
    },
    /// Tiles are left, and no two of them can be joined.
    Stuck,
    /// The tiles that are left changed places.
    Shuffled {
        /// The whole board after it, row by row, 0 where empty.
        cells: Vec<Kind>,
    },
    /// No tile is left.
    Won,
    /// The time of a countdown was up.
    #[serde(rename = "timeup")]
    TimeUp,
}

/// A tile's way under gravity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "LinkFall"))]
pub struct Fall {
    /// Where it lay.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub from: Cell,
    /// Where it lies now.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub to: Cell,
}
