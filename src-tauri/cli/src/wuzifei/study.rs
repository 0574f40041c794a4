//! `wuzifei reach`, `ask` and `study`: what the solution says about the game and its engine.

use std::io::Write;
use std::time::Instant;

use quadrille_games::wuzifei::perfect::Position;
use quadrille_games::wuzifei::{Params, State, Wuzifei, think};
use quadrille_games::{Game, Generator, Nodes, Worth};
use quadrille_solver::{Table, random_position};
use serde_json::json;

use super::solved::{GO_ON, RULES, open, position, text, threads};
use crate::{Failure, Options};

/// A search to a fixed depth is never cut short.
const ENOUGH: u64 = u64::MAX;

/// `wuzifei reach --plies N --threads N`: one JSON object a number of moves.
pub(super) fn reach(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::only(words, &["plies", "threads"])?;
    let plies = options.number("plies", 0..=usize::MAX, usize::MAX)?;
    let (mut lines, mut all) = (Vec::new(), 0);
    let mut found = |count| {
        all += count;
        lines.push(json!({"plies": lines.len(), "new": count, "all": all}));
    };
    let reached = quadrille_solver::reach(Some(plies), &mut found, &GO_ON, threads(&options)?);
    reached.map_err(|error| Failure::usage(error.to_string()))?;
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// `wuzifei ask FILE --games N --seed S`: microseconds for an answer.
pub(super) fn ask(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (files, options) = Options::split(words, &["games", "seed"])?;
    let [file] = files.as_slice() else {
        return Err(Failure::usage("wuzifei ask takes one table"));
    };
    let games = options.number("games", 1..=1_000_000_u32, 10_000)?;
    let seed = options.number("seed", 0..=u64::MAX, 1)?;
    let start = Instant::now();
    let table = open(file)?;
    let open_ms = start.elapsed().as_secs_f64() * 1000.0;
    let mut luck = Generator::new(seed).source();
    let positions: Vec<Position> = (0..games)
        .map(|_| random_position(table.pieces(), &mut luck))
        .collect();
    let mean = |positions: &[Position]| {
        let start = Instant::now();
        for position in positions {
            let value = table.value(position);
            value.map_err(|error| Failure::usage(format!("{file}: {error}")))?;
        }
        let us = start.elapsed().as_secs_f64() * 1e6 / positions.len() as f64;
        Ok::<f64, Failure>((us * 100.0).round() / 100.0)
    };
    let cold = mean(&positions)?;
    let few = &positions[..positions.len().min(1000)];
    mean(few)?;
    let line = json!({"open_ms": open_ms.round(), "cold": cold, "warm": mean(few)?});
    Ok(writeln!(out, "{line}")?)
}

/// `wuzifei study FILE --games N --seed S --depth N`: one JSON object a depth.
pub(super) fn study(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (files, options) = Options::split(words, &["games", "seed", "depth"])?;
    let [file] = files.as_slice() else {
        return Err(Failure::usage("wuzifei study takes one table"));
    };
    let games = options.number("games", 1..=1_000_000_u64, 1000)?;
    let seed = options.number("seed", 0..=u64::MAX, 1)?;
    let deepest = options.number("depth", 1..=20_i32, 8)?;
    let table = open(file)?;
    let params: Params = RULES.parse()?;
    let mut states = Vec::new();
    let mut luck = Generator::new(seed).source();
    while (states.len() as u64) < games {
        let state = Wuzifei::read(&params, &text(random_position(table.pieces(), &mut luck)))?;
        if state.over().is_none() {
            states.push(state);
        }
    }
    for depth in 1..=deepest {
        let (mut won, mut drawn, mut thrown, mut lost) = (0, 0, 0, 0);
        for state in &states {
            let before = value(&table, file, state)?;
            let thought = think(state, depth, &mut Nodes(ENOUGH));
            let Some(Ok(step)) = thought.map(|thought| Wuzifei::play(state, &thought.mv)) else {
                continue;
            };
            let after = value(&table, file, &step.state)?.turned();
            match before {
                Worth::Win => {
                    won += 1;
                    thrown += u32::from(after < before);
                }
                Worth::Draw => {
                    drawn += 1;
                    lost += u32::from(after < before);
                }
                Worth::Loss => {}
            }
        }
        let line = json!({
            "depth": depth,
            "positions": states.len(),
            "won": won,
            "wins_thrown_away": thrown,
            "drawn": drawn,
            "draws_thrown_away": lost,
        });
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn value(table: &Table, file: &str, state: &State) -> Result<Worth, Failure> {
    let value = table.value(&position(state));
    value.map_err(|error| Failure::usage(format!("{file}: {error}")))
}
