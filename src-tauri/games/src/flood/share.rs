//! A position for somebody else. rules.md §4 "Text".
//!
//! While the game is on, the shortest line is for the player to find: the text says how many moves there are, not which.
//! Where a game is too long for the text, its oldest moves are left out, and the board before the others is the start.

use super::State;
use super::position::write;
use super::region::Growth;

/// Writes a state in at most `room` bytes; a board's rows, which any ID holds, are the least.
pub(super) fn share(state: &State, room: usize) -> String {
    let text = write(state);
    if state.end().is_some() && text.len() <= room {
        return text;
    }
    let text = write(&unknown(state.clone()));
    let excess = text.len().saturating_sub(room);
    if excess == 0 {
        return text;
    }
    write(&without_first(state, excess))
}

fn unknown(state: State) -> State {
    State {
        minimum: None,
        ..state
    }
}

/// The same board, reached with fewer moves: so many of the first ones are forgotten. The limit is counted from the
/// start, so it goes down by as many; a game that kept to it still does, and one that is past it still is.
fn without_first(state: &State, forgotten: usize) -> State {
    let forgotten = forgotten.min(state.moves());
    let (first, rest) = state.played.split_at(forgotten);
    let mut growth = Growth::new(state.params.size(), &state.start, state.params.start());
    for &colour in first {
        growth.play(colour);
    }
    State {
        start: growth.painted().into(),
        played: rest.to_vec(),
        limit: state.limit.map(|limit| limit.saturating_sub(forgotten)),
        ..unknown(state.clone())
    }
}
