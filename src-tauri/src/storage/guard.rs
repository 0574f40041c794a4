//! What happens to a file before the plugin may open it: both copies are read and checked, the damaged one is set
//! aside, and the later good one is put in place.
//!
//! The plugin swallows what it can't read and writes its defaults over it when the app ends, so it must never see a
//! damaged file.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::document::{Document, Fault};
use super::{Notice, atomic, quarantine};

/// No file of ours comes near this; a greater one is not ours, and reading it whole could exhaust the memory.
pub const LARGEST: u64 = 64 << 20;

/// The two copies of one file.
#[derive(Debug, Clone)]
pub struct Copies {
    /// The name that notices give to the player, relative to the data folder.
    pub name: String,
    /// The file of the plugin's store.
    pub main: PathBuf,
    /// The last good copy, always written before the other.
    pub copy: PathBuf,
}

/// What the guard let through.
#[derive(Debug)]
pub struct Checked<T> {
    /// The content of the later good copy, if there is one.
    pub value: Option<T>,
    /// Its serial number, or 0.
    pub serial: u64,
    /// Whether the plugin may open the file.
    pub access: Access,
}

/// Whether the plugin may open a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Yes: it is good or missing.
    Free,
    /// Never: it belongs to a newer version.
    Newer,
    /// Not now: it is damaged and could not be set aside.
    Blocked,
}

enum Found<T> {
    Missing,
    Damaged,
    Newer,
    Good(Document, T),
}

impl Copies {
    /// Checks both copies and mends what can be mended. `parse` decides whether a payload is usable; `now` is in unix
    /// milliseconds.
    pub fn check<T>(
        &self,
        parse: impl Fn(&serde_json::Value) -> Option<T>,
        now: u64,
        notices: &mut Vec<Notice>,
    ) -> Checked<T> {
        let main = look(&self.main, &parse);
        let copy = look(&self.copy, &parse);
        if matches!(main, Found::Newer) || matches!(copy, Found::Newer) {
            notices.push(Notice::Newer {
                file: self.name.clone(),
            });
            return Checked {
                value: None,
                serial: 0,
                access: Access::Newer,
            };
        }
        let access = match main {
            Found::Damaged => self.clear_the_way(matches!(copy, Found::Good(..)), now, notices),
            _ => Access::Free,
        };
        if matches!(copy, Found::Damaged) {
            // It is only a copy: kept, but nothing for the player to know unless the other one is damaged too.
            let _ = quarantine::set_aside(&self.copy, now);
        }
        let (document, value, fresh) = match (main, copy) {
            (Found::Good(main, value), Found::Good(copy, _)) if main.serial >= copy.serial => (main, value, true),
            (_, Found::Good(copy, value)) => (copy, value, false),
            (Found::Good(main, value), _) => (main, value, true),
            _ => return Checked { value: None, serial: 0, access },
        };
        if !fresh && access == Access::Free {
            // If this fails the main file stays behind, and the greater serial number wins the next time too.
            let _ = put(&self.main, &document);
        }
        Checked {
            value: Some(value),
            serial: document.serial,
            access,
        }
    }

    /// Sets a damaged main file aside and says so.
    fn clear_the_way(&self, restored: bool, now: u64, notices: &mut Vec<Notice>) -> Access {
        let file = self.name.clone();
        match quarantine::set_aside(&self.main, now) {
            Ok(_) if restored => {
                notices.push(Notice::Restored { file });
                Access::Free
            }
            Ok(kept) => {
                notices.push(Notice::Quarantined { file, kept });
                Access::Free
            }
            Err(_) => {
                notices.push(Notice::ReadOnly { file });
                Access::Blocked
            }
        }
    }
}

fn put(path: &Path, document: &Document) -> io::Result<()> {
    atomic::write(path, &document.write()?)
}

fn look<T>(path: &Path, parse: impl Fn(&serde_json::Value) -> Option<T>) -> Found<T> {
    let bytes = match read(path) {
        Ok(bytes) => bytes,
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => return Found::Missing,
        Err(_) => return Found::Damaged,
    };
    match Document::read(&bytes) {
        Ok(document) if document.is_blank() => Found::Missing,
        Ok(document) => match parse(&document.payload) {
            Some(value) => Found::Good(document, value),
            None => Found::Damaged,
        },
        Err(Fault::Damaged) => Found::Damaged,
        Err(Fault::Newer) => Found::Newer,
    }
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let length = File::open(path)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if length as u64 > LARGEST {
        return Err(io::Error::from(ErrorKind::FileTooLarge));
    }
    Ok(bytes)
}
