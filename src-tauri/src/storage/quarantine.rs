//! Setting a damaged file aside, so that nothing overwrites what could still be rescued from it by hand.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;

/// How many damaged versions of one file are kept; the oldest goes first.
pub const KEPT: usize = 5;

/// Renames `path` to `<name>.corrupt-<now>` in its folder and returns the new name. `now` is in unix milliseconds.
///
/// # Errors
/// The file stays where it is when it can't be renamed.
pub(super) fn set_aside(path: &Path, now: u64) -> io::Result<String> {
    let (Some(folder), Some(name)) = (path.parent(), path.file_name().and_then(|n| n.to_str()))
    else {
        return Err(io::Error::from(io::ErrorKind::InvalidInput));
    };
    let prefix = format!("{name}.corrupt-");
    let mut stamp = now;
    while folder.join(format!("{prefix}{stamp}")).exists() {
        stamp += 1;
    }
    let kept = format!("{prefix}{stamp}");
    fs::rename(path, folder.join(&kept))?;
    forget_oldest(folder, &prefix);
    Ok(kept)
}

fn forget_oldest(folder: &Path, prefix: &str) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let mut kept: Vec<(u64, OsString)> = entries
        .filter_map(Result::ok)
        .filter_map(|entry| {
            let name = entry.file_name();
            let stamp = name.to_str()?.strip_prefix(prefix)?.parse().ok()?;
            Some((stamp, name))
        })
        .collect();
    kept.sort_unstable();
    let surplus = kept.len().saturating_sub(KEPT);
    for (_, name) in kept.into_iter().take(surplus) {
        // A leftover more does no harm.
        let _ = fs::remove_file(folder.join(name));
    }
}
