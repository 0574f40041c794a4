//! One stored file as text: the schema it follows, a serial number that only grows, and the payload.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The layout of the files that this version writes. A file with a greater number is from a newer version.
pub const SCHEMA: u64 = 1;

/// Serial numbers above this are not ours: a file written a thousand times a second would take for ever to get there.
/// It also leaves room to count on from.
pub(super) const LAST_SERIAL: u64 = u64::MAX / 2;

/// The names under which the parts of a [`Document`] stand in the file, and in the plugin's store.
pub(super) const PARTS: [&str; 3] = ["schema", "serial", "payload"];

/// What a file holds. The serial number tells which of two valid copies is the later one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Document {
    /// See [`SCHEMA`].
    pub schema: u64,
    /// Greater by one with every write; 0 only in a file that was created and never written to.
    pub serial: u64,
    /// The settings, the records or one game, as their owners write them.
    pub payload: Value,
}

/// Why the text of a file is not a [`Document`] for us.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Cut short, overwritten, or not ours at all.
    Damaged,
    /// Written by a newer version: it is right, but not for us to read or to change.
    Newer,
}

impl Document {
    /// A document of this version.
    #[must_use]
    pub fn new(serial: u64, payload: Value) -> Self {
        Self {
            schema: SCHEMA,
            serial,
            payload,
        }
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// [`Fault::Newer`] as soon as the schema number says so, whatever the rest looks like.
    pub fn read(bytes: &[u8]) -> Result<Self, Fault> {
        let value: Value = serde_json::from_slice(bytes).map_err(|_| Fault::Damaged)?;
        match value.get(PARTS[0]).and_then(Value::as_u64) {
            Some(SCHEMA) => serde_json::from_value(value)
                .ok()
                .filter(|document: &Self| document.serial <= LAST_SERIAL)
                .ok_or(Fault::Damaged),
            Some(newer) if newer > SCHEMA => Err(Fault::Newer),
            _ => Err(Fault::Damaged),
        }
    }

    /// The text for a file, ending in a line break.
    ///
    /// # Errors
    /// Only if the payload holds a map whose keys aren't texts, which a [`Value`] can't.
    pub fn write(&self) -> Result<Vec<u8>, serde_json::Error> {
        let mut bytes = serde_json::to_vec(self)?;
        bytes.push(b'\n');
        Ok(bytes)
    }

    /// True for a file that holds nothing: the plugin leaves such a one when nothing was ever written to it.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.payload.is_null()
    }
}
