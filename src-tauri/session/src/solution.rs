//! Games that are solved: what a table of all values costs, how it is made, and how it is asked.
//!
//! Nothing here opens a file: a table is made as bytes and read from a source, wherever the shell keeps them.

mod wuzifei;

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use quadrille_games::Oracle;
pub use quadrille_solver::{Crew, Source};
use serde::Serialize;

/// What building a table takes, about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Cost {
    /// Seconds, if the machine has nothing else to do.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub seconds: u64,
    /// Bytes of memory while it is built.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub memory: u64,
    /// Bytes of the file.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub disk: u64,
}

/// Why there is no table after building.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unbuilt {
    /// It was called off.
    #[error("called off")]
    Cancelled,
    /// There is not enough memory.
    #[error("not enough memory")]
    Memory,
    /// A fault of ours; for a report.
    #[error("{0}")]
    Fault(String),
}

/// Why something can't be asked.
#[derive(Debug, thiserror::Error)]
pub enum Unopened {
    /// It is something else than this game's table.
    #[error("not a table of this game")]
    Foreign,
    /// It was written by a newer version.
    #[error("a table of a newer version")]
    Newer,
    /// Its checksums don't fit.
    #[error("the table is damaged")]
    Damaged,
    /// It can't be read.
    #[error("the table can't be read: {0}")]
    Unreadable(#[from] io::Error),
}

/// The table of a solved game.
pub trait Solution: Send + Sync {
    /// The game's key.
    fn game(&self) -> &'static str;

    /// The name of the table's file.
    fn file(&self) -> &'static str;

    /// What building takes by so many threads.
    fn cost(&self, threads: usize) -> Cost;

    /// No table of this game has more bytes.
    fn most(&self) -> u64;

    /// Makes the table's bytes. `progress` is told the part of the work that is done, from 0 to 1, where it is known.
    ///
    /// # Errors
    /// [`Unbuilt::Cancelled`] soon after `cancel` was set.
    fn build(
        &self,
        crew: Crew,
        progress: &mut dyn FnMut(f64),
        cancel: &AtomicBool,
    ) -> Result<Vec<u8>, Unbuilt>;

    /// Opens a table for questions. What it takes to answer one is checked when the question is asked.
    ///
    /// # Errors
    /// If it is no table of this game, or damaged where every answer needs it.
    fn open(&self, source: Box<dyn Source>) -> Result<Arc<dyn Oracle>, Unopened>;

    /// Reads a table whole and compares every checksum.
    ///
    /// # Errors
    /// If it is no table of this game, or damaged anywhere.
    fn check(&self, source: Box<dyn Source>) -> Result<(), Unopened>;
}

/// How much of a game its table knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extent {
    /// The game.
    #[default]
    Whole,
    /// The positions with so few pieces only: solved at once, to try things out.
    Pieces(usize),
}

/// The tables of all solved games. Another one is one more line here.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use quadrille_session::{Crew, Extent, solutions};
/// let solutions = solutions(Extent::Pieces(2));
/// let bytes = solutions[0].build(Crew::from(1), &mut |_| {}, &AtomicBool::new(false)).expect("not called off");
/// assert!(solutions[0].check(Box::new(std::io::Cursor::new(bytes))).is_ok());
/// ```
#[must_use]
pub fn solutions(extent: Extent) -> Vec<Arc<dyn Solution>> {
    vec![Arc::new(wuzifei::Table::new(extent))]
}
