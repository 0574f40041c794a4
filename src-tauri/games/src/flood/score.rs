//! How a game ended and what it is ranked by. rules.md §4 "challenge", "end".

use super::{End, Minimum, State};
use crate::{Message, Outcome, Status};

/// Is the game on, and how did it end? The word "completed" is only for the challenge (T4).
pub(super) fn status(state: &State) -> Status {
    let Some(end) = state.end() else {
        return Status::Playing;
    };
    let (outcome, key) = match end {
        End::Completed if is_minimal(state) => (Outcome::Won, "flood.over.minimum"),
        End::Completed => (Outcome::Won, "flood.over.completed"),
        End::Late => (Outcome::Lost, "flood.over.late"),
        End::OutOfMoves => (Outcome::Lost, "flood.over.limit"),
        End::Solved => (Outcome::Ended, "flood.over.solved"),
    };
    let reason = Message::new(key).with("moves", state.moves());
    let reason = match state.limit {
        Some(limit) => reason.with("limit", limit),
        None => reason,
    };
    Status::Over { outcome, reason }
}

/// Is it proved that nobody can do it in fewer moves?
fn is_minimal(state: &State) -> bool {
    Known::of(state).is_some_and(|known| known.proved && known.low == state.moves())
}

/// Moves above the fewest known at the start, in which a game on a board without a proof can be
/// better than what is known. Only a completed challenge is ranked.
pub(super) fn score(state: &State) -> Option<i64> {
    if state.end() != Some(End::Completed) {
        return None;
    }
    let known = state.minimum()?;
    Some(signed(state.moves()) - signed(known.high()))
}

/// What is known of the fewest moves, the player's own line included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) low: usize,
    pub(super) high: usize,
    pub(super) proved: bool,
}

impl Known {
    pub(super) fn of(state: &State) -> Option<Self> {
        let minimum = state.minimum()?;
        let (low, high) = (minimum.low(), minimum.high());
        let own = if state.is_complete() {
            state.moves()
        } else {
            high
        };
        let high = own.min(high);
        Some(Known {
            low: low.min(high),
            high,
            // A text may claim what is not so; whoever does better has shown it.
            proved: low == high,
        })
    }
}

/// A number for tables; no game reaches where they differ.
pub(super) fn signed(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The line to show beside the player's own: his own where that is the shorter one.
pub(super) fn best_line(state: &State) -> Option<Vec<u8>> {
    let known = state.minimum().map(Minimum::line)?;
    let better = state.is_complete() && state.moves() < known.len();
    Some(if better { &state.played } else { known }.to_vec())
}
