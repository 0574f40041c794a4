//! Daily challenges: the same game for everybody on a day, without anybody being asked for it. The deal follows from
//! the game, its rules and the date.

use quadrille_games::seed_from_text;
use serde::{Deserialize, Serialize};

use crate::{Date, Form, GameId, SessionError};

/// A daily challenge: what stays the same from day to day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daily {
    /// Its name in files and requests. A game may have several.
    pub key: &'static str,
    /// The game's key.
    pub game: &'static str,
    /// The rules' canonical text. Written out, so that the deals of past days stay what they were whatever becomes of
    /// the presets.
    pub params: &'static str,
}

/// All of them, in the order of the home screen. Another one is one more line here.
static DAILIES: &[Daily] = &[
    Daily {
        key: "lines",
        game: "lines",
        params: "9x9c7n3l5s5",
    },
    Daily {
        key: "link",
        game: "link",
        params: "8x10",
    },
    // The person's colour and all that the computer overlooks are drawn from the day's seed.
    Daily {
        key: "wuzifei",
        game: "wuzifei",
        params: "5x5l3crandom",
    },
    Daily {
        key: "puzzle",
        game: "wuzifei",
        params: "5x5opuzzle",
    },
    Daily {
        key: "flood",
        game: "flood",
        params: "14x14c6",
    },
];

/// All daily challenges, in the order of the home screen.
///
/// ```
/// let keys: Vec<_> = quadrille_session::dailies().iter().map(|daily| daily.key).collect();
/// assert_eq!(keys[0], "lines");
/// ```
#[must_use]
pub fn dailies() -> &'static [Daily] {
    DAILIES
}

impl Daily {
    /// The one with a key.
    ///
    /// # Errors
    /// Refused if there is none.
    pub fn find(key: &str) -> Result<&'static Daily, SessionError> {
        let found = DAILIES.iter().find(|daily| daily.key == key);
        found.ok_or_else(|| SessionError::refused("daily.unknown"))
    }

    /// The seed of a day: 64-bit FNV-1a of `GAME:PARAMS@DATE` (docs/formats.md).
    #[must_use]
    pub fn seed(&self, date: Date) -> u64 {
        seed_from_text(&format!("{}:{}@{date}", self.game, self.params))
    }

    /// The game of a day.
    ///
    /// ```
    /// use quadrille_session::Daily;
    /// let lines = Daily::find("lines").expect("one of ours");
    /// let date = "2026-11-30".parse().expect("a date");
    /// assert_eq!(lines.id(date).to_string(), format!("lines:9x9c7n3l5s5#{}", lines.seed(date)));
    /// ```
    #[must_use]
    pub fn id(&self, date: Date) -> GameId {
        GameId::trusted(
            self.game,
            self.params.to_owned(),
            Form::Seed(self.seed(date)),
        )
    }

    /// The day of this challenge, as somebody plays it who has `today` on the calendar. Past days can be played and
    /// count as played later.
    ///
    /// # Errors
    /// Refused for a day that has not come yet.
    pub fn on(&self, date: Date, today: Date) -> Result<Day, SessionError> {
        if date > today {
            return Err(SessionError::refused("daily.future"));
        }
        Ok(Day {
            key: self.key.to_owned(),
            date,
            late: date < today,
        })
    }
}

/// Says of a game which day's challenge it is. It belongs to that day however long it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Day {
    /// The challenge's key.
    pub key: String,
    /// The day.
    pub date: Date,
    /// It was begun on a later day.
    pub late: bool,
}

impl Day {
    /// Is it the same challenge of the same day, whenever it was begun?
    pub(crate) fn is_same(&self, other: &Day) -> bool {
        self.key == other.key && self.date == other.date
    }

    /// Is it a challenge of this game, as far as we know?
    pub(crate) fn is_of(&self, game: &str) -> bool {
        Daily::find(&self.key).is_ok_and(|daily| daily.game == game)
    }
}
