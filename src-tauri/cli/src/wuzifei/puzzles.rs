//! `wuzifei puzzles`: what the app ships of them.

use std::io::Write;

use super::solved::{solver, threads};
use crate::{Failure, Options};

/// Puzzles of the app.
const COUNT: usize = 350;

/// `wuzifei puzzles --distances FILE --seed N --count N --threads N`: a puzzle a line, as in docs/formats.md.
pub(super) fn puzzles(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::only(words, &["distances", "seed", "count", "threads"])?;
    let seed = options.number("seed", 0..=u64::MAX, 1)?;
    let count = options.number("count", 1..=10_000, COUNT)?;
    let solver = solver(&options, threads(&options)?)?;
    for puzzle in quadrille_solver::puzzles(&solver, seed, count) {
        writeln!(out, "{puzzle}")?;
    }
    Ok(())
}
