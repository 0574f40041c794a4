//! What only Link can do: measure its levels, and prove its deals by clearing them.

use std::io::Write;
use std::time::Instant;

use quadrille_games::link::{
    Difficulty, Gravity, Link, Move, Params, State, measure, shuffle_solution, solution,
};
use quadrille_games::{Game, Rules, Value};
use serde_json::json;

use crate::autoplay::autoplay;
use crate::{Failure, Options};

/// Sizes that are measured unless rules are given.
const MEASURED: [&str; 3] = ["6x8", "8x10", "18x8"];
/// Sizes whose deals are tried unless rules are given: square and not, lines of one cell, odd sides.
const TRIED: [&str; 16] = [
    "2x2", "1x4", "10x1", "3x4", "5x6", "6x8", "8x10", "10x8", "14x6", "14x8", "18x8", "16x10",
    "12x12", "24x12", "30x16", "20x30",
];
/// Boards of more cells than this are tried with a tenth of the seeds.
const LARGE: usize = 250;

pub(crate) fn run(verb: &str, words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    match verb {
        "autoplay" => autoplay::<Link>(words, out),
        "difficulty" => difficulty(words, out),
        "deals" => deals(words, out),
        other => Err(Failure::usage(format!(
            "link knows autoplay, difficulty and deals, not {other:?}"
        ))),
    }
}

/// `link difficulty --params P --games N --seed S`: one JSON object a level.
///
/// The random player removes any pair that can be removed, each equally likely, once a deal.
fn difficulty(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::only(words, &["params", "games", "seed"])?;
    let games = options.number("games", 1..=1_000_000_u64, 200)?;
    let seed = options.number("seed", 0..=u64::MAX - games, 1)?;
    for rules in chosen(&options, &MEASURED)? {
        for level in Difficulty::ALL {
            let rules = with(&rules, "difficulty", level.word())?;
            let figures = measure(&rules, seed..seed + games);
            let line = json!({
                "params": rules.to_string(),
                "difficulty": level.word(),
                "games": games,
                "opening_pairs": rounded(figures.openings()),
                "random_player_wins": rounded(figures.win_rate()),
            });
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// `link deals --params P --seeds N --seed S`: one JSON object a size and gravity, then the sums.
///
/// The deal of each seed is cleared by the moves that it was made with; halfway it is shuffled and
/// cleared by the moves that the shuffle was made with.
fn deals(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::only(words, &["params", "seeds", "seed"])?;
    let seeds = options.number("seeds", 1..=1_000_000_u64, 10)?;
    let first = options.number("seed", 0..=u64::MAX - seeds, 1)?;
    let (mut all, mut failed) = (0, 0);
    for rules in chosen(&options, &TRIED)? {
        for gravity in Gravity::ALL {
            let rules = with(&rules, "gravity", gravity.word())?;
            let large = rules.size().cells() > LARGE;
            let seeds = if large { seeds.div_ceil(10) } else { seeds };
            let mut failures = 0;
            let mut longest = 0.0_f64;
            for seed in first..first + seeds {
                let start = Instant::now();
                let dealt = Link::deal(&rules, seed);
                longest = longest.max(start.elapsed().as_secs_f64() * 1000.0);
                failures += u64::from(!holds(&rules, seed, dealt));
            }
            let line = json!({
                "params": rules.to_string(), "deals": seeds, "failures": failures,
                "longest_deal_ms": rounded(longest),
            });
            writeln!(out, "{line}")?;
            (all, failed) = (all + seeds, failed + failures);
        }
    }
    Ok(writeln!(
        out,
        "{}",
        json!({"deals": all, "failures": failed})
    )?)
}

/// Do the deal's own moves clear it, and those of a shuffle halfway what is left then?
fn holds(rules: &Params, seed: u64, dealt: State) -> bool {
    let moves = solution(rules, seed);
    let Some(half) = after(dealt, &moves[..moves.len() / 2]) else {
        return false;
    };
    let cleared = |state: Option<State>| state.is_some_and(|state| state.tiles() == 0);
    let shuffled = after(half.clone(), &[Move::Shuffle]);
    let again = shuffle_solution(&half);
    cleared(after(half, &moves[moves.len() / 2..]))
        && cleared(shuffled.and_then(|state| after(state, &again)))
}

fn after(state: State, moves: &[Move]) -> Option<State> {
    moves.iter().try_fold(state, |state, mv| {
        Link::play(&state, mv).ok().map(|step| step.state)
    })
}

fn chosen(options: &Options, otherwise: &[&str]) -> Result<Vec<Params>, Failure> {
    let rules = |text: &str| text.parse::<Params>().map_err(Failure::from);
    match options.text("params") {
        Some(text) => Ok(vec![rules(text)?]),
        None => otherwise.iter().map(|text| rules(text)).collect(),
    }
}

/// The same rules with another word for one field.
fn with(rules: &Params, field: &str, word: &str) -> Result<Params, Failure> {
    let mut values = rules.values();
    values.insert(field.to_owned(), Value::Word(word.to_owned()));
    Ok(Params::from_values(&values)?)
}

fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
