//! Records and statistics, per game and rules. rules.md §0: games whose difficulty differs are
//! never ranked together, and assisted games are counted apart.

use std::collections::BTreeMap;

use quadrille_games::{Outcome, Ranking, Values};
use serde::{Deserialize, Serialize};

use crate::bounds;
use crate::check_book::Unchecked;
use crate::diary::Diary;
use crate::kind::kind;
use crate::name;
use crate::progress::Progress;
use crate::shelf::make_room;
use crate::statistics::{Statistics, better};
use crate::{Day, SessionError};

/// Entries kept in a record table.
pub(crate) const PLACES: usize = 10;

/// A finished game, to be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The game's key.
    pub game: &'static str,
    /// How its games are ranked.
    pub ranking: Ranking,
    /// The rules' canonical text.
    pub params: String,
    /// How it ended.
    pub outcome: Outcome,
    /// What it is ranked by; `None` deserves no entry.
    pub score: Option<i64>,
    /// Undo or a hint was used.
    pub assisted: bool,
    /// Moves played.
    pub moves: usize,
    /// Milliseconds of play.
    pub elapsed: u64,
    /// The ID of the start.
    pub id: String,
    /// The slot's revision at its end: with the ID it names this end of this game.
    pub revision: u64,
    /// The day whose challenge it was.
    pub day: Option<Day>,
    /// The number of the collection's item that it was.
    pub item: Option<u16>,
    /// Moves that were told to be wrong.
    pub mistakes: u16,
}

/// One line of a record table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Entry {
    /// What it is ranked by.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub score: i64,
    /// Moves played.
    pub moves: usize,
    /// Milliseconds of play.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub elapsed: u64,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub when: u64,
    /// The ID of the start.
    pub id: String,
    /// Who played, if the player has said so.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

/// Record table and statistics of one rule set, as stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Page {
    pub(crate) table: Vec<Entry>,
    pub(crate) statistics: Statistics,
}

/// Records and statistics of one rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "RulesRecords"))]
pub struct RuleRecords {
    /// The rules' canonical text.
    pub params: String,
    /// The preset with these rules, if any.
    pub preset: Option<&'static str>,
    /// The rules as values of the form; empty where this version can't read them.
    #[cfg_attr(feature = "types", ts(type = "Record<string, number | string>"))]
    pub values: Values,
    /// The best games, best first.
    pub table: Vec<Entry>,
    /// Sums over all games.
    pub statistics: Statistics,
}

/// Records and statistics of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Records {
    /// The game's key.
    pub game: String,
    /// One for each rule set that was played to an end, presets first.
    pub rules: Vec<RuleRecords>,
    /// The name that the next record will have.
    pub player: String,
    /// Is there anything that clearing would forget? Results of daily challenges and of items count too.
    pub clearable: bool,
}

/// All records. What it doesn't know (a game of a newer version) it keeps.
///
/// ```
/// use quadrille_session::{Book, Finish, kind, Choice};
/// let mut slot = kind("lines").expect("a game").start(&Choice::default(), 1).expect("rules");
/// slot.end_game(slot.revision()).expect("still on");
/// let finish = slot.take_finish().expect("over");
/// let mut book = Book::default();
/// assert_eq!(book.add(&finish, 0), None, "no point, no entry");
/// assert_eq!(book.view("lines").rules[0].statistics.finished, 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Book {
    pub(crate) games: BTreeMap<String, BTreeMap<String, Page>>,
    /// By game: the end that was counted last. The book is stored before the game that was counted;
    /// a program killed in between offers the same end again.
    pub(crate) counted: BTreeMap<String, Counted>,
    /// The results of daily challenges.
    #[serde(skip_serializing_if = "Diary::is_empty")]
    pub(crate) dailies: Diary,
    /// What is solved of the games' collections.
    #[serde(rename = "items", skip_serializing_if = "Progress::is_empty")]
    pub(crate) progress: Progress,
    /// The name that was given last: the next record has it too.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) player: String,
}

/// Names one end of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Counted {
    pub(crate) id: String,
    pub(crate) revision: u64,
    place: Option<u8>,
}

impl Book {
    /// Counts a finished game and says which place it took in its record table, from 1. The same
    /// end of the same game counts once.
    pub fn add(&mut self, finish: &Finish, when: u64) -> Option<u8> {
        let last = self.counted.get(finish.game);
        if let Some(last) =
            last.filter(|last| last.id == finish.id && last.revision == finish.revision)
        {
            return last.place;
        }
        if let Some(day) = &finish.day {
            self.dailies.note(day, finish, when);
        }
        self.progress.note(finish);
        let place = self.count(finish, when);
        let counted = Counted {
            id: finish.id.clone(),
            revision: finish.revision,
            place,
        };
        self.counted.insert(finish.game.to_owned(), counted);
        place
    }

    fn count(&mut self, finish: &Finish, when: u64) -> Option<u8> {
        let pages = self.games.entry(finish.game.to_owned()).or_default();
        make_room(pages, &finish.params);
        let Page { table, statistics } = pages.entry(finish.params.clone()).or_default();
        if finish.assisted {
            statistics.assisted = statistics.assisted.saturating_add(1);
            return None;
        }
        statistics.finished = statistics.finished.saturating_add(1);
        statistics.note(finish.outcome);
        // No points is a score of nothing; without a time or a number of moves there is no score.
        let nothing = (finish.ranking == Ranking::HighScore).then_some(0);
        if let Some(score) = finish.score.or(nothing) {
            statistics.take(score, finish.ranking);
        }
        statistics.moves = bounds::add(statistics.moves, finish.moves as u64);
        statistics.elapsed = bounds::add(statistics.elapsed, finish.elapsed);
        let score = finish.score?;
        // Equal scores stay in the order in which they were reached.
        let place = table
            .iter()
            .take_while(|entry| !better(finish.ranking, score, entry.score))
            .count();
        if place >= PLACES {
            return None;
        }
        let entry = Entry {
            score,
            moves: finish.moves,
            elapsed: finish.elapsed,
            when,
            id: finish.id.clone(),
            name: self.player.clone(),
        };
        table.insert(place, entry);
        table.truncate(PLACES);
        u8::try_from(place + 1).ok()
    }

    /// Writes a name on an entry of a record table, and on those that come; an empty one on none. The entry is the one
    /// in a place, from 1, that was reached at a time.
    ///
    /// # Errors
    /// Everything that is wrong with the name; refused when the entry is not there any more.
    pub fn name(
        &mut self,
        game: &str,
        params: &str,
        place: u8,
        when: u64,
        text: &str,
    ) -> Result<(), SessionError> {
        let name = name::read(text)?;
        let pages = self.games.get_mut(game);
        let table = pages
            .and_then(|pages| pages.get_mut(params))
            .map(|page| &mut page.table);
        let at = usize::from(place).checked_sub(1);
        let entry = table.zip(at).and_then(|(table, at)| table.get_mut(at));
        let entry = entry.filter(|entry| entry.when == when);
        let entry = entry.ok_or_else(|| SessionError::refused("record.gone"))?;
        entry.name.clone_from(&name);
        self.player = name;
        Ok(())
    }

    /// The best score in the record table of a rule set.
    #[must_use]
    pub fn best(&self, game: &str, params: &str) -> Option<i64> {
        Some(self.games.get(game)?.get(params)?.table.first()?.score)
    }

    /// Everything about one game.
    #[must_use]
    pub fn view(&self, game: &str) -> Records {
        let kind = kind(game);
        let presets = kind.map(|kind| kind.info().presets).unwrap_or_default();
        let values = |params: &str| kind.and_then(|kind| kind.values(params).ok());
        let preset = |params: &str| presets.iter().position(|preset| preset.params == params);
        let mut rules: Vec<RuleRecords> = self
            .games
            .get(game)
            .into_iter()
            .flatten()
            .map(|(params, page)| RuleRecords {
                params: params.clone(),
                preset: preset(params).map(|n| presets[n].key),
                values: values(params).unwrap_or_default(),
                table: page.table.clone(),
                statistics: page.statistics.clone(),
            })
            .collect();
        rules.sort_by_key(|rule| preset(&rule.params).unwrap_or(usize::MAX));
        Records {
            game: game.to_owned(),
            rules,
            player: self.player.clone(),
            clearable: self.games.contains_key(game)
                || self.dailies.holds(game)
                || self.progress.holds(game),
        }
    }

    /// Forgets one game's records, with the results of its daily challenges and what is solved of its collection, and returns what would bring them back.
    pub fn clear(&mut self, game: &str) -> Book {
        let pages = self.games.remove(game);
        Book {
            games: pages
                .into_iter()
                .map(|pages| (game.to_owned(), pages))
                .collect(),
            dailies: self.dailies.take(game),
            progress: self.progress.take(game),
            ..Book::default()
        }
    }

    /// Brings back what [`Book::clear`] returned, in place of what has come since.
    pub fn restore(&mut self, cleared: Book) {
        self.games.extend(cleared.games);
        self.dailies.put_back(cleared.dailies);
        self.progress.put_back(cleared.progress);
    }

    /// How many record entries, results of daily challenges and of items there are in all.
    #[must_use]
    pub fn entries(&self) -> usize {
        let pages = self.games.values().flat_map(BTreeMap::values);
        pages.map(|page| page.table.len()).sum::<usize>() + self.dailies.len() + self.progress.len()
    }
}
