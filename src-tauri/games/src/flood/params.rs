//! The rules of a game of Flood: `14x14c6`.

use std::fmt;
use std::str::FromStr;

use crate::params::{complete, read, values, write};
use crate::{Cell, Field, FieldKind, Preset, Problems, Rules, Size, Values};

/// Checked rules of a game of Flood.
///
/// ```
/// use quadrille_games::{Rules, flood::{Challenge, Params}};
/// let params: Params = "8x6 c5 p=centre mbest".parse().expect("rules");
/// assert_eq!(params.pivot().to_string(), "E4");
/// assert_eq!(params.challenge(), Challenge::Best);
/// assert_eq!(params.to_string(), "8x6c5pcentrembest");
/// assert_eq!("8x6c5pE4mbest".parse(), Ok(params));
/// assert_eq!(Params::from_values(&params.values()), Ok(params));
///
/// let problems = "1x99c99pI1".parse::<Params>().expect_err("three faults");
/// assert_eq!(problems.0.len(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Params {
    size: Size,
    colours: u8,
    pivot: Cell,
    challenge: Challenge,
    strict: bool,
}

/// How many moves the player may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Challenge {
    /// Five more than the best known solution.
    Plus5,
    /// Two more.
    Plus2,
    /// No more.
    Best,
    /// As many as the tutorial's solver takes, which are many.
    Greedy,
}

const CHALLENGES: [Challenge; 4] = [
    Challenge::Plus5,
    Challenge::Plus2,
    Challenge::Best,
    Challenge::Greedy,
];

impl Challenge {
    /// The word used in texts.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Challenge::Plus5 => "plus5",
            Challenge::Plus2 => "plus2",
            Challenge::Best => "best",
            Challenge::Greedy => "greedy",
        }
    }
}

const CORNER: &str = "corner";
const CENTRE: &str = "centre";
const STRICT: &str = "strict";

static FIELDS: [Field; 6] = [
    Field::number("width", "", [2, 40], 14),
    Field::number("height", "", [2, 40], 14),
    Field::number("colours", "c", [3, 10], 6),
    Field {
        key: "pivot",
        letter: "p",
        kind: FieldKind::Place {
            options: &[CORNER, CENTRE],
        },
        always: false,
    },
    Field::choice("challenge", "m", &["plus5", "plus2", "best", "greedy"]),
    Field::choice("end", "e", &["free", STRICT]),
];

impl Params {
    /// The board's size.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// Number of colours, 3–10.
    #[must_use]
    pub fn colours(&self) -> u8 {
        self.colours
    }

    /// The start cell: the region that holds it is the one that grows.
    #[must_use]
    pub fn pivot(&self) -> Cell {
        self.pivot
    }

    /// How many moves the player may take.
    #[must_use]
    pub fn challenge(&self) -> Challenge {
        self.challenge
    }

    /// Is the game lost at once when the limit is reached? Otherwise play may go on past it.
    #[must_use]
    pub fn is_strict(&self) -> bool {
        self.strict
    }

    /// The start cell's index.
    pub(super) fn start(&self) -> usize {
        self.size.index(self.pivot)
    }

    /// The start cell as it stands in texts: a word where one means it, so that equal rules are
    /// spelled alike.
    fn pivot_text(&self) -> String {
        if self.pivot == corner() {
            CORNER.to_owned()
        } else if self.pivot == centre(self.size) {
            CENTRE.to_owned()
        } else {
            self.pivot.to_string()
        }
    }
}

fn corner() -> Cell {
    Cell { column: 0, row: 0 }
}

/// The middle cell; with an even side the one after the middle.
fn centre(size: Size) -> Cell {
    Cell {
        column: size.width / 2,
        row: size.height / 2,
    }
}

impl Rules for Params {
    fn fields() -> &'static [Field] {
        &FIELDS
    }

    fn from_values(values: &Values) -> Result<Self, Problems> {
        let full = complete(&FIELDS, values)?;
        let size = full.size();
        let named = full.cell("pivot");
        let pivot = match named {
            Some(cell) => cell,
            None if full.is("pivot", CENTRE) => centre(size),
            None => corner(),
        };
        let challenge = CHALLENGES
            .into_iter()
            .find(|challenge| full.is("challenge", challenge.word()))
            .unwrap_or(Challenge::Plus5);
        Ok(Params {
            size,
            colours: full.small("colours"),
            pivot,
            challenge,
            strict: full.is("end", STRICT),
        })
    }

    fn values(&self) -> Values {
        values([
            ("width", self.size.width.into()),
            ("height", self.size.height.into()),
            ("colours", self.colours.into()),
            ("pivot", self.pivot_text().as_str().into()),
            ("challenge", self.challenge.word().into()),
            ("end", if self.strict { STRICT } else { "free" }.into()),
        ])
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(&FIELDS, &self.values()))
    }
}

impl FromStr for Params {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        Params::from_values(&read(&FIELDS, text)?)
    }
}

/// Classic, Small, Large, Giant and Quick (rules.md §4).
pub(super) fn presets() -> Vec<Preset> {
    let rules = |side, colours| Params {
        size: Size {
            width: side,
            height: side,
        },
        colours,
        pivot: corner(),
        challenge: Challenge::Plus5,
        strict: false,
    };
    vec![
        Preset::new("classic", &rules(14, 6), false),
        Preset::new("small", &rules(8, 6), false),
        Preset::new("large", &rules(18, 6), false),
        Preset::new("giant", &rules(24, 6), true),
        Preset::new("quick", &rules(6, 4), false),
    ]
}
