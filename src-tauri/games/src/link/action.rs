//! A move's text: `A1-C4`, `S` to shuffle, or `time`.

use std::fmt;
use std::str::FromStr;

use crate::cell::shorten;
use crate::{Cell, Message, Problems};

/// A move.
///
/// ```
/// use quadrille_games::link::Move;
/// let mv: Move = " a1 - C4".parse().expect("a move");
/// assert_eq!(mv.to_string(), "A1-C4");
/// assert_eq!("s".parse(), Ok(Move::Shuffle));
/// assert_eq!("shuffle".parse::<Move>().expect("a move").to_string(), "S");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Remove two equal tiles that a line joins; their order makes no difference to the board.
    Pair {
        /// A tile.
        a: Cell,
        /// The other tile.
        b: Cell,
    },
    /// Permute the tiles that are left so that they can be cleared.
    Shuffle,
    /// The time of a countdown is up.
    Time,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pair { a, b } => write!(f, "{a}-{b}"),
            Move::Shuffle => f.write_str("S"),
            Move::Time => f.write_str("time"),
        }
    }
}

impl FromStr for Move {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        let word = text.trim().to_ascii_lowercase();
        match word.as_str() {
            "s" | "shuffle" => return Ok(Move::Shuffle),
            "time" => return Ok(Move::Time),
            _ => {}
        }
        let Some((a, b)) = text.split_once('-') else {
            return Err(Message::new("link.problem.move")
                .with("text", shorten(text))
                .into());
        };
        match (a.parse(), b.parse()) {
            (Ok(a), Ok(b)) => Ok(Move::Pair { a, b }),
            (Err(Problems(mut first)), Err(Problems(second))) => {
                first.extend(second);
                Err(Problems(first))
            }
            (Err(problems), _) | (_, Err(problems)) => Err(problems),
        }
    }
}
