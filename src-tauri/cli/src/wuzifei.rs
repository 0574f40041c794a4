//! What only Wuzifei can do: check its rules against known cases, count lines of play, and measure its
//! engine and levels; solve it, and ask the solution.

mod bench;
mod cases;
mod convert;
mod levels;
mod matches;
mod puzzles;
mod results;
mod solved;
mod study;

use std::io::Write;

use quadrille_games::Game;
use quadrille_games::wuzifei::{Params, Wuzifei, perft};
use serde_json::json;

use crate::{Failure, Options};

/// Deeper takes hours.
const DEEPEST: u32 = 8;

pub(crate) fn run(verb: &str, words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    match verb {
        "bench" => bench::run(words, out),
        "levels" => levels::run(words, out),
        "cases" => cases::run(words, out),
        "perft" => count(words, out),
        "solve" => solved::solve(words, out),
        "verify" => solved::verify(words, out),
        "probe" => solved::probe(words, out),
        "ask" => study::ask(words, out),
        "puzzles" => puzzles::puzzles(words, out),
        "reach" => study::reach(words, out),
        "study" => study::study(words, out),
        "convert" => convert::convert(words, out),
        "perfect" => matches::perfect(words, out),
        other => Err(Failure::usage(format!(
            "wuzifei knows bench, cases, levels, perft, solve, verify, probe, ask, reach, study, perfect, convert and puzzles, not {other:?}"
        ))),
    }
}

/// `wuzifei perft --params P --depth N`: one JSON object a depth.
fn count(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::only(words, &["params", "depth"])?;
    let params: Params = options.text("params").unwrap_or("5x5opeople").parse()?;
    let depth = options.number("depth", 1..=DEEPEST, 4)?;
    let start = Wuzifei::deal(&params, 1);
    for depth in 1..=depth {
        let count = perft(params.ruleset(), start.cells(), start.turn(), depth);
        writeln!(out, "{}", json!({"depth": depth, "count": count}))?;
    }
    Ok(())
}
