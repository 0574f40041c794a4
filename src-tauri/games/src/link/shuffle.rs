//! Shuffling: the tiles that are left change places so that the board can be cleared again.
//! rules.md §2 "shuffle".

use super::certify::certify;
use super::{Kind, State};

/// The same tiles on the same cells in another order, certified like a deal: it can't fail, and it
/// needs no second try.
pub(super) fn shuffle(state: &mut State) {
    let mut tiles: Vec<Kind> = state
        .cells
        .iter()
        .copied()
        .filter(|&kind| kind != 0)
        .collect();
    tiles.sort_unstable();
    // Of every kind there is an even number.
    let kinds: Vec<Kind> = tiles.chunks(2).map(|pair| pair[0]).collect();
    let mut source = state.generator.source();
    state.cells = certify(&state.params, &state.cells, &kinds, &mut source).cells;
    state.generator = source.generator();
}
