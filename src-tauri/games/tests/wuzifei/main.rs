//! Wuzifei against independent sources: the rules page, published cases, reports, a naive generator.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod cases;
mod engine;
mod naive;
mod oracle;
mod perfect;
mod perft;
mod positions;
mod properties;
mod puzzle_play;
mod puzzles;
mod repetition;
mod reports;
mod rules;
mod search;
mod traps;
mod views;

use quadrille_games::wuzifei::{Event, Params, Refusal, State, Wuzifei};
use quadrille_games::{Game, Source};

pub(crate) fn params(text: &str) -> Params {
    text.parse()
        .unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

/// A state from rules and position.
pub(crate) fn state(rules: &str, position: &str) -> State {
    Wuzifei::read(&params(rules), position)
        .unwrap_or_else(|problems| panic!("{position}: {problems}"))
}

/// Plays a move that must be accepted.
pub(crate) fn play(state: &State, mv: &str) -> (State, Vec<Event>) {
    let step = Wuzifei::play(state, &mv.parse().expect("a move"))
        .unwrap_or_else(|refusal| panic!("{mv}: {refusal}"));
    (step.state, step.events)
}

/// Plays moves that must be accepted, with spaces between.
pub(crate) fn play_all(state: &State, moves: &str) -> State {
    moves
        .split_whitespace()
        .fold(state.clone(), |state, mv| play(&state, mv).0)
}

pub(crate) fn refusal(state: &State, mv: &str) -> Refusal {
    Wuzifei::play(state, &mv.parse().expect("a move")).expect_err(mv)
}

/// The rows of a state's text.
pub(crate) fn rows(state: &State) -> String {
    let text = Wuzifei::write(state);
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// A legal move, each equally likely.
pub(crate) fn random_move(state: &State, source: &mut Source) -> Option<<Wuzifei as Game>::Move> {
    let moves = Wuzifei::legal(state);
    (!moves.is_empty()).then(|| moves[source.index(moves.len())])
}
