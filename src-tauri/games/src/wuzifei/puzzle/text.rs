//! A puzzle's position: the board, and of the puzzle what the board doesn't tell.
//!
//! Fields follow after commas, in any order: `n` the number, where the rules leave it to the seed; `m` the mistakes; `e`
//! where it was given up. The history follows from the board: it is the puzzle's line.

use super::super::position::{RESIGNED, read_cells, read_fields, read_head, refused, rows_text};
use super::super::{Cells, End, Opponent, Params, Side, State};
use super::{PUZZLES, Task, deal, right};
use crate::cell::shorten;
use crate::{Message, Problems};

pub(in super::super) fn write(state: &State, task: Task) -> String {
    let side = state.turn.letter().to_ascii_lowercase();
    let mut text = format!("{} {side}", rows_text(&state.cells));
    if number_of(&state.params) == 0 {
        text.push_str(&format!(",n{}", task.number));
    }
    if task.mistakes > 0 {
        text.push_str(&format!(",m{}", task.mistakes));
    }
    if let Some(End::Resigned(_)) = state.over {
        text.push_str(&format!(",e{RESIGNED}"));
    }
    text
}

/// The number that the rules name; 0 where they leave it to the seed.
fn number_of(params: &Params) -> u16 {
    match params.opponent() {
        Opponent::Puzzle { number } => number,
        _ => 0,
    }
}

pub(in super::super) fn read(params: &Params, text: &str) -> Result<State, Problems> {
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let compact = compact.to_lowercase();
    let mut problems = Vec::new();
    let mut parts = compact.split(',').peekable();
    let (rows, turn) = read_head(&mut parts);
    let turn = turn.chars().next().and_then(Side::from_letter);
    let cells = read_cells(params, rows, &mut problems);
    let named = number_of(params);
    let used = |name| matches!(name, 'm' | 'e') || name == 'n' && named == 0;
    let fields = read_fields(used, parts, &mut problems);
    let mut number = named;
    if let Some(text) = fields.get('n') {
        let found = count(text).filter(|number| (1..=PUZZLES).contains(number));
        problems.extend(refused(found, "puzzle.problem.number", text));
        number = found.unwrap_or(0);
    }
    let mistakes = fields.get('m').map(|text| {
        let found = count(text);
        problems.extend(refused(found, "puzzle.problem.mistakes", text));
        found.unwrap_or(0)
    });
    let given_up = fields.get('e').map(|text| {
        let end = (text == RESIGNED).then_some(());
        problems.extend(refused(end, "wuzifei.problem.end", text));
    });
    Problems::check(problems)?;
    let mut state = find(params, number, &cells, turn).ok_or_else(|| {
        Message::new("puzzle.problem.position").with("text", shorten(&rows_text(&cells)))
    })?;
    if let Some(task) = &mut state.task {
        task.mistakes = mistakes.unwrap_or(0);
    }
    if let (Some(()), None, Some(person)) = (given_up, state.over, state.person) {
        state.over = Some(End::Resigned(person));
    }
    Ok(state)
}

fn count(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

/// Where a board comes in a puzzle's line: of that number, or of the first puzzle that has it.
fn find(params: &Params, number: u16, cells: &Cells, turn: Option<Side>) -> Option<State> {
    let numbers = match number {
        0 => 1..=PUZZLES,
        _ => number..=number,
    };
    let mut found = numbers.flat_map(|number| line(params, number));
    found.find(|state| state.cells == *cells && turn.is_none_or(|turn| turn == state.turn))
}

/// The states of a puzzle's line.
fn line(params: &Params, number: u16) -> impl Iterator<Item = State> {
    let start = deal(params, number, 0);
    std::iter::successors(Some(start), |state| {
        let hop = right(state).or_else(|| super::reply(state))?;
        let mut next = state.clone();
        super::go(&mut next, hop, &mut Vec::new()).ok()?;
        Some(next)
    })
}
