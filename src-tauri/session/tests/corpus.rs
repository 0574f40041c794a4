//! The seeds of the fuzz targets, each through its check once; `cargo xtask endure` goes on from there for minutes.

#![allow(clippy::expect_used)] // a test fails by panicking

#[path = "../../fuzz/src/book.rs"]
mod book;
#[path = "../../fuzz/src/id.rs"]
mod id;
#[path = "../../fuzz/src/moves.rs"]
mod moves;
#[path = "../../fuzz/src/save.rs"]
mod save;

use std::path::Path;

fn all(name: &str, check: fn(&str)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../fuzz/corpus")
        .join(name);
    let mut count = 0;
    for entry in std::fs::read_dir(&folder).expect("the seeds") {
        let bytes = std::fs::read(entry.expect("a seed").path()).expect("a seed");
        // What is no text never gets as far as the games.
        if let Ok(text) = std::str::from_utf8(&bytes) {
            check(text);
            count += 1;
        }
    }
    assert!(count > 10, "{count} seeds of {name}");
}

#[test]
fn texts_as_ids() {
    all("id", id::check);
}

#[test]
fn words_to_a_game() {
    all("moves", moves::check);
}

#[test]
fn texts_as_saved_games() {
    all("save", save::check);
}

#[test]
fn texts_as_records() {
    all("book", book::check);
}
