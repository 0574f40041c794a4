//! Flood against independent sources: the rules page, reported faults, published figures, slow models.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod deal;
mod hints;
mod invariants;
mod models;
mod notes;
mod params;
mod positions;
mod published;
mod replay;
mod reports;
mod rules;
mod shares;
mod solver;

use quadrille_games::flood::{Colour, Event, Flood, Params, Refusal, State};
use quadrille_games::{Game, Size, Source};

pub(crate) fn params(text: &str) -> Params {
    text.parse()
        .unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

/// A state from rules and position.
pub(crate) fn state(rules: &str, position: &str) -> State {
    Flood::read(&params(rules), position)
        .unwrap_or_else(|problems| panic!("{position}: {problems}"))
}

/// Plays a move that must be legal.
pub(crate) fn play(state: &State, mv: &str) -> (State, Vec<Event>) {
    let step = Flood::play(state, &mv.parse().expect("a move"))
        .unwrap_or_else(|refusal| panic!("{mv}: {refusal}"));
    (step.state, step.events)
}

/// Plays moves that must be legal.
pub(crate) fn play_all(state: &State, moves: &str) -> State {
    moves
        .chars()
        .fold(state.clone(), |state, mv| play(&state, &mv.to_string()).0)
}

pub(crate) fn refusal(state: &State, mv: &str) -> Refusal {
    Flood::play(state, &mv.parse().expect("a move")).expect_err(mv)
}

/// A board from rows joined by `/`.
pub(crate) fn board(rows: &str) -> (Size, Vec<Colour>) {
    let lines: Vec<&str> = rows.split('/').collect();
    let size = Size {
        width: u8::try_from(lines[0].len()).unwrap(),
        height: u8::try_from(lines.len()).unwrap(),
    };
    let digit = |c: char| u8::try_from(c.to_digit(11).unwrap()).unwrap();
    (size, lines.concat().chars().map(digit).collect())
}

/// A board of uniform random cells.
pub(crate) fn random_board(
    width: u8,
    height: u8,
    colours: u8,
    source: &mut Source,
) -> (Size, Vec<Colour>) {
    let size = Size { width, height };
    let mut colour = || u8::try_from(source.below(u32::from(colours))).unwrap() + 1;
    let cells = (0..size.cells()).map(|_| colour()).collect();
    (size, cells)
}

/// A legal move, each equally likely.
pub(crate) fn random_move(state: &State, source: &mut Source) -> Option<<Flood as Game>::Move> {
    let moves = Flood::legal(state);
    (!moves.is_empty()).then(|| moves[source.index(moves.len())])
}

/// Moves of the rules that solve a state, by what research finds.
pub(crate) fn researched(state: &State) -> State {
    let note = Flood::research(state, &mut || false).expect("a note");
    Flood::note(state, &note).unwrap_or_else(|problems| panic!("{note}: {problems}"))
}
