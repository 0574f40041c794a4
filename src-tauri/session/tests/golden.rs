//! Golden games: whole games as text, event by event, in `tests/golden` at the root.
//!
//! Each file starts with an ID and its moves (`answer` is the computer's); the rest is what the game
//! answers. A change of rules shows as a difference to review. `cargo xtask golden` writes them anew.

#![allow(clippy::expect_used)] // a test fails by panicking

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use quadrille_games::Nodes;
use quadrille_session::{GameId, Reply, SessionError, Slot, kind, registry};
use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden")
}

fn files(game: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder().join(game))
        .map(|all| all.flatten().collect())
        .unwrap_or(vec![]);
    let mut files: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    files.sort();
    files
}

/// Plays the first two lines of a golden file and writes the whole file.
fn played(text: &str) -> String {
    let mut lines = text.lines();
    let id = lines.next().unwrap_or_default();
    let moves = lines.next().unwrap_or_default();
    let parsed: GameId = id.parse().unwrap_or_else(|e| panic!("{id}: {e}"));
    let mut slot = kind(parsed.game())
        .expect("registered")
        .open(&parsed)
        .expect("checked");
    let mut out = format!("{id}\n{moves}\n\n{}\n", slot.share().exact);
    for mv in moves.split_whitespace() {
        let revision = slot.revision();
        let reply = match mv {
            "undo" => slot.undo(revision, true),
            "redo" => slot.redo(revision, true),
            "answer" => answer(&mut *slot),
            mv => slot.play(revision, mv),
        };
        out += &format!("\n> {mv}\n");
        match reply {
            Ok(reply) => reply
                .events
                .iter()
                .for_each(|event| out += &format!("{}\n", sorted(event))),
            Err(SessionError::Refused { message }) => out += &format!("refused: {message}\n"),
            Err(error) => out += &format!("{error}\n"),
        }
        out += &format!("{}\n", slot.share().exact);
    }
    out += &ending(&*slot);
    out
}

/// Lets the computer move, at a budget that is the same everywhere.
fn answer(slot: &mut dyn Slot) -> Result<Reply, SessionError> {
    let revision = slot.revision();
    let found = slot
        .opponent(None)
        .and_then(|turn| (turn.search)(&mut Nodes(1)));
    slot.answered(revision, found.as_deref(), false)
}

/// An event with its fields in the order of their names, however maps are built.
fn sorted(event: &Value) -> String {
    let fields: BTreeMap<String, Value> = serde_json::from_value(event.clone()).expect("an object");
    serde_json::to_string(&fields).expect("JSON")
}

fn ending(slot: &dyn Slot) -> String {
    let table = slot.table();
    let reason = table
        .status
        .reason
        .map(|reason| reason.to_string())
        .unwrap_or_default();
    format!("\n{} {:?} {reason}", table.status.state, table.numbers)
        .trim_end()
        .to_owned()
        + "\n"
}

#[test]
fn golden_games_are_as_they_were() {
    let write = std::env::var_os("GOLDEN_WRITE").is_some();
    for kind in registry() {
        let files = files(kind.key());
        assert!(
            files.len() >= 3,
            "{}: a game needs three golden games",
            kind.key()
        );
        for file in files {
            let text = fs::read_to_string(&file).expect("readable");
            let now = played(&text);
            if write {
                fs::write(&file, now).expect("writable");
            } else {
                assert_eq!(
                    text,
                    now,
                    "{}: review, then cargo xtask golden",
                    file.display()
                );
            }
        }
    }
}
