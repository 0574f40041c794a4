//! Finding the way to a known win where distances are not known: a short search for the end, then what
//! leaves the other side the least.

use crate::depths::Value;
use crate::perfect::Knowledge;
use crate::position::{Moves, Position};
use crate::table::TableError;

/// Half-moves that the search for the end looks ahead, at most.
const AHEAD: u32 = 5;
/// Positions that it asks for, at most, for one move.
const MOST: u32 = 600;
/// An end in sight is better than everything else.
const SIGHT: f64 = 1000.0;
/// What a piece is worth beside a move of the other side's.
const PIECE: f64 = 6.0;

/// A search from one lost position of the other side.
pub(crate) struct Chase<'a> {
    knowledge: &'a dyn Knowledge,
    rules: &'a Moves,
    left: u32,
}

impl<'a> Chase<'a> {
    pub(crate) fn new(knowledge: &'a dyn Knowledge, rules: &'a Moves) -> Self {
        Chase {
            knowledge,
            rules,
            left: MOST,
        }
    }

    /// How good a position is in which the other side is to move and has lost.
    pub(crate) fn score(&mut self, position: Position) -> Result<f64, TableError> {
        for ahead in (0..=AHEAD).step_by(2) {
            if self.is_over_in(position, ahead)? {
                return Ok(SIGHT - f64::from(ahead));
            }
        }
        let pieces = f64::from(position.other.count_ones());
        let moves = self.rules.legal(position).take(99).count();
        // At most 99.
        #[allow(clippy::cast_precision_loss)]
        let moves = moves as f64;
        Ok(PIECE * pieces - moves)
    }

    /// Is the side to move, which has lost, at its end within so many half-moves whatever it does?
    fn is_over_in(&mut self, position: Position, ahead: u32) -> Result<bool, TableError> {
        let mut replies = self.rules.legal(position).peekable();
        if replies.peek().is_none() {
            return Ok(true);
        }
        if ahead < 2 {
            return Ok(false);
        }
        for (from, to) in replies {
            if !self.has_end_in(self.rules.after(position, from, to), ahead - 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Has the side to move, which has won, a move that ends it so?
    fn has_end_in(&mut self, position: Position, ahead: u32) -> Result<bool, TableError> {
        for (from, to) in self.rules.legal(position) {
            let after = self.rules.after(position, from, to);
            let Some(left) = self.left.checked_sub(1) else {
                return Ok(false);
            };
            self.left = left;
            let lost = self.knowledge.value(&after)? == Value::Loss;
            if lost && self.is_over_in(after, ahead - 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
