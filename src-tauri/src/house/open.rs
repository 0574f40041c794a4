//! Moving in: what the files hold is taken up again.

use std::sync::{Arc, Mutex};

use quadrille_games::Message;
use quadrille_session::{Book, Kind, Loaded, SaveProblem, Solution, registry};
use serde::Deserialize;
use serde_json::Value;
use tauri::{AppHandle, Runtime};

use super::save::{RECORDS, SETTINGS};
use super::seat::{Seat, file};
use super::solution::Library;
use super::{House, Shared};
use crate::Claimed;
use crate::argument::Object;
use crate::settings::Settings;
use crate::storage::{Fault, Notice, Storage};
use crate::watch::Watch;

impl<R: Runtime> Shared<R> {
    /// Opens all files of the app, with these tables. What can't be read is left out, and the player will be told.
    #[must_use]
    pub fn open(app: &AppHandle<R>, folder: Claimed, solutions: Vec<Arc<dyn Solution>>) -> Self {
        Self(Mutex::new(House::open(app, folder, solutions)))
    }

    /// Begins what was still to be done when the app was closed. The app must know this house by now.
    pub fn take_up(&self) {
        self.lock().see_to_all();
    }
}

impl<R: Runtime> House<R> {
    fn open(app: &AppHandle<R>, folder: Claimed, solutions: Vec<Arc<dyn Solution>>) -> Self {
        let mut storage = Storage::new(app, folder);
        let library = Library::new(solutions, storage.folder());
        let mut files = Vec::new();
        if folder == Claimed::Theirs {
            files.push(Notice::Busy);
        }
        let settings = storage.open(
            SETTINGS,
            |value| Settings::read(value).ok_or(Fault::Damaged),
            &mut files,
        );
        let book = storage.open(RECORDS, read_book, &mut files);
        let mut games = Vec::new();
        let mut seats = Vec::new();
        for &kind in registry() {
            let loaded = storage.open(&file(kind), |value| load(kind, value), &mut files);
            let slot = loaded.map(|loaded| {
                games.extend(loaded.notices);
                loaded.slot
            });
            seats.push(Seat::new(kind, slot));
        }
        let mut house = Self {
            app: app.clone(),
            storage,
            library,
            seats,
            settings: settings.unwrap_or_default(),
            settings_saved: true,
            book: book.unwrap_or_default(),
            book_saved: true,
            watch: Watch::default(),
            #[cfg(desktop)]
            placed: None,
            notices: files.into_iter().map(Message::from).chain(games).collect(),
            cleared: None,
            replaced: None,
        };
        // A game that ended in the instant before the app did has not been counted yet.
        for at in 0..house.seats.len() {
            house.count(at);
        }
        house
    }
}

fn read_book(value: &Value) -> Result<Book, Fault> {
    let Object(book) = Object::deserialize(value).map_err(|_| Fault::Damaged)?;
    Ok(book)
}

fn load(kind: &dyn Kind, value: &Value) -> Result<Loaded, Fault> {
    kind.load(value).map_err(|problem| match problem {
        SaveProblem::Newer(_) => Fault::Newer,
        SaveProblem::Corrupt(_) => Fault::Damaged,
    })
}

impl From<Notice> for Message {
    fn from(notice: Notice) -> Self {
        match notice {
            Notice::Quarantined { file, kept } => Message::new("storage.quarantined")
                .with("file", file)
                .with("kept", kept),
            Notice::Restored { file } => Message::new("storage.restored").with("file", file),
            Notice::Newer { file } => Message::new("storage.newer").with("file", file),
            Notice::Busy => Message::new("storage.busy"),
            Notice::ReadOnly { file } => Message::new("storage.read-only").with("file", file),
        }
    }
}
