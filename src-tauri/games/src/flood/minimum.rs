//! What is known of the fewest moves that solve a board, with a line that shows the upper side.

use std::fmt;
use std::str::FromStr;

use super::Colour;
use super::action::{digit, read_digit};
use crate::cell::shorten;
use crate::{Message, Problems};

/// Longer lines are not read: the moves of the longest game, after those that an ID can start with.
const LONGEST: usize = 20_000;

/// The fewest moves that solve a board lie between two numbers; a line of the upper one is known.
///
/// Its text is `20:2142…` where the two are equal, so that the minimum is proved, and `18-21:2142…`
/// where they are not.
///
/// ```
/// use quadrille_games::flood::Minimum;
/// let minimum: Minimum = "4-5 : 21312".parse().expect("an interval");
/// assert_eq!((minimum.low(), minimum.high(), minimum.is_proved()), (4, 5, false));
/// assert_eq!(minimum.to_string(), "4-5:21312");
/// assert!("5:21312".parse::<Minimum>().expect("a number").is_proved());
/// assert!("4:21312".parse::<Minimum>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Minimum {
    low: usize,
    line: Vec<Colour>,
}

impl Minimum {
    /// `low` is lowered to the length of the line where it is above it.
    #[must_use]
    pub fn new(low: usize, line: Vec<Colour>) -> Self {
        Minimum {
            low: low.min(line.len()),
            line,
        }
    }

    /// No solution takes fewer moves.
    #[must_use]
    pub fn low(&self) -> usize {
        self.low
    }

    /// The fewest moves of a known solution.
    #[must_use]
    pub fn high(&self) -> usize {
        self.line.len()
    }

    /// Is the known solution a shortest one?
    #[must_use]
    pub fn is_proved(&self) -> bool {
        self.low == self.high()
    }

    /// The colours of the known solution, in order.
    #[must_use]
    pub fn line(&self) -> &[Colour] {
        &self.line
    }
}

impl fmt::Display for Minimum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.low)?;
        if !self.is_proved() {
            write!(f, "-{}", self.high())?;
        }
        write!(f, ":{}", line_text(&self.line))
    }
}

impl FromStr for Minimum {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        read(text).ok_or_else(|| {
            Message::new("flood.problem.minimum")
                .with("text", shorten(text.trim()))
                .into()
        })
    }
}

fn read(text: &str) -> Option<Minimum> {
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let (bounds, line) = compact.split_once(':')?;
    let (low, high) = bounds.split_once('-').unwrap_or((bounds, bounds));
    let line = read_line(line)?;
    let number = |text: &str| {
        let digits = text.bytes().all(|b| b.is_ascii_digit());
        text.parse::<usize>().ok().filter(|_| digits)
    };
    let (low, high) = (number(low)?, number(high)?);
    (low <= high && high == line.len()).then(|| Minimum::new(low, line))
}

/// Colours as text: a digit each.
pub(super) fn line_text(line: &[Colour]) -> String {
    line.iter().map(|&colour| digit(colour)).collect()
}

/// Colours from text; `None` where a character is none.
pub(super) fn read_line(text: &str) -> Option<Vec<Colour>> {
    let line: Option<Vec<Colour>> = text.chars().map(read_digit).collect();
    line.filter(|line| line.len() <= LONGEST)
}
