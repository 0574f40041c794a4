//! x
mod board;
mod cube;
mod depths;
mod geometry;
mod hops;
mod position;
mod sets;
mod solve;
mod sweep;
mod tally;

pub use depths::Value;
pub use position::{Moves, Position};
pub use solve::{Progress, Solver, Unsolved};
pub use tally::Tally;
