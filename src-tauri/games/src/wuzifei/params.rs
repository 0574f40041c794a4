//! The rules of a game of Wuzifei: `5x5l2`, `5x5opeople`.

mod fields;
mod presets;
mod solved;

use std::fmt;
use std::str::FromStr;

use super::cells::SIZE;
use super::{Captured, Ruleset, Side};
use crate::params::{complete, read, values, write};
use crate::{Field, Problems, Rules, Size, Value, Values};
use fields::{
    CAPTURED, CHAINS, DEFAULT_LEVEL, EDGE, FIELDS, Kind, LEVEL_FIELD, LINE_RULES, OPPONENTS,
    PUZZLE_FIELD, REACHES, REPETITIONS, SIDES, STUCK, option, word,
};

pub(in crate::wuzifei) use presets::{of_puzzle, presets};

/// Checked rules of a game of Wuzifei.
///
/// ```
/// use quadrille_games::{Rules, wuzifei::{Opponent, Params}};
/// let params: Params = "5x5 opeople rloose hon".parse().expect("rules");
/// assert_eq!(params.opponent(), Opponent::People);
/// assert_eq!(params.to_string(), "5x5opeoplerloosehon");
/// assert_eq!(Params::from_values(&params.values()), Ok(params));
/// assert_eq!("".parse::<Params>().expect("defaults").to_string(), "5x5l2");
/// assert_eq!("6x5l9".parse::<Params>().expect_err("two faults").0.len(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Params {
    opponent: Opponent,
    first: Choice,
    ruleset: Ruleset,
    repetition: Repetition,
    stuck: Stuck,
}

/// Whom the person plays against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Another person on the same device.
    People,
    /// The computer.
    Computer {
        /// 1, which makes human mistakes, to 5, the strongest.
        level: u8,
        /// The colour of the person.
        person: Choice,
    },
    /// The computer with an [`Oracle`](crate::Oracle) at its side, of the rules that are solved only.
    Perfect {
        /// The colour of the person.
        person: Choice,
    },
    /// Nobody: a puzzle, by the rules that are solved only.
    Puzzle {
        /// Its number; 0 for one that is drawn from the seed.
        number: u16,
    },
}

/// A side that is chosen, or drawn from the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// This side.
    Side(Side),
    /// Drawn from the seed.
    Random,
}

/// What happens when a position comes again with the same side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// The third time is a draw.
    Draw,
    /// A move that repeats a position is not allowed.
    Forbidden,
    /// Nothing.
    Off,
}

/// What it means to have no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stuck {
    /// That side has lost.
    Loss,
    /// A draw.
    Draw,
}

/// The weakest and the strongest level.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=5;

impl Params {
    /// Whom the person plays against.
    #[must_use]
    pub fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// The side that moves first.
    #[must_use]
    pub fn first(&self) -> Choice {
        self.first
    }

    /// What moves and captures depend on.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// What a repeated position means.
    #[must_use]
    pub fn repetition(&self) -> Repetition {
        self.repetition
    }

    /// What it means to have no move.
    #[must_use]
    pub fn stuck(&self) -> Stuck {
        self.stuck
    }

    /// The computer's level; `None` between two people. The perfect computer plays at the strongest one where it
    /// has nobody to ask.
    #[must_use]
    pub fn level(&self) -> Option<u8> {
        match self.opponent {
            Opponent::People | Opponent::Puzzle { .. } => None,
            Opponent::Computer { level, .. } => Some(level),
            Opponent::Perfect { .. } => Some(*LEVELS.end()),
        }
    }

    /// The same rules with the person's colour given, where it was drawn.
    pub(super) fn with_person(self, side: Side) -> Self {
        let person = Choice::Side(side);
        let opponent = match self.opponent {
            Opponent::People => Opponent::People,
            Opponent::Computer { level, .. } => Opponent::Computer { level, person },
            Opponent::Perfect { .. } => Opponent::Perfect { person },
            // Puzzles are counted together.
            Opponent::Puzzle { .. } => Opponent::Puzzle { number: 0 },
        };
        Params { opponent, ..self }
    }

    pub(super) fn size(&self) -> Size {
        SIZE
    }
}

impl Rules for Params {
    fn fields() -> &'static [Field] {
        &FIELDS
    }

    /// Rules that mean the same are the same: between two people there is no level and no person's
    /// colour, the perfect computer has no level, a puzzle has nothing but its number, and pieces that leave the board chain nothing.
    fn from_values(values: &Values) -> Result<Self, Problems> {
        let full = complete(&FIELDS, values)?;
        let level = full.small(LEVEL_FIELD);
        let person = option(&SIDES, &full, "person");
        let captured = option(&CAPTURED, &full, "captured");
        let params = Params {
            opponent: match option(&OPPONENTS, &full, "opponent") {
                Kind::People => Opponent::People,
                Kind::Computer => Opponent::Computer { level, person },
                Kind::Perfect => Opponent::Perfect { person },
                Kind::Puzzle => Opponent::Puzzle {
                    number: full.number(PUZZLE_FIELD),
                },
            },
            first: option(&SIDES, &full, "first"),
            ruleset: Ruleset {
                line: option(&LINE_RULES, &full, "line"),
                chain: option(&CHAINS, &full, "chain") && captured == Captured::Turn,
                captured,
                reach: option(&REACHES, &full, "reach"),
            },
            repetition: option(&REPETITIONS, &full, "repetition"),
            stuck: option(&STUCK, &full, "stuck"),
        };
        match params.opponent {
            Opponent::Perfect { .. } => Problems::check(params.unsolved())?,
            Opponent::Puzzle { number } => {
                Problems::check(params.unsolved())?;
                return Ok(of_puzzle(number));
            }
            Opponent::People | Opponent::Computer { .. } => {}
        }
        Ok(params)
    }

    fn values(&self) -> Values {
        let (opponent, level, person) = match self.opponent {
            Opponent::People => (Kind::People, DEFAULT_LEVEL, SIDES[0].0),
            Opponent::Computer { level, person } => (Kind::Computer, level, person),
            Opponent::Perfect { person } => (Kind::Perfect, DEFAULT_LEVEL, person),
            Opponent::Puzzle { .. } => (Kind::Puzzle, DEFAULT_LEVEL, SIDES[0].0),
        };
        let puzzle = match self.opponent {
            Opponent::Puzzle { number } => number,
            _ => 0,
        };
        let rules = self.ruleset;
        values([
            ("width", Value::Number(EDGE)),
            ("height", Value::Number(EDGE)),
            ("opponent", word(&OPPONENTS, opponent)),
            (LEVEL_FIELD, Value::Number(u16::from(level))),
            (PUZZLE_FIELD, Value::Number(puzzle)),
            ("person", word(&SIDES, person)),
            ("first", word(&SIDES, self.first)),
            ("line", word(&LINE_RULES, rules.line)),
            ("chain", word(&CHAINS, rules.chain)),
            ("captured", word(&CAPTURED, rules.captured)),
            ("reach", word(&REACHES, rules.reach)),
            ("repetition", word(&REPETITIONS, self.repetition)),
            ("stuck", word(&STUCK, self.stuck)),
        ])
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let has_level = matches!(self.opponent, Opponent::Computer { .. });
        let fields: Vec<Field> = FIELDS
            .iter()
            .filter(|field| has_level || field.key != LEVEL_FIELD)
            .copied()
            .collect();
        f.write_str(&write(&fields, &self.values()))
    }
}

impl FromStr for Params {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        Params::from_values(&read(&FIELDS, text)?)
    }
}

#[cfg(test)]
mod tests;
