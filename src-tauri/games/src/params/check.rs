//! Checking what a form or a text says of a game's rules.

use super::{Field, FieldKind, Value, Values};
use crate::cell::shorten;
use crate::{Cell, Message, Problems, Size};

/// The checked value of every field of a game's rules.
///
/// That each is there, of its field's kind and in range was seen to: the fallbacks of what is asked here are never taken.
pub(crate) struct Complete(Values);

impl Complete {
    pub(crate) fn number(&self, key: &str) -> u16 {
        match self.0.get(key) {
            Some(Value::Number(number)) => *number,
            _ => 0,
        }
    }

    /// A number whose field ends below 256.
    pub(crate) fn small(&self, key: &str) -> u8 {
        u8::try_from(self.number(key)).unwrap_or(u8::MAX)
    }

    pub(crate) fn word(&self, key: &str) -> &str {
        match self.0.get(key) {
            Some(Value::Word(word)) => word,
            _ => "",
        }
    }

    /// The cell that a place names, unless it holds one of its words.
    pub(crate) fn cell(&self, key: &str) -> Option<Cell> {
        self.0.get(key).and_then(Value::cell)
    }

    pub(crate) fn is(&self, key: &str, word: &str) -> bool {
        self.word(key) == word
    }

    pub(crate) fn size(&self) -> Size {
        Size {
            width: self.small("width"),
            height: self.small("height"),
        }
    }
}

/// Fills in defaults and checks each value by its field.
///
/// # Errors
/// Every problem at once.
pub(crate) fn complete(fields: &[Field], values: &Values) -> Result<Complete, Problems> {
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
        match check(field, &value) {
            Ok(value) => {
                full.insert(field.key.to_owned(), value);
            }
            Err(problem) => problems.push(problem),
        }
    }
    problems.extend(off_board(fields, &full));
    Problems::check(problems)?;
    Ok(Complete(full))
}

/// A value that its field may hold, or what is wrong with it. A cell's name is spelled canonically.
fn check(field: &Field, value: &Value) -> Result<Value, Message> {
    match (field.kind, value) {
        (FieldKind::Number { min, max, .. }, Value::Number(n)) if (min..=max).contains(n) => {}
        (FieldKind::Choice { options } | FieldKind::Place { options }, Value::Word(word))
            if options.contains(&word.as_str()) => {}
        (FieldKind::Number { min, max, .. }, _) => {
            let problem = Message::new("params.range").with("field", field.key);
            let problem = problem.with("min", min).with("max", max);
            return Err(problem.with("found", value.to_string()));
        }
        (FieldKind::Choice { options }, _) => {
            let problem = Message::new("params.choice").with("field", field.key);
            let problem = problem.with("options", options.join(", "));
            return Err(problem.with("found", value.to_string()));
        }
        (FieldKind::Place { options }, _) => {
            return match value.cell() {
                Some(cell) => Ok(Value::Word(cell.to_string())),
                None => {
                    let problem = Message::new("params.place").with("field", field.key);
                    let problem = problem.with("options", options.join(", "));
                    Err(problem.with("found", value.to_string()))
                }
            };
        }
    }
    Ok(value.clone())
}

/// The places that name a cell outside the board, where its size is known.
fn off_board(fields: &[Field], full: &Values) -> Vec<Message> {
    let side = |n: usize| match fields.get(n).and_then(|field| full.get(field.key)) {
        Some(Value::Number(side)) => u8::try_from(*side).ok(),
        _ => None,
    };
    let (Some(width), Some(height)) = (side(0), side(1)) else {
        return Vec::new();
    };
    let size = Size { width, height };
    fields
        .iter()
        .filter(|field| matches!(field.kind, FieldKind::Place { .. }))
        .filter_map(|field| Some((field, full.get(field.key)?.cell()?)))
        .filter(|(_, cell)| !size.contains(*cell))
        .map(|(field, cell)| {
            Message::new("params.off-board")
                .with("field", field.key)
                .with("cell", cell)
        })
        .collect()
}
