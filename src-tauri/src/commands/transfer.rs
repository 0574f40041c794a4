//! Everything as one text, out and in.

use tauri::Runtime;

use super::{Error, House};
use crate::argument::{Arg, LARGE};
use crate::house::Imported;

/// Everything as one JSON text.
#[tauri::command(async)]
pub fn export_all<R: Runtime>(house: House<'_, R>) -> Result<String, Error> {
    house.lock().export()
}

/// Takes such a text in: all of it, or nothing.
#[tauri::command(async)]
pub fn import_all<R: Runtime>(
    house: House<'_, R>,
    text: Arg<String, LARGE>,
) -> Result<Imported, Error> {
    house.lock().import(&text.0)
}

/// Brings back what the last import replaced.
#[tauri::command(async)]
pub fn undo_import<R: Runtime>(house: House<'_, R>) -> Result<(), Error> {
    house.lock().undo_import()
}
