//! Records and statistics.

use quadrille_session::{Collection, Records};
use tauri::Runtime;

use super::{Error, House};
use crate::argument::Arg;

/// The numbered starts of a game, with what the player has come to.
#[tauri::command(async)]
pub fn collection<R: Runtime>(house: House<'_, R>, game: Arg<String>) -> Result<Collection, Error> {
    house.lock().collection(&game.0)
}

/// Everything about one game.
#[tauri::command(async)]
pub fn records<R: Runtime>(house: House<'_, R>, game: Arg<String>) -> Result<Records, Error> {
    house.lock().records(&game.0)
}

/// Writes a name on an entry of a record table, and on those that come.
#[tauri::command(async)]
pub fn name_record<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
    params: Arg<String>,
    place: Arg<u8>,
    when: Arg<u64>,
    name: Arg<String>,
) -> Result<Records, Error> {
    let mut house = house.lock();
    house.name_record(&game.0, &params.0, place.0, when.0, &name.0)
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
