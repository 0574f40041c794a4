//! A move's text: `A1-A3`, `resign`, or `offer`, `accept` and `decline` for a draw by agreement.

use std::fmt;
use std::str::FromStr;

use crate::cell::shorten;
use crate::{Cell, Message, Problems};

/// A move.
///
/// ```
/// use quadrille_games::wuzifei::Move;
/// let mv: Move = " a1 - A3".parse().expect("a move");
/// assert_eq!(mv.to_string(), "A1-A3");
/// assert_eq!("Resign".parse(), Ok(Move::Resign));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Move a piece.
    Piece {
        /// Where it stands.
        from: Cell,
        /// A free point.
        to: Cell,
    },
    /// Give up: the side to move, or the person against the computer.
    Resign,
    /// The side to move offers a draw; it still has to move if the other declines.
    Offer,
    /// The other side accepts the offer.
    Accept,
    /// The other side declines the offer; a move of its own does so too.
    Decline,
}

const WORDS: [(Move, &str); 4] = [
    (Move::Resign, "resign"),
    (Move::Offer, "offer"),
    (Move::Accept, "accept"),
    (Move::Decline, "decline"),
];

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Move::Piece { from, to } = self {
            return write!(f, "{from}-{to}");
        }
        let word = WORDS.iter().find(|(mv, _)| mv == self);
        f.write_str(word.map_or("", |(_, word)| word))
    }
}

impl FromStr for Move {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        let word = WORDS
            .iter()
            .find(|(_, word)| text.trim().eq_ignore_ascii_case(word));
        if let Some((mv, _)) = word {
            return Ok(*mv);
        }
        let Some((from, to)) = text.split_once('-') else {
            return Err(Message::new("wuzifei.problem.move")
                .with("text", shorten(text))
                .into());
        };
        match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) => Ok(Move::Piece { from, to }),
            (Err(Problems(mut first)), Err(Problems(second))) => {
                first.extend(second);
                Err(Problems(first))
            }
            (Err(problems), _) | (_, Err(problems)) => Err(problems),
        }
    }
}
