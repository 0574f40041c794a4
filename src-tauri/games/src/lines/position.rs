//! A position's text: `rows,preview,score,generator`. rules.md §1 "Text".
//!
//! Rows are joined by `/`, `1`–`9` a colour, `.` free. The preview is a digit a ball, or with
//! positions `2B4-5C7`; `end` when the game is over. The generator is `seed.drawn`. Only the rows
//! are needed: the rest follows from them when left out.

use super::runs::runs_through;
use super::score::MOST_SCORE;
use super::turn::Turn;
use super::{Ball, Colour, End, Params, Preview, State};
use crate::cell::shorten;
use crate::random::seed_from_text;
use crate::text::{RowProblems, read_generator, read_rows};
use crate::{Cell, Generator, Message, Problems};

const OVER: &str = "end";
const ROWS: RowProblems = RowProblems {
    rows: "lines.problem.rows",
    width: "lines.problem.width",
};

pub(super) fn write(state: &State) -> String {
    let preview = match state.over {
        Some(_) => OVER.to_owned(),
        None => preview_text(&state.preview),
    };
    let Generator { seed, drawn } = state.generator;
    format!(
        "{},{preview},{},{seed}.{drawn}",
        rows_text(state),
        state.score
    )
}

fn rows_text(state: &State) -> String {
    let digit = |&colour: &Colour| {
        if colour == 0 {
            '.'
        } else {
            char::from(b'0' + colour)
        }
    };
    let rows: Vec<String> = state
        .cells
        .chunks(usize::from(state.params.size().width))
        .map(|row| row.iter().map(digit).collect())
        .collect();
    rows.join("/")
}

fn preview_text(preview: &[Ball]) -> String {
    let balls: Vec<String> = preview
        .iter()
        .map(|b| {
            format!(
                "{}{}",
                b.colour,
                b.cell.map(|c| c.to_string()).unwrap_or_default()
            )
        })
        .collect();
    balls.join(if preview.iter().any(|ball| ball.cell.is_some()) {
        "-"
    } else {
        ""
    })
}

/// What the preview field says.
enum Announced {
    /// Nothing: draw it.
    Draw,
    Over,
    Balls(Vec<Ball>),
}

pub(super) fn read(params: &Params, text: &str) -> Result<State, Problems> {
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let fields: Vec<&str> = compact.split(',').collect();
    let field = |n: usize| fields.get(n).copied().unwrap_or("");
    let mut problems = Vec::new();
    if fields.len() > 4 {
        problems.push(Message::new("lines.problem.fields").with("text", shorten(fields[4])));
    }
    let cells = read_cells(params, field(0), &mut problems);
    let announced = read_preview(params, field(1), &cells, &mut problems);
    let score = read_score(field(2), &mut problems);
    let generator = read_generator(field(3), "lines.problem.generator", &mut problems);
    Problems::check(problems)?;
    Ok(assemble(*params, cells, announced, score, generator))
}

fn assemble(
    params: Params,
    cells: Vec<Colour>,
    announced: Announced,
    score: u64,
    generator: Option<Generator>,
) -> State {
    let mut state = State {
        params,
        cells,
        preview: Vec::new(),
        score,
        generator: Generator::new(0),
        over: None,
    };
    // Without a generator the position's own text is the seed: the same game for everybody who pastes it.
    state.generator = generator.unwrap_or_else(|| {
        Generator::new(seed_from_text(&format!(
            "{params}:{},{score}",
            rows_text(&state)
        )))
    });
    if state.is_full() {
        state.over = Some(End::Full);
        return state;
    }
    match announced {
        Announced::Draw => Turn::new(state).next_preview().finish().0,
        Announced::Over => State {
            over: Some(End::Given),
            ..state
        },
        Announced::Balls(preview) => State { preview, ..state },
    }
}

fn read_cells(params: &Params, text: &str, problems: &mut Vec<Message>) -> Vec<Colour> {
    let size = params.size();
    let before = problems.len();
    let read = |char| match char {
        '.' => Ok(0),
        '1'..='9' if char as u8 - b'0' <= params.colours() => Ok(char as u8 - b'0'),
        _ => Err(Message::new("lines.problem.colour").with("max", params.colours())),
    };
    let cells = read_rows(size, text, &ROWS, read, problems);
    if problems.len() == before && cells.len() == size.cells() {
        check_rest(params, &cells, problems);
    }
    cells
}

/// No position at rest holds a finished line, or no ball at all: a drop would have followed.
fn check_rest(params: &Params, cells: &[Colour], problems: &mut Vec<Message>) {
    let size = params.size();
    if cells.iter().all(|&colour| colour == 0) {
        problems.push(Message::new("lines.problem.empty"));
    }
    let finished = (0..cells.len())
        .find(|&at| !runs_through(size, cells, usize::from(params.length()), at).is_empty());
    if let Some(at) = finished {
        problems.push(Message::new("lines.problem.line").with("cell", size.cell(at)));
    }
}

fn read_preview(
    params: &Params,
    text: &str,
    cells: &[Colour],
    problems: &mut Vec<Message>,
) -> Announced {
    if text.is_empty() {
        return Announced::Draw;
    }
    if text.eq_ignore_ascii_case(OVER) {
        return Announced::Over;
    }
    let most = usize::from(params.drop());
    let (balls, count): (Vec<Option<Ball>>, _) = if params.preview() == Preview::Positions {
        let balls: Vec<_> = text
            .split('-')
            .map(|ball| read_announced(params, ball, cells))
            .collect();
        (balls, 1..=most)
    } else {
        let balls = text.chars().map(|digit| {
            Some(Ball {
                colour: read_colour(params, digit)?,
                cell: None,
            })
        });
        (balls.collect(), most..=most)
    };
    let found: Vec<Ball> = balls.iter().copied().flatten().collect();
    let distinct = found.iter().enumerate().all(|(n, ball)| {
        ball.cell.is_none() || found[..n].iter().all(|other| other.cell != ball.cell)
    });
    if found.len() < balls.len() || !count.contains(&balls.len()) || !distinct {
        problems.push(
            Message::new("lines.problem.preview")
                .with("text", shorten(text))
                .with("drop", params.drop()),
        );
    }
    Announced::Balls(found)
}

fn read_colour(params: &Params, digit: char) -> Option<Colour> {
    let colour = u8::try_from(digit.to_digit(10)?).ok()?;
    (1..=params.colours()).contains(&colour).then_some(colour)
}

/// A colour and a free cell of the board.
fn read_announced(params: &Params, text: &str, cells: &[Colour]) -> Option<Ball> {
    let mut chars = text.chars();
    let colour = read_colour(params, chars.next()?)?;
    let cell: Cell = chars.as_str().parse().ok()?;
    let free = params.size().contains(cell) && cells.get(params.size().index(cell)) == Some(&0);
    free.then_some(Ball {
        colour,
        cell: Some(cell),
    })
}

fn read_score(text: &str, problems: &mut Vec<Message>) -> u64 {
    if text.is_empty() {
        return 0;
    }
    match text.parse() {
        Ok(score) if score <= MOST_SCORE => score,
        _ => {
            problems.push(
                Message::new("lines.problem.score")
                    .with("text", shorten(text))
                    .with("max", MOST_SCORE),
            );
            0
        }
    }
}
