//! What happens in a turn, in order: all that the animation and the spoken sentence need.

use serde::Serialize;

use super::capture::points_of;
use super::cells::name;
use super::{Capture, Judged, Side, Way};
use crate::Cell;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "WuzifeiEvent"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Event {
    /// A piece moved along a line.
    Moved {
        /// Where it stood.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        from: Cell,
        /// Where it went.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        to: Cell,
        /// Whose it is.
        side: Side,
    },
    /// Pieces were captured: the moved piece's captures first, then with the chain rule those of the
    /// pieces that turned, wave by wave.
    Captured {
        /// The captures of each wave; a piece may stand in several of one wave.
        waves: Vec<Vec<Taken>>,
        /// Every captured point once, in row order.
        #[cfg_attr(feature = "types", ts(type = "string[]"))]
        cells: Vec<Cell>,
        /// The captor.
        side: Side,
        /// Did they turn into the captor's colour, or leave the board?
        turned: bool,
    },
    /// A draw was offered.
    Offered {
        /// By whom.
        side: Side,
    },
    /// The offer was declined, by word or by a move.
    Declined {
        /// By whom.
        side: Side,
    },
    /// A move of a puzzle was not the one to be found, and was not played.
    Wrong {
        /// Where the piece stands.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        from: Cell,
        /// Where it would have gone.
        #[cfg_attr(feature = "types", ts(type = "string"))]
        to: Cell,
        /// Whose it is.
        side: Side,
        /// What it would have come to.
        leaves: Judged,
        /// How many pieces the other side could have turned at once.
        risks: u32,
    },
    /// The last right move of a puzzle was found.
    Solved,
    /// The game is drawn.
    Drawn {
        /// Why: the last part of the sentence's key.
        by: &'static str,
    },
    /// A side has won.
    Won {
        /// Which.
        winner: Side,
        /// How: the last part of the sentence's key.
        by: &'static str,
    },
}

/// A capture on one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "WuzifeiTaken"))]
pub struct Taken {
    /// A clip or a carry.
    pub way: Way,
    /// The captured points.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub cells: Vec<Cell>,
}

impl From<&Capture> for Taken {
    fn from(capture: &Capture) -> Self {
        Taken {
            way: capture.way,
            cells: points_of(capture.points).map(name).collect(),
        }
    }
}
