//! What only Flood can do.

use std::fs;
use std::io::Write;
use std::time::Instant;

use quadrille_games::flood::{Case, Flood, measure};
use serde_json::json;

use crate::autoplay::autoplay;
use crate::{Failure, Options};

pub(crate) fn run(verb: &str, words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    match verb {
        "autoplay" => autoplay::<Flood>(words, out),
        "bench" => bench(words, out),
        other => Err(Failure::usage(format!(
            "flood knows autoplay and bench, not {other:?}"
        ))),
    }
}

/// Solves the boards of a file and says how long it took and how right it was.
fn bench(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (files, _) = Options::split(words, &[])?;
    let [file] = files.as_slice() else {
        return Err(Failure::usage(
            "flood bench takes one file with a board and its minimum on each line",
        ));
    };
    let text = fs::read_to_string(file)
        .map_err(|error| Failure::usage(format!("{file} can't be read: {error}")))?;
    let cases = Case::read(&text)?;
    let start = Instant::now();
    let figures = measure(&cases, &mut || start.elapsed().as_secs_f64() * 1000.0);
    Ok(writeln!(out, "{}", json!(figures))?)
}
