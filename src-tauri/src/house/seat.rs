//! One game's place in the house.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use quadrille_session::{Book, Kind, Slot, Table};

use super::solution::Library;
use super::work::{Answer, Ongoing};
use crate::error::Error;

/// One game of the registry, with what is being played of it.
pub(super) struct Seat {
    pub(super) kind: &'static dyn Kind,
    /// `None` until it is opened for the first time.
    pub(super) slot: Option<Box<dyn Slot>>,
    /// False while the disk has something older.
    pub(super) saved: bool,
    /// Tells the search for a hint that nobody waits for it any more.
    cancel: Arc<AtomicBool>,
    /// The work under way that the game waits for, and that games wait for which were left.
    pub(super) works: Vec<Ongoing>,
    /// The IDs of games whose research has come to nothing since the start. Nobody waits for those that were left, so it
    /// is not tried over and over.
    pub(super) failed: Vec<String>,
    /// The computer's last move, for whoever asks for it after it was made.
    pub(super) answer: Option<Answer>,
}

impl Seat {
    pub(super) fn new(kind: &'static dyn Kind, slot: Option<Box<dyn Slot>>) -> Self {
        Self {
            kind,
            slot,
            saved: true,
            cancel: Arc::default(),
            works: Vec::new(),
            failed: Vec::new(),
            answer: None,
        }
    }

    /// The file in which the game is kept. One for each, so that a bad one doesn't take the others along.
    pub(super) fn file(&self) -> String {
        file(self.kind)
    }

    /// What is being played. A page that asks before anything was begun must look again.
    pub(super) fn slot(&mut self) -> Result<&mut dyn Slot, Error> {
        match &mut self.slot {
            Some(slot) => Ok(slot.as_mut()),
            None => Err(Error::Stale { revision: 0 }),
        }
    }

    /// The table, with what the book knows of it.
    pub(super) fn table(&self, book: &Book, library: &Library) -> Option<Table> {
        let mut table = self.slot.as_ref()?.table();
        book.annotate(&mut table);
        table.lacks &= library.oracle(table.game).is_none();
        Some(table)
    }

    /// Ends the search for a hint that may be under way, and gives the next one its own signal.
    pub(super) fn stop_thinking(&mut self) -> Arc<AtomicBool> {
        self.cancel.store(true, Ordering::Relaxed);
        self.cancel = Arc::default();
        self.cancel.clone()
    }
}

/// See [`Seat::file`].
pub(super) fn file(kind: &dyn Kind) -> String {
    format!("games/{}.json", kind.key())
}
