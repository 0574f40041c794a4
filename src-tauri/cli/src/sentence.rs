//! English sentences for messages, from the catalogue that the app shows.

use std::collections::HashMap;
use std::sync::LazyLock;

use quadrille_games::{Argument, Message};
use serde::Deserialize;

/// A text, or one for each plural form.
#[derive(Deserialize)]
#[serde(untagged)]
enum Entry {
    Text(String),
    Plural(HashMap<String, String>),
}

static CATALOGUE: LazyLock<HashMap<String, Entry>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../ui/i18n/en.json")).unwrap_or_default()
});

/// The sentence of a message; its key where the catalogue has none.
pub(crate) fn sentence(message: &Message) -> String {
    say(message.key, &|name| message.args.get(name).cloned()).unwrap_or_else(|| message.to_string())
}

fn say(key: &str, argument: &dyn Fn(&str) -> Option<Argument>) -> Option<String> {
    let text = match CATALOGUE.get(key)? {
        Entry::Text(text) => text,
        Entry::Plural(forms) => {
            let one = argument("count") == Some(Argument::Number(1));
            forms.get(if one { "one" } else { "other" })?
        }
    };
    let mut parts = text.split('{');
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (place, rest) = part.split_once('}')?;
        said += &fill(place, argument).unwrap_or_else(|| format!("{{{place}}}"));
        said += rest;
    }
    Some(said)
}

/// `name`, or `name:unit`: a counted noun for a number, the unit's word for a word.
fn fill(place: &str, argument: &dyn Fn(&str) -> Option<Argument>) -> Option<String> {
    let (name, unit) = place
        .split_once(':')
        .map_or((place, None), |(name, unit)| (name, Some(unit)));
    let value = argument(name)?;
    let plain = match &value {
        Argument::Number(number) => number.to_string(),
        Argument::Text(text) => text.clone(),
    };
    let Some(unit) = unit else { return Some(plain) };
    let key = match &value {
        Argument::Number(_) => format!("unit.{unit}"),
        Argument::Text(text) => format!("{unit}.{text}"),
    };
    let count = |name: &str| (name == "count").then(|| value.clone());
    Some(say(&key, &count).unwrap_or(plain))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_the_apps() {
        let from_to = Message::new("lines.refused.no-path")
            .with("from", "A1")
            .with("to", "C4");
        assert_eq!(sentence(&from_to), "No free way leads from A1 to C4.");
        for (score, said) in [(1_u64, "1 point."), (7, "7 points.")] {
            let message = Message::new("lines.over.full").with("score", score);
            assert!(sentence(&message).ends_with(said), "{}", sentence(&message));
        }
        let range = Message::new("params.range")
            .with("field", "colours")
            .with("min", 3_u64);
        assert!(
            sentence(&range).starts_with("Colours: "),
            "{}",
            sentence(&range)
        );
        assert_eq!(sentence(&Message::new("no.such.key")), "no.such.key");
    }
}
