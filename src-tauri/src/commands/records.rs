//! Records and statistics.

use quadrille_session::Records;
use tauri::Runtime;

use super::{Error, House};
use crate::argument::Arg;

/// Everything about one game.
#[tauri::command(async)]
pub fn records<R: Runtime>(house: House<'_, R>, game: Arg<String>) -> Result<Records, Error> {
    house.lock().records(&game.0)
}

/// Forgets one game's records.
#[tauri::command(async)]
pub fn clear_records<R: Runtime>(house: House<'_, R>, game: Arg<String>) -> Result<Records, Error> {
    house.lock().clear_records(&game.0)
}

/// Takes the last clearing back.
#[tauri::command(async)]
pub fn restore_records<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
) -> Result<Records, Error> {
    house.lock().restore_records(&game.0)
}
