//! Lines against independent sources: the rules page, reported faults, and slow models.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod hints;
mod invariants;
mod models;
mod positions;
mod referee;
mod reports;
mod rules;

use quadrille_games::lines::{Event, Lines, Params, Refusal, State};
use quadrille_games::{Game, Source};

pub(crate) fn params(text: &str) -> Params {
    text.parse()
        .unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

/// A state from rules and position.
pub(crate) fn state(rules: &str, position: &str) -> State {
    Lines::read(&params(rules), position)
        .unwrap_or_else(|problems| panic!("{position}: {problems}"))
}

/// Plays a move that must be legal.
pub(crate) fn play(state: &State, mv: &str) -> (State, Vec<Event>) {
    let step = Lines::play(state, &mv.parse().expect("a move"))
        .unwrap_or_else(|refusal| panic!("{mv}: {refusal}"));
    (step.state, step.events)
}

pub(crate) fn refusal(state: &State, mv: &str) -> Refusal {
    Lines::play(state, &mv.parse().expect("a move")).expect_err(mv)
}

/// The rows of a state's text.
pub(crate) fn rows(state: &State) -> String {
    Lines::write(state)
        .split(',')
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// A legal move, each ball and target equally likely.
pub(crate) fn random_move(state: &State, source: &mut Source) -> Option<<Lines as Game>::Move> {
    let moves = Lines::legal(state);
    (!moves.is_empty()).then(|| moves[source.index(moves.len())])
}
