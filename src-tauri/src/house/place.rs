//! Where the window was, in a file like all others.

use serde::Deserialize;
use serde_json::Value;
use tauri::Runtime;

use super::House;
use super::save::json;
use crate::argument::Object;
use crate::place::Place;
use crate::storage::{Fault, Notice};

/// The file. There is none on a phone.
const PLACE: &str = "window.json";

impl<R: Runtime> House<R> {
    /// Opens the file, at the start, and says where the window was.
    pub(crate) fn place(&mut self) -> Option<Place> {
        let mut notices: Vec<Notice> = Vec::new();
        let place = self.storage.open(PLACE, read, &mut notices);
        self.notices.extend(notices.into_iter().map(Into::into));
        self.placed = place;
        place
    }

    /// Remembers where the window is. If that fails, it opens somewhere else the next time.
    pub(crate) fn keep_place(&mut self, place: Place) {
        if self.placed != Some(place) && self.storage.save(PLACE, json(&place)).is_ok() {
            self.placed = Some(place);
        }
    }
}

fn read(value: &Value) -> Result<Place, Fault> {
    let Object(place) = Object::deserialize(value).map_err(|_| Fault::Damaged)?;
    Ok(place)
}
