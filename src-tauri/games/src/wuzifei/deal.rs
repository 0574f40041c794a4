//! A new game of Wuzifei.

use super::cells::start;
use super::{Params, State};

/// Five pieces a side on the edge rows; what the rules leave to chance is drawn from the seed.
pub(super) fn deal(params: &Params, seed: u64) -> State {
    State::fresh(params, start(), seed)
}
