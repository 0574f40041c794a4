//! The view's model of the board: everything needed to draw it and to accept input.

use std::collections::BTreeMap;

use serde::Serialize;

use super::hopeless::hopeless;
use super::stuck::pairs;
use super::{Kind, State};
use crate::Message;

/// The board as the view gets it. It tells no pair: that is what hints are for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "LinkBoard"))]
#[serde(rename_all = "camelCase")]
pub struct Board {
    /// Kinds row by row, from 1; 0 where empty.
    pub cells: Vec<Kind>,
    /// Tiles on the board.
    pub tiles: usize,
    /// Pairs that can be removed now; told as a number only.
    pub open: usize,
    /// The game is on, and no pair can be removed: undo, shuffle or a new game.
    pub stuck: bool,
    /// Pairs can be removed, and yet it is proved that the board can't be cleared any more.
    pub hopeless: bool,
    /// The sentence about `stuck` or `hopeless`.
    pub notice: Option<Message>,
    /// May lines run round the board?
    pub ring: bool,
}

pub(super) fn board(state: &State) -> Board {
    let playing = state.over.is_none();
    let open = if playing { pairs(state).len() } else { 0 };
    let stuck = playing && open == 0;
    let hopeless = playing && !stuck && hopeless(state);
    let notice = match (stuck, hopeless) {
        (true, _) => Some("link.notice.stuck"),
        (_, true) => Some("link.notice.hopeless"),
        _ => None,
    };
    Board {
        cells: state.cells.clone(),
        tiles: state.tiles(),
        open,
        stuck,
        hopeless,
        notice: notice.map(|key| Message::new(key).with("tiles", state.tiles())),
        ring: state.params.ring(),
    }
}

/// Pairs removed from the full board, and pairs left.
pub(super) fn numbers(state: &State) -> BTreeMap<&'static str, i64> {
    let left = state.tiles() / 2;
    let removed = state.cells.len() / 2 - left;
    // At most 300.
    let number = |pairs| i64::try_from(pairs).unwrap_or(i64::MAX);
    BTreeMap::from([("left", number(left)), ("pairs", number(removed))])
}
