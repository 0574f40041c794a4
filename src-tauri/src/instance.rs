//! One program, one data folder: a second one started by mistake must not write over what the first one saves.

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Lies in the data folder, empty. The system lets go of it when the program ends, however it ends.
const NAME: &str = "lock";

/// A program that is being ended holds its lock a moment longer than it can be seen. So long a new one waits for it.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often it looks.
const PAUSE: Duration = Duration::from_millis(10);

/// The right to write in a data folder, for as long as it is kept.
#[derive(Debug)]
pub(crate) struct Claim {
    _lock: Option<File>,
}

impl Claim {
    /// Claims a data folder. `None` if another program has it and keeps it.
    ///
    /// Where there are no locks, or no folder yet can be made, there is nothing to be afraid of either.
    #[must_use]
    pub(crate) fn on(folder: &Path) -> Option<Self> {
        let begun = Instant::now();
        Self::try_while(folder, || {
            sleep(PAUSE);
            begun.elapsed() < PATIENCE
        })
    }

    /// Tries as long as `again` says so.
    fn try_while(folder: &Path, mut again: impl FnMut() -> bool) -> Option<Self> {
        let file = fs::create_dir_all(folder).and_then(|()| File::create(folder.join(NAME)));
        let Ok(file) = file else {
            return Some(Self { _lock: None });
        };
        loop {
            match file.try_lock() {
                Ok(()) => return Some(Self { _lock: Some(file) }),
                Err(TryLockError::WouldBlock) if again() => {}
                Err(TryLockError::WouldBlock) => return None,
                Err(TryLockError::Error(_)) => return Some(Self { _lock: None }),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Claim;

    #[test]
    fn a_folder_is_claimed_once_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let claim = Claim::on(folder.path());
        assert!(claim.is_some());
        assert!(Claim::try_while(folder.path(), || false).is_none());
        drop(claim);
        assert!(Claim::on(folder.path()).is_some());
    }

    /// Killed and started again at once, the program found its own folder taken, and showed new games (a kill of
    /// `cargo xtask endure`).
    #[test]
    fn who_is_just_ending_is_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let mut ending = Claim::on(folder.path());
        let claim = Claim::try_while(folder.path(), || ending.take().is_some());
        assert!(claim.is_some());
    }

    #[test]
    fn what_can_not_be_locked_is_free() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        std::fs::write(&file, "").unwrap();
        assert!(Claim::on(&file).is_some());
        assert!(Claim::on(&file).is_some());
    }
}
