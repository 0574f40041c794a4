//! A new game of Wuzifei.

use super::cells::start;
use super::{Opponent, Params, State, puzzle};

/// Five pieces a side on the edge rows, or a puzzle; what the rules leave to chance is drawn from the seed.
pub(super) fn deal(params: &Params, seed: u64) -> State {
    match params.opponent() {
        Opponent::Puzzle { number } => puzzle::deal(params, number, seed),
        _ => State::fresh(params, start(), seed),
    }
}
