//! The rules of a game of Lines: `9x9c7n3l5s5`.

use std::fmt;
use std::str::FromStr;

use crate::params::{complete, read, values, write};
use crate::{Field, Message, Preset, Problems, Rules, Size, Values};

/// Checked rules of a game of Lines.
///
/// ```
/// use quadrille_games::{Rules, lines::{Params, Scoring}};
/// let params: Params = "9x9 pclassic".parse().expect("rules");
/// assert_eq!(params.scoring(), Scoring::Classic);
/// assert_eq!(params.to_string(), "9x9c7n3l5s5pclassic");
/// assert_eq!(Params::from_values(&params.values()), Ok(params));
///
/// let problems = "4x99c99n3".parse::<Params>().expect_err("three faults");
/// assert_eq!(problems.0.len(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Params {
    size: Size,
    colours: u8,
    drop: u8,
    length: u8,
    start: u16,
    scoring: Scoring,
    preview: Preview,
}

/// How cleared balls are paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// The tutorial's: sum of the lines' lengths × number of lines.
    Bonus,
    /// 10 + 2(n − l)² for n different balls, one more with the preview off.
    Classic,
}

/// What is told of the balls that drop next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preview {
    /// Their colours.
    Colours,
    /// Nothing.
    Off,
    /// Their colours and cells.
    Positions,
}

const SCORINGS: [Scoring; 2] = [Scoring::Bonus, Scoring::Classic];
const PREVIEWS: [Preview; 3] = [Preview::Colours, Preview::Off, Preview::Positions];

impl Scoring {
    fn word(self) -> &'static str {
        match self {
            Scoring::Bonus => "bonus",
            Scoring::Classic => "classic",
        }
    }
}

impl Preview {
    /// The word used in texts.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Preview::Colours => "colours",
            Preview::Off => "off",
            Preview::Positions => "positions",
        }
    }
}

/// Enough for half of the largest board; more than fits is a problem of its own.
const MOST_START: u16 = 200;

static FIELDS: [Field; 8] = [
    Field::number("width", "", [5, 20], 9),
    Field::number("height", "", [5, 20], 9),
    Field::number("colours", "c", [3, 9], 7),
    Field::number("drop", "n", [1, 7], 3),
    Field::number("length", "l", [4, 6], 5),
    Field::number("start", "s", [1, MOST_START], 5),
    Field::choice("scoring", "p", &["bonus", "classic"]),
    Field::choice("preview", "v", &["colours", "off", "positions"]),
];

impl Params {
    /// The board's size.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// Number of colours, 3–9.
    #[must_use]
    pub fn colours(&self) -> u8 {
        self.colours
    }

    /// Balls that drop per turn, 1–7.
    #[must_use]
    pub fn drop(&self) -> u8 {
        self.drop
    }

    /// Balls that make a line, 4–6.
    #[must_use]
    pub fn length(&self) -> u8 {
        self.length
    }

    /// Balls on the board at the start.
    #[must_use]
    pub fn start(&self) -> u16 {
        self.start
    }

    /// How cleared balls are paid.
    #[must_use]
    pub fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// What is told of the next balls.
    #[must_use]
    pub fn preview(&self) -> Preview {
        self.preview
    }
}

impl Rules for Params {
    fn fields() -> &'static [Field] {
        &FIELDS
    }

    fn from_values(values: &Values) -> Result<Self, Problems> {
        let full = complete(&FIELDS, values)?;
        let size = full.size();
        let start = full.number("start");
        if usize::from(start) >= size.cells() {
            return Err(Message::new("lines.problem.start")
                .with("found", start)
                .with("max", size.cells() - 1)
                .into());
        }
        let scoring = SCORINGS
            .into_iter()
            .find(|s| full.is("scoring", s.word()))
            .unwrap_or(Scoring::Bonus);
        let preview = PREVIEWS
            .into_iter()
            .find(|p| full.is("preview", p.word()))
            .unwrap_or(Preview::Colours);
        Ok(Params {
            size,
            colours: full.small("colours"),
            drop: full.small("drop"),
            length: full.small("length"),
            start,
            scoring,
            preview,
        })
    }

    fn values(&self) -> Values {
        values([
            ("width", self.size.width.into()),
            ("height", self.size.height.into()),
            ("colours", self.colours.into()),
            ("drop", self.drop.into()),
            ("length", self.length.into()),
            ("start", self.start.into()),
            ("scoring", self.scoring.word().into()),
            ("preview", self.preview.word().into()),
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

/// Classic, Small and Large (rules.md §1).
pub(super) fn presets() -> Vec<Preset> {
    let rules = |width, height, colours, drop, start| Params {
        size: Size { width, height },
        colours,
        drop,
        length: 5,
        start,
        scoring: Scoring::Bonus,
        preview: Preview::Colours,
    };
    vec![
        Preset::new("classic", &rules(9, 9, 7, 3, 5), false),
        Preset::new("small", &rules(7, 7, 5, 3, 3), false),
        Preset::new("large", &rules(20, 15, 7, 7, 7), true),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_the_rules_pages() {
        let texts: Vec<_> = presets().into_iter().map(|preset| preset.params).collect();
        assert_eq!(texts, ["9x9c7n3l5s5", "7x7c5n3l5s3", "20x15c7n7l5s7"]);
    }

    #[test]
    fn reading_is_lenient_and_writing_canonical() {
        for (text, canonical) in [
            ("", "9x9c7n3l5s5"),
            ("9x9", "9x9c7n3l5s5"),
            ("5X20", "5x20c7n3l5s5"),
            (" 9 × 9 S5 l 5 N3 c=7 ", "9x9c7n3l5s5"),
            ("7x7c5s3pbonusvcolours", "7x7c5n3l5s3"),
            ("9x9voff", "9x9c7n3l5s5voff"),
            ("9x9VPOSITIONSpClassic", "9x9c7n3l5s5pclassicvpositions"),
        ] {
            let params: Params = text
                .parse()
                .unwrap_or_else(|problems| panic!("{text}: {problems}"));
            assert_eq!(params.to_string(), canonical);
            assert_eq!(canonical.parse(), Ok(params));
        }
    }

    #[test]
    fn every_problem_is_listed() {
        for (text, keys) in [
            ("4x21c2n8l7s0", vec!["params.range"; 6]),
            ("9x9c7c7", vec!["params.twice"]),
            ("9x9q3", vec!["params.unknown"]),
            ("9x9punfair", vec!["params.unknown"]),
            ("nine", vec!["params.size", "params.unknown"]),
            ("9", vec!["params.size"]),
            ("5x5s25", vec!["lines.problem.start"]),
            ("99999999999999999999x9", vec!["params.range"]),
            ("9x9c", vec!["params.unknown"]),
            ("9x9💥", vec!["params.unknown"]),
        ] {
            let problems = text.parse::<Params>().expect_err(text);
            assert_eq!(
                problems.0.iter().map(|m| m.key).collect::<Vec<_>>(),
                keys,
                "{text}: {problems}"
            );
        }
    }
}
