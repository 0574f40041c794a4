//! Is any pair left? rules.md §2 "stuck".
//!
//! Exact: all pairs of equal tiles are tried, kind by kind. It says nothing of whether the board can
//! still be cleared: see [`hopeless`](super::hopeless()).

use super::State;
use super::field::Field;
use crate::Cell;

/// All pairs of equal tiles that a line joins, whether the game is on or not: by the first tile,
/// then by the second, both in row order.
///
/// ```
/// use quadrille_games::{Game, link::{Link, pairs}};
/// let rules = "3x2c2".parse().expect("rules");
/// let state = Link::read(&rules, "010/212").expect("a position");
/// let found: Vec<String> = pairs(&state).iter().map(|[a, b]| format!("{a}-{b}")).collect();
/// assert_eq!(found, ["A1-C1", "B1-B2", "A2-C2"]);
/// ```
#[must_use]
pub fn pairs(state: &State) -> Vec<[Cell; 2]> {
    let mut pairs = Field::new(&state.params, state.cells.clone()).pairs();
    pairs.sort_by_key(|pair| pair.map(|cell| (cell.row, cell.column)));
    pairs
}

/// Are tiles left, and no two of them can be joined?
pub(super) fn is_stuck(state: &State) -> bool {
    state.tiles() > 0 && !Field::new(&state.params, state.cells.clone()).has_pair()
}
