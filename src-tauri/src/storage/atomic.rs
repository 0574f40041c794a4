//! Writing a file so that at any instant it is either the old one or the new one, whole.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Replaces `path` by a file with these bytes and returns when they are on the disk.
///
/// The bytes go to `<path>.tmp` in the same folder first, because a rename is atomic only inside one file system.
///
/// # Errors
/// The first thing that failed; `path` is then what it was before.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let Some(folder) = path.parent() else {
        return Err(io::Error::from(io::ErrorKind::InvalidInput));
    };
    fs::create_dir_all(folder)?;
    let temporary = temporary(path);
    fill(&temporary, bytes)
        .and_then(|()| fs::rename(&temporary, path))
        .inspect_err(|_| {
            // Half a file is of no use to anybody; if it can't be removed, the next write overwrites it.
            let _ = fs::remove_file(&temporary);
        })?;
    sync_folder(folder);
    Ok(())
}

/// Where a file is written before it gets its name: `<path>.tmp`.
pub(crate) fn temporary(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".tmp");
    name.into()
}

fn fill(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes the rename itself durable. Some file systems refuse this; the file is in place all the same.
#[cfg(unix)]
pub(crate) fn sync_folder(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

/// Elsewhere a folder can't be opened as a file, and the rename is journalled by the file system.
#[cfg(not(unix))]
pub(crate) fn sync_folder(_folder: &Path) {}
