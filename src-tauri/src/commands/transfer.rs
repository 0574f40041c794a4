//! Everything as one text, out and in.

use tauri::Runtime;
use tauri::async_runtime::spawn_blocking;

use super::{Error, House};
use crate::argument::{Arg, LARGE};
use crate::house::{Import, Imported};

/// Everything as one JSON text. It is made a text beside the house, which is free meanwhile.
#[tauri::command]
pub async fn export_all<R: Runtime>(house: House<'_, R>) -> Result<String, Error> {
    let everything = house.lock().export();
    spawn_blocking(move || everything.text())
        .await
        .map_err(Error::internal)?
}

/// Takes such a text in: all of it, or nothing. It is checked beside the house, too.
#[tauri::command]
pub async fn import_all<R: Runtime>(
    house: House<'_, R>,
    text: Arg<String, LARGE>,
) -> Result<Imported, Error> {
    let import = spawn_blocking(move || Import::read(&text.0))
        .await
        .map_err(Error::internal)??;
    house.lock().import(import)
}

/// Brings back what the last import replaced.
#[tauri::command(async)]
pub fn undo_import<R: Runtime>(house: House<'_, R>) -> Result<(), Error> {
    house.lock().undo_import()
}
