//! The tutorial's solver: always the colour that most border edges lead to.
//!
//! It counts edges, not cells: a cell that touches the region on two sides counts twice. Ties go to
//! the lowest colour. Its lines are far from shortest, which makes the length of one the easy
//! challenge (flood.md §0 and S11); it is never called a minimum.

use super::Colour;
use super::region::Growth;
use crate::Size;

/// The tutorial's line: empty for a board of one colour (S13).
///
/// ```
/// use quadrille_games::{Size, flood::greedy};
/// let size = Size { width: 3, height: 3 };
/// assert_eq!(greedy(size, &[1, 3, 1, 2, 1, 2, 2, 1, 1], 0), [2, 1, 2, 3, 1]);
/// ```
#[must_use]
pub fn greedy(size: Size, cells: &[Colour], pivot: usize) -> Vec<Colour> {
    let mut line = Vec::new();
    if pivot >= cells.len() {
        return line;
    }
    let mut growth = Growth::new(size, cells, pivot);
    let most = cells.iter().copied().max().unwrap_or(0);
    while !growth.is_complete() {
        // Of equal ones the first: `max_by_key` would take the last.
        let Some(colour) = (0..=most).rev().max_by_key(|&colour| growth.edges(colour)) else {
            break;
        };
        growth.play(colour);
        line.push(colour);
    }
    line
}
