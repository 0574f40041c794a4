//! Playing.

use std::time::Duration;

use quadrille_session::{Choice, GameId, HintReply, Moment, Played, Reply, Share};
use tauri::Runtime;
use tauri::async_runtime::spawn_blocking;
use tokio::time::timeout;

use super::{Error, House};
use crate::argument::{Arg, Object};
use crate::house::{THINKING_TIME, Work};

/// A search that has not noticed its deadline by this time never will.
const PATIENCE: Duration = THINKING_TIME.saturating_mul(25);

/// The game as it stands; the first time, a new one.
#[tauri::command(async)]
pub fn resume<R: Runtime>(house: House<'_, R>, game: Arg<String>) -> Result<Reply, Error> {
    house.lock().resume(&game.0)
}

/// A new game.
#[tauri::command(async)]
pub fn new_game<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
    choice: Arg<Object<Choice>>,
) -> Result<Reply, Error> {
    house.lock().new_game(&game.0, &choice.0.0)
}

/// The game of an ID.
#[tauri::command(async)]
pub fn open_id<R: Runtime>(house: House<'_, R>, text: Arg<String>) -> Result<Reply, Error> {
    // Read before the house is locked: positions are checked, and games played again, at the door.
    let id: GameId = text.0.parse()?;
    house.lock().open_id(&id)
}

/// Plays a move.
#[tauri::command(async)]
pub fn play<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
    revision: Arg<u64>,
    text: Arg<String>,
) -> Result<Reply, Error> {
    house
        .lock()
        .change(&game.0, |slot| slot.play(revision.0, &text.0))
}

/// Takes a move back, or a new game if `cross`.
#[tauri::command(async)]
pub fn undo<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
    revision: Arg<u64>,
    cross: Arg<bool>,
) -> Result<Reply, Error> {
    house
        .lock()
        .change(&game.0, |slot| slot.undo(revision.0, cross.0))
}

/// Brings a move back, or a new game if `cross`.
#[tauri::command(async)]
pub fn redo<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
    revision: Arg<u64>,
    cross: Arg<bool>,
) -> Result<Reply, Error> {
    house
        .lock()
        .change(&game.0, |slot| slot.redo(revision.0, cross.0))
}

/// Ends the game early.
#[tauri::command(async)]
pub fn end_game<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
    revision: Arg<u64>,
) -> Result<Reply, Error> {
    house
        .lock()
        .change(&game.0, |slot| slot.end_game(revision.0))
}

/// A good move. Playing on in the meantime is allowed, and makes the answer stale.
#[tauri::command]
pub async fn hint<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
    revision: Arg<u64>,
) -> Result<HintReply, Error> {
    let order = house.lock().order_hint(&game.0, revision.0)?;
    let search = spawn_blocking(move || order.carry_out());
    let found = timeout(PATIENCE, search)
        .await
        .map_err(Error::internal)?
        .map_err(Error::internal)?;
    house.lock().take_hint(&game.0, revision.0, found)
}

/// Does what the game waits for (see `Table::pending`): long work, or the computer's move, whose events are in the
/// answer. It comes when it is done; play, and taking moves back, goes on in the meantime. Whoever asks while it is
/// under way, or just done, gets the same answer.
#[tauri::command]
pub async fn work<R: Runtime>(house: House<'_, R>, game: Arg<String>) -> Result<Reply, Error> {
    let work = house.lock().order_work(&game.0)?;
    match work {
        Work::Done => {}
        // The channel carries nothing: that it closes is the news.
        Work::UnderWay(mut ended) => while ended.changed().await.is_ok() {},
        Work::Yours(job) => return job.carry_out(&house, &game.0).await,
    }
    house.lock().after_work(&game.0)
}

/// The moves that have led to the game as it stands.
#[tauri::command(async)]
pub fn played<R: Runtime>(house: House<'_, R>, game: Arg<String>) -> Result<Played, Error> {
    house.lock().played(&game.0)
}

/// How the game stood after so many of its moves.
#[tauri::command(async)]
pub fn replay<R: Runtime>(
    house: House<'_, R>,
    game: Arg<String>,
    revision: Arg<u64>,
    at: Arg<u64>,
) -> Result<Moment, Error> {
    house.lock().replay(&game.0, revision.0, at.0)
}

/// Texts that give somebody else this game.
#[tauri::command(async)]
pub fn share<R: Runtime>(house: House<'_, R>, game: Arg<String>) -> Result<Share, Error> {
    house.lock().share(&game.0)
}
