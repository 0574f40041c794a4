//! A turn: a pair goes, the others fall; or the tiles are shuffled. rules.md §2.

use super::event::Fall;
use super::field::Field;
use super::gravity::Lanes;
use super::shuffle::shuffle;
use super::stuck::{is_stuck, pairs};
use super::{Clock, End, Event, Link, Move, Refusal, State};
use crate::{Cell, Point, Step};

/// Plays a move on a copy of the state.
pub(super) fn play(state: &State, mv: &Move) -> Result<Step<Link>, Refusal> {
    if state.over.is_some() {
        return Err(Refusal::Over);
    }
    Ok(match *mv {
        Move::Pair { a, b } => {
            let corners = check(state, a, b)?;
            remove(state.clone(), [a, b], corners)
        }
        Move::Shuffle => reorder(state.clone()),
        Move::Time => match state.params.clock() {
            Clock::Down(_) => end(state.clone()),
            Clock::Up | Clock::None => return Err(Refusal::NoLimit),
        },
    })
}

/// The line of a legal pair, or why there is none.
fn check(state: &State, a: Cell, b: Cell) -> Result<Vec<Point>, Refusal> {
    let size = state.params.size();
    let kind = |cell| state.cells[size.index(cell)];
    if let Some(cell) = [a, b].into_iter().find(|&cell| !size.contains(cell)) {
        return Err(Refusal::OffBoard(cell));
    }
    if a == b {
        return Err(Refusal::SameCell(a));
    }
    if let Some(cell) = [a, b].into_iter().find(|&cell| kind(cell) == 0) {
        return Err(Refusal::Empty(cell));
    }
    if kind(a) != kind(b) {
        return Err(Refusal::Different(a, b));
    }
    state.grid().line(a, b).ok_or(Refusal::NoLine(a, b))
}

/// All pairs by their tiles in row order, then the shuffle: it is allowed at any time, as help.
pub(super) fn legal(state: &State) -> Vec<Move> {
    if state.over.is_some() {
        return Vec::new();
    }
    let pairs = pairs(state).into_iter().map(|[a, b]| Move::Pair { a, b });
    pairs.chain([Move::Shuffle]).collect()
}

fn remove(mut state: State, pair: [Cell; 2], corners: Vec<Point>) -> Step<Link> {
    let size = state.params.size();
    let lanes = Lanes::new(size, state.params.gravity());
    let mut field = Field::new(&state.params, std::mem::take(&mut state.cells));
    let mut moves = Vec::new();
    let [kind, _] = field.take(&lanes, pair, |from, to| {
        moves.push(Fall {
            from: size.cell(from),
            to: size.cell(to),
        });
    });
    state.cells = field.tiles;
    let [a, b] = pair;
    let mut events = vec![Event::Linked {
        a,
        b,
        kind,
        corners,
    }];
    if !moves.is_empty() {
        events.push(Event::Fell { moves });
    }
    if state.tiles() == 0 {
        state.over = Some(End::Won);
        events.push(Event::Won);
    } else if is_stuck(&state) {
        events.push(Event::Stuck);
    }
    Step { state, events }
}

fn reorder(mut state: State) -> Step<Link> {
    shuffle(&mut state);
    let events = vec![Event::Shuffled {
        cells: state.cells.clone(),
    }];
    Step { state, events }
}

fn end(mut state: State) -> Step<Link> {
    state.over = Some(End::Time);
    let events = vec![Event::TimeUp];
    Step { state, events }
}
