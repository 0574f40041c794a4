//! The player's settings.

use serde_json::{Map, Value};
use tauri::Runtime;

use super::{Error, House};
use crate::argument::Arg;
use crate::settings::Settings;

/// The settings as they are.
#[tauri::command]
pub fn settings<R: Runtime>(house: House<'_, R>) -> Settings {
    house.lock().settings()
}

/// Changes the settings that the patch names.
#[tauri::command(async)]
pub fn change_settings<R: Runtime>(
    house: House<'_, R>,
    patch: Arg<Map<String, Value>>,
) -> Result<Settings, Error> {
    house.lock().change_settings(&patch.0)
}

/// Makes all settings what they were at first.
#[tauri::command(async)]
pub fn reset_settings<R: Runtime>(house: House<'_, R>) -> Settings {
    house.lock().reset_settings()
}
