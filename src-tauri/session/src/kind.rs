//! The registry: which games there are, each seen without its types.

use std::marker::PhantomData;

use quadrille_games::flood::Flood;
use quadrille_games::lines::Lines;
use quadrille_games::link::Link;
use quadrille_games::wuzifei::Wuzifei;
use quadrille_games::{Field, FieldKind, Game, Item, Preset, Problems, Ranking, Rules, Values};
use serde::Serialize;
use serde_json::Value;

use crate::desk::Desk;
use crate::round::Round;
use crate::save::{self, Loaded, SaveProblem};
use crate::{Choice, Day, Form, GameId, SessionError, Slot};

/// All games, in the order of the home screen. A new game is one more line here.
static REGISTRY: &[&dyn Kind] = &[
    &Of::<Lines>(PhantomData),
    &Of::<Link>(PhantomData),
    &Of::<Wuzifei>(PhantomData),
    &Of::<Flood>(PhantomData),
];

/// All games, in the order of the home screen.
///
/// ```
/// let keys: Vec<_> = quadrille_session::registry().iter().map(|kind| kind.key()).collect();
/// assert_eq!(keys[0], "lines");
/// ```
#[must_use]
pub fn registry() -> &'static [&'static dyn Kind] {
    REGISTRY
}

/// The game with a key.
#[must_use]
pub fn kind(key: &str) -> Option<&'static dyn Kind> {
    REGISTRY.iter().copied().find(|kind| kind.key() == key)
}

/// What the "new game" sheet needs to know of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameInfo {
    /// The game's key.
    pub key: &'static str,
    /// Named rules, the default first.
    pub presets: Vec<Preset>,
    /// The fields of custom rules.
    pub fields: Vec<FieldInfo>,
    /// Has an "End game" move.
    pub endable: bool,
    /// How many numbered starts it comes with, such as puzzles.
    pub items: usize,
}

/// One field of a game's rules, as a form needs it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Field"))]
pub struct FieldInfo {
    /// Its name in the catalogues and in [`Choice::values`].
    pub key: &'static str,
    /// The letter before its value in the text; empty for width and height.
    pub letter: &'static str,
    /// What it may hold.
    pub kind: FieldKind,
    /// What it holds when left out.
    #[cfg_attr(feature = "types", ts(type = "number | string"))]
    pub default: quadrille_games::Value,
}

impl From<&Field> for FieldInfo {
    fn from(field: &Field) -> Self {
        FieldInfo {
            key: field.key,
            letter: field.letter,
            kind: field.kind,
            default: field.kind.default(),
        }
    }
}

/// A game without its types.
pub trait Kind: Send + Sync {
    /// The game's key.
    fn key(&self) -> &'static str;

    /// Does the case of letters count in a written-out position?
    fn case_counts(&self) -> bool;

    /// What a form needs to know.
    fn info(&self) -> GameInfo;

    /// The numbered starts that it comes with.
    fn collection(&self) -> Vec<Item>;

    /// How its finished games are ranked.
    fn ranking(&self) -> Ranking;

    /// Checks rules and start of an ID and spells them canonically.
    ///
    /// # Errors
    /// Every problem of both texts.
    fn check(&self, params: &str, form: Form) -> Result<GameId, Problems>;

    /// The values of rules, as a form has them.
    ///
    /// # Errors
    /// Every problem of the text.
    fn values(&self, params: &str) -> Result<Values, Problems>;

    /// A first game. Rules left open by the choice are the default ones; `seed` is used unless it names one.
    ///
    /// # Errors
    /// Every problem of the choice.
    fn start(&self, choice: &Choice, seed: u64) -> Result<Box<dyn Slot>, SessionError>;

    /// A first game from an ID.
    ///
    /// # Errors
    /// [`SessionError::Invalid`] when the ID is another game's.
    fn open(&self, id: &GameId) -> Result<Box<dyn Slot>, SessionError>;

    /// A day's challenge as the first game.
    ///
    /// # Errors
    /// Refused when it is no challenge of this game.
    fn open_day(&self, day: &Day) -> Result<Box<dyn Slot>, SessionError>;

    /// A game as it was saved, replayed and compared.
    ///
    /// # Errors
    /// When there is nothing playable in the text.
    fn load(&self, saved: &Value) -> Result<Loaded, SaveProblem>;
}

struct Of<G>(PhantomData<G>);

// Of<G> holds no G: it can be shared whatever G is, and `Game` demands both anyway.
impl<G: Game> Kind for Of<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn case_counts(&self) -> bool {
        G::CASE_COUNTS
    }

    fn info(&self) -> GameInfo {
        GameInfo {
            key: G::KEY,
            presets: G::presets(),
            fields: G::fields().iter().map(FieldInfo::from).collect(),
            endable: G::end_move().is_some(),
            items: G::collection().len(),
        }
    }

    fn collection(&self) -> Vec<Item> {
        G::collection()
    }

    fn ranking(&self) -> Ranking {
        G::RANKING
    }

    fn check(&self, params: &str, form: Form) -> Result<GameId, Problems> {
        let rules: G::Params = params.parse()?;
        let form = match form {
            Form::Seed(seed) => Form::Seed(seed),
            Form::Position(text) => Form::Position(G::write(&G::read(&rules, &text)?)),
        };
        GameId::checked(G::KEY, rules.to_string(), form)
    }

    fn values(&self, params: &str) -> Result<Values, Problems> {
        params.parse::<G::Params>().map(|rules| rules.values())
    }

    fn start(&self, choice: &Choice, seed: u64) -> Result<Box<dyn Slot>, SessionError> {
        Ok(Box::new(Desk::<G>::new(Round::chosen(
            choice,
            default_rules::<G>()?,
            seed,
        )?)))
    }

    fn open(&self, id: &GameId) -> Result<Box<dyn Slot>, SessionError> {
        Ok(Box::new(Desk::<G>::new(Round::open(id)?)))
    }

    fn open_day(&self, day: &Day) -> Result<Box<dyn Slot>, SessionError> {
        Ok(Box::new(Desk::<G>::new(Round::of_day(day)?)))
    }

    fn load(&self, saved: &Value) -> Result<Loaded, SaveProblem> {
        save::load::<G>(saved)
    }
}

/// The first preset's rules.
fn default_rules<G: Game>() -> Result<G::Params, Problems> {
    G::presets()
        .first()
        .map_or("", |preset| preset.params.as_str())
        .parse()
}
