//! A move's text: the colour, `1`–`9` or `a`.

use std::fmt;
use std::str::FromStr;

use super::Colour;
use crate::cell::shorten;
use crate::{Message, Problems};

/// A move: repaint the region.
///
/// ```
/// use quadrille_games::flood::Move;
/// let mv: Move = " A ".parse().expect("a move");
/// assert_eq!(mv, Move(10));
/// assert_eq!(mv.to_string(), "a");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(
    /// The new colour.
    pub Colour,
);

/// The most colours that a text can tell apart.
pub(super) const MOST_COLOURS: Colour = 10;

/// A colour as it stands in texts.
pub(super) fn digit(colour: Colour) -> char {
    match colour {
        0..=9 => char::from(b'0' + colour),
        _ => char::from(b'a' + (colour - 10)),
    }
}

/// A colour from its character.
pub(super) fn read_digit(digit: char) -> Option<Colour> {
    let value = digit.to_digit(u32::from(MOST_COLOURS) + 1)?;
    Colour::try_from(value).ok().filter(|&colour| colour > 0)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", digit(self.0))
    }
}

impl FromStr for Move {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        let mut chars = text.trim().chars();
        let colour = chars.next().and_then(read_digit);
        match (colour, chars.next()) {
            (Some(colour), None) => Ok(Move(colour)),
            _ => Err(Message::new("flood.problem.move")
                .with("text", shorten(text))
                .into()),
        }
    }
}
