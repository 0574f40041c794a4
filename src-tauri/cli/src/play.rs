//! `new`, `play` and `hint`: one game by its ID.

use std::io::Write;

use quadrille_games::Message;
use quadrille_session::{Form, GameId, Reply, SessionError, Slot, Status, kind};
use serde::Serialize;
use serde_json::{Value, json};

use crate::clock::{Deadline, fresh_seed};
use crate::sentence::sentence;
use crate::{Failure, Options};

/// The time for a move of the computer, in milliseconds; only its strongest level takes it all.
const LONGEST_ANSWER: u64 = 1000;

/// The longest time for a hint, in milliseconds.
const LONGEST_HINT: u64 = 60_000;

pub(crate) fn new(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (words, _) = Options::split(words, &[])?;
    let [id] = words.as_slice() else {
        return Err(Failure::usage(
            "new takes one game ID, such as lines:9x9#42 or lines:9x9",
        ));
    };
    let slot = open(&with_seed(id)?)?;
    Ok(writeln!(out, "{}", slot.share().exact)?)
}

pub(crate) fn play(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let Some((id, moves)) = words.split_first() else {
        return Err(Failure::usage(
            "play takes a game ID and moves, such as lines:9x9#42 A1-C4 undo",
        ));
    };
    let mut slot = open(id)?;
    for text in moves {
        let line = match act(&mut *slot, text) {
            Ok(reply) => line(text, None, reply.events, &*slot),
            Err(SessionError::Refused { message }) => {
                line(text, Some(vec![message]), Vec::new(), &*slot)
            }
            Err(SessionError::Invalid { problems }) => {
                line(text, Some(problems.0), Vec::new(), &*slot)
            }
            Err(stale @ SessionError::Stale { .. }) => return Err(stale.into()),
        };
        write(out, &line)?;
    }
    let last = Last {
        id: slot.share().exact,
        position: position(&*slot),
        status: slot.table().status,
    };
    write(out, &last)
}

pub(crate) fn hint(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (words, options) = Options::split(words, &["ms"])?;
    let [id] = words.as_slice() else {
        return Err(Failure::usage(
            "hint takes one game ID, such as lines:9x9#42",
        ));
    };
    let milliseconds = options.number("ms", 0..=LONGEST_HINT, 200)?;
    let slot = open(id)?;
    let found = slot.think()(&mut Deadline::after(milliseconds));
    let told = found.map(
        |hint| json!({"move": hint.text, "cells": hint.cells, "message": told(&hint.message)}),
    );
    Ok(writeln!(out, "{}", told.unwrap_or(Value::Null))?)
}

fn open(id: &str) -> Result<Box<dyn Slot>, Failure> {
    let id: GameId = id.parse()?;
    let Some(kind) = kind(id.game()) else {
        return Err(Failure::usage(format!("there is no game {}", id.game())));
    };
    Ok(kind.open(&id)?)
}

/// Draws a seed for an ID that names only rules.
fn with_seed(id: &str) -> Result<String, Failure> {
    let bare = id
        .split_once(':')
        .is_some_and(|(_, rest)| !rest.contains(['#', ':']));
    Ok(if bare {
        format!("{id}#{}", fresh_seed()?)
    } else {
        id.to_owned()
    })
}

fn act(slot: &mut dyn Slot, text: &str) -> Result<Reply, SessionError> {
    let revision = slot.revision();
    match text.trim().to_lowercase().as_str() {
        "answer" => answer(slot),
        "undo" => slot.undo(revision, true),
        "redo" => slot.redo(revision, true),
        _ => slot.play(revision, text),
    }
}

/// Lets the computer move.
fn answer(slot: &mut dyn Slot) -> Result<Reply, SessionError> {
    let revision = slot.revision();
    let found = slot
        .opponent(None)
        .and_then(|turn| (turn.search)(&mut Deadline::after(LONGEST_ANSWER)));
    // A program without a table plays without it, whatever the rules want.
    slot.answered(revision, found.as_deref(), true)
}

/// What one move did. A refused one is reported and skipped.
#[derive(Serialize)]
struct Line<'a> {
    #[serde(rename = "move")]
    text: &'a str,
    ok: bool,
    refusal: Option<Value>,
    events: Vec<Value>,
    position: String,
    status: Status,
}

/// How a game stands after all moves.
#[derive(Serialize)]
struct Last {
    id: String,
    position: String,
    status: Status,
}

fn line<'a>(
    text: &'a str,
    refused: Option<Vec<Message>>,
    events: Vec<Value>,
    slot: &dyn Slot,
) -> Line<'a> {
    Line {
        text,
        ok: refused.is_none(),
        refusal: refused.as_deref().and_then(<[Message]>::first).map(told),
        events,
        position: position(slot),
        status: slot.table().status,
    }
}

fn write(out: &mut dyn Write, value: &impl Serialize) -> Result<(), Failure> {
    // Plain data always has a JSON form; what can fail is the writing.
    let text = serde_json::to_string(value).map_err(std::io::Error::from)?;
    Ok(writeln!(out, "{text}")?)
}

/// A message with its sentence.
fn told(message: &Message) -> Value {
    json!({"key": message.key, "args": message.args, "text": sentence(message)})
}

/// The position's own text: the last part of the exact ID.
fn position(slot: &dyn Slot) -> String {
    match slot
        .share()
        .exact
        .parse::<GameId>()
        .as_ref()
        .map(GameId::form)
    {
        Ok(Form::Position(text)) => text.clone(),
        _ => String::new(),
    }
}
