//! What a player asks for on the "new game" sheet.

use quadrille_games::{Message, Problems, Rules, Values};
use serde::Deserialize;

/// Rules and seed of a new game. Everything left out means "the same rules as last time" and a fresh seed.
///
/// ```
/// let choice: quadrille_session::Choice = serde_json::from_str(r#"{"params": "7x7c5", "seed": "12"}"#)?;
/// assert_eq!(choice.params.as_deref(), Some("7x7c5"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Choice {
    /// Rules as text; wins over `values`.
    pub params: Option<String>,
    /// Rules as the values of a form.
    #[cfg_attr(
        feature = "types",
        ts(optional, type = "Record<string, number | string>")
    )]
    pub values: Option<Values>,
    /// A seed in decimal digits: a text, since a 64-bit number is too large for JavaScript's.
    pub seed: Option<String>,
}

impl Choice {
    /// The rules and the seed asked for, with `last` rules and a `fresh` seed where left out.
    pub(crate) fn resolve<P: Rules>(&self, last: P, fresh: u64) -> Result<(P, u64), Problems> {
        let rules = match (&self.params, &self.values) {
            (Some(text), _) => text.parse(),
            (None, Some(values)) => P::from_values(values),
            (None, None) => Ok(last),
        };
        let seed = match self.seed.as_deref().map(str::trim) {
            None | Some("") => Ok(fresh),
            Some(text) => read_seed(text),
        };
        match (rules, seed) {
            (Ok(rules), Ok(seed)) => Ok((rules, seed)),
            (Err(Problems(mut all)), Err(more)) => {
                all.push(more);
                Err(Problems(all))
            }
            (Err(problems), Ok(_)) => Err(problems),
            (Ok(_), Err(message)) => Err(message.into()),
        }
    }
}

/// A seed from its decimal text.
pub(crate) fn read_seed(text: &str) -> Result<u64, Message> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    digits
        .parse()
        .ok()
        .filter(|_| digits.bytes().all(|b| b.is_ascii_digit()))
        .ok_or_else(|| Message::new("id.seed").with("text", quadrille_games::cell::shorten(text)))
}
