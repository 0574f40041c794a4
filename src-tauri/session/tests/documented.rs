//! The examples of `docs/formats.md`, run as they stand there.

#![allow(clippy::expect_used)] // a test fails by panicking

use quadrille_games::{Message, Problems};
use quadrille_session::{Choice, Daily, Date, GameId, SessionError, Slot, dailies, kind};

const PAGE: &str = include_str!("../../../docs/formats.md");

/// The blocks of one sort: what follows the sort's name, and the lines as (left, right).
fn blocks(sort: &str) -> Vec<(&'static str, Vec<(&'static str, &'static str)>)> {
    let mut found = Vec::new();
    for part in PAGE.split("\n```").skip(1) {
        let Some((head, body)) = part.split_once('\n') else {
            continue;
        };
        let Some(rest) = head.strip_prefix(sort) else {
            continue;
        };
        let lines = body
            .lines()
            .map(|line| line.split_once("=>").expect("left => right"));
        found.push((
            rest.trim(),
            lines
                .map(|(left, right)| (left.trim(), right.trim()))
                .collect(),
        ));
    }
    assert!(!found.is_empty(), "no examples of {sort}");
    found
}

fn refused(messages: &[Message]) -> String {
    messages
        .iter()
        .fold("!".to_owned(), |all, message| all + " " + message.key)
}

fn answer<T: ToString>(read: Result<T, Problems>) -> String {
    read.map_or_else(|problems| refused(&problems.0), |value| value.to_string())
}

#[test]
fn rules_are_read_as_documented() {
    for (game, examples) in blocks("params") {
        for (text, want) in examples {
            let choice = Choice {
                params: Some(text.to_owned()),
                ..Choice::default()
            };
            let found = match kind(game).expect("registered").start(&choice, 1) {
                Ok(slot) => slot.table().params,
                Err(SessionError::Invalid { problems }) => refused(&problems.0),
                Err(error) => panic!("{text}: {error}"),
            };
            assert_eq!(found, want, "{text}");
        }
    }
}

#[test]
fn ids_are_read_as_documented() {
    for (_, examples) in blocks("id") {
        for (text, want) in examples {
            assert_eq!(answer(text.parse::<GameId>()), want, "{text}");
        }
    }
}

#[test]
fn daily_challenges_are_dealt_as_documented() {
    let examples = blocks("daily")
        .into_iter()
        .flat_map(|(_, examples)| examples);
    let mut known = 0;
    for (text, want) in examples {
        let (key, date) = text.split_once(' ').expect("a challenge and a date");
        let daily = Daily::find(key).expect(key);
        let id = date.parse::<Date>().map(|date| daily.id(date));
        assert_eq!(answer(id), want, "{text}");
        known += 1;
    }
    assert_eq!(known, 6);
    for daily in dailies() {
        let row = format!("| `{}` | `{}:{}` |", daily.key, daily.game, daily.params);
        assert!(PAGE.contains(&row), "{row}");
    }
}

#[test]
fn moves_are_played_as_documented() {
    for (id, examples) in blocks("play") {
        let id: GameId = id.parse().unwrap_or_else(|e| panic!("{id}: {e}"));
        let mut slot: Box<dyn Slot> = kind(id.game())
            .expect("registered")
            .open(&id)
            .expect("checked");
        for (text, want) in examples {
            let found = match slot.play(slot.revision(), text) {
                Ok(_) => slot.share().exact,
                Err(SessionError::Refused { message }) => refused(&[message]),
                Err(error) => panic!("{text}: {error}"),
            };
            assert_eq!(found, want, "{text}");
        }
    }
}
