//! A position's text: `rows,limit,played,minimum`. rules.md §4 "Text".
//!
//! Rows are joined by `/`, a digit (`1`–`9`, `a`) a colour; they are the board before the first move.
//! The limit is a number, or `?` while it is being worked out. Then the colours played and the text of
//! the minimum. Only the rows are needed: the rest follows from them when left out, or is worked out.

use super::action::read_digit;
use super::deal::begin;
use super::minimum::{line_text, read_line};
use super::region::{Growth, solves};
use super::{Colour, Minimum, Params, State};
use crate::cell::shorten;
use crate::text::{RowProblems, read_rows};
use crate::{Message, Problems};

const UNKNOWN: &str = "?";
const ROWS: RowProblems = RowProblems {
    rows: "flood.problem.rows",
    width: "flood.problem.width",
};

/// The highest limit that a text may claim.
const MOST_LIMIT: usize = 9999;

pub(super) fn write(state: &State) -> String {
    let rows = state.start.chunks(usize::from(state.params.size().width));
    let rows: Vec<String> = rows.map(line_text).collect();
    let limit = state
        .limit
        .map_or(UNKNOWN.to_owned(), |limit| limit.to_string());
    let played = line_text(&state.played);
    let minimum = state.minimum.as_ref().map(ToString::to_string);
    let mut text = format!("{},{limit}", rows.join("/"));
    match minimum {
        Some(minimum) => text += &format!(",{played},{minimum}"),
        None if played.is_empty() => {}
        None => text += &format!(",{played}"),
    }
    text
}

pub(super) fn read(params: &Params, text: &str) -> Result<State, Problems> {
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let fields: Vec<&str> = compact.split(',').collect();
    let field = |n: usize| match fields.get(n) {
        None | Some(&UNKNOWN) => "",
        Some(field) => field,
    };
    let mut problems = Vec::new();
    if fields.len() > 4 {
        problems.push(Message::new("flood.problem.fields").with("text", shorten(fields[4])));
    }
    let cells = read_cells(params, fields.first().copied().unwrap_or(""), &mut problems);
    let limit = read_limit(field(1), &mut problems);
    let played = read_played(params, cells.as_deref(), field(2), &mut problems);
    let minimum = read_minimum(params, cells.as_deref(), field(3), &mut problems);
    let (Some(cells), true) = (cells, problems.is_empty()) else {
        return Err(Problems(problems));
    };
    let state = begin(*params, cells);
    let state = State {
        limit: limit.or(state.limit),
        ..state
    };
    let state = match minimum {
        Some(minimum) => state.informed(minimum),
        None => state,
    };
    Ok(replay(state, played))
}

/// The state after the colours played, which have been checked.
fn replay(mut state: State, played: Vec<Colour>) -> State {
    let mut growth = Growth::new(state.params.size(), &state.start, state.params.start());
    for &colour in &played {
        growth.play(colour);
    }
    state.cells = growth.painted();
    state.played = played;
    state
}

/// The board, if every cell is there.
fn read_cells(params: &Params, text: &str, problems: &mut Vec<Message>) -> Option<Vec<Colour>> {
    let before = problems.len();
    let foreign = || Message::new("flood.problem.colour").with("max", params.colours());
    let read = |char| read_colour(params, char).ok_or_else(foreign);
    let cells = read_rows(params.size(), text, &ROWS, read, problems);
    (problems.len() == before).then_some(cells)
}

fn read_colour(params: &Params, char: char) -> Option<Colour> {
    read_digit(char).filter(|&colour| colour <= params.colours())
}

fn read_limit(text: &str, problems: &mut Vec<Message>) -> Option<usize> {
    if text.is_empty() {
        return None;
    }
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    let limit = text
        .parse()
        .ok()
        .filter(|&limit| digits && limit <= MOST_LIMIT);
    if limit.is_none() {
        let message = Message::new("flood.problem.limit").with("text", shorten(text));
        problems.push(message.with("max", MOST_LIMIT));
    }
    limit
}

/// The colours played: each another one than the region's, none after the board is one colour.
fn read_played(
    params: &Params,
    cells: Option<&[Colour]>,
    text: &str,
    problems: &mut Vec<Message>,
) -> Vec<Colour> {
    let line = read_line(text).unwrap_or_default();
    let fits = line.iter().all(|&colour| colour <= params.colours());
    if line.len() != text.chars().count() || !fits {
        let message = Message::new("flood.problem.played").with("text", shorten(text));
        problems.push(message.with("max", params.colours()));
        return Vec::new();
    }
    if let Some(cells) = cells {
        let mut growth = Growth::new(params.size(), cells, params.start());
        if let Some(at) = line.iter().position(|&colour| !growth.play(colour)) {
            problems.push(Message::new("flood.problem.turn").with("turn", at + 1));
        }
    }
    line
}

fn read_minimum(
    params: &Params,
    cells: Option<&[Colour]>,
    text: &str,
    problems: &mut Vec<Message>,
) -> Option<Minimum> {
    if text.is_empty() {
        return None;
    }
    match text.parse() {
        Ok(minimum) => match cells.map(|cells| check(params, cells, &minimum)) {
            Some(Err(problem)) => {
                problems.push(problem);
                None
            }
            _ => Some(minimum),
        },
        Err(Problems(found)) => {
            problems.extend(found);
            None
        }
    }
}

/// Checks that a minimum's line solves the board.
pub(super) fn check(params: &Params, cells: &[Colour], minimum: &Minimum) -> Result<(), Message> {
    let line = minimum.line();
    let fits = line.iter().all(|&colour| colour <= params.colours());
    if fits && solves(params.size(), cells, params.start(), line) {
        Ok(())
    } else {
        Err(Message::new("flood.problem.line").with("text", shorten(&line_text(line))))
    }
}
