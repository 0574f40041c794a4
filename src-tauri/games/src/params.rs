//! Rules as text and as a form: `9x9c7n3l5s5`.
//!
//! Each game lists its [`Field`]s once; reading, writing, checking and the form on the "new game"
//! sheet follow from the list.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cell::shorten;
use crate::{Cell, Problems};

mod check;
mod text;

pub(crate) use check::{Complete, complete};
pub use text::{read, write};

/// A game's checked rules.
pub trait Rules:
    Clone + Debug + PartialEq + Eq + Send + Sync + Display + FromStr<Err = Problems>
{
    /// The fields in canonical order; the first two are width and height.
    fn fields() -> &'static [Field];

    /// Rules from a value per field; fields left out take their default.
    ///
    /// # Errors
    /// Every problem at once: unknown fields, wrong kinds, ranges, combinations.
    fn from_values(values: &Values) -> Result<Self, Problems>;

    /// The value of every field.
    fn values(&self) -> Values;
}

/// One field of a game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in forms and messages.
    pub key: &'static str,
    /// The letter before its value in the text; empty for width and height.
    pub letter: &'static str,
    /// What it may hold.
    pub kind: FieldKind,
    /// Written even when it has its default.
    pub always: bool,
}

impl Field {
    /// A whole number of `least..=most`, which is always written.
    #[must_use]
    pub const fn number(
        key: &'static str,
        letter: &'static str,
        [min, max]: [u16; 2],
        default: u16,
    ) -> Field {
        Field {
            key,
            letter,
            kind: FieldKind::Number { min, max, default },
            always: true,
        }
    }

    /// One of some words, which is written unless it is the first.
    #[must_use]
    pub const fn choice(
        key: &'static str,
        letter: &'static str,
        options: &'static [&'static str],
    ) -> Field {
        Field {
            key,
            letter,
            kind: FieldKind::Choice { options },
            always: false,
        }
    }

    /// The same field, written only where it differs from its default.
    #[must_use]
    pub const fn sparing(self) -> Field {
        Field {
            always: false,
            ..self
        }
    }
}

/// What a field may hold, and what it holds when left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum FieldKind {
    /// A whole number.
    Number {
        /// The least allowed.
        min: u16,
        /// The greatest allowed.
        max: u16,
        /// The value when left out.
        #[serde(skip)]
        default: u16,
    },
    /// One of some words; the first is the default.
    Choice {
        /// The words, as written.
        options: &'static [&'static str],
    },
    /// One of some words, or the name of a cell of the board; the first word is the default.
    Place {
        /// The words, as written.
        options: &'static [&'static str],
    },
}

/// A field's value.
///
/// What comes from a form may hold anything: what no field could hold is read as a word, which
/// [`Rules::from_values`] then finds out of range together with every other problem.
///
/// ```
/// use quadrille_games::Value;
/// let read = |json| -> Value { serde_json::from_str(json).expect("any value") };
/// assert_eq!([read("9"), read("-3")], [Value::Number(9), Value::Word("-3".to_owned())]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged, from = "Given")]
pub enum Value {
    /// For [`FieldKind::Number`].
    Number(u16),
    /// For [`FieldKind::Choice`] and [`FieldKind::Place`].
    Word(String),
}

/// Whatever a form may hold for a field.
#[derive(Deserialize)]
#[serde(untagged)]
enum Given {
    Word(String),
    Whole(i64),
    Large(u64),
    Broken(f64),
    Switch(bool),
    Other(serde::de::IgnoredAny),
}

impl From<Given> for Value {
    fn from(given: Given) -> Self {
        let text = match given {
            Given::Word(word) => return Value::Word(word),
            Given::Whole(number) => number.to_string(),
            Given::Large(number) => number.to_string(),
            Given::Broken(number) => number.to_string(),
            Given::Switch(on) => on.to_string(),
            Given::Other(_) => "?".to_owned(),
        };
        text.parse().map_or(Value::Word(text), Value::Number)
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Self {
        Value::Number(number)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Value::Number(number.into())
    }
}

impl From<&str> for Value {
    fn from(word: &str) -> Self {
        Value::Word(word.to_owned())
    }
}

/// Values by field key.
pub type Values = BTreeMap<String, Value>;

/// A game's values, a field each.
pub(crate) fn values<const N: usize>(fields: [(&str, Value); N]) -> Values {
    let named = fields.map(|(key, value)| (key.to_owned(), value));
    named.into_iter().collect()
}

/// Rules with a name, offered first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Preset {
    /// Its name in the catalogues.
    pub key: &'static str,
    /// Canonical text of the rules.
    pub params: String,
    /// The same as values.
    #[cfg_attr(feature = "types", ts(type = "Record<string, number | string>"))]
    pub values: Values,
    /// Needs a wide screen to be comfortable.
    pub wide: bool,
}

impl Preset {
    /// A preset from its rules.
    #[must_use]
    pub fn new(key: &'static str, rules: &impl Rules, wide: bool) -> Self {
        Preset {
            key,
            params: rules.to_string(),
            values: rules.values(),
            wide,
        }
    }
}

impl FieldKind {
    /// The value when left out.
    #[must_use]
    pub fn default(self) -> Value {
        match self {
            FieldKind::Number { default, .. } => Value::Number(default),
            FieldKind::Choice { options } | FieldKind::Place { options } => {
                Value::Word(options.first().copied().unwrap_or("").to_owned())
            }
        }
    }
}

impl Value {
    /// The cell that it names, if it names one.
    #[must_use]
    pub fn cell(&self) -> Option<Cell> {
        match self {
            Value::Number(_) => None,
            Value::Word(word) => word.parse().ok(),
        }
    }
}

impl Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Word(word) => f.write_str(&shorten(word)),
        }
    }
}
