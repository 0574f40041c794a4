//! The computer that asks an oracle: it never throws away a win or a draw, goes the shortest way to a win that it
//! finds, and where nothing is won yet makes it hard for the other side to hold its own.
//!
//! The positions here are a second, fast representation of the game by the solved rules. They are derived from the
//! table of lines and held against the rules by tests.

mod chase;
mod choose;
mod geometry;
mod position;
mod trap;

pub use choose::perfect_move;
pub use geometry::{Geometry, Pattern};
pub use position::{Moves, Position, points};
