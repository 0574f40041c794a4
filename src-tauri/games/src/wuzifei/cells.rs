//! Who stands where, and how pieces move along the lines.

use super::line_table::{LINES, POINTS, SIDE, lines_through};
use super::{Reach, Ruleset};
use crate::{Cell, Size};

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "WuzifeiSide"))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Starts in the top row.
    Black,
    /// Starts in the bottom row.
    White,
}

impl Side {
    /// The other side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }

    /// Its name in messages; the sentence has the word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Side::Black => "black",
            Side::White => "white",
        }
    }

    pub(super) fn letter(self) -> char {
        match self {
            Side::Black => 'B',
            Side::White => 'W',
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'B' => Some(Side::Black),
            'W' => Some(Side::White),
            _ => None,
        }
    }
}

/// Who stands on each point, row by row.
pub type Cells = [Option<Side>; POINTS];

/// The board's size.
pub(super) const SIZE: Size = Size {
    width: SIDE as u8,
    height: SIDE as u8,
};

/// Five pieces a side, each on its own edge row.
pub(super) fn start() -> Cells {
    let mut cells = [None; POINTS];
    cells[..SIDE].fill(Some(Side::Black));
    cells[POINTS - SIDE..].fill(Some(Side::White));
    cells
}

/// The name of a point.
pub(super) fn name(point: usize) -> Cell {
    SIZE.cell(point)
}

/// How many pieces a side has.
pub(super) fn count(cells: &Cells, side: Side) -> usize {
    cells.iter().filter(|&&cell| cell == Some(side)).count()
}

/// The free points that a piece can move to, in row order. No turning, nothing in between.
///
/// ```
/// use quadrille_games::wuzifei::{Ruleset, Side, targets};
/// let mut cells = [None; 25];
/// cells[0] = Some(Side::Black);
/// cells[10] = Some(Side::White);
/// assert_eq!(targets(Ruleset::CLASSIC.reach, &cells, 0), [1, 2, 3, 4, 5, 6, 12, 18, 24]);
/// ```
#[must_use]
pub fn targets(reach: Reach, cells: &Cells, from: usize) -> Vec<usize> {
    let mut found = Vec::new();
    let most = match reach {
        Reach::Fly => SIDE,
        Reach::One => 1,
    };
    for (line, place) in lines_through(from) {
        let (before, after) = (&LINES[line][..place], &LINES[line][place + 1..]);
        let free = |point: &usize| cells[*point].is_none();
        found.extend(
            before
                .iter()
                .rev()
                .map(|&p| usize::from(p))
                .take(most)
                .take_while(free),
        );
        found.extend(
            after
                .iter()
                .map(|&p| usize::from(p))
                .take(most)
                .take_while(free),
        );
    }
    found.sort_unstable();
    found
}

/// All moves of a side as (from, to), before any rule on repetition.
#[must_use]
pub fn moves(rules: Ruleset, cells: &Cells, side: Side) -> Vec<(usize, usize)> {
    (0..POINTS)
        .filter(|&from| cells[from] == Some(side))
        .flat_map(|from| {
            targets(rules.reach, cells, from)
                .into_iter()
                .map(move |to| (from, to))
        })
        .collect()
}
