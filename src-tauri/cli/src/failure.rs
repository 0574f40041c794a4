//! Why a command line was not carried out, as lines that say what to mend.

use std::io;

use quadrille_games::{Message, Problems};
use quadrille_session::SessionError;

use crate::sentence::sentence;

/// Why a command line was not carried out.
#[derive(Debug)]
pub enum Failure {
    /// The command line itself.
    Usage(String),
    /// A text that was not accepted, with every problem.
    Invalid(Vec<Message>),
    /// A proof that failed: the answer is printed, and it isn't what it has to be.
    Disproved(String),
    /// The output can't be written.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn usage(why: impl Into<String>) -> Self {
        Failure::Usage(why.into())
    }

    /// One line for each thing to mend.
    pub(crate) fn lines(&self) -> Vec<String> {
        match self {
            Failure::Usage(why) | Failure::Disproved(why) => vec![why.clone()],
            Failure::Invalid(problems) => problems.iter().map(sentence).collect(),
            Failure::Output(error) => vec![format!("the output can't be written: {error}")],
        }
    }

    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Usage(_) | Failure::Invalid(_) => 2,
            Failure::Disproved(_) | Failure::Output(_) => 1,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

impl From<Problems> for Failure {
    fn from(Problems(problems): Problems) -> Self {
        Failure::Invalid(problems)
    }
}

impl From<SessionError> for Failure {
    fn from(error: SessionError) -> Self {
        match error {
            SessionError::Refused { message } => Failure::Invalid(vec![message]),
            SessionError::Invalid { problems } => problems.into(),
            // Nobody else plays here.
            SessionError::Stale { revision } => {
                Failure::usage(format!("the game is at revision {revision}"))
            }
        }
    }
}
