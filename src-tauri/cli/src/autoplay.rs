//! Players that play whole games by themselves: the measure of rules and hints.

use std::io::Write;
use std::time::Instant;

use quadrille_games::{Game, Generator, HintMove, Source, seed_from_text};
use serde_json::json;

use crate::clock::Deadline;
use crate::{Failure, Options};

/// Games played to the end, and what came of them.
struct Tally {
    scores: Vec<i64>,
    moves: u64,
    seconds: f64,
    longest_move_ms: f64,
}

/// `GAME autoplay --player random|hint --games N --seed S --params P --ms T`: one JSON object.
///
/// Game number *n* has the seed S + *n*. The hint player has T milliseconds a move on one core.
pub(crate) fn autoplay<G: Game>(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::only(words, &["player", "games", "seed", "params", "ms"])?;
    let games = options.number("games", 1..=10_000_000_u64, 100)?;
    let seed = options.number("seed", 0..=u64::MAX, 1)?;
    let ms = options.number("ms", 0..=60_000_u64, 20)?;
    let default = G::presets()
        .first()
        .map(|preset| preset.params.clone())
        .unwrap_or_default();
    let params: G::Params = options.text("params").unwrap_or(&default).parse()?;
    let player = options.text("player").unwrap_or("random");
    let mut tally = Tally {
        scores: Vec::new(),
        moves: 0,
        seconds: 0.0,
        longest_move_ms: 0.0,
    };
    let start = Instant::now();
    for game in 0..games {
        let seed = seed.wrapping_add(game);
        match player {
            "random" => random_game::<G>(&params, seed, &mut tally),
            "hint" => hint_game::<G>(&params, seed, ms, &mut tally)?,
            other => {
                return Err(Failure::usage(format!(
                    "--player takes random or hint, not {other:?}"
                )));
            }
        }
    }
    tally.seconds = start.elapsed().as_secs_f64();
    let ms = (player == "hint").then_some(ms);
    Ok(writeln!(
        out,
        "{}",
        report::<G>(&params.to_string(), player, seed, ms, tally)
    )?)
}

fn score<G: Game>(state: &G::State) -> i64 {
    G::score(state).unwrap_or(0)
}

/// Every legal move is equally likely. The player's draws are its own, never the game's.
fn random_game<G: Game>(params: &G::Params, seed: u64, tally: &mut Tally) {
    let mut source: Source =
        Generator::new(seed_from_text(&format!("random player {seed}"))).source();
    let mut state = G::deal(params, seed);
    loop {
        let moves = G::legal(&state);
        if moves.is_empty() {
            break;
        }
        let Ok(step) = G::play(&state, &moves[source.index(moves.len())]) else {
            break;
        };
        state = step.state;
        tally.moves += 1;
    }
    tally.scores.push(score::<G>(&state));
}

fn hint_game<G: Game>(
    params: &G::Params,
    seed: u64,
    ms: u64,
    tally: &mut Tally,
) -> Result<(), Failure> {
    let mut state = G::deal(params, seed);
    loop {
        let start = Instant::now();
        let Some(HintMove { text, .. }) = G::hint(&state, 0, &mut Deadline::after(ms)) else {
            break;
        };
        tally.longest_move_ms = tally
            .longest_move_ms
            .max(start.elapsed().as_secs_f64() * 1000.0);
        let mv: G::Move = text.parse()?;
        let Ok(step) = G::play(&state, &mv) else {
            return Err(Failure::usage(format!(
                "the hint {text} is refused in {}",
                G::write(&state)
            )));
        };
        state = step.state;
        tally.moves += 1;
    }
    tally.scores.push(score::<G>(&state));
    Ok(())
}

fn report<G: Game>(
    params: &str,
    player: &str,
    seed: u64,
    ms: Option<u64>,
    mut tally: Tally,
) -> serde_json::Value {
    // Counts of games and moves are far below 2^52: exact as floats.
    #[allow(clippy::cast_precision_loss)]
    let (games, moves) = (tally.scores.len() as f64, tally.moves as f64);
    #[allow(clippy::cast_precision_loss)]
    let floats: Vec<f64> = tally.scores.iter().map(|&score| score as f64).collect();
    let mean = floats.iter().sum::<f64>() / games;
    let spread = floats
        .iter()
        .map(|score| (score - mean).powi(2))
        .sum::<f64>()
        / (games - 1.0).max(1.0);
    tally.scores.sort_unstable();
    let round = |value: f64| (value * 1000.0).round() / 1000.0;
    json!({
        "game": G::KEY,
        "params": params,
        "player": player,
        "games": tally.scores.len(),
        "seed": seed,
        "ms": ms,
        "mean_score": round(mean),
        "standard_error": round((spread / games).sqrt()),
        "median": tally.scores[tally.scores.len() / 2],
        "best": tally.scores.last(),
        "mean_moves": round(moves / games),
        "moves": tally.moves,
        "seconds": round(tally.seconds),
        "ms_per_move": round(tally.seconds * 1000.0 / moves.max(1.0)),
        "longest_move_ms": round(tally.longest_move_ms),
    })
}
