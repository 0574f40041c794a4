//! What a solved game's positions are worth, for those who ask: a table, a solver, a stand-in of a test.

use serde::Serialize;

/// What a position is worth to the side that is to move; more is better.
///
/// ```
/// use quadrille_games::Worth;
/// assert!(Worth::Loss < Worth::Draw && Worth::Draw < Worth::Win);
/// assert_eq!(Worth::Loss.turned(), Worth::Win);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Worth {
    /// The other side can win.
    Loss,
    /// Neither side can win.
    Draw,
    /// The side to move can win.
    Win,
}

impl Worth {
    /// The same for the other side.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Worth::Loss => Worth::Win,
            Worth::Draw => Worth::Draw,
            Worth::Win => Worth::Loss,
        }
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unknown {
    /// This oracle knows no such position.
    #[error("no position that is known here")]
    Foreign,
    /// The answer is damaged or gone; the text is for logs.
    #[error("{0}")]
    Unreadable(String),
}

/// Knows what positions are worth. A position is what [`Game::position`](crate::Game::position) makes of a state.
///
/// ```
/// use quadrille_games::{Oracle, Unknown, Worth};
///
/// /// Knows one position.
/// struct Single(u64);
///
/// impl Oracle for Single {
///     fn worth(&self, position: u64) -> Result<Worth, Unknown> {
///         if position == self.0 { Ok(Worth::Draw) } else { Err(Unknown::Foreign) }
///     }
/// }
///
/// assert_eq!(Single(7).worth(7), Ok(Worth::Draw));
/// assert_eq!(Single(7).plies(7), None, "how long it takes is not known");
/// ```
pub trait Oracle: Send + Sync {
    /// The worth for the side to move.
    ///
    /// # Errors
    /// [`Unknown`] where there is no answer. A wrong answer is never given.
    fn worth(&self, position: u64) -> Result<Worth, Unknown>;

    /// Half-moves to the end, if both sides play for it as well as can be; `None` where they are not known or
    /// there is no end.
    fn plies(&self, _position: u64) -> Option<u16> {
        None
    }
}
