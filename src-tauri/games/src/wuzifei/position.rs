//! A position's text: `BBBBB/...../...../...../WWWWW b`, then what the rows don't tell. rules.md §3.
//!
//! Fields follow after commas, in any order, each a letter and its value: `q` moves since the last
//! capture, `h` the moves that led here (see `position/history.rs`), `p` the person's side where it
//! was drawn, `o` who offers a draw, `e` how the game was ended by word, `s` the seed of the
//! computer's luck. All may be left out.

mod history;

use std::iter::Peekable;
use std::str::Split;

use super::cells::count;
use super::line_table::{POINTS, SIDE};
use super::params::Choice;
use super::state::QUIET_LIMIT;
use super::{Captured, Cells, End, Opponent, Params, Side, State, puzzle};
use crate::cell::shorten;
use crate::random::seed_from_text;
use crate::text::{RowProblems, read_rows};
use crate::{Message, Problems};

pub(super) const RESIGNED: &str = "resigned";
const AGREED: &str = "agreed";
const ROWS: RowProblems = RowProblems {
    rows: "wuzifei.problem.rows",
    width: "wuzifei.problem.width",
};

pub(super) fn write(state: &State) -> String {
    if let Some(task) = state.task {
        return puzzle::write(state, task);
    }
    let letter = |side: Side| side.letter().to_ascii_lowercase();
    let mut text = format!("{} {}", rows_text(&state.cells), letter(state.turn));
    let mut field = |name: char, value: String| {
        text.push(',');
        text.push(name);
        text.push_str(&value);
    };
    if state.quiet > 0 {
        field('q', state.quiet.to_string());
    }
    if !state.past.is_empty() {
        field('h', history::write(&state.past));
    }
    if let (Some(person), true) = (state.person, is_drawn(&state.params)) {
        field('p', letter(person).to_string());
    }
    if let Some(side) = state.offer {
        field('o', letter(side).to_string());
    }
    match state.over {
        Some(End::Resigned(_)) => field('e', RESIGNED.to_owned()),
        Some(End::Agreed) => field('e', AGREED.to_owned()),
        _ => {}
    }
    if state.person.is_some() {
        field('s', state.seed.to_string());
    }
    text
}

pub(super) fn rows_text(cells: &Cells) -> String {
    let rows: Vec<String> = cells
        .chunks(SIDE)
        .map(|row| {
            row.iter()
                .map(|cell| cell.map_or('.', Side::letter))
                .collect()
        })
        .collect();
    rows.join("/")
}

/// Is the person's side drawn from the seed by these rules?
fn is_drawn(params: &Params) -> bool {
    match params.opponent() {
        Opponent::People | Opponent::Puzzle { .. } => false,
        Opponent::Computer { person, .. } | Opponent::Perfect { person } => {
            person == Choice::Random
        }
    }
}

/// The optional fields, as far as they were given.
#[derive(Default)]
pub(super) struct Fields<'a>(Vec<(char, &'a str)>);

impl<'a> Fields<'a> {
    pub(super) fn get(&self, name: char) -> Option<&'a str> {
        let found = self.0.iter().find(|(field, _)| *field == name);
        found.map(|(_, value)| *value)
    }
}

pub(super) fn read(params: &Params, text: &str) -> Result<State, Problems> {
    if let Opponent::Puzzle { .. } = params.opponent() {
        return puzzle::read(params, text);
    }
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let compact = compact.to_lowercase();
    let mut problems = Vec::new();
    let mut parts = compact.split(',').peekable();
    let (rows, turn) = read_head(&mut parts);
    let cells = read_cells(params, rows, &mut problems);
    let computer = params.level().is_some();
    let used = |name| match name {
        'q' | 'h' | 'e' => true,
        'p' => is_drawn(params),
        'o' => !computer,
        's' => computer,
        _ => false,
    };
    let fields = read_fields(used, parts, &mut problems);
    let seed = read_seed(params, &cells, fields.get('s'), &mut problems);
    let mut state = State::fresh(params, cells, seed);
    if !turn.is_empty() || params.first() == Choice::Random {
        state.turn = read_side(turn).unwrap_or(Side::Black);
    }
    if let Some(text) = fields.get('p') {
        state.person = read_side(text);
        problems.extend(refused(state.person, "wuzifei.problem.person", text));
    }
    if let Some(text) = fields.get('o') {
        state.offer = read_side(text);
        problems.extend(refused(state.offer, "wuzifei.problem.offer", text));
    }
    let quiet = fields.get('q').map(|text| read_quiet(text, &mut problems));
    let past = match fields.get('h').map(history::read) {
        None => Vec::new(),
        Some(Ok(past)) => past,
        Some(Err(problem)) => {
            problems.push(problem);
            Vec::new()
        }
    };
    let ended = fields.get('e').map(|text| {
        let end = match text {
            RESIGNED => Some(End::Resigned(state.person.unwrap_or(state.turn))),
            AGREED if state.person.is_none() => Some(End::Agreed),
            _ => None,
        };
        problems.extend(refused(end, "wuzifei.problem.end", text));
        end
    });
    Problems::check(problems)?;
    let mut state = history::replay(state, &past, quiet)?;
    // What the board decides goes before what was said: nobody resigns a game that is over.
    state.over = state.judged().or(ended.flatten());
    if state.over.is_some() {
        state.offer = None;
    }
    Ok(state)
}

pub(super) fn refused<T>(found: Option<T>, key: &'static str, text: &str) -> Option<Message> {
    found
        .is_none()
        .then(|| Message::new(key).with("text", shorten(text)))
}

/// The rows and the letter of the side to move, which may also stand apart.
pub(super) fn read_head<'a>(parts: &mut Peekable<Split<'a, char>>) -> (&'a str, &'a str) {
    let (rows, turn) = split_turn(parts.next().unwrap_or(""));
    if !turn.is_empty() {
        return (rows, turn);
    }
    let apart = parts.next_if(|part| matches!(*part, "b" | "w"));
    (rows, apart.unwrap_or(""))
}

/// The rows, and the letter of the side to move where it stands right after them.
fn split_turn(text: &str) -> (&str, &str) {
    let last_row = text.rfind('/').map_or(0, |at| at + 1);
    let long = text[last_row..].chars().count() == SIDE + 1;
    match text.char_indices().last() {
        Some((at, 'b' | 'w')) if long => text.split_at(at),
        _ => (text, ""),
    }
}

fn read_side(text: &str) -> Option<Side> {
    let mut letters = text.chars();
    let side = Side::from_letter(letters.next()?);
    side.filter(|_| letters.next().is_none())
}

/// Reads the rows; every problem is told, and then the cells are meaningless.
pub(super) fn read_cells(params: &Params, text: &str, problems: &mut Vec<Message>) -> Cells {
    let before = problems.len();
    let read = |letter| match Side::from_letter(letter) {
        None if letter != '.' => Err(Message::new("wuzifei.problem.piece")),
        piece => Ok(piece),
    };
    let found = read_rows(params.size(), text, &ROWS, read, problems);
    let mut cells = [None; POINTS];
    if problems.len() == before {
        for (cell, piece) in cells.iter_mut().zip(found) {
            *cell = piece;
        }
        check_pieces(params, &cells, problems);
    }
    cells
}

/// Ten pieces are in a game; a position that somebody makes up may have fewer. Where captured ones turn, they may be of
/// one side; where they leave, each side has five at most (rules.md §3).
fn check_pieces(params: &Params, cells: &Cells, problems: &mut Vec<Message>) {
    let counts = [Side::Black, Side::White].map(|side| (side, count(cells, side)));
    let sum = counts.iter().map(|(_, count)| count).sum::<usize>();
    if sum == 0 {
        problems.push(Message::new("wuzifei.problem.empty"));
    }
    match params.ruleset().captured {
        Captured::Turn if sum > 2 * SIDE => problems.push(
            Message::new("wuzifei.problem.pieces")
                .with("found", sum)
                .with("max", 2 * SIDE),
        ),
        Captured::Turn => {}
        Captured::Leave => {
            for (side, found) in counts.into_iter().filter(|(_, count)| *count > SIDE) {
                problems.push(
                    Message::new("wuzifei.problem.too-many")
                        .with("side", side.word())
                        .with("found", found)
                        .with("max", SIDE),
                );
            }
        }
    }
}

/// Splits the fields; those that these rules don't use are problems.
pub(super) fn read_fields<'a>(
    used: impl Fn(char) -> bool,
    parts: impl Iterator<Item = &'a str>,
    problems: &mut Vec<Message>,
) -> Fields<'a> {
    let mut fields = Fields::default();
    for part in parts {
        let mut letters = part.chars();
        let name = letters.next().unwrap_or(' ');
        let used = used(name);
        if !used || fields.get(name).is_some() {
            let key = if used {
                "wuzifei.problem.twice"
            } else {
                "wuzifei.problem.field"
            };
            problems.push(Message::new(key).with("text", shorten(part)));
        }
        fields.0.push((name, letters.as_str()));
    }
    fields
}

fn read_quiet(text: &str, problems: &mut Vec<Message>) -> u16 {
    let quiet = text.parse().ok().filter(|quiet| *quiet <= QUIET_LIMIT);
    if quiet.is_none() {
        let problem = Message::new("wuzifei.problem.quiet").with("text", shorten(text));
        problems.push(problem.with("max", QUIET_LIMIT));
    }
    quiet.unwrap_or(0)
}

/// Without a seed it follows from the board: the same game for everybody who pastes it.
fn read_seed(
    params: &Params,
    cells: &Cells,
    text: Option<&str>,
    problems: &mut Vec<Message>,
) -> u64 {
    let Some(text) = text else {
        return seed_from_text(&format!("{params}:{}", rows_text(cells)));
    };
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let seed = text.parse().ok().filter(|_| digits);
    problems.extend(refused(seed, "wuzifei.problem.seed", text));
    seed.unwrap_or(0)
}
