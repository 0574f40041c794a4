//! Finding a Chromium, for the pages at phone size.

use std::path::PathBuf;
use std::process::Command;

use crate::process::on_path;
use crate::project::Project;

/// The environment variable that names a Chromium of the person's choice.
pub(crate) const VARIABLE: &str = "QUADRILLE_CHROMIUM";

const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// The Chromium to use: the one that the variable names, else the first on PATH.
pub(crate) fn find() -> Option<PathBuf> {
    if let Some(chosen) = std::env::var_os(VARIABLE) {
        return Some(chosen.into());
    }
    let name = NAMES.into_iter().find(|name| on_path(name))?;
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders)
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}

/// Tells a Node script which browser and which loopback server to use.
pub(crate) fn tell(command: &mut Command, project: &Project) {
    if let Some(browser) = find() {
        command.env(VARIABLE, browser);
    }
    command.env("QUADRILLE_LOOPBACK", project.loopback());
}
