//! Why a move can't be played. A refused move changes nothing (rules.md §0).

use crate::{Cell, Message};

/// Why a move was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// A cell that the board doesn't have.
    #[error("{0} is not on the board")]
    OffBoard(Cell),
    /// A tile is no pair with itself.
    #[error("{0} is no pair with itself")]
    SameCell(Cell),
    /// There is no tile.
    #[error("there is no tile on {0}")]
    Empty(Cell),
    /// The tiles are of different kinds.
    #[error("{0} and {1} are different")]
    Different(Cell, Cell),
    /// No line with at most two bends joins them.
    #[error("no line joins {0} and {1}")]
    NoLine(Cell, Cell),
    /// The rules set no limit of time.
    #[error("the time is not limited")]
    NoLimit,
}

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Self {
        let two = |key, a, b| Message::new(key).with("a", a).with("b", b);
        match refusal {
            Refusal::Over => Message::new("link.refused.over"),
            Refusal::OffBoard(cell) => Message::new("link.refused.off-board").with("cell", cell),
            Refusal::SameCell(cell) => Message::new("link.refused.same-cell").with("cell", cell),
            Refusal::Empty(cell) => Message::new("link.refused.empty").with("cell", cell),
            Refusal::Different(a, b) => two("link.refused.different", a, b),
            Refusal::NoLine(a, b) => two("link.refused.no-line", a, b),
            Refusal::NoLimit => Message::new("link.refused.no-limit"),
        }
    }
}
