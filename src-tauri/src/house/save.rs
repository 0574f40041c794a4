//! Keeping the files up with what is going on.
//!
//! A save that fails never stops the game: it is remembered, reported with every reply, and tried again with the next.

use std::time::Instant;

use serde::Serialize;
use serde_json::Value;
use tauri::Runtime;

use super::House;
use crate::storage;

/// The settings' file.
pub(super) const SETTINGS: &str = "settings.json";

/// The records' file.
pub(super) const RECORDS: &str = "records.json";

impl<R: Runtime> House<R> {
    /// Saves whatever is not on the disk yet, the clock included. True if now everything is.
    pub fn save_all(&mut self) -> bool {
        if let Some(game) = self.watch.game()
            && let Ok(at) = self.find(game)
        {
            self.collect_time(at);
        }
        // The records first: a game that is saved as counted must be in them (see `count`).
        let rest = self.save_rest();
        for at in 0..self.seats.len() {
            if !self.seats[at].saved {
                self.save_seat(at);
            }
        }
        rest && self.seats.iter().all(|seat| seat.saved)
    }

    /// Saves a game that has just changed, counts it if it has ended, and tries again what failed before. True if now
    /// everything is on the disk.
    pub(super) fn settle(&mut self, at: usize) -> bool {
        self.save_seat(at);
        self.count(at);
        self.save_all()
    }

    /// Counts finished games in the records, each once.
    ///
    /// The finished game has been saved as not counted yet; only after the records it is saved as counted. So a
    /// program that is killed in between counts it at its next start.
    pub(super) fn count(&mut self, at: usize) {
        // One after the other, each with both files: the records know only the last one that they counted.
        while let Some(slot) = &mut self.seats[at].slot
            && let Some(finish) = slot.take_finish()
        {
            let place = self.book.add(&finish, storage::now());
            slot.set_place(&finish, place);
            self.save_book();
            if self.book_saved {
                self.save_seat(at);
            } else {
                if let Some(slot) = &mut self.seats[at].slot {
                    slot.unbooked(&finish);
                }
                self.seats[at].saved = false;
            }
            if !self.seats[at].saved {
                // The next one waits until this one's files agree: its change or the next start counts it.
                break;
            }
        }
    }

    /// Moves the time on the clock to the game, if it is this one's.
    pub(super) fn collect_time(&mut self, at: usize) {
        let seat = &mut self.seats[at];
        let milliseconds = self.watch.lap(seat.kind.key(), Instant::now());
        if let Some(slot) = &mut seat.slot
            && milliseconds > 0
        {
            slot.add_time(milliseconds);
            seat.saved = false;
        }
    }

    pub(super) fn save_seat(&mut self, at: usize) {
        let seat = &mut self.seats[at];
        // A game that an undone import brought is gone again; its file stays, empty.
        let payload = seat.slot.as_mut().map_or(Value::Null, |slot| {
            if self.book_saved {
                slot.booked();
                slot.save()
            } else {
                // Saved as counted, a game would be lost for the records if the program is killed now.
                slot.save_unbooked()
            }
        });
        // What was written without the records is written again with them.
        seat.saved = self.storage.save(&seat.file(), payload).is_ok() && self.book_saved;
    }

    pub(super) fn save_settings(&mut self) {
        let payload = json(&self.settings);
        self.settings_saved = self.storage.save(SETTINGS, payload).is_ok();
    }

    pub(super) fn save_book(&mut self) {
        let payload = json(&self.book);
        self.book_saved = self.storage.save(RECORDS, payload).is_ok();
    }

    fn save_rest(&mut self) -> bool {
        if !self.settings_saved {
            self.save_settings();
        }
        if !self.book_saved {
            self.save_book();
        }
        self.settings_saved && self.book_saved
    }
}

/// Plain data always has a JSON form.
pub(super) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
