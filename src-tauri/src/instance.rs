//! One program, one data folder: a second one started by mistake must not write over what the first one saves.

use std::fs::{self, File, TryLockError};
use std::path::Path;

/// Lies in the data folder, empty. The system lets go of it when the program ends, however it ends.
const NAME: &str = "lock";

/// The right to write in a data folder, for as long as it is kept.
#[derive(Debug)]
pub(crate) struct Claim {
    _lock: Option<File>,
}

impl Claim {
    /// Claims a data folder. `None` if another program has it; a program that is just ending has it a moment longer than
    /// it can be seen.
    ///
    /// Where there are no locks, or no folder yet can be made, there is nothing to be afraid of either.
    #[must_use]
    pub(crate) fn on(folder: &Path) -> Option<Self> {
        let file = fs::create_dir_all(folder).and_then(|()| File::create(folder.join(NAME)));
        let Ok(file) = file else {
            return Some(Self { _lock: None });
        };
        match file.try_lock() {
            Ok(()) => Some(Self { _lock: Some(file) }),
            Err(TryLockError::WouldBlock) => None,
            Err(TryLockError::Error(_)) => Some(Self { _lock: None }),
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
        assert!(Claim::on(folder.path()).is_none());
        drop(claim);
        assert!(Claim::on(folder.path()).is_some());
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
