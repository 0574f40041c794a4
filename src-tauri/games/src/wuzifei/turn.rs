//! A turn: move, capture, end; and what two people may agree on. rules.md §3.

use super::capture::{points_of, taken};
use super::cells::{SIZE, name, targets};
use super::event::Taken;
use super::line_table::shared;
use super::puzzle;
use super::state::{MEMORY, Past};
use super::{
    Captured, End, Event, Move, Reach, Refusal, Repetition, State, Wuzifei, carry_out, moves,
};
use crate::{Cell, Step};

/// Plays a move on a copy of the state.
pub(super) fn play(state: &State, mv: &Move) -> Result<Step<Wuzifei>, Refusal> {
    if state.over.is_some() {
        return Err(Refusal::Over);
    }
    let mut next = state.clone();
    let mut events = Vec::new();
    match *mv {
        Move::Piece { from, to } => {
            let (from, to) = check(state, from, to)?;
            if state.task.is_some() {
                puzzle::go(&mut next, (from, to), &mut events)?;
            } else {
                travel(&mut next, from, to, &mut events);
            }
        }
        Move::Resign => {
            // Against the computer it is the person who gives up, whoever is to move.
            let side = state.person.unwrap_or(state.turn);
            end(&mut next, Some(End::Resigned(side)), &mut events);
        }
        Move::Offer if state.person.is_some() => return Err(Refusal::NoAgreement),
        Move::Offer if state.offer.is_some() => return Err(Refusal::Offered),
        Move::Offer => {
            next.offer = Some(state.turn);
            events.push(Event::Offered { side: state.turn });
        }
        Move::Accept | Move::Decline => {
            let offered = next.offer.take().ok_or(Refusal::NotOffered)?;
            if *mv == Move::Accept {
                end(&mut next, Some(End::Agreed), &mut events);
            } else {
                events.push(Event::Declined {
                    side: offered.other(),
                });
            }
        }
    }
    Ok(Step {
        state: next,
        events,
    })
}

/// All moves of pieces of the side to move, by piece and target in row order.
pub(super) fn legal(state: &State) -> Vec<Move> {
    legal_points(state)
        .into_iter()
        .map(|(from, to)| Move::Piece {
            from: name(from),
            to: name(to),
        })
        .collect()
}

/// The same as points.
pub(super) fn legal_points(state: &State) -> Vec<(usize, usize)> {
    if state.over.is_some() {
        return Vec::new();
    }
    if let Some(reply) = puzzle::reply(state) {
        return vec![reply];
    }
    let mut moves = moves(state.params.ruleset(), &state.cells, state.turn);
    if state.params.repetition() == Repetition::Forbidden {
        moves.retain(|&(from, to)| !state.repeats(from, to));
    }
    moves
}

/// The first reason against a move, in the order in which a player would name them.
fn check(state: &State, from: Cell, to: Cell) -> Result<(usize, usize), Refusal> {
    if let Some(off) = [from, to].into_iter().find(|&cell| !SIZE.contains(cell)) {
        return Err(Refusal::OffBoard(off));
    }
    if from == to {
        return Err(Refusal::SameCell(from));
    }
    let (start, goal) = (SIZE.index(from), SIZE.index(to));
    match state.cells[start] {
        None => return Err(Refusal::NoPiece(from)),
        Some(side) if side != state.turn => return Err(Refusal::NotYours(from, state.turn)),
        Some(_) => {}
    }
    if state.cells[goal].is_some() {
        return Err(Refusal::Occupied(to));
    }
    let Some(line) = shared(start, goal) else {
        return Err(Refusal::NoLine(from, to));
    };
    let ruleset = state.params.ruleset();
    if !targets(ruleset.reach, &state.cells, start).contains(&goal) {
        let place = |point| {
            line.iter()
                .position(|&p| usize::from(p) == point)
                .unwrap_or(0)
        };
        let (low, high) = (place(start).min(place(goal)), place(start).max(place(goal)));
        let by = line[low + 1..high]
            .iter()
            .map(|&point| usize::from(point))
            .find(|&point| state.cells[point].is_some());
        return Err(match by {
            Some(by) => Refusal::Blocked(from, to, name(by)),
            None => {
                debug_assert_eq!(ruleset.reach, Reach::One);
                Refusal::TooFar(from, to)
            }
        });
    }
    if state.params.repetition() == Repetition::Forbidden && state.repeats(start, goal) {
        return Err(Refusal::Repeats(from, to));
    }
    Ok((start, goal))
}

/// Moves the piece, captures, passes the turn and judges the board.
pub(super) fn travel(state: &mut State, from: usize, to: usize, events: &mut Vec<Event>) {
    let side = state.turn;
    let ruleset = state.params.ruleset();
    events.push(Event::Moved {
        from: name(from),
        to: name(to),
        side,
    });
    let set = advance(state, from, to, |waves, set| {
        events.push(Event::Captured {
            waves: waves
                .iter()
                .map(|wave| wave.iter().map(Taken::from).collect())
                .collect(),
            cells: points_of(set).map(name).collect(),
            side,
            turned: ruleset.captured == Captured::Turn,
        });
    });
    debug_assert_eq!(set == 0, events.len() == 1);
    // The other side's move declines what was offered to it; one's own offer stands while it thinks.
    if state.offer == Some(side.other()) {
        state.offer = None;
        events.push(Event::Declined { side });
    }
    let judged = state.judged();
    end(state, judged, events);
}

/// Moves a piece on the board, with its captures, and remembers it; returns what it captured.
pub(super) fn advance(
    state: &mut State,
    from: usize,
    to: usize,
    mut captured: impl FnMut(&[Vec<super::Capture>], u32),
) -> u32 {
    let before = state.key();
    let (after, waves) = carry_out(state.params.ruleset(), &state.cells, from, to);
    let set = taken(&waves);
    state.cells = after;
    state.turn = state.turn.other();
    state.quiet = if set == 0 { state.quiet + 1 } else { 0 };
    if state.past.len() >= MEMORY {
        state.past.remove(0);
    }
    // Points are below 25.
    #[allow(clippy::cast_possible_truncation)]
    state.past.push(Past {
        from: from as u8,
        to: to as u8,
        taken: set,
        before,
    });
    if set != 0 {
        captured(&waves, set);
    }
    set
}

fn end(state: &mut State, end: Option<End>, events: &mut Vec<Event>) {
    let Some(end) = end else {
        return;
    };
    state.over = Some(end);
    state.offer = None;
    events.push(match end.loser() {
        Some(loser) => Event::Won {
            winner: loser.other(),
            by: end.word(),
        },
        None => Event::Drawn { by: end.word() },
    });
}
