//! The puzzles that come with the game: positions in which exactly one move is right, each with its line.
//!
//! They were found with the solution of the game (`quadrille-cli wuzifei puzzles`) and are kept as text, so that nobody
//! needs the solution to play them. The text is read once; its form is in docs/formats.md.

mod text;
mod turn;

use std::sync::LazyLock;

use serde::Serialize;

use super::line_table::POINTS;
use super::{Cells, Side};
pub(super) use text::{read, write};
pub(super) use turn::{Task, deal, go, reply, right};

/// How many there are.
pub const PUZZLES: u16 = 350;

/// A seed draws one of the first so many. However many are added, this stays: else past days' puzzles would be others.
const DRAWN: usize = 350;

static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    include_str!("puzzle/puzzles.txt")
        .lines()
        .filter_map(parse)
        .collect()
});

/// A piece's way, as points counted row by row.
pub type Hop = (usize, usize);

/// What the side to move is to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "WuzifeiAim"))]
#[serde(rename_all = "lowercase")]
pub enum Aim {
    /// A win.
    Win,
    /// The only moves that don't lose.
    Draw,
}

/// What a move of the solver comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "WuzifeiJudged"))]
#[serde(rename_all = "lowercase")]
pub enum Judged {
    /// It is the one to be found.
    Right,
    /// It wins too, but not in as few moves.
    Slow,
    /// It leaves a draw.
    Draw,
    /// It loses.
    Loss,
}

/// A turn of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleTurn {
    /// The one right move.
    pub right: Hop,
    /// What each of the legal moves comes to, in their order.
    pub judged: Vec<Judged>,
    /// What the other side answers; `None` where the puzzle is solved.
    pub reply: Option<Hop>,
}

/// A puzzle with its solution.
///
/// ```
/// use quadrille_games::wuzifei::{PUZZLES, puzzles};
/// assert_eq!(puzzles().len(), usize::from(PUZZLES));
/// assert!(puzzles().iter().all(|puzzle| (1..=5).contains(&puzzle.grade)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// How hard it is, from 1 on.
    pub grade: u8,
    /// What is to be found.
    pub aim: Aim,
    /// Who stands where.
    pub cells: Cells,
    /// The side to move, which is the solver's.
    pub side: Side,
    /// The solver's turns.
    pub turns: Vec<PuzzleTurn>,
}

/// All puzzles, the easiest first. Number 1 is the first one.
#[must_use]
pub fn puzzles() -> &'static [Puzzle] {
    &ALL
}

/// The puzzle with a number; the last one beyond that.
pub(super) fn puzzle(number: u16) -> &'static Puzzle {
    let at = usize::from(number.clamp(1, PUZZLES)) - 1;
    &ALL[at.min(ALL.len() - 1)]
}

/// Reads a line of the list; `None` for anything that is no puzzle, which a test keeps out of it.
fn parse(line: &str) -> Option<Puzzle> {
    let mut words = line.split(' ');
    let grade = words.next()?.parse().ok()?;
    let aim = match words.next()? {
        "win" => Aim::Win,
        "draw" => Aim::Draw,
        _ => return None,
    };
    let rows: Vec<char> = words.next()?.chars().filter(|c| *c != '/').collect();
    let mut cells = [None; POINTS];
    for (cell, letter) in cells.iter_mut().zip(&rows) {
        *cell = Side::from_letter(*letter);
    }
    let side = Side::from_letter(words.next()?.chars().next()?)?;
    let turns: Option<Vec<PuzzleTurn>> = words.map(parse_turn).collect();
    let turns = turns.filter(|turns| rows.len() == POINTS && !turns.is_empty())?;
    Some(Puzzle {
        grade,
        aim,
        cells,
        side,
        turns,
    })
}

fn parse_turn(word: &str) -> Option<PuzzleTurn> {
    let mut parts = word.split(':');
    let right = parse_hop(parts.next()?)?;
    let judged = parts.next()?.chars().map(|letter| match letter {
        '*' => Some(Judged::Right),
        '+' => Some(Judged::Slow),
        '=' => Some(Judged::Draw),
        '-' => Some(Judged::Loss),
        _ => None,
    });
    Some(PuzzleTurn {
        right,
        judged: judged.collect::<Option<_>>()?,
        reply: match parts.next() {
            None => None,
            Some(text) => Some(parse_hop(text)?),
        },
    })
}

fn parse_hop(text: &str) -> Option<Hop> {
    let super::Move::Piece { from, to } = text.parse().ok()? else {
        return None;
    };
    let size = super::cells::SIZE;
    (size.contains(from) && size.contains(to)).then(|| (size.index(from), size.index(to)))
}
