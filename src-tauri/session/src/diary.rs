//! The results of daily challenges, day by day. Part of the [book](crate::Book), so that they are stored, exported and
//! cleared together with the records.
//!
//! The first game of a day's challenge that is played to its end is the day's result: on a second try the deal is
//! known. One that was helped counts too, and says so.

use std::collections::BTreeMap;

use quadrille_games::Outcome;
use serde::{Deserialize, Serialize};

use crate::bounds::{is_sane, is_sane_signed};
use crate::{Daily, Date, Day, Finish, dailies};

/// The most days of one challenge that are kept: more than thirteen years. Then the oldest goes.
pub(crate) const MOST_DAYS: usize = 5000;

/// Challenges that we don't know, of newer versions, that a file may hold beside ours, and the longest name of one.
const MOST_FOREIGN: usize = 16;
const LONGEST_KEY: usize = 100;

/// How a day's challenge ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DayResult {
    /// How it ended.
    pub outcome: Outcome,
    /// What the game is ranked by, if it deserves that.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub score: Option<i64>,
    /// Moves played.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub moves: u64,
    /// Milliseconds of play.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub elapsed: u64,
    /// Undo or a hint was used.
    pub assisted: bool,
    /// Of a puzzle: moves that were told to be wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub mistakes: Option<u16>,
    /// It was begun on a later day.
    pub late: bool,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub when: u64,
}

/// Results by day.
pub(crate) type Days = BTreeMap<Date, DayResult>;

/// The results of all challenges. Those of a newer version's are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Diary(BTreeMap<String, Days>);

impl Diary {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The results of a challenge.
    pub(crate) fn days(&self, key: &str) -> Option<&Days> {
        self.0.get(key)
    }

    /// How many results there are.
    pub(crate) fn len(&self) -> usize {
        self.0.values().map(BTreeMap::len).sum()
    }

    /// Notes the end of a day's challenge; the first one stays.
    pub(crate) fn note(&mut self, day: &Day, finish: &Finish, when: u64) {
        let days = self.0.entry(day.key.clone()).or_default();
        days.entry(day.date).or_insert_with(|| DayResult {
            outcome: finish.outcome,
            score: finish.score,
            moves: finish.moves as u64,
            elapsed: finish.elapsed,
            assisted: finish.assisted,
            mistakes: finish.item.map(|_| finish.mistakes),
            late: day.late,
            when,
        });
        while days.len() > MOST_DAYS {
            days.pop_first();
        }
    }

    /// Is there any result of this game's challenges?
    pub(crate) fn holds(&self, game: &str) -> bool {
        let mut keys = dailies().iter().filter(|daily| daily.game == game);
        keys.any(|daily| self.0.contains_key(daily.key))
    }

    /// Takes the results of a game's challenges out.
    pub(crate) fn take(&mut self, game: &str) -> Diary {
        let keys = dailies().iter().filter(|daily| daily.game == game);
        Diary(
            keys.filter_map(|daily| self.0.remove_entry(daily.key))
                .collect(),
        )
    }

    /// Puts results back. Days that have got another one since have the old one again.
    pub(crate) fn put_back(&mut self, taken: Diary) {
        for (key, days) in taken.0 {
            let present = self.0.entry(key).or_default();
            present.extend(days);
            while present.len() > MOST_DAYS {
                present.pop_first();
            }
        }
    }

    /// Is it within the bounds of what we write ourselves?
    pub(crate) fn check(&self) -> Result<(), String> {
        // Ours don't count: one of them is added to whatever was read, and what is written then must be readable.
        let foreign = self.0.keys().filter(|key| Daily::find(key).is_err());
        let foreign = foreign.count();
        if foreign > MOST_FOREIGN {
            return Err(format!("{foreign} unknown daily challenges"));
        }
        for (key, days) in &self.0 {
            if key.len() > LONGEST_KEY || days.len() > MOST_DAYS {
                return Err(format!("{} days of a daily challenge", days.len()));
            }
            if let Some(date) = days.iter().find(|(_, result)| !is_sound(result)) {
                return Err(format!("{key} of {}: a number out of bounds", date.0));
            }
        }
        Ok(())
    }
}

fn is_sound(result: &DayResult) -> bool {
    is_sane_signed(result.score.unwrap_or(0))
        && [result.moves, result.elapsed, result.when]
            .into_iter()
            .all(is_sane)
}
