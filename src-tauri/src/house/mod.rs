//! Everything that is going on in the app: the games on their tables, the settings, the records and the clock.
//!
//! The page shows what is here and keeps nothing itself; what is here is also on the disk before anybody is told of it.
//! No function here knows a game: they all go by the registry.

mod analysis;
mod daily;
mod hint;
mod open;
mod order;
#[cfg(desktop)]
mod place;
mod play;
mod records;
mod save;
mod seat;
mod solution;
mod transfer;
mod work;

use std::sync::{Mutex, MutexGuard, PoisonError};

use quadrille_games::Message;
use quadrille_session::{Book, Table};
use serde::Serialize;
use serde_json::{Map, Value};
use tauri::{AppHandle, Runtime};

pub use hint::THINKING_TIME;
pub use order::Order;
use seat::Seat;
use solution::Library;
pub use solution::{SolutionState, Stand, Standing};
use transfer::Parts;
pub use transfer::{Everything, Import, Imported};
pub use work::{Job, Ticket, Work};

use crate::error::Error;
#[cfg(desktop)]
use crate::place::Place;
use crate::settings::Settings;
use crate::storage::Storage;
use crate::watch::Watch;

/// The [`House`] as commands get it: they run on several threads.
pub struct Shared<R: Runtime>(Mutex<House<R>>);

impl<R: Runtime> Shared<R> {
    /// Waits for whoever is at work.
    pub fn lock(&self) -> MutexGuard<'_, House<R>> {
        // Every change is made on whole values, so there is nothing half done behind a panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// See the module.
pub struct House<R: Runtime> {
    app: AppHandle<R>,
    storage: Storage<R>,
    /// The tables of solved games.
    library: Library,
    /// One for each game, in the registry's order.
    seats: Vec<Seat>,
    settings: Settings,
    settings_saved: bool,
    book: Book,
    book_saved: bool,
    watch: Watch,
    /// Where the window is, as the file says.
    #[cfg(desktop)]
    placed: Option<Place>,
    /// What the player has not been told yet.
    notices: Vec<Message>,
    /// The records that were cleared last, of this game.
    cleared: Option<(&'static str, Book)>,
    /// What the last import replaced.
    replaced: Option<Parts>,
}

/// What the first page shows.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Home {
    /// The games that have been begun, in the registry's order.
    pub tables: Vec<Table>,
    /// What happened to files; told once.
    pub notices: Vec<Message>,
    /// The player's settings.
    pub settings: Settings,
}

impl<R: Runtime> House<R> {
    /// What the first page shows. The notices are gone afterwards.
    pub fn home(&mut self) -> Home {
        Home {
            tables: self
                .seats
                .iter()
                .filter_map(|seat| seat.table(&self.book, &self.library))
                .collect(),
            notices: std::mem::take(&mut self.notices),
            settings: self.settings,
        }
    }

    /// The player's settings.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Changes some settings.
    ///
    /// # Errors
    /// Everything that is wrong with the patch; nothing has changed then.
    pub fn change_settings(&mut self, patch: &Map<String, Value>) -> Result<Settings, Error> {
        self.settings = self.settings.with(patch)?;
        self.save_settings();
        Ok(self.settings)
    }

    /// Makes all settings what they were at first.
    pub fn reset_settings(&mut self) -> Settings {
        self.settings = Settings::default();
        self.save_settings();
        self.settings
    }

    /// The place of a game among the seats.
    fn find(&self, game: &str) -> Result<usize, Error> {
        self.seats
            .iter()
            .position(|seat| seat.kind.key() == game)
            .ok_or_else(|| Error::unknown_game(game))
    }
}
