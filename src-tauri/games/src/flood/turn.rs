//! A turn: repaint the region, then look at completion and at the limit. rules.md §4 "move", "end".

use super::region::{mask, repaint, waves};
use super::{Event, Flood, Move, Refusal, State};
use crate::Step;

/// Plays a move on a copy of the state.
pub(super) fn play(state: &State, mv: &Move) -> Result<Step<Flood>, Refusal> {
    let colour = mv.0;
    check(state, mv)?;
    let (size, pivot) = (state.params.size(), state.params.start());
    let waves = waves(size, &state.cells, pivot);
    let before = waves.iter().map(Vec::len).sum::<usize>();
    let mut next = state.clone();
    repaint(size, &mut next.cells, pivot, colour);
    next.played.push(colour);
    let region = mask(size, &next.cells, pivot);
    let flooded = region.iter().filter(|&&inside| inside).count();
    let name = |wave: &Vec<usize>| wave.iter().map(|&index| size.cell(index)).collect();
    let mut events = vec![Event::Filled {
        cells: waves.iter().map(name).collect(),
        colour,
        added: flooded - before,
        flooded,
    }];
    if next.is_complete() {
        events.push(Event::Completed {
            within: next.limit.map(|limit| next.moves() <= limit),
        });
    } else if next.limit == Some(next.moves()) {
        events.push(Event::LimitReached);
    }
    Ok(Step {
        state: next,
        events,
    })
}

fn check(state: &State, mv: &Move) -> Result<(), Refusal> {
    let (colour, most) = (mv.0, state.params.colours());
    if state.end().is_some() {
        return Err(Refusal::Over);
    }
    if !(1..=most).contains(&colour) {
        return Err(Refusal::NoColour { colour, most });
    }
    if colour == state.colour() {
        return Err(Refusal::SameColour(colour));
    }
    Ok(())
}

/// Every colour but the region's own. One that touches nothing is a move too: it counts.
pub(super) fn legal(state: &State) -> Vec<Move> {
    let colours = 1..=state.params.colours();
    let moves = colours.map(Move).filter(|mv| check(state, mv).is_ok());
    moves.collect()
}
