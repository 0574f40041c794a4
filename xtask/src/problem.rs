//! What can go wrong here, each with the one line that mends it.

use std::fmt;
use std::path::PathBuf;

/// A reason to stop. `Display` says what happened, [`Problem::mend`] what to do about it.
#[derive(Debug)]
pub(crate) enum Problem {
    UnknownArgument(String),
    UnknownStep(String),
    /// A program that could not be started at all.
    NotStarted {
        program: String,
        error: std::io::Error,
    },
    /// A program that ran and reported failure.
    Failed {
        what: String,
        mend: String,
    },
    /// A file or folder of ours that could not be read or written.
    File {
        path: PathBuf,
        error: std::io::Error,
    },
    /// Packages are missing and this user may not install them.
    NotRoot {
        packages: Vec<String>,
    },
    /// Something is missing on a system that xtask cannot install on.
    Missing {
        what: String,
        mend: String,
    },
    /// Node is there but too old.
    OldNode {
        found: String,
    },
    /// Checks failed; the report above says which.
    ChecksFailed(usize),
}

impl Problem {
    /// One line that tells the person how to go on.
    pub(crate) fn mend(&self) -> String {
        match self {
            Self::UnknownArgument(_) => "cargo xtask --help lists what there is".to_owned(),
            Self::UnknownStep(_) => "cargo xtask test --list names the steps".to_owned(),
            Self::NotStarted { program, .. } => {
                format!("install {program}, or put it on PATH, and run the command again")
            }
            Self::Failed { mend, .. } | Self::Missing { mend, .. } => mend.clone(),
            Self::File { .. } => "check that the folder exists and may be written".to_owned(),
            Self::NotRoot { packages } => {
                format!(
                    "as root: apt-get update && apt-get install -y {}",
                    packages.join(" ")
                )
            }
            Self::OldNode { .. } => format!(
                "install Node {}.{} or newer (nodejs.org) and run the command again",
                crate::node::OLDEST.0,
                crate::node::OLDEST.1
            ),
            Self::ChecksFailed(_) => {
                "mend the step above, then: cargo xtask test --only NAME".to_owned()
            }
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownArgument(text) => write!(out, "there is no such command: {text}"),
            Self::UnknownStep(name) => write!(out, "there is no step called {name}"),
            Self::NotStarted { program, error } => write!(out, "{program} did not start: {error}"),
            Self::Failed { what, .. } => write!(out, "{what} failed"),
            Self::File { path, error } => write!(out, "{}: {error}", path.display()),
            Self::NotRoot { packages } => {
                write!(
                    out,
                    "missing packages, and no right to install: {}",
                    packages.join(" ")
                )
            }
            Self::Missing { what, .. } => write!(out, "missing: {what}"),
            Self::OldNode { found } => write!(out, "Node {found} is too old"),
            Self::ChecksFailed(1) => write!(out, "a step failed"),
            Self::ChecksFailed(count) => write!(out, "{count} steps failed"),
        }
    }
}

impl std::error::Error for Problem {}
