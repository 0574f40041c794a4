//! Checks a book that comes from a file or an import.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::GameId;
use crate::book::{Book, Counted, Entry, PLACES, Page};
use crate::bounds::{is_sane, is_sane_signed};
use crate::diary::Diary;
use crate::kind::kind;
use crate::name;
use crate::progress::Progress;
use crate::shelf::MOST_RULES;
use crate::statistics::{RECENT, Statistics, better};

/// A book as it is written, before it is checked.
#[derive(Deserialize)]
#[serde(default)]
#[derive(Default)]
pub(crate) struct Unchecked {
    games: BTreeMap<String, BTreeMap<String, Page>>,
    counted: BTreeMap<String, Counted>,
    dailies: Diary,
    items: Progress,
    player: String,
}

impl TryFrom<Unchecked> for Book {
    type Error = String;

    fn try_from(unchecked: Unchecked) -> Result<Self, String> {
        let Unchecked {
            games,
            counted,
            dailies,
            items: progress,
            player,
        } = unchecked;
        for (game, pages) in &games {
            if pages.len() > MOST_RULES {
                return Err(format!("{} rule sets of {game}", pages.len()));
            }
            for (params, page) in pages {
                check(game, params, page).map_err(|what| format!("{game} {params}: {what}"))?;
            }
        }
        for Counted { id, revision, .. } in counted.values() {
            if id.len() > GameId::LONGEST || !is_sane(*revision) {
                return Err(format!("counted revision {revision}"));
            }
        }
        dailies.check()?;
        progress.check()?;
        if !name::is_kept(&player) {
            return Err("the player's name".to_owned());
        }
        Ok(Book {
            games,
            counted,
            dailies,
            progress,
            player,
        })
    }
}

fn check(game: &str, params: &str, Page { table, statistics }: &Page) -> Result<(), &'static str> {
    let in_order = kind(game).is_none_or(|kind| {
        table.is_sorted_by(|first, then| !better(kind.ranking(), then.score, first.score))
    });
    let Statistics {
        sum,
        best,
        recent,
        moves,
        elapsed,
        ..
    } = statistics;
    let numbers = [*sum, best.unwrap_or(0)]
        .iter()
        .chain(recent)
        .all(|&n| is_sane_signed(n));
    let faults = [
        (params.len() > GameId::LONGEST, "rules too long"),
        (table.len() > PLACES, "too many entries"),
        (!in_order, "entries out of order"),
        (!table.iter().all(is_sound), "an entry out of bounds"),
        (recent.len() > RECENT, "too many scores"),
        (
            !(numbers && is_sane(*moves) && is_sane(*elapsed)),
            "statistics out of bounds",
        ),
    ];
    faults
        .iter()
        .find(|(wrong, _)| *wrong)
        .map_or(Ok(()), |(_, what)| Err(what))
}

fn is_sound(entry: &Entry) -> bool {
    entry.id.len() <= GameId::LONGEST
        && name::is_kept(&entry.name)
        && is_sane_signed(entry.score)
        && [entry.moves as u64, entry.elapsed, entry.when]
            .into_iter()
            .all(is_sane)
}
