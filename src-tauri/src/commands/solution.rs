//! Tables of solved games: building them, bringing them in, and what they say of a game.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use quadrille_session::Analysis;
use tauri::Runtime;
use tauri::async_runtime::spawn_blocking;

use super::{Error, House};
use crate::argument::Arg;
use crate::house::SolutionState;

/// The most that a piece of a file may weigh as base64: 1 MiB, and what a text weighs beside its letters.
const PIECE: usize = (1 << 20) + 64;

/// How the table of a game stands, once that is something else than in the change that the page has `seen` (0 for
/// none); `null` for a game that is not solved.
#[tauri::command]
pub async fn solution<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
    seen: Arg<u64>,
) -> Result<Option<SolutionState>, Error> {
    let Some(stand) = house.lock().solution(&game.0)? else {
        return Ok(None);
    };
    let looked = stand.clone();
    spawn_blocking(move || looked.look())
        .await
        .map_err(Error::internal)?;
    Ok(Some(stand.after(seen.0).await))
}

/// Begins to build the table; `solution` tells how it goes.
#[tauri::command(async)]
pub fn build_solution<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
) -> Result<SolutionState, Error> {
    let stand = house.lock().solved(&game.0)?;
    stand.build()?;
    Ok(stand.state())
}

/// Calls off what is under way.
#[tauri::command(async)]
pub fn cancel_solution<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
) -> Result<SolutionState, Error> {
    let stand = house.lock().solved(&game.0)?;
    stand.cancel();
    Ok(stand.state())
}

/// Removes the table.
#[tauri::command(async)]
pub fn remove_solution<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
) -> Result<SolutionState, Error> {
    let stand = house.lock().solved(&game.0)?;
    stand.remove()?;
    Ok(stand.state())
}

/// Takes a piece of a table's file, as base64: the first one of `total` bytes, or the one that begins where the last
/// one ended. With the last one the file is checked, and takes the place of the present one.
#[tauri::command]
pub async fn import_solution<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
    at: Arg<u64>,
    total: Arg<u64>,
    chunk: Arg<String, PIECE>,
) -> Result<SolutionState, Error> {
    let stand = house.lock().solved(&game.0)?;
    let work = spawn_blocking(move || {
        let piece = STANDARD.decode(&chunk.0);
        let piece = piece.map_err(|error| Error::argument("chunk", &error.to_string()))?;
        stand.import(at.0, total.0, &piece)?;
        Ok(stand.state())
    });
    work.await.map_err(Error::internal)?
}

/// What the table says of the game as it was played. A running game against the computer is looked into only if
/// `assist`, and counts as assisted then.
#[tauri::command]
pub async fn analyse<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
    revision: Arg<u64>,
    assist: Arg<bool>,
) -> Result<Analysis, Error> {
    let inquiry = house.lock().order_analysis(&game.0, revision.0, assist.0)?;
    let found = spawn_blocking(move || inquiry.carry_out())
        .await
        .map_err(Error::internal)??;
    house.lock().take_analysis(&game.0, found)
}
