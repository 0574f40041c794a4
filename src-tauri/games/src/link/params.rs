//! The rules of a game of Link: `8x10`, `18x8c2gdowndhard`.

use std::fmt;
use std::str::FromStr;

use super::{Clock, Difficulty, Gravity};
use crate::params::{complete, read, values, write};
use crate::{Field, Message, Preset, Problems, Rules, Size, Values};

/// Checked rules of a game of Link.
///
/// Rules that mean the same are the same value, and so have one text: kinds that can't all be used
/// count as "all", and so do seconds without a countdown.
///
/// ```
/// use quadrille_games::{Rules, link::{Clock, Gravity, Params}};
/// let params: Params = " 18X8 g = Centre Vertical".parse().expect("rules");
/// assert_eq!(params.gravity(), Gravity::CentreVertical);
/// assert_eq!((params.kinds(), params.clock()), (36, Clock::Up));
/// assert_eq!(params.to_string(), "18x8gcentrev");
/// assert_eq!(Params::from_values(&params.values()), Ok(params));
///
/// assert_eq!("8x10k20".parse::<Params>().expect("rules").to_string(), "8x10");
/// let problems = "0x99k99".parse::<Params>().expect_err("three faults");
/// assert_eq!(problems.0.len(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Params {
    size: Size,
    /// Kinds to choose from; a small board uses fewer.
    most_kinds: u8,
    /// Tiles of a kind while there are kinds enough: 2 or 4.
    copies: u8,
    ring: bool,
    gravity: Gravity,
    difficulty: Difficulty,
    clock: Clock,
}

/// The longest side of a board, in cells.
pub(super) const MOST_SIDE: u16 = 40;
/// Tiles of a board: at least two pairs, at most as many as a screen can show.
const CELLS: std::ops::RangeInclusive<usize> = 4..=600;
/// As many faces as are drawn for certain.
const MOST_KINDS: u8 = 40;
/// Seconds of a countdown unless said otherwise.
const SECONDS: u16 = 300;

static FIELDS: [Field; 9] = [
    Field::number("width", "", [1, MOST_SIDE], 8),
    Field::number("height", "", [1, MOST_SIDE], 10),
    Field::number("kinds", "k", [2, MOST_KINDS as u16], MOST_KINDS as u16).sparing(),
    Field::choice("copies", "c", &["4", "2"]),
    Field::choice("ring", "r", &["on", "off"]),
    Field::choice("gravity", "g", &Gravity::WORDS),
    Field::choice("difficulty", "d", &["normal", "easy", "hard"]),
    Field::choice("clock", "t", &["up", "down", "none"]),
    Field::number("seconds", "s", [10, 7200], SECONDS).sparing(),
];

impl Params {
    /// The board's size.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// Kinds that a deal has: as many as give each kind its copies, unless they run out.
    #[must_use]
    pub fn kinds(&self) -> u8 {
        used(self.size, self.most_kinds, self.copies)
    }

    /// Kinds that a position may have.
    #[must_use]
    pub fn most_kinds(&self) -> u8 {
        self.most_kinds
    }

    /// Tiles of each kind, while there are kinds enough: 2 or 4.
    #[must_use]
    pub fn copies(&self) -> u8 {
        self.copies
    }

    /// May lines run through the ring of empty cells round the board?
    #[must_use]
    pub fn ring(&self) -> bool {
        self.ring
    }

    /// Where tiles go after a pair went.
    #[must_use]
    pub fn gravity(&self) -> Gravity {
        self.gravity
    }

    /// How hard the deal is meant to be.
    #[must_use]
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// What the clock does.
    #[must_use]
    pub fn clock(&self) -> Clock {
        self.clock
    }

    fn plain(width: u8, height: u8) -> Self {
        Params {
            size: Size { width, height },
            most_kinds: MOST_KINDS,
            copies: 4,
            ring: true,
            gravity: Gravity::None,
            difficulty: Difficulty::Normal,
            clock: Clock::Up,
        }
    }

    /// The same rules in the one way to say them.
    fn canonical(mut self) -> Self {
        let kinds = self.kinds();
        if used(self.size, self.most_kinds, 4) == kinds {
            self.copies = 4;
        }
        if used(self.size, MOST_KINDS, self.copies) == kinds {
            self.most_kinds = MOST_KINDS;
        }
        self
    }
}

fn used(size: Size, most: u8, copies: u8) -> u8 {
    let needed = size.cells().div_ceil(usize::from(copies));
    u8::try_from(needed).map_or(most, |needed| needed.min(most))
}

impl Rules for Params {
    fn fields() -> &'static [Field] {
        &FIELDS
    }

    fn from_values(values: &Values) -> Result<Self, Problems> {
        let full = complete(&FIELDS, values)?;
        let size = full.size();
        if !CELLS.contains(&size.cells()) {
            return Err(Message::new("link.problem.cells")
                .with("found", size.cells())
                .with("min", *CELLS.start())
                .with("max", *CELLS.end())
                .into());
        }
        if size.cells() % 2 == 1 {
            let message = Message::new("link.problem.odd-cells");
            return Err(message.with("found", size.cells()).into());
        }
        let rules = Params {
            size,
            most_kinds: full.small("kinds"),
            copies: if full.is("copies", "2") { 2 } else { 4 },
            ring: !full.is("ring", "off"),
            gravity: Gravity::ALL
                .into_iter()
                .find(|gravity| full.is("gravity", gravity.word()))
                .unwrap_or(Gravity::None),
            difficulty: Difficulty::ALL
                .into_iter()
                .find(|level| full.is("difficulty", level.word()))
                .unwrap_or(Difficulty::Normal),
            clock: [Clock::Down(full.number("seconds")), Clock::None]
                .into_iter()
                .find(|clock| full.is("clock", clock.word()))
                .unwrap_or(Clock::Up),
        };
        Ok(rules.canonical())
    }

    fn values(&self) -> Values {
        let seconds = match self.clock {
            Clock::Down(seconds) => seconds,
            Clock::Up | Clock::None => SECONDS,
        };
        values([
            ("width", self.size.width.into()),
            ("height", self.size.height.into()),
            ("kinds", self.most_kinds.into()),
            ("copies", if self.copies == 2 { "2" } else { "4" }.into()),
            ("ring", if self.ring { "on" } else { "off" }.into()),
            ("gravity", self.gravity.word().into()),
            ("difficulty", self.difficulty.word().into()),
            ("clock", self.clock.word().into()),
            ("seconds", seconds.into()),
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
        Params::from_values(&read(&FIELDS, &plain_words(text))?)
    }
}

/// Other ways to write the words of gravity: `split vertical`, `center-h`.
fn plain_words(text: &str) -> String {
    const WORDS: [(&str, &str); 4] = [
        ("center", "centre"),
        ("vertical", "v"),
        ("horizontal", "h"),
        ("-", ""),
    ];
    let compact: String = text.split_whitespace().collect();
    WORDS
        .into_iter()
        .fold(compact.to_lowercase(), |text, (from, to)| {
            text.replace(from, to)
        })
}

/// Medium, Small, Wide, Classic and Large (rules.md §2).
pub(super) fn presets() -> Vec<Preset> {
    vec![
        Preset::new("medium", &Params::plain(8, 10), false),
        Preset::new("small", &Params::plain(6, 8), false),
        Preset::new("wide", &Params::plain(14, 8), true),
        Preset::new("classic", &Params::plain(18, 8), true),
        Preset::new("large", &Params::plain(16, 10), true),
    ]
}
