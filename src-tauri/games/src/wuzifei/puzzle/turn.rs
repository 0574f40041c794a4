//! A puzzle being solved. A wrong move doesn't stand: the position stays, and a mistake is counted.

use super::super::capture::taken;
use super::super::cells::name;
use super::super::turn::travel;
use super::super::{End, Event, Params, Refusal, State, carry_out, moves};
use super::{DRAWN, Hop, Judged, PUZZLES, PuzzleTurn, puzzle};
use crate::Generator;

/// Which puzzle it is, and how it goes. How far it has got says the history: two moves a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in super::super) struct Task {
    /// Its number, from 1 on.
    pub(in super::super) number: u16,
    /// Wrong moves so far.
    pub(in super::super) mistakes: u16,
}

/// The start of a puzzle; the seed draws one where none is named.
pub(in super::super) fn deal(params: &Params, number: u16, seed: u64) -> State {
    let drawn = || Generator::new(seed).source().index(DRAWN) + 1;
    let number = match number {
        0 => u16::try_from(drawn()).unwrap_or(PUZZLES),
        _ => number,
    };
    let puzzle = puzzle(number);
    State {
        params: *params,
        cells: puzzle.cells,
        turn: puzzle.side,
        quiet: 0,
        past: Vec::new(),
        person: Some(puzzle.side),
        seed: 0,
        offer: None,
        over: None,
        task: Some(Task {
            number,
            mistakes: 0,
        }),
    }
}

/// The turn that the game is in, while it is on.
fn here(state: &State) -> Option<&'static PuzzleTurn> {
    let task = state.task.filter(|_| state.over.is_none())?;
    puzzle(task.number).turns.get(state.past.len() / 2)
}

/// The move to be found now.
pub(in super::super) fn right(state: &State) -> Option<Hop> {
    let turn = here(state).filter(|_| !state.awaits_computer())?;
    Some(turn.right)
}

/// What the other side answers now.
pub(in super::super) fn reply(state: &State) -> Option<Hop> {
    here(state).filter(|_| state.awaits_computer())?.reply
}

/// Plays a move that the board allows.
pub(in super::super) fn go(
    state: &mut State,
    hop: Hop,
    events: &mut Vec<Event>,
) -> Result<(), Refusal> {
    let (from, to) = (name(hop.0), name(hop.1));
    let Some(turn) = here(state) else {
        return Err(Refusal::Over);
    };
    if state.awaits_computer() {
        if turn.reply != Some(hop) {
            return Err(Refusal::NotTheAnswer(from, to));
        }
        travel(state, hop.0, hop.1, events);
    } else if turn.right == hop {
        travel(state, hop.0, hop.1, events);
        if turn.reply.is_none() {
            // A win has ended on the board; a draw that is held has no end of its own.
            state.over.get_or_insert(End::Solved);
            events.push(Event::Solved);
        }
    } else {
        events.push(Event::Wrong {
            from,
            to,
            side: state.turn,
            leaves: judged(state, turn, hop),
            risks: risks(state, hop),
        });
        if let Some(task) = &mut state.task {
            task.mistakes = task.mistakes.saturating_add(1);
        }
    }
    Ok(())
}

fn judged(state: &State, turn: &PuzzleTurn, hop: Hop) -> Judged {
    let legal = moves(state.params.ruleset(), &state.cells, state.turn);
    let at = legal.iter().position(|other| *other == hop);
    at.and_then(|at| turn.judged.get(at))
        .copied()
        .unwrap_or(Judged::Loss)
}

/// How many pieces the other side could turn at once after a move.
fn risks(state: &State, (from, to): Hop) -> u32 {
    let ruleset = state.params.ruleset();
    let (after, _) = carry_out(ruleset, &state.cells, from, to);
    let replies = moves(ruleset, &after, state.turn.other()).into_iter();
    let turned =
        replies.map(|(from, to)| taken(&carry_out(ruleset, &after, from, to).1).count_ones());
    turned.max().unwrap_or(0)
}
