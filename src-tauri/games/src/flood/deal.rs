//! A new game of Flood.

use std::sync::Arc;

use super::region::is_uniform;
use super::{Challenge, Colour, Params, State, greedy};
use crate::{Generator, Source};

/// Uniform random cells, drawn again while the board is one colour or lacks a colour that would fit.
///
/// At worst, where there are as many cells as colours (5×2 with ten), one drawing in 2756 will do.
pub(super) fn deal(params: &Params, seed: u64) -> State {
    let mut source = Generator::new(seed).source();
    let needed = usize::from(params.colours()).min(params.size().cells());
    loop {
        let cells = draw(params, &mut source);
        if !is_uniform(&cells)
            && (distinct(&cells) == needed || needed < usize::from(params.colours()))
        {
            return begin(*params, cells);
        }
    }
}

fn draw(params: &Params, source: &mut Source) -> Vec<Colour> {
    let colours = u32::from(params.colours());
    // Below 10: fits.
    let colour = |_| u8::try_from(source.below(colours)).unwrap_or(0) + 1;
    (0..params.size().cells()).map(colour).collect()
}

fn distinct(cells: &[Colour]) -> usize {
    (1..=Colour::MAX)
        .filter(|colour| cells.contains(colour))
        .count()
}

/// The state before the first move on a board. The easy challenge is known at once.
pub(super) fn begin(params: Params, cells: Vec<Colour>) -> State {
    let easy = params.challenge() == Challenge::Greedy;
    State {
        limit: easy.then(|| greedy(params.size(), &cells, params.start()).len()),
        start: Arc::from(cells.as_slice()),
        cells,
        played: Vec::new(),
        minimum: None,
        params,
    }
}
