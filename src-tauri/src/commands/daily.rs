//! Daily challenges. Days and months come as texts, `2026-11-30` and `2026-11`; `today` is the player's local date.

use quadrille_session::{Calendar, Date, Month, Reply, Today};
use tauri::Runtime;

use super::{Error, House};
use crate::argument::Arg;

/// Today's challenges.
#[tauri::command(async)]
pub fn dailies<R: Runtime>(house: House<'_, R>, today: Arg<Date>) -> Result<Vec<Today>, Error> {
    Ok(house.lock().dailies(today.0))
}

/// A month of a challenge.
#[tauri::command(async)]
pub fn calendar<R: Runtime>(
    house: House<'_, R>,
    daily: Arg<String>,
    month: Arg<Month>,
    today: Arg<Date>,
) -> Result<Calendar, Error> {
    house.lock().calendar(&daily.0, month.0, today.0)
}

/// Takes up a day's challenge where it was left, or begins it.
#[tauri::command(async)]
pub fn open_daily<R: Runtime>(
    house: House<'_, R>,
    daily: Arg<String>,
    date: Arg<Date>,
    today: Arg<Date>,
) -> Result<Reply, Error> {
    house.lock().open_daily(&daily.0, date.0, today.0)
}
