//! The moves that led to a position, as part of its text: what the rule on repetitions needs.
//!
//! A move is two letters, from and to, `a` to `y` for the points row by row; a capture adds a digit
//! and as many letters. `afzy2cd` would be two moves of which the second captured two pieces. The text
//! is short, because a long game must still fit an ID.

use super::super::capture::points_of;
use super::super::line_table::POINTS;
use super::super::state::{MEMORY, Past};
use super::super::turn::{advance, legal_points};
use super::super::{Captured, State};
use crate::cell::shorten;
use crate::{Message, Problems};

/// A move as it is written: from, to and what it captured.
pub(super) type Written = (usize, usize, u32);

pub(super) fn write(past: &[Past]) -> String {
    let letter = |point: usize| char::from(b'a' + u8::try_from(point).unwrap_or(0));
    let mut text = String::with_capacity(past.len() * 3);
    for past in past {
        text.push(letter(past.from.into()));
        text.push(letter(past.to.into()));
        if past.taken != 0 {
            text.push_str(&past.taken.count_ones().to_string());
            text.extend(points_of(past.taken).map(letter));
        }
    }
    text
}

pub(super) fn read(text: &str) -> Result<Vec<Written>, Message> {
    let problem = || Message::new("wuzifei.problem.history").with("text", shorten(text));
    let mut letters = text.chars().peekable();
    let mut past = Vec::new();
    let point = |letter: Option<char>| {
        let point = u32::from(letter?).checked_sub(u32::from('a'))?;
        usize::try_from(point).ok().filter(|&point| point < POINTS)
    };
    while letters.peek().is_some() {
        let (from, to) = (point(letters.next()), point(letters.next()));
        let (Some(from), Some(to)) = (from, to) else {
            return Err(problem());
        };
        let count = letters
            .next_if(char::is_ascii_digit)
            .and_then(|d| d.to_digit(10));
        let mut taken = 0;
        for _ in 0..count.unwrap_or(0) {
            taken |= 1 << point(letters.next()).ok_or_else(problem)?;
        }
        past.push((from, to, taken));
    }
    if past.len() > MEMORY {
        return Err(problem());
    }
    Ok(past)
}

/// Takes the moves back from the position and plays them again by the rules, so that what is accepted
/// can have happened.
pub(super) fn replay(now: State, past: &[Written], quiet: Option<u16>) -> Result<State, Problems> {
    let since = past
        .iter()
        .rev()
        .take_while(|(.., taken)| *taken == 0)
        .count();
    let captured = since < past.len();
    let since = u16::try_from(since).unwrap_or(u16::MAX);
    let quiet = quiet.unwrap_or(since);
    if quiet < since || (captured && quiet != since) {
        return Err(Message::new("wuzifei.problem.quiet-history")
            .with("found", quiet)
            .with("expected", since)
            .into());
    }
    let broken = |number: usize| {
        Problems::from(Message::new("wuzifei.problem.history-move").with("number", number + 1))
    };
    let mut state = now.clone();
    for (number, &written) in past.iter().enumerate().rev() {
        take_back(&mut state, written).ok_or_else(|| broken(number))?;
    }
    state.quiet = if captured { 0 } else { quiet - since };
    for (number, &(from, to, taken)) in past.iter().enumerate() {
        let possible = state.judged().is_none() && legal_points(&state).contains(&(from, to));
        if !possible || advance(&mut state, from, to, |_, _| ()) != taken {
            return Err(broken(number));
        }
    }
    debug_assert_eq!((&state.cells, state.turn), (&now.cells, now.turn));
    Ok(state)
}

fn take_back(state: &mut State, (from, to, taken): Written) -> Option<()> {
    let mover = state.turn.other();
    let left = match state.params.ruleset().captured {
        Captured::Turn => Some(mover),
        Captured::Leave => None,
    };
    let cells = &mut state.cells;
    if cells[to] != Some(mover) || cells[from].is_some() || taken >> to & 1 == 1 {
        return None;
    }
    for point in points_of(taken) {
        if cells[point] != left {
            return None;
        }
        cells[point] = Some(mover.other());
    }
    // A piece that left can't have stood where the mover came from.
    if cells[from].is_some() {
        return None;
    }
    cells[from] = cells[to].take();
    state.turn = mover;
    Some(())
}
