//! Rules as text, both ways.

use super::{Field, FieldKind, Value, Values};
use crate::cell::shorten;
use crate::{Message, Problems};

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
/// Every problem at once. Values are only split apart here;
/// [`Rules::from_values`](super::Rules::from_values) checks them.
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
        FieldKind::Choice { options } => read_word(options, rest)?,
        FieldKind::Place { options } => read_word(options, rest).or_else(|| read_cell(rest))?,
    };
    Some((field, value, rest))
}

fn read_word<'a>(options: &[&str], text: &'a str) -> Option<(Value, &'a str)> {
    // The longest word wins, should one start like another.
    let word = options
        .iter()
        .filter(|word| text.starts_with(**word))
        .max_by_key(|word| word.len())?;
    Some((Value::Word((*word).to_owned()), &text[word.len()..]))
}

/// What looks like a cell's name, and what follows.
fn read_cell(text: &str) -> Option<(Value, &str)> {
    let letters = text.bytes().take_while(u8::is_ascii_lowercase).count();
    let digits = text[letters..].bytes().take_while(u8::is_ascii_digit);
    let (name, rest) = text.split_at(letters + digits.count());
    (1..=2).contains(&letters).then_some(())?;
    (name.len() > letters).then(|| (Value::Word(name.to_uppercase()), rest))
}
