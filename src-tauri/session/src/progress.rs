//! What a player has solved of the collections that games come with, such as puzzles. Part of the [book](crate::Book), so
//! that it is stored, exported and cleared together with the records.

use std::collections::BTreeMap;

use quadrille_games::Outcome;
use serde::{Deserialize, Serialize};

use crate::kind::kind;
use crate::{Book, Finish, Table};

/// Items that we don't know, of newer versions, that a file may hold of one game beside ours.
const MOST_ITEMS: usize = 10_000;
/// Games without a collection, of newer versions, and the longest name of one.
const MOST_GAMES: usize = 64;
const LONGEST_KEY: usize = 100;

/// How an item was solved; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Solved {
    /// At once.
    Clean,
    /// After wrong moves.
    Mistakes,
    /// With undo or hints.
    Assisted,
}

/// What a player has come to with one item.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ItemResult {
    /// Games of it that were played to an end, those that were given up included.
    pub tries: u32,
    /// The best way in which it was solved; left out where it was not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub solved: Option<Solved>,
}

/// One item as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ItemView {
    /// Its number, from 1 on.
    pub number: u16,
    /// The group that it is shown in, from 1 on.
    pub group: u8,
    /// The rules that start it.
    pub params: String,
    /// What the player has come to with it.
    pub result: Option<ItemResult>,
}

/// The collection of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Collection {
    /// The game's key.
    pub game: String,
    /// Its items in order; none where the game has no collection.
    pub items: Vec<ItemView>,
}

/// What a table says of the item that lies on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TableItem {
    /// Its number, from 1 on.
    pub number: u16,
    /// The rules of the next one that is not solved, in a circle; null where all are, or nobody knows.
    pub next: Option<String>,
    /// What the player has come to with it.
    pub result: Option<ItemResult>,
}

/// Results by game and number. Those of a newer version's games are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Progress(BTreeMap<String, BTreeMap<u16, ItemResult>>);

impl Progress {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many items have a result.
    pub(crate) fn len(&self) -> usize {
        self.0.values().map(BTreeMap::len).sum()
    }

    fn result(&self, game: &str, number: u16) -> Option<&ItemResult> {
        self.0.get(game)?.get(&number)
    }

    /// Notes a game of an item that has ended. The best result stays.
    pub(crate) fn note(&mut self, finish: &Finish) {
        let Some(number) = finish.item else {
            return;
        };
        let items = self.0.entry(finish.game.to_owned()).or_default();
        let result = items.entry(number).or_default();
        result.tries = result.tries.saturating_add(1);
        if finish.outcome != Outcome::Won {
            return;
        }
        let solved = match (finish.assisted, finish.mistakes) {
            (true, _) => Solved::Assisted,
            (false, 0) => Solved::Clean,
            (false, _) => Solved::Mistakes,
        };
        result.solved = Some(result.solved.map_or(solved, |best| best.min(solved)));
    }

    /// Is there any result of this game?
    pub(crate) fn holds(&self, game: &str) -> bool {
        self.0.contains_key(game)
    }

    /// Takes a game's results out.
    pub(crate) fn take(&mut self, game: &str) -> Progress {
        Progress(self.0.remove_entry(game).into_iter().collect())
    }

    /// Puts results back, in place of what has come since.
    pub(crate) fn put_back(&mut self, taken: Progress) {
        self.0.extend(taken.0);
    }

    /// Is it within the bounds of what we write ourselves?
    pub(crate) fn check(&self) -> Result<(), String> {
        // Ours don't count: one of them is added to whatever was read, and what is written then must be readable.
        let mut foreign_games = 0;
        for (game, items) in &self.0 {
            let ours = kind(game).map(|kind| kind.collection()).unwrap_or_default();
            foreign_games += usize::from(ours.is_empty());
            let is_ours = |number: u16| ours.iter().any(|item| item.number == number);
            let foreign = items.keys().filter(|&&number| !is_ours(number)).count();
            if game.len() > LONGEST_KEY || foreign > MOST_ITEMS {
                return Err(format!("{foreign} unknown items of a game"));
            }
        }
        if foreign_games > MOST_GAMES {
            return Err(format!("items of {foreign_games} unknown games"));
        }
        Ok(())
    }
}

impl Book {
    /// The collection of a game with what the player has come to.
    ///
    /// ```
    /// use quadrille_session::Book;
    /// let collection = Book::default().collection("wuzifei");
    /// assert_eq!(collection.items[0].number, 1);
    /// assert!(Book::default().collection("lines").items.is_empty());
    /// ```
    #[must_use]
    pub fn collection(&self, game: &str) -> Collection {
        let items = kind(game).map(|kind| kind.collection()).unwrap_or_default();
        let items = items.into_iter().map(|item| ItemView {
            number: item.number,
            group: item.group,
            params: item.params,
            result: self.progress.result(game, item.number).cloned(),
        });
        Collection {
            game: game.to_owned(),
            items: items.collect(),
        }
    }

    /// Writes on a table what the book knows of its item.
    pub(crate) fn annotate_item(&self, table: &mut Table) {
        let Some(own) = &mut table.item else {
            return;
        };
        own.result = self.progress.result(table.game, own.number).cloned();
        let items = self.collection(table.game).items;
        let (before, after) = items
            .iter()
            .partition::<Vec<_>, _>(|item| item.number < own.number);
        let mut others = after.into_iter().chain(before);
        let next = others.find(|item| {
            let solved = item
                .result
                .as_ref()
                .is_some_and(|result| result.solved.is_some());
            item.number != own.number && !solved
        });
        own.next = next.map(|item| item.params.clone());
    }
}
