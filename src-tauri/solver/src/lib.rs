//! Wuzifei solved: what every position of the classic rules is worth.
//!
//! [`Solver`] finds it out for all of them, from the end backwards. [`Table`] is the file it leaves, which
//! answers for one position in microseconds. Both are an [`Oracle`](quadrille_games::Oracle) that the perfect computer
//! plays by. The rules are those of `quadrille-games`, and so is their fast representation, which everything here uses
//! and holds against the rules.
//!
//! What counts is the position alone: play that never ends is a draw. Draws by repetition and by quiet
//! moves are conventions of a game and stay outside.

mod agree;
mod back;
mod board;
mod check;
mod compare;
mod cube;
mod depths;
mod forward;
mod hops;
mod layers;
mod members;
mod oracle;
mod place;
mod reach;
mod sets;
mod solve;
mod sweep;
mod table;
mod tally;

pub use agree::{disagreements, random_position};
pub use back::before;
pub use layers::part_done;
pub use reach::reach;
pub use solve::{Progress, Solver, Unsolved};
pub use sweep::Crew;
pub use table::{Source, Table, TableError, Unsaved};
pub use tally::Tally;
