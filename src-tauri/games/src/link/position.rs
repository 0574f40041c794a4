//! A position's text: `ROWS,GENERATOR[,time]`. rules.md §2 "Text".
//!
//! Rows are joined by `/`; `0`–`9`, `a`–`z`, `A`–`Z` are kinds, `.` is empty. The generator is
//! `seed.drawn`; `time` follows when the time of a countdown was up. Only the rows are needed.
//! Here alone the case of letters counts.

use super::gravity::Lanes;
use super::{Clock, End, Kind, Params, State};
use crate::cell::shorten;
use crate::random::seed_from_text;
use crate::text::{RowProblems, read_generator, read_rows};
use crate::{Generator, Message, Problems};

/// What kinds are written as, the first kind first.
const KINDS: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

const TIME: &str = "time";
const ROWS: RowProblems = RowProblems {
    rows: "link.problem.rows",
    width: "link.problem.width",
};

pub(super) fn write(state: &State) -> String {
    let Generator { seed, drawn } = state.generator;
    let end = if state.over == Some(End::Time) {
        format!(",{TIME}")
    } else {
        String::new()
    };
    format!("{},{seed}.{drawn}{end}", rows_text(state))
}

fn rows_text(state: &State) -> String {
    let letter = |&kind: &Kind| {
        let kind = usize::from(kind).checked_sub(1);
        kind.map_or('.', |kind| char::from(KINDS[kind]))
    };
    let rows: Vec<String> = state
        .cells
        .chunks(usize::from(state.params.size().width))
        .map(|row| row.iter().map(letter).collect())
        .collect();
    rows.join("/")
}

pub(super) fn read(params: &Params, text: &str) -> Result<State, Problems> {
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let fields: Vec<&str> = compact.split(',').collect();
    let field = |n: usize| fields.get(n).copied().unwrap_or("");
    let mut problems = Vec::new();
    if fields.len() > 3 {
        problems.push(Message::new("link.problem.fields").with("text", shorten(fields[3])));
    }
    let cells = read_cells(params, field(0), &mut problems);
    let generator = read_generator(field(1), "link.problem.generator", &mut problems);
    let over = read_end(params, field(2), &cells, &mut problems);
    Problems::check(problems)?;
    let mut state = State {
        params: *params,
        cells,
        generator: Generator::new(0),
        over,
    };
    // Without a generator the position's own text is the seed: the same game for everybody who pastes it.
    state.generator = generator.unwrap_or_else(|| {
        Generator::new(seed_from_text(&format!("{params}:{}", rows_text(&state))))
    });
    Ok(state)
}

fn read_cells(params: &Params, text: &str, problems: &mut Vec<Message>) -> Vec<Kind> {
    let size = params.size();
    let before = problems.len();
    let last = char::from(KINDS[usize::from(params.most_kinds()) - 1]);
    let foreign = || Message::new("link.problem.kind").with("last", last.to_string());
    let read = |char| read_kind(params, char).ok_or_else(foreign);
    let cells = read_rows(size, text, &ROWS, read, problems);
    if problems.len() == before && cells.len() == size.cells() {
        check_rest(params, &cells, problems);
    }
    cells
}

fn read_kind(params: &Params, char: char) -> Option<Kind> {
    if char == '.' {
        return Some(0);
    }
    let place = KINDS.iter().position(|&kind| char::from(kind) == char)?;
    // Below 62.
    let kind = u8::try_from(place).ok()? + 1;
    (kind <= params.most_kinds()).then_some(kind)
}

/// Tiles come in pairs, and gravity has done its work.
fn check_rest(params: &Params, cells: &[Kind], problems: &mut Vec<Message>) {
    for kind in 1..=params.most_kinds() {
        let count = cells.iter().filter(|&&other| other == kind).count();
        if count % 2 == 1 {
            let letter = char::from(KINDS[usize::from(kind) - 1]).to_string();
            let message = Message::new("link.problem.odd").with("kind", letter);
            problems.push(message.with("found", count));
        }
    }
    if let Some(at) = Lanes::new(params.size(), params.gravity()).unpacked(cells) {
        problems.push(Message::new("link.problem.loose").with("cell", params.size().cell(at)));
    }
}

/// A board without a tile is won; time can only be up where it is limited.
fn read_end(
    params: &Params,
    text: &str,
    cells: &[Kind],
    problems: &mut Vec<Message>,
) -> Option<End> {
    let cleared = cells.iter().all(|&kind| kind == 0);
    let limited = matches!(params.clock(), Clock::Down(_));
    if text.is_empty() {
        return cleared.then_some(End::Won);
    }
    if !text.eq_ignore_ascii_case(TIME) || cleared || !limited {
        problems.push(Message::new("link.problem.end").with("text", shorten(text)));
    }
    Some(End::Time)
}
