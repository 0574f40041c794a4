//! Why a command could not do what it was asked. The page gets these as objects that say their `kind`.

use quadrille_games::{Message, Problems};
use quadrille_session::SessionError;
use serde::Serialize;

use crate::storage::Unsaved;

/// What a rejected call carries.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Failure"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Error {
    /// Against the rules, or there is nothing to undo: the message is for the player.
    #[error("{message}")]
    Refused {
        /// Why.
        message: Message,
    },
    /// A text or an argument that isn't right, with everything that is wrong with it.
    #[error("{problems}")]
    Invalid {
        /// One message for each.
        #[cfg_attr(feature = "types", ts(type = "Message[]"))]
        problems: Problems,
    },
    /// The page was looking at an older state of the game.
    #[error("the game has moved on to revision {revision}")]
    Stale {
        /// The present one.
        #[cfg_attr(feature = "types", ts(type = "number"))]
        revision: u64,
    },
    /// There is no such game.
    #[error("there is no game {game}")]
    UnknownGame {
        /// What was asked for, shortened.
        game: String,
    },
    /// Something could not be saved, and was therefore not done.
    #[error("{message}")]
    Storage {
        /// What could not be saved.
        message: Message,
    },
    /// A fault of ours, or of the system.
    #[error("{message}")]
    Internal {
        /// For a report; there is no sentence for it.
        message: String,
    },
}

impl Error {
    /// An argument that has the wrong type or shape.
    #[must_use]
    pub fn argument(name: &'static str, why: &str) -> Self {
        Self::one(
            Message::new("argument.invalid")
                .with("name", name)
                .with("problem", shortened(why)),
        )
    }

    /// An argument that is longer than anything sensible.
    #[must_use]
    pub fn too_long(name: &'static str, most: usize) -> Self {
        Self::one(
            Message::new("argument.too-long")
                .with("name", name)
                .with("most", most),
        )
    }

    /// A game that isn't in the registry.
    #[must_use]
    pub fn unknown_game(game: &str) -> Self {
        Self::UnknownGame {
            game: shortened(game),
        }
    }

    /// One thing is wrong.
    #[must_use]
    pub fn one(problem: Message) -> Self {
        Self::Invalid {
            problems: problem.into(),
        }
    }

    /// A fault that nobody could have caused by playing.
    pub fn internal(fault: impl std::fmt::Display) -> Self {
        Self::Internal {
            message: fault.to_string(),
        }
    }
}

impl From<SessionError> for Error {
    fn from(error: SessionError) -> Self {
        match error {
            SessionError::Refused { message } => Self::Refused { message },
            SessionError::Invalid { problems } => Self::Invalid { problems },
            SessionError::Stale { revision } => Self::Stale { revision },
        }
    }
}

impl From<Problems> for Error {
    fn from(problems: Problems) -> Self {
        Self::Invalid { problems }
    }
}

impl From<Unsaved> for Error {
    fn from(error: Unsaved) -> Self {
        Self::Storage {
            message: Message::new("storage.unsaved").with("file", error.file()),
        }
    }
}

/// Enough of a text to recognise it: an error must not become as large as what caused it.
#[must_use]
pub fn shortened(text: &str) -> String {
    const ENOUGH: usize = 120;
    text.chars().take(ENOUGH).collect()
}
