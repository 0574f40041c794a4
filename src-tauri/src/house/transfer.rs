//! Everything as one text, out and in: for a new device, or to keep.
//!
//! What comes in is checked whole before anything changes, and what it replaces can be brought back.

use std::collections::BTreeMap;

use quadrille_games::{Message, Problems};
use quadrille_session::{Book, Slot, registry};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tauri::Runtime;

use super::House;
use super::play::nothing_to_undo;
use crate::argument::Object;
use crate::error::{Error, shortened};
use crate::settings::Settings;

/// By this we know our own text.
const FORMAT: &str = "quadrille";

/// The layout of the text; a greater one is from a newer version.
const SCHEMA: u64 = 1;

/// What goes out, before it is a text.
#[derive(Serialize)]
pub struct Everything {
    format: &'static str,
    schema: u64,
    settings: Settings,
    records: Book,
    games: BTreeMap<&'static str, Value>,
}

impl Everything {
    /// One JSON text. The same state always gives the same text.
    ///
    /// # Errors
    /// None that the player could cause.
    pub fn text(&self) -> Result<String, Error> {
        serde_json::to_string(self).map_err(Error::internal)
    }
}

/// What comes in. What is left out stays as it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Incoming {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "schema")]
    _schema: u64,
    settings: Option<Map<String, Value>>,
    records: Option<Value>,
    #[serde(default)]
    games: BTreeMap<String, Value>,
}

/// Checked parts of the house that can take the place of the present ones.
#[derive(Default)]
pub(super) struct Parts {
    settings: Option<Settings>,
    book: Option<Book>,
    /// By their place among the seats.
    slots: Vec<(usize, Option<Box<dyn Slot>>)>,
}

/// A text that was read and found to be all right: games of ten thousand moves have been replayed. That takes its time,
/// so it is done without the house.
pub struct Import {
    parts: Parts,
    notices: Vec<Message>,
}

/// How much came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Imported {
    /// Running games.
    pub games: usize,
    /// Whether there were settings.
    pub settings: bool,
    /// Entries of the record tables.
    pub records: usize,
}

impl<R: Runtime> House<R> {
    /// Everything there is.
    pub fn export(&mut self) -> Everything {
        self.save_all();
        let games = self
            .seats
            .iter()
            .filter_map(|seat| Some((seat.kind.key(), seat.slot.as_ref()?.save())))
            .collect();
        Everything {
            format: FORMAT,
            schema: SCHEMA,
            settings: self.settings,
            records: self.book.clone(),
            games,
        }
    }

    /// Takes in what was exported, here or elsewhere.
    ///
    /// # Errors
    /// That it can't be saved; nothing has changed then.
    pub fn import(&mut self, Import { parts, notices }: Import) -> Result<Imported, Error> {
        let imported = Imported {
            games: parts.slots.len(),
            settings: parts.settings.is_some(),
            records: parts.book.as_ref().map_or(0, Book::entries),
        };
        // The time until now belongs to the games that go.
        self.save_all();
        let replaced = self.put(parts);
        if !self.save_all() {
            self.put(replaced);
            self.save_all();
            // Their work was called off when they went.
            self.see_to_all();
            return Err(Error::Storage {
                message: Message::new("import.unsaved"),
            });
        }
        self.replaced = Some(replaced);
        self.notices.extend(notices);
        self.see_to_all();
        Ok(imported)
    }

    /// Brings back what the last import replaced.
    ///
    /// # Errors
    /// If there was none since the start, or it was undone already.
    pub fn undo_import(&mut self) -> Result<(), Error> {
        let replaced = self.replaced.take().ok_or_else(nothing_to_undo)?;
        self.put(replaced);
        self.save_all();
        self.see_to_all();
        Ok(())
    }

    /// Puts parts in the place of the present ones, which come back.
    fn put(&mut self, parts: Parts) -> Parts {
        let mut old = Parts::default();
        if let Some(settings) = parts.settings {
            old.settings = Some(std::mem::replace(&mut self.settings, settings));
            self.settings_saved = false;
        }
        if let Some(book) = parts.book {
            old.book = Some(std::mem::replace(&mut self.book, book));
            self.book_saved = false;
        }
        for (at, mut slot) in parts.slots {
            let seat = &mut self.seats[at];
            seat.stop_thinking();
            seat.works.clear();
            // Another game may come to the same revision.
            seat.answer = None;
            if let (Some(slot), Some(present)) = (&mut slot, &seat.slot) {
                // What the page sends for the game that goes must not be played in the one that comes.
                slot.outrun(present.revision());
            }
            old.slots
                .push((at, std::mem::replace(&mut seat.slot, slot)));
            seat.saved = false;
        }
        old
    }
}

impl Import {
    /// Checks a text, without changing anything.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(text: &str) -> Result<Self, Error> {
        let incoming = read(text)?;
        let mut parts = Parts::default();
        let (mut problems, mut notices) = (Vec::new(), Vec::new());
        if let Some(settings) = &incoming.settings {
            match Settings::default().with(settings) {
                Ok(settings) => parts.settings = Some(settings),
                Err(Problems(found)) => problems.extend(found),
            }
        }
        if let Some(records) = incoming.records {
            match serde_json::from_value(records) {
                Ok(Object(book)) => parts.book = Some(book),
                Err(error) => problems.push(problem("import.records", &error)),
            }
        }
        for (game, saved) in &incoming.games {
            // The seats stand in the registry's order.
            let mut kinds = registry().iter().enumerate();
            let Some((at, kind)) = kinds.find(|(_, kind)| kind.key() == game) else {
                problems.push(Message::new("import.unknown-game").with("game", shortened(game)));
                continue;
            };
            match kind.load(saved) {
                Ok(loaded) => {
                    parts.slots.push((at, Some(loaded.slot)));
                    notices.extend(loaded.notices);
                }
                Err(error) => {
                    problems.push(problem("import.game", &error).with("game", shortened(game)));
                }
            }
        }
        Problems::check(problems)?;
        Ok(Self { parts, notices })
    }
}

fn read(text: &str) -> Result<Incoming, Problems> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| problem("import.not-json", &error))?;
    if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(Message::new("import.not-ours").into());
    }
    if value.get("schema").and_then(Value::as_u64) != Some(SCHEMA) {
        return Err(Message::new("import.newer").into());
    }
    serde_json::from_value(value).map_err(|error| problem("import.not-ours", &error).into())
}

fn problem(key: &'static str, why: &dyn std::fmt::Display) -> Message {
    Message::new(key).with("problem", shortened(&why.to_string()))
}
