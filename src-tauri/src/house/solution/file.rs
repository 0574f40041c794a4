//! The file of a table: written beside its place, and put there when it is complete.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use quadrille_games::Message;

use crate::storage::{sync_folder, temporary};

/// Bytes that are written at once to keep room.
const PIECE: usize = 1 << 16;

/// A file on its way. It is removed unless it takes its place.
pub(super) struct Part {
    path: PathBuf,
    place: PathBuf,
}

impl Part {
    /// Keeps room for so many bytes: better to know now that the disk is full than after minutes of work.
    pub(super) fn reserve(place: &Path, mut bytes: u64) -> io::Result<Self> {
        let part = Self {
            path: temporary(place),
            place: place.to_owned(),
        };
        if let Some(folder) = place.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = File::create(&part.path)?;
        let zeros = [0; PIECE];
        while bytes > 0 {
            let now = bytes.min(PIECE as u64);
            // At most PIECE.
            #[allow(clippy::cast_possible_truncation)]
            file.write_all(&zeros[..now as usize])?;
            bytes -= now;
        }
        Ok(part)
    }

    /// Writes what belongs there, and returns when it is on the disk.
    pub(super) fn fill(&self, bytes: &[u8]) -> io::Result<()> {
        let mut file = File::create(&self.path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    /// Gives the file its name.
    pub(super) fn take_place(self) -> io::Result<Placed> {
        fs::rename(&self.path, &self.place)?;
        Ok(Placed(self.place.clone()))
    }
}

/// A file with its name. That it has it may still have to reach the disk.
#[must_use]
pub(super) struct Placed(PathBuf);

impl Placed {
    /// Returns when it is on the disk.
    pub(super) fn sync(self) {
        if let Some(folder) = self.0.parent() {
            sync_folder(folder);
        }
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Renamed or never made: nothing is there.
        let _ = fs::remove_file(&self.path);
    }
}

/// Removes what an app that was killed left half done.
pub(super) fn clean(place: &Path) {
    // Where it can't be removed, it is written over or in the way, and the player is told then.
    let _ = fs::remove_file(temporary(place));
}

/// Removes a file that may be there.
pub(super) fn remove(place: &Path) -> io::Result<()> {
    match fs::remove_file(place) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// What to tell the player of a file that can't be written or removed.
pub(super) fn message(error: &io::Error) -> Message {
    Message::new(match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            "solution.problem.disk-full"
        }
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "solution.problem.read-only",
        _ => "solution.problem.unwritable",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_player_is_told_what_is_wrong_with_the_disk() {
        for (kind, key) in [
            (ErrorKind::StorageFull, "solution.problem.disk-full"),
            (ErrorKind::QuotaExceeded, "solution.problem.disk-full"),
            (ErrorKind::PermissionDenied, "solution.problem.read-only"),
            (ErrorKind::ReadOnlyFilesystem, "solution.problem.read-only"),
            (ErrorKind::NotADirectory, "solution.problem.unwritable"),
        ] {
            assert_eq!(message(&io::Error::from(kind)).key, key);
        }
    }

    #[test]
    fn a_file_that_does_not_take_its_place_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("games/a.table");
        let files = || fs::read_dir(folder.path().join("games")).unwrap().count();
        let part = Part::reserve(&place, 100_000).unwrap();
        assert_eq!(fs::metadata(&part.path).unwrap().len(), 100_000);
        part.fill(b"short").unwrap();
        drop(part);
        assert_eq!(files(), 0);
        let part = Part::reserve(&place, 0).unwrap();
        part.fill(b"short").unwrap();
        part.take_place().unwrap().sync();
        assert_eq!((fs::read(&place).unwrap(), files()), (b"short".to_vec(), 1));
        remove(&place).unwrap();
        remove(&place).unwrap();
        assert_eq!(files(), 0);
    }
}
