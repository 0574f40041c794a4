//! Arguments of commands. Whatever the page sends is measured and checked before a command sees it.

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use tauri::Runtime;
use tauri::ipc::{CommandArg, CommandItem, InvokeBody, InvokeError};

use crate::error::Error;

/// The most that an ordinary argument may weigh, in bytes.
pub const SMALL: usize = 64 << 10;

/// The most that a text with everything in it may weigh: full books of all games, and games of very many moves. What
/// was exported must be importable.
pub const LARGE: usize = 32 << 20;

/// An argument of type `T` that weighs no more than `MOST`.
///
/// Tauri would take a `T` by itself, but refuses what doesn't fit with a sentence; this refuses with our typed error.
#[derive(Debug)]
pub struct Arg<T, const MOST: usize = SMALL>(pub T);

impl<'a, T: DeserializeOwned, R: Runtime, const MOST: usize> CommandArg<'a, R> for Arg<T, MOST> {
    fn from_command(item: CommandItem<'a, R>) -> Result<Self, InvokeError> {
        let name = item.key;
        if let InvokeBody::Json(all) = item.message.payload()
            && all.get(name).is_some_and(|value| weight(value) > MOST)
        {
            return Err(Error::too_long(name, MOST).into());
        }
        match T::deserialize(item) {
            Ok(value) => Ok(Self(value)),
            Err(error) => Err(Error::argument(name, &error.to_string()).into()),
        }
    }
}

/// A struct that came as an object. By itself a struct could also be read from a list of its values.
#[derive(Debug)]
pub struct Object<T>(pub T);

impl<'de, T: DeserializeOwned> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let object = Map::deserialize(deserializer)?;
        serde_json::from_value(Value::Object(object))
            .map(Self)
            .map_err(D::Error::custom)
    }
}

/// About how many bytes a value takes: its texts, and some for every value.
fn weight(value: &Value) -> usize {
    /// Numbers, truth values and brackets.
    const EACH: usize = 8;
    EACH + match value {
        Value::String(text) => text.len(),
        Value::Array(values) => values.iter().map(weight).sum(),
        Value::Object(values) => values
            .iter()
            .map(|(name, value)| name.len() + weight(value))
            .sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) => 0,
    }
}
