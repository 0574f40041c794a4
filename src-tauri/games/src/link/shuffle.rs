//! Shuffling: the tiles that are left change places so that the board can be cleared again.
//! rules.md §2 "shuffle".

use super::certify::{Certified, certify};
use super::{Kind, Move, State};
use crate::Source;

/// The same tiles on the same cells in another order, certified like a deal: it can't fail, and it
/// needs no second try.
pub(super) fn shuffle(state: &mut State) {
    let mut source = state.generator.source();
    state.cells = certified(state, &mut source).cells;
    state.generator = source.generator();
}

/// Moves that clear the board that a shuffle of this state gives: those that it is made with.
///
/// ```
/// use quadrille_games::{Game, link::{Link, Move, shuffle_solution}};
/// let rules = "2x2c2".parse().expect("rules");
/// let dead = Link::read(&rules, "01/10").expect("a position");
/// let shuffled = Link::play(&dead, &Move::Shuffle).expect("legal").state;
/// let end = shuffle_solution(&dead).iter().fold(shuffled, |state, mv| {
///     Link::play(&state, mv).expect("legal").state
/// });
/// assert_eq!(end.tiles(), 0);
/// ```
#[must_use]
pub fn shuffle_solution(state: &State) -> Vec<Move> {
    certified(state, &mut state.generator.source()).moves()
}

fn certified(state: &State, source: &mut Source) -> Certified {
    let tiles = state.cells.iter().copied().filter(|&kind| kind != 0);
    let mut tiles: Vec<Kind> = tiles.collect();
    tiles.sort_unstable();
    // Of every kind there is an even number.
    let kinds: Vec<Kind> = tiles.chunks(2).map(|pair| pair[0]).collect();
    certify(&state.params, &state.cells, &kinds, source)
}
