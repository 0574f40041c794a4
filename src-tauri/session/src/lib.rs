//! What all of Quadrille's games share: history with undo and redo, game IDs, the clock, records
//! and save text. Like the games it is pure: time and randomness come from outside.
//!
//! A [`Slot`] is one game's place on the table. Whoever holds it needs to know nothing of the game:
//!
//! ```
//! use quadrille_session::{Choice, kind};
//! let lines = kind("lines").expect("a registered game");
//! let mut slot = lines.start(&Choice::default(), 42).expect("default rules");
//! let found = slot.think()(&mut quadrille_games::Nodes(1000)).expect("a hint");
//! let reply = slot.play(slot.revision(), &found.text).expect("a legal move");
//! assert_eq!(reply.events[0]["type"], "moved");
//! ```

mod analysis;
mod book;
mod bounds;
mod calendar;
mod check_book;
mod choice;
mod daily;
mod date;
mod desk;
mod diary;
mod error;
mod history;
mod id;
mod kind;
mod name;
mod owed;
mod progress;
mod reply;
mod round;
mod save;
mod shelf;
mod slot;
mod solution;
mod statistics;
mod table;
mod witness;

pub use analysis::{Analysis, Mark};
pub use book::{Book, Entry, Finish, Records, RuleRecords};
pub use calendar::{Calendar, DayView, DaysPlayed, Today};
pub use choice::Choice;
pub use daily::{Daily, Day, dailies};
pub use date::{Date, Month};
pub use diary::DayResult;
pub use error::SessionError;
pub use id::{Form, GameId};
pub use kind::{FieldInfo, GameInfo, Kind, kind, registry};
pub use progress::{Collection, ItemResult, ItemView, Solved, TableItem};
pub use reply::{HintReply, Moment, Played, Reply, Share, Status, StepKind, Table, TableDay};
pub use save::{Loaded, SaveProblem};
pub use slot::{Analysing, Answering, Research, Slot, Thinking, Turn};
pub use solution::{Cost, Crew, Extent, Solution, Source, Unbuilt, Unopened, solutions};
pub use statistics::Statistics;
