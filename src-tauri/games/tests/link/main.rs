//! Link against independent sources: the rules page, reported faults, and slow models.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod deals;
mod gravity;
mod invariants;
mod links;
mod models;
mod params;
mod positions;
mod reports;
mod rules;

use quadrille_games::link::{Event, Link, Move, Params, Refusal, State};
use quadrille_games::{Cell, Game, Source};

pub(crate) fn params(text: &str) -> Params {
    text.parse()
        .unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

/// A state from rules and position.
pub(crate) fn state(rules: &str, position: &str) -> State {
    Link::read(&params(rules), position).unwrap_or_else(|problems| panic!("{position}: {problems}"))
}

/// Plays a move that must be legal.
pub(crate) fn play(state: &State, mv: &str) -> (State, Vec<Event>) {
    let step = Link::play(state, &mv.parse().expect("a move"))
        .unwrap_or_else(|refusal| panic!("{mv}: {refusal}"));
    (step.state, step.events)
}

pub(crate) fn refusal(state: &State, mv: &str) -> Refusal {
    Link::play(state, &mv.parse().expect("a move")).expect_err(mv)
}

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

/// The rows of a state's text.
pub(crate) fn rows(state: &State) -> String {
    let text = Link::write(state);
    text.split(',').next().unwrap_or_default().to_owned()
}

/// The pairs that are legal, without the shuffle.
pub(crate) fn legal_pairs(state: &State) -> Vec<Move> {
    let mut moves = Link::legal(state);
    assert_eq!(moves.pop(), state.over().is_none().then_some(Move::Shuffle));
    moves
}

pub(crate) fn random_pair(state: &State, source: &mut Source) -> Option<Move> {
    let moves = legal_pairs(state);
    (!moves.is_empty()).then(|| moves[source.index(moves.len())])
}
