//! `wuzifei bench`: how fast the engine is and how deep it looks.

use std::io::Write;
use std::time::Instant;

use quadrille_games::wuzifei::{Params, Wuzifei, think};
use quadrille_games::{Budget, Game, Nodes};
use serde_json::json;

use crate::clock::Deadline;
use crate::{Failure, Options};

/// The start, and three positions from the middle of games: even, two pieces up, four pieces up.
const POSITIONS: [(&str, &str); 4] = [
    ("start", "BBBBB/...../...../...../WWWWW b"),
    ("even", ".B.BB/B...W/..B../.W.../W.W.W b"),
    ("two up", "B..B./.W..W/..W../B.W../W.W.W b"),
    ("four up", "BB..B/.B.../..B../..W../W.WWB w"),
];

/// Deeper than any budget here reaches.
const DEEPEST: i32 = 64;

/// `wuzifei bench --ms N --asks N --params P`: one JSON object a position. N asks are N × 1,024 positions, for
/// figures that don't depend on what else the machine does.
pub(crate) fn run(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::only(words, &["ms", "asks", "params"])?;
    let ms = options.number("ms", 1..=600_000_u64, 1000)?;
    let asks = options.number("asks", 1..=u64::MAX, u64::MAX)?;
    let params: Params = options.text("params").unwrap_or("5x5opeople").parse()?;
    for (name, position) in POSITIONS {
        let state = Wuzifei::read(&params, position)?;
        let start = Instant::now();
        let (mut deadline, mut left) = (Deadline::after(ms), Nodes(asks));
        let mut budget = || left.spent() || (asks == u64::MAX && deadline.spent());
        let Some(thought) = think(&state, DEEPEST, &mut budget) else {
            continue;
        };
        let seconds = start.elapsed().as_secs_f64();
        // Far below 2^52: exact as floats.
        #[allow(clippy::cast_precision_loss)]
        let speed = (thought.nodes as f64 / seconds).round();
        let line = json!({
            "position": name,
            "move": thought.mv.to_string(),
            "score": thought.score,
            "depth": thought.depth,
            "nodes": thought.nodes,
            "seconds": (seconds * 1000.0).round() / 1000.0,
            "nodes_per_second": speed,
        });
        writeln!(out, "{line}")?;
    }
    Ok(())
}
