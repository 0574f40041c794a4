//! Game IDs: text that gives anybody the same game. rules.md §0.

use std::fmt;
use std::str::FromStr;

use quadrille_games::cell::shorten;
use quadrille_games::{Message, Problems};

use crate::choice::read_seed;
use crate::kind::kind;

/// A checked ID, in canonical spelling.
///
/// ```
/// use quadrille_session::GameId;
/// let id: GameId = " Lines : 9x9 # 42 ".parse().expect("a game");
/// assert_eq!(id.to_string(), "lines:9x9c7n3l5s5#42");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameId {
    game: &'static str,
    params: String,
    form: Form,
}

/// How an ID says where the game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// The deal is drawn from a seed: the short form, `GAME:PARAMS#SEED`.
    Seed(u64),
    /// The position is written out: the exact form, `GAME:PARAMS:POSITION`.
    Position(String),
}

impl GameId {
    /// The longest text that is read.
    pub const LONGEST: usize = 4096;

    /// For texts that come from the games themselves and so are canonical.
    pub(crate) fn trusted(game: &'static str, params: String, form: Form) -> Self {
        GameId { game, params, form }
    }

    /// The same, where the text could be longer than what was read.
    pub(crate) fn checked(
        game: &'static str,
        params: String,
        form: Form,
    ) -> Result<Self, Problems> {
        let id = GameId::trusted(game, params, form);
        if id.to_string().len() > Self::LONGEST {
            return Err(Message::new("id.long").with("max", Self::LONGEST).into());
        }
        Ok(id)
    }

    /// The game's key.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The rules' canonical text.
    #[must_use]
    pub fn params(&self) -> &str {
        &self.params
    }

    /// Where the game starts.
    #[must_use]
    pub fn form(&self) -> &Form {
        &self.form
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.form {
            Form::Seed(seed) => write!(f, "{}:{}#{seed}", self.game, self.params),
            Form::Position(position) => write!(f, "{}:{}:{position}", self.game, self.params),
        }
    }
}

impl FromStr for GameId {
    type Err = Problems;

    fn from_str(text: &str) -> Result<Self, Problems> {
        let text = text.trim();
        if text.len() > Self::LONGEST {
            return Err(Message::new("id.long").with("max", Self::LONGEST).into());
        }
        let Some((game, rest)) = text.split_once(':') else {
            return Err(Message::new("id.no-game")
                .with("text", shorten(text))
                .into());
        };
        let Some(kind) = kind(&game.trim().to_lowercase()) else {
            return Err(Message::new("id.unknown-game")
                .with("text", shorten(game.trim()))
                .into());
        };
        let mark = rest.find(['#', ':']);
        let (params, form) = match mark.map(|at| (&rest[..at], &rest[at..=at], &rest[at + 1..])) {
            Some((params, "#", seed)) => (
                params,
                read_seed(seed).map(Form::Seed).map_err(Problems::from),
            ),
            Some((params, _, position)) => (params, Ok(Form::Position(position.to_owned()))),
            None => (rest, Err(Message::new("id.no-start").into())),
        };
        match form {
            Ok(form) => kind.check(params, form),
            // The rules' own problems are told together with the seed's.
            Err(Problems(mut problems)) => {
                if let Err(Problems(more)) = kind.check(params, Form::Seed(0)) {
                    problems.extend(more);
                }
                Err(Problems(problems))
            }
        }
    }
}
