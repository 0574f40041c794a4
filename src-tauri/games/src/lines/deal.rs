//! A new game of Lines.

use super::turn::Turn;
use super::{Params, State};
use crate::Generator;

/// Start balls one by one on free cells, then the first preview.
///
/// A start ball that completes a line clears it and pays nothing, so that every game starts at 0.
pub(super) fn deal(params: &Params, seed: u64) -> State {
    let state = State {
        params: *params,
        cells: vec![0; params.size().cells()],
        preview: Vec::new(),
        score: 0,
        generator: Generator::new(seed),
        over: None,
    };
    let mut turn = Turn::new(state);
    while turn.is_empty() {
        for _ in 0..params.start() {
            turn.place_at_random();
        }
    }
    let mut state = turn.next_preview().finish().0;
    state.score = 0;
    state
}
