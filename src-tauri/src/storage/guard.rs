//! What happens to a file before the plugin may open it: both copies are read and checked, the damaged one is set
//! aside, and the later good one is put in place.
//!
//! The plugin swallows what it can't read and writes its defaults over it when the app ends, so it must never see a
//! damaged file.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::document::{Document, Fault};
use super::{Notice, atomic, quarantine};

/// No file of ours comes near this; a greater one is not ours, and reading it whole could exhaust the memory.
pub(super) const LARGEST: u64 = 64 << 20;

/// The two copies of one file.
#[derive(Debug, Clone)]
pub(super) struct Copies {
    /// The name that notices give to the player, relative to the data folder.
    pub(super) name: String,
    /// The file of the plugin's store.
    pub(super) main: PathBuf,
    /// The last good copy, always written before the other.
    pub(super) copy: PathBuf,
}

/// What the guard let through.
#[derive(Debug)]
pub(super) struct Checked<T> {
    /// The content of the later good copy, if there is one.
    pub(super) value: Option<T>,
    /// Its serial number, or 0.
    pub(super) serial: u64,
    /// Whether the plugin may open the file.
    pub(super) access: Access,
}

/// Whether the plugin may open a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// Yes: it is good or missing.
    Free,
    /// Never: it belongs to a newer version.
    Newer,
    /// Not now: it is damaged and could not be set aside.
    Blocked,
}

/// What lies in one of the two places.
enum Found<T> {
    Missing,
    Damaged,
    Newer,
    Good(Document, T),
}

impl Copies {
    /// Checks both copies and mends what can be mended. `parse` decides whether a payload is usable; `now` is in unix
    /// milliseconds.
    pub(super) fn check<T>(
        &self,
        parse: impl Fn(&Value) -> Result<T, Fault>,
        now: u64,
        notices: &mut Vec<Notice>,
    ) -> Checked<T> {
        let (main, copy) = choose(look(&self.main), look(&self.copy), parse);
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
            // It is only a copy: kept, but nothing for the player to know unless the other is damaged too.
            let _ = quarantine::set_aside(&self.copy, now);
        }
        let (document, value) = match (main, copy) {
            (Found::Good(document, value), _) => (document, value),
            (_, Found::Good(document, value)) => {
                if access == Access::Free {
                    // If this fails, the main file stays behind, and the copy is chosen the next time too.
                    let _ = put(&self.main, &document);
                }
                (document, value)
            }
            _ => {
                return Checked {
                    value: None,
                    serial: 0,
                    access,
                };
            }
        };
        Checked {
            value: Some(value),
            serial: document.serial,
            access,
        }
    }

    /// Sets a damaged main file aside and says so.
    fn clear_the_way(&self, restored: bool, now: u64, notices: &mut Vec<Notice>) -> Access {
        let file = self.name.clone();
        let (notice, access) = match quarantine::set_aside(&self.main, now) {
            Ok(_) if restored => (Notice::Restored { file }, Access::Free),
            Ok(kept) => (Notice::Quarantined { file, kept }, Access::Free),
            Err(_) => (Notice::ReadOnly { file }, Access::Blocked),
        };
        notices.push(notice);
        access
    }
}

/// Parses the later document, and the other one only if that fails: a game is replayed when it is parsed.
///
/// A good main file that is older than its copy comes back as missing: it is to be replaced, without a word.
fn choose<T>(
    main: Found<()>,
    copy: Found<()>,
    parse: impl Fn(&Value) -> Result<T, Fault>,
) -> (Found<T>, Found<T>) {
    let serial = |found: &Found<()>| match found {
        Found::Good(document, ()) => Some(document.serial),
        _ => None,
    };
    let main_is_later = serial(&main) >= serial(&copy);
    let (later, earlier) = if main_is_later {
        (main, copy)
    } else {
        (copy, main)
    };
    let later = later.parse(&parse);
    let earlier = match (&later, earlier) {
        (Found::Good(..), Found::Good(..)) => Found::Missing,
        (_, earlier) => earlier.parse(&parse),
    };
    if main_is_later {
        (later, earlier)
    } else {
        (earlier, later)
    }
}

impl Found<()> {
    fn parse<T>(self, parse: impl Fn(&Value) -> Result<T, Fault>) -> Found<T> {
        match self {
            Found::Missing => Found::Missing,
            Found::Damaged => Found::Damaged,
            Found::Newer => Found::Newer,
            Found::Good(document, ()) => match parse(&document.payload) {
                Ok(value) => Found::Good(document, value),
                Err(Fault::Damaged) => Found::Damaged,
                Err(Fault::Newer) => Found::Newer,
            },
        }
    }
}

fn put(path: &Path, document: &Document) -> io::Result<()> {
    atomic::write(path, &document.write()?)
}

fn look(path: &Path) -> Found<()> {
    let bytes = match read(path) {
        Ok(bytes) => bytes,
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Found::Missing;
        }
        Err(_) => return Found::Damaged,
    };
    match Document::read(&bytes) {
        Ok(document) if document.is_blank() => Found::Missing,
        Ok(document) => Found::Good(document, ()),
        Err(Fault::Damaged) => Found::Damaged,
        Err(Fault::Newer) => Found::Newer,
    }
}

/// What is written must be small enough to be read: better to say now that it isn't saved than to lose it later.
pub(super) fn check_size(bytes: Vec<u8>) -> io::Result<Vec<u8>> {
    if bytes.len() as u64 > LARGEST {
        return Err(io::Error::from(ErrorKind::FileTooLarge));
    }
    Ok(bytes)
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let length = File::open(path)?
        .take(LARGEST + 1)
        .read_to_end(&mut bytes)?;
    if length as u64 > LARGEST {
        return Err(io::Error::from(ErrorKind::FileTooLarge));
    }
    Ok(bytes)
}
