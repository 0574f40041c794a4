//! Wuzifei solved: what every position of the classic rules is worth.
//!
//! [`Solver`] finds it out for all of them, from the end backwards. [`Table`] is the file it leaves, which
//! answers for one position in microseconds. [`perfect_move`] plays by either. The rules are those of
//! `quadrille-games`: everything here is derived from its table of lines, and held against its rules.
//!
//! What counts is the position alone: play that never ends is a draw. Draws by repetition and by quiet
//! moves are conventions of a game and stay outside.

mod agree;
mod board;
mod chase;
mod check;
mod compare;
mod cube;
mod depths;
mod forward;
mod geometry;
mod hops;
mod layers;
mod members;
mod oracle;
mod perfect;
mod place;
mod position;
mod puzzles;
mod reach;
mod sets;
mod solve;
mod sweep;
mod table;
mod tally;

pub use agree::{disagreements, random_position};
pub use depths::Value;
pub use layers::part_done;
pub use perfect::{Knowledge, is_solved, perfect_move};
pub use position::{Moves, Position};
pub use puzzles::{Aim, GRADES, Hop, Judged, Puzzle, Turn, puzzles};
pub use reach::reach;
pub use solve::{Progress, Solver, Unsolved};
pub use sweep::Crew;
pub use table::{Source, Table, TableError, Unsaved};
pub use tally::Tally;
