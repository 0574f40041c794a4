//! `--name value` options.

use std::collections::BTreeMap;
use std::str::FromStr;

use crate::Failure;

/// The options of a command, each with a value.
#[derive(Debug)]
pub(crate) struct Options(BTreeMap<String, String>);

impl Options {
    /// Splits the words that are no option from those that are.
    pub(crate) fn split(words: &[String], known: &[&str]) -> Result<(Vec<String>, Self), Failure> {
        let (mut plain, mut options) = (Vec::new(), BTreeMap::new());
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let Some(name) = word.strip_prefix("--") else {
                plain.push(word.clone());
                continue;
            };
            if !known.contains(&name) {
                let all: Vec<String> = known.iter().map(|name| format!("--{name}")).collect();
                let all = if all.is_empty() {
                    "none".to_owned()
                } else {
                    all.join(" ")
                };
                return Err(Failure::usage(format!(
                    "there is no option {word}; this command knows {all}"
                )));
            }
            let Some(value) = words.next() else {
                return Err(Failure::usage(format!("{word} needs a value after it")));
            };
            if options.insert(name.to_owned(), value.clone()).is_some() {
                return Err(Failure::usage(format!("{word} is given twice")));
            }
        }
        Ok((plain, Options(options)))
    }

    /// Only options, no other words.
    pub(crate) fn only(words: &[String], known: &[&str]) -> Result<Self, Failure> {
        let (plain, options) = Self::split(words, known)?;
        match plain.first() {
            None => Ok(options),
            Some(word) => Err(Failure::usage(format!("{word:?} is one word too many"))),
        }
    }

    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// A number between bounds, or the one to take when left out.
    pub(crate) fn number<T>(
        &self,
        name: &str,
        range: std::ops::RangeInclusive<T>,
        otherwise: T,
    ) -> Result<T, Failure>
    where
        T: FromStr + PartialOrd + std::fmt::Display,
    {
        let Some(text) = self.text(name) else {
            return Ok(otherwise);
        };
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            Failure::usage(format!(
                "--{name} takes a whole number from {} to {}",
                range.start(),
                range.end()
            ))
        })
    }
}
