//! The rules of Quadrille's games.
//!
//! Everything here is pure: no file, clock, thread or global. A game is text (see
//! [`Game`]), its state is a value, and the only way to change a state is to
//! [`play`](Game::play) a move on it and get the next one.
//!
//! ```
//! use quadrille_games::{Game, lines::Lines};
//!
//! let params = "9x9".parse().expect("rules");
//! let state = Lines::deal(&params, 42);
//! let mv = Lines::legal(&state)[0].clone();
//! let step = Lines::play(&state, &mv).expect("a legal move");
//! assert_ne!(step.state, state);
//! ```

pub mod budget;
pub mod cell;
pub mod collection;
pub mod flood;
pub mod game;
pub mod lines;
pub mod link;
pub mod message;
pub mod oracle;
pub mod params;
pub mod random;
mod text;
pub mod wuzifei;

pub use budget::{Budget, Nodes};
pub use cell::{Cell, Point, Size};
pub use collection::Item;
pub use game::{Game, HintMove, Outcome, Pending, Ranking, Status, Step};
pub use message::{Argument, Message, Problems};
pub use oracle::{Oracle, Unknown, Worth};
pub use params::{Field, FieldKind, Preset, Rules, Value, Values};
pub use random::{Generator, Source, seed_from_text};
