//! What the games say: keys and arguments. Sentences live in the catalogues of the view.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

/// One argument of a [`Message`]: a number (shown in the player's way) or a text shown as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Argument {
    /// A whole number, also used to choose the plural form.
    Number(#[cfg_attr(feature = "types", ts(type = "number"))] i64),
    /// A cell name, a field's key, or what the player wrote.
    Text(String),
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Argument::Text(text.to_owned())
    }
}
impl From<String> for Argument {
    fn from(text: String) -> Self {
        Argument::Text(text)
    }
}
impl From<crate::Cell> for Argument {
    fn from(cell: crate::Cell) -> Self {
        Argument::Text(cell.to_string())
    }
}
macro_rules! number_argument {
    ($($kind:ty)*) => {$(
        impl From<$kind> for Argument {
            fn from(number: $kind) -> Self {
                // Only display numbers come here; the largest possible one is still a true "very many".
                Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
number_argument!(u8 u16 u32 u64 usize i64);

/// A sentence's key in the catalogues, with its arguments.
///
/// ```
/// use quadrille_games::Message;
/// let message = Message::new("lines.refused.no-path").with("from", "A1").with("to", "C4");
/// assert_eq!(message.to_string(), "lines.refused.no-path (from A1, to C4)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Message {
    /// The key of the sentence, such as `lines.over.full`.
    pub key: &'static str,
    /// Arguments by name.
    #[cfg_attr(feature = "types", ts(type = "Record<string, string | number>"))]
    pub args: BTreeMap<&'static str, Argument>,
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Message {
            key,
            args: BTreeMap::new(),
        }
    }

    /// The same message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        self.args.insert(name, argument.into());
        self
    }
}

impl fmt::Display for Message {
    /// For logs and panics of tests only; players read the catalogue's sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (n, (name, argument)) in self.args.iter().enumerate() {
            f.write_str(if n == 0 { " (" } else { ", " })?;
            match argument {
                Argument::Number(number) => write!(f, "{name} {number}")?,
                Argument::Text(text) => write!(f, "{name} {text}")?,
            }
        }
        if self.args.is_empty() {
            Ok(())
        } else {
            f.write_str(")")
        }
    }
}

/// Everything that is wrong with a text, so that a person can mend it in one go (rules.md §0).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
pub struct Problems(pub Vec<Message>);

impl Problems {
    /// `Ok` when nothing was found wrong.
    ///
    /// # Errors
    /// The problems themselves, when there is at least one.
    pub fn check(found: Vec<Message>) -> Result<(), Self> {
        if found.is_empty() {
            Ok(())
        } else {
            Err(Problems(found))
        }
    }
}

impl From<Message> for Problems {
    fn from(message: Message) -> Self {
        Problems(vec![message])
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, message) in self.0.iter().enumerate() {
            if n > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{message}")?;
        }
        Ok(())
    }
}
