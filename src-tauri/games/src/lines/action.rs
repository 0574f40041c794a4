//! A move's text: `A1-C4`, or `end`.

use std::fmt;
use std::str::FromStr;

use crate::cell::shorten;
use crate::{Cell, Message, Problems};

/// A move.
///
/// ```
/// use quadrille_games::lines::Move;
/// let mv: Move = " a1 - C4".parse().expect("a move");
/// assert_eq!(mv.to_string(), "A1-C4");
/// assert_eq!("END".parse(), Ok(Move::End));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Move a ball along free cells.
    Ball {
        /// Where the ball lies.
        from: Cell,
        /// A free cell.
        to: Cell,
    },
    /// End the game and keep the score.
    End,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Ball { from, to } => write!(f, "{from}-{to}"),
            Move::End => f.write_str("end"),
        }
    }
}

impl FromStr for Move {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        if text.trim().eq_ignore_ascii_case("end") {
            return Ok(Move::End);
        }
        let Some((from, to)) = text.split_once('-') else {
            return Err(Message::new("lines.problem.move")
                .with("text", shorten(text))
                .into());
        };
        match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) => Ok(Move::Ball { from, to }),
            (Err(Problems(mut first)), Err(Problems(second))) => {
                first.extend(second);
                Err(Problems(first))
            }
            (Err(problems), _) | (_, Err(problems)) => Err(problems),
        }
    }
}
