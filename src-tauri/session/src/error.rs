//! Why a request was not carried out. Nothing has changed then.

use quadrille_games::{Message, Problems};
use serde::Serialize;

/// Why a request was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SessionError {
    /// The rules or the history say no; the message says why.
    #[error("refused: {message}")]
    Refused {
        /// What to tell the player.
        message: Message,
    },
    /// A text was not accepted; every problem is listed.
    #[error("invalid: {problems}")]
    Invalid {
        /// What to mend.
        problems: Problems,
    },
    /// The request was made for an older state; ask again for the present one.
    #[error("stale: the game is at revision {revision}")]
    Stale {
        /// The present revision.
        revision: u64,
    },
}

impl From<Problems> for SessionError {
    fn from(problems: Problems) -> Self {
        SessionError::Invalid { problems }
    }
}

impl SessionError {
    pub(crate) fn refused(key: &'static str) -> Self {
        SessionError::Refused {
            message: Message::new(key),
        }
    }
}
