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
    /// The ball would stay where it is.
    #[error("{0} to itself is no move")]
    SameCell(Cell),
    /// There is no ball to move.
    #[error("there is no ball on {0}")]
    NoBall(Cell),
    /// The target holds a ball.
    #[error("{0} is not free")]
    Occupied(Cell),
    /// No path of free cells.
    #[error("no free path from {0} to {1}")]
    NoPath(Cell, Cell),
}

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Over => Message::new("lines.refused.over"),
            Refusal::OffBoard(cell) => Message::new("lines.refused.off-board").with("cell", cell),
            Refusal::SameCell(cell) => Message::new("lines.refused.same-cell").with("cell", cell),
            Refusal::NoBall(cell) => Message::new("lines.refused.no-ball").with("cell", cell),
            Refusal::Occupied(cell) => Message::new("lines.refused.occupied").with("cell", cell),
            Refusal::NoPath(from, to) => Message::new("lines.refused.no-path")
                .with("from", from)
                .with("to", to),
        }
    }
}
