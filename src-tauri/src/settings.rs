//! What the player may set. Every value is one of a few, so that a file or a page can't bring in anything else.

use quadrille_games::{Message, Problems};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::error::shortened;

/// The player's settings, as they are stored and as the page gets them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Settings {
    /// Light, dark, or whatever the system prefers.
    pub theme: Theme,
    /// The colours of the pieces.
    pub palette: Palette,
    /// A shape on every piece, so that colour is never the only sign.
    pub shapes: bool,
    /// How fast moves are shown.
    pub animation: Animation,
    /// A few quiet sounds. Nobody is surprised by them: they are switched on by the player.
    pub sound: bool,
    /// A touch that is felt, on phones that can do that.
    pub haptics: bool,
    /// Where cells are small, the first tap aims and the second one moves.
    pub confirm: bool,
    /// Letters and numbers at the edge of the board.
    pub coordinates: bool,
    /// A sign on the pieces that the other side could capture.
    pub threats: bool,
    /// The side of the controls on a wide screen.
    pub side: Side,
    /// Single letters ask for the score, the last move and so on.
    pub query_keys: bool,
    /// The language of the texts.
    pub language: Language,
}

macro_rules! choice {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $value:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[serde(rename_all = "lowercase")]
        pub enum $name { $($(#[$what])* $value),+ }
    };
}

choice! {
    /// See [`Settings::theme`].
    Theme {
        /// As the system is set.
        System,
        /// Paper.
        Light,
        /// Slate.
        Dark,
    }
}
choice! {
    /// See [`Settings::palette`].
    Palette {
        /// Nine colours that everybody can name, and black.
        Classic,
        /// The well-known eight of Okabe and Ito, and two beside them.
        Okabe,
        /// As far apart as colours can be for every kind of sight.
        High,
        /// No colour at all; the shapes are always shown.
        Greyscale,
    }
}
choice! {
    /// See [`Settings::animation`].
    Animation {
        /// With time to look on.
        Slow,
        /// As designed.
        Normal,
        /// Twice as fast.
        Fast,
        /// Every move is shown at once.
        Off,
    }
}
choice! {
    /// See [`Settings::side`].
    Side {
        /// For the right hand.
        Right,
        /// For the left hand.
        Left,
    }
}
choice! {
    /// See [`Settings::language`].
    Language {
        /// The system's, where we have it.
        System,
        /// English.
        En,
        /// Russian.
        Ru,
        /// Chinese, in simplified characters.
        Zh,
        /// Polish.
        Pl,
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            palette: Palette::Classic,
            shapes: true,
            animation: Animation::Normal,
            sound: false,
            haptics: true,
            confirm: false,
            coordinates: true,
            threats: true,
            side: Side::Right,
            query_keys: true,
            language: Language::System,
        }
    }
}

impl Settings {
    /// These settings with some changed.
    ///
    /// # Errors
    /// Every name that is no setting, and every value that the setting can't have.
    pub fn with(self, patch: &Map<String, Value>) -> Result<Self, Problems> {
        let mut settings = self;
        let mut problems = Vec::new();
        for (name, value) in patch {
            match settings.with_one(name, value) {
                Some(changed) => settings = changed,
                None => problems.push(
                    Message::new("settings.value")
                        .with("field", shortened(name))
                        .with("found", shortened(&value.to_string())),
                ),
            }
        }
        Problems::check(problems)?;
        Ok(settings)
    }

    /// Reads stored settings; what this version doesn't know, or no longer allows, is left at its default.
    #[must_use]
    pub fn read(stored: &Value) -> Option<Self> {
        let stored = stored.as_object()?;
        Some(
            stored
                .iter()
                .fold(Self::default(), |settings, (name, value)| {
                    settings.with_one(name, value).unwrap_or(settings)
                }),
        )
    }

    /// `None` if there is no such setting or it can't have this value.
    fn with_one(self, name: &str, value: &Value) -> Option<Self> {
        let Ok(Value::Object(mut all)) = serde_json::to_value(self) else {
            return None;
        };
        // Going through JSON keeps the list of settings in one place, the struct.
        *all.get_mut(name)? = value.clone();
        serde_json::from_value(Value::Object(all)).ok()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn patch(value: &Value) -> &Map<String, Value> {
        value.as_object().unwrap()
    }

    #[test]
    fn a_patch_changes_what_it_names() {
        let changed = Settings::default()
            .with(patch(&json!({ "theme": "dark", "queryKeys": false })))
            .unwrap();
        assert_eq!(changed.theme, Theme::Dark);
        assert!(!changed.query_keys);
        assert_eq!(
            Settings {
                theme: Theme::System,
                query_keys: true,
                ..changed
            },
            Settings::default()
        );
    }

    #[test]
    fn every_problem_of_a_patch_is_named() {
        let problems = Settings::default()
            .with(patch(
                &json!({ "theme": "pink", "shapes": 1, "music": true, "side": "left" }),
            ))
            .unwrap_err()
            .0;
        assert_eq!(problems.len(), 3, "{problems:?}");
    }

    #[test]
    fn what_is_stored_survives_other_versions() {
        let stored = json!({ "theme": "sepia", "side": "left", "music": true });
        let read = Settings::read(&stored).unwrap();
        assert_eq!(
            read,
            Settings {
                side: Side::Left,
                ..Settings::default()
            }
        );
        assert_eq!(Settings::read(&json!([])), None);
        let written = serde_json::to_value(read).unwrap();
        assert_eq!(Settings::read(&written), Some(read));
    }
}
