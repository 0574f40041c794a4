//! Where everything lives between two starts: one JSON file each for the settings, the records and every game.
//!
//! This is the only place that opens the store plugin. The plugin's file is the file of record; beside it lies a last
//! good copy (`<name>.bak`), which is written atomically and **first**, so that a write that was cut short can always
//! be told and mended at the next start (`guard` does it).

mod atomic;
mod document;
mod guard;
mod quarantine;

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use serde_json::Value;
use tauri::{AppHandle, Manager, Runtime};
use tauri_plugin_store::{Store, StoreExt};

pub(crate) use atomic::{sync_folder, temporary};
use document::PARTS;
pub use document::{Document, Fault, SCHEMA};
use guard::{Access, Copies};
pub use quarantine::KEPT;

use crate::Claimed;

/// Something about a file that the player is told once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// Damaged, with no good copy: set aside as `kept`, and begun anew.
    Quarantined {
        /// The damaged file, relative to the data folder.
        file: String,
        /// The name under which it was kept, in the same folder.
        kept: String,
    },
    /// Damaged, and restored from its last good copy.
    Restored {
        /// The file, relative to the data folder.
        file: String,
    },
    /// Written by a newer version: left alone, and nothing is saved in its place.
    Newer {
        /// The file, relative to the data folder.
        file: String,
    },
    /// Another program has the data folder: nothing is read from there or saved.
    Busy,
    /// Damaged, and it can't even be set aside: nothing can be saved there.
    ReadOnly {
        /// The file, relative to the data folder.
        file: String,
    },
}

/// Why something was not saved.
#[derive(Debug, thiserror::Error)]
pub enum Unsaved {
    /// The file belongs to a newer version.
    #[error("{0} was written by a newer version")]
    Newer(String),
    /// A damaged file is in the way.
    #[error("{0} is damaged and can't be set aside")]
    Blocked(String),
    /// There is no data folder, or the file was never opened with [`Storage::open`].
    #[error("{0} is not open")]
    Closed(String),
    /// The last good copy could not be written.
    #[error("{0} can't be written: {1}")]
    Write(String, io::Error),
    /// The plugin could not open its file.
    #[error("{0} can't be opened: {1}")]
    Open(String, tauri_plugin_store::Error),
}

/// All the app's files.
pub struct Storage<R: Runtime> {
    app: AppHandle<R>,
    folder: Option<PathBuf>,
    drawers: BTreeMap<String, Drawer<R>>,
}

/// One open file.
struct Drawer<R: Runtime> {
    copies: Copies,
    serial: u64,
    access: Access,
    store: Option<Arc<Store<R>>>,
}

impl<R: Runtime> Storage<R> {
    /// The files of this app in its data folder, none of them opened yet.
    ///
    /// Where there is no such folder, or it is another program's, everything can be played and nothing be saved. Not
    /// even reading is safe then: the other one may be in the middle of writing.
    #[must_use]
    pub fn new(app: &AppHandle<R>, folder: Claimed) -> Self {
        let ours = folder == Claimed::Ours;
        Self {
            app: app.clone(),
            folder: ours.then(|| app.path().app_data_dir().ok()).flatten(),
            drawers: BTreeMap::new(),
        }
    }

    /// The folder, where there is one of ours.
    #[must_use]
    pub(crate) fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Opens a file and returns its content, unless it is missing, damaged or from a newer version. `parse` decides
    /// whether a payload is usable.
    ///
    /// Everything is opened at the start: on Android, asking for the data folder later could wait for the main thread.
    pub fn open<T>(
        &mut self,
        name: &str,
        parse: impl Fn(&Value) -> Result<T, Fault>,
        notices: &mut Vec<Notice>,
    ) -> Option<T> {
        let folder = self.folder.as_ref()?;
        let copies = Copies {
            name: name.to_owned(),
            main: folder.join(name),
            copy: folder.join(format!("{name}.bak")),
        };
        let checked = copies.check(parse, now(), notices);
        let mut drawer = Drawer {
            copies,
            serial: checked.serial,
            access: checked.access,
            store: None,
        };
        // What fails here fails again, and is reported, when something is saved.
        let _ = drawer.store(&self.app);
        self.drawers.insert(name.to_owned(), drawer);
        checked.value
    }

    /// Saves a payload; when this returns `Ok`, it survives whatever happens to the app.
    ///
    /// # Errors
    /// The old content is then still there, and the next call tries again from the beginning.
    pub fn save(&mut self, name: &str, payload: Value) -> Result<(), Unsaved> {
        let drawer = self
            .drawers
            .get_mut(name)
            .ok_or_else(|| Unsaved::Closed(name.to_owned()))?;
        drawer.save(&self.app, payload)
    }
}

impl Unsaved {
    /// The file that could not be saved, relative to the data folder.
    #[must_use]
    pub fn file(&self) -> &str {
        match self {
            Self::Newer(file)
            | Self::Blocked(file)
            | Self::Closed(file)
            | Self::Write(file, _)
            | Self::Open(file, _) => file,
        }
    }
}

impl<R: Runtime> Drawer<R> {
    fn save(&mut self, app: &AppHandle<R>, payload: Value) -> Result<(), Unsaved> {
        let store = self.store(app)?;
        let document = Document::new(self.serial + 1, payload);
        document
            .write()
            .map_err(io::Error::from)
            .and_then(guard::check_size)
            .and_then(|bytes| atomic::write(&self.copies.copy, &bytes))
            .map_err(|error| Unsaved::Write(self.copies.name.clone(), error))?;
        self.serial = document.serial;
        let [schema, serial, content] = PARTS;
        store.set(schema, document.schema);
        store.set(serial, document.serial);
        store.set(content, document.payload);
        // The plugin truncates before it writes. If that fails now, the copy above is the later one at the next start.
        let _ = store.save();
        Ok(())
    }

    /// The plugin's store, if the file may be opened at all.
    fn store(&mut self, app: &AppHandle<R>) -> Result<Arc<Store<R>>, Unsaved> {
        let name = &self.copies.name;
        if self.access == Access::Blocked && quarantine::set_aside(&self.copies.main, now()).is_ok()
        {
            self.access = Access::Free;
        }
        match self.access {
            Access::Newer => return Err(Unsaved::Newer(name.clone())),
            Access::Blocked => return Err(Unsaved::Blocked(name.clone())),
            Access::Free => {}
        }
        if let Some(store) = &self.store {
            return Ok(store.clone());
        }
        let [schema, serial, content] = PARTS;
        let store = app
            .store_builder(name)
            .default(schema, SCHEMA)
            .default(serial, 0)
            .default(content, Value::Null)
            .disable_auto_save()
            .build()
            .map_err(|error| Unsaved::Open(name.clone(), error))?;
        self.store = Some(store.clone());
        Ok(store)
    }
}

/// The time in unix milliseconds; only file names and records depend on it.
#[must_use]
pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .map_or(0, |since| {
            u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
        })
}
