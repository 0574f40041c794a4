//! Rules as text and as a form: `9x9c7n3l5s5`.
//!
//! Each game lists its [`Field`]s once; reading, writing, checking and the form on the "new game"
//! sheet follow from the list.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cell::shorten;
use crate::{Message, Problems};

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
}

/// A field's value.
///
/// What comes from a form may hold anything: what no field could hold is read as a word, which
/// [`complete`] then finds out of range together with every other problem.
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
    /// For [`FieldKind::Choice`].
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

/// Values by field key.
pub type Values = BTreeMap<String, Value>;

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
            FieldKind::Choice { options } => {
                Value::Word(options.first().copied().unwrap_or("").to_owned())
            }
        }
    }
}

/// Fills in defaults and checks each value by its field.
///
/// # Errors
/// Every problem at once.
pub fn complete(fields: &[Field], values: &Values) -> Result<Values, Problems> {
    let mut problems: Vec<Message> = values
        .keys()
        .filter(|key| !fields.iter().any(|field| field.key == key.as_str()))
        .map(|key| Message::new("params.unknown").with("text", shorten(key)))
        .collect();
    let mut full = Values::new();
    for field in fields {
        let value = values
            .get(field.key)
            .cloned()
            .unwrap_or_else(|| field.kind.default());
        match (field.kind, &value) {
            (FieldKind::Number { min, max, .. }, Value::Number(n)) if (min..=max).contains(n) => {}
            (FieldKind::Choice { options }, Value::Word(word))
                if options.contains(&word.as_str()) => {}
            (FieldKind::Number { min, max, .. }, found) => problems.push(
                Message::new("params.range")
                    .with("field", field.key)
                    .with("min", min)
                    .with("max", max)
                    .with("found", found.to_string()),
            ),
            (FieldKind::Choice { options }, found) => problems.push(
                Message::new("params.choice")
                    .with("field", field.key)
                    .with("options", options.join(", "))
                    .with("found", found.to_string()),
            ),
        }
        full.insert(field.key.to_owned(), value);
    }
    Problems::check(problems)?;
    Ok(full)
}

impl Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Word(word) => f.write_str(&shorten(word)),
        }
    }
}

/// Writes values canonically: the size, then each field that is always written or not at its default.
#[must_use]
pub fn write(fields: &[Field], values: &Values) -> String {
    let value = |field: &Field| {
        values
            .get(field.key)
            .cloned()
            .unwrap_or_else(|| field.kind.default())
    };
    let mut text = String::new();
    for (n, field) in fields.iter().enumerate() {
        let value = value(field);
        if n == 1 {
            text.push('x');
        }
        if field.always || value != field.kind.default() {
            text.push_str(field.letter);
            text.push_str(&value.to_string());
        }
    }
    text
}

/// Reads rules leniently: any case, spaces, lettered fields in any order or left out, `=` allowed.
/// Text left empty means the defaults throughout.
///
/// ```
/// use quadrille_games::lines::Params;
/// let params: Params = " 9 X 9 l=5 C7 ".parse().expect("rules");
/// assert_eq!(params.to_string(), "9x9c7n3l5s5");
/// ```
///
/// # Errors
/// Every problem at once. Values are only split apart here; [`complete`] checks them.
pub fn read(fields: &[Field], text: &str) -> Result<Values, Problems> {
    const LONGEST: usize = 200;
    if text.len() > LONGEST {
        return Err(Message::new("params.long").with("max", LONGEST).into());
    }
    let compact: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .collect::<String>()
        .to_lowercase();
    let mut values = Values::new();
    let mut problems = Vec::new();
    let mut rest = compact.as_str();
    if !rest.is_empty() {
        match read_size(rest) {
            Some((width, height, after)) => {
                values.insert(fields[0].key.to_owned(), width);
                values.insert(fields[1].key.to_owned(), height);
                rest = after;
            }
            None => {
                problems.push(Message::new("params.size").with("text", shorten(text.trim())));
                rest = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == 'x');
            }
        }
    }
    while !rest.is_empty() {
        let Some((field, value, after)) =
            fields[2..].iter().find_map(|field| read_field(field, rest))
        else {
            problems.push(Message::new("params.unknown").with("text", shorten(rest)));
            break;
        };
        if values.insert(field.key.to_owned(), value).is_some() {
            problems.push(Message::new("params.twice").with("field", field.key));
        }
        rest = after;
    }
    Problems::check(problems)?;
    Ok(values)
}

/// A number's digits, and what follows. A number too large to hold becomes the largest, which no field allows.
fn read_number(text: &str) -> Option<(Value, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (digits, rest) = text.split_at(digits);
    (!digits.is_empty()).then(|| (Value::Number(digits.parse().unwrap_or(u16::MAX)), rest))
}

fn read_size(text: &str) -> Option<(Value, Value, &str)> {
    let (width, rest) = read_number(text)?;
    let (height, rest) = read_number(rest.strip_prefix(['x', '×'])?)?;
    Some((width, height, rest))
}

fn read_field<'f, 'a>(field: &'f Field, text: &'a str) -> Option<(&'f Field, Value, &'a str)> {
    let rest = text.strip_prefix(field.letter)?;
    let rest = rest.strip_prefix('=').unwrap_or(rest);
    let (value, rest) = match field.kind {
        FieldKind::Number { .. } => read_number(rest)?,
        FieldKind::Choice { options } => {
            // The longest word wins, should one start like another.
            let word = options
                .iter()
                .filter(|word| rest.starts_with(**word))
                .max_by_key(|word| word.len())?;
            (Value::Word((*word).to_owned()), &rest[word.len()..])
        }
    };
    Some((field, value, rest))
}
