//! Why a move can't be played. A refused move changes nothing (rules.md §0).

use super::Side;
use crate::{Cell, Message};

/// Why a move was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// A point that the board doesn't have.
    #[error("{0} is not on the board")]
    OffBoard(Cell),
    /// The piece would stay where it is.
    #[error("{0} to itself is no move")]
    SameCell(Cell),
    /// There is no piece to move.
    #[error("there is no piece on {0}")]
    NoPiece(Cell),
    /// The piece is the other side's.
    #[error("the piece on {0} is not {1:?}'s")]
    NotYours(Cell, Side),
    /// The target holds a piece.
    #[error("{0} is not free")]
    Occupied(Cell),
    /// No line joins the two points: pieces don't turn.
    #[error("no line joins {0} and {1}")]
    NoLine(Cell, Cell),
    /// A piece stands in between: pieces don't jump.
    #[error("{2} is in the way from {0} to {1}")]
    Blocked(Cell, Cell, Cell),
    /// Pieces move one step by these rules.
    #[error("{0} to {1} is more than one step")]
    TooFar(Cell, Cell),
    /// The position would come again, which these rules forbid.
    #[error("{0} to {1} repeats a position")]
    Repeats(Cell, Cell),
    /// In a puzzle the other side answers with one move only.
    #[error("{0} to {1} is not the answer of this puzzle")]
    NotTheAnswer(Cell, Cell),
    /// The computer agrees on nothing.
    #[error("draws by agreement are for two people")]
    NoAgreement,
    /// An offer stands already.
    #[error("a draw is offered already")]
    Offered,
    /// There is no offer to answer.
    #[error("no draw is offered")]
    NotOffered,
}

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Self {
        let at = |key, cell: Cell| Message::new(key).with("cell", cell);
        let between =
            |key, from: Cell, to: Cell| Message::new(key).with("from", from).with("to", to);
        match refusal {
            Refusal::Over => Message::new("wuzifei.refused.over"),
            Refusal::OffBoard(cell) => at("wuzifei.refused.off-board", cell),
            Refusal::SameCell(cell) => at("wuzifei.refused.same-cell", cell),
            Refusal::NoPiece(cell) => at("wuzifei.refused.no-piece", cell),
            Refusal::NotYours(cell, turn) => {
                at("wuzifei.refused.not-yours", cell).with("turn", turn.word())
            }
            Refusal::Occupied(cell) => at("wuzifei.refused.occupied", cell),
            Refusal::NoLine(from, to) => between("wuzifei.refused.no-line", from, to),
            Refusal::Blocked(from, to, by) => {
                between("wuzifei.refused.blocked", from, to).with("by", by)
            }
            Refusal::TooFar(from, to) => between("wuzifei.refused.too-far", from, to),
            Refusal::Repeats(from, to) => between("wuzifei.refused.repeats", from, to),
            Refusal::NotTheAnswer(from, to) => between("puzzle.refused.answer", from, to),
            Refusal::NoAgreement => Message::new("wuzifei.refused.no-agreement"),
            Refusal::Offered => Message::new("wuzifei.refused.offered"),
            Refusal::NotOffered => Message::new("wuzifei.refused.not-offered"),
        }
    }
}
