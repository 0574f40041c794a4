//! The app as a whole: what there is, what to show first, what is visible, and leaving.

use quadrille_session::{GameInfo, registry};
use serde::Serialize;
use tauri::{AppHandle, Runtime};

use super::{Error, House};
use crate::argument::Arg;
use crate::house::Home;

/// What never changes while the app runs.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The app's version.
    pub version: String,
    /// True on a phone or tablet.
    pub mobile: bool,
    /// The games, in the order of the first page.
    pub games: Vec<GameInfo>,
}

/// The games and their rules.
#[tauri::command]
pub fn catalogue<R: Runtime>(app: AppHandle<R>) -> Catalogue {
    Catalogue {
        version: app.package_info().version.to_string(),
        mobile: cfg!(mobile),
        games: registry().iter().map(|kind| kind.info()).collect(),
    }
}

/// What the first page shows.
#[tauri::command(async)]
pub fn home<R: Runtime>(house: House<'_, R>) -> Home {
    house.lock().home()
}

/// The game that the program was asked to open from outside, once: a text to open as an ID.
#[tauri::command]
pub fn asked<R: Runtime>(app: AppHandle<R>) -> Option<String> {
    crate::asked::take(&app)
}

/// Says which board is visible: its clock runs. `null` for none.
#[tauri::command(async)]
pub fn watch<R: Runtime>(house: House<'_, R>, game: Arg<Option<String>>) -> Result<(), Error> {
    house.lock().watch(game.0.as_deref())
}

/// Saves everything and ends the app.
#[tauri::command(async)]
pub fn leave<R: Runtime>(app: AppHandle<R>, house: House<'_, R>) {
    house.lock().save_all();
    app.exit(0);
}
