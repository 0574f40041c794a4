//! Captures: 夹一个 (clip one) and 挑一对 (carry a pair). rules.md §3.
//!
//! They are judged after the moved piece has left its source. Judged before, the source would still
//! count on its own line, and a slide along a line could never clip.

use serde::Serialize;

use super::line_table::{LINES, POINTS, lines_through};
use super::{Captured, Cells, LineRule, Ruleset};

/// The two ways to capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(rename = "WuzifeiCapture"))]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// An enemy between the moved piece and another of its side.
    Clip,
    /// The two enemies on either hand of the moved piece.
    Carry,
}

/// A capture on one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Capture {
    /// How.
    pub way: Way,
    /// The line, as an index of [`LINES`].
    pub line: usize,
    /// The captured points, as a set: bit *n* is point *n*.
    pub points: u32,
}

/// What the piece on `at` captures, having just arrived there; the source is empty already.
///
/// Every line through the point is judged, and all captures act together.
///
/// ```
/// use quadrille_games::wuzifei::{LineRule, Side::{Black, White}, Way, captures};
/// let mut cells = [None; 25];
/// (cells[11], cells[12], cells[13]) = (Some(White), Some(Black), Some(White));
/// let found = captures(LineRule::Strict, &cells, 11);
/// assert_eq!((found.len(), found[0].way, found[0].points), (1, Way::Clip, 1 << 12));
/// cells[10] = Some(Black);
/// assert!(captures(LineRule::Strict, &cells, 11).is_empty(), "a fourth piece spoils it");
/// assert_eq!(captures(LineRule::Loose, &cells, 11)[0].way, Way::Carry);
/// ```
#[must_use]
pub fn captures(rule: LineRule, cells: &Cells, at: usize) -> Vec<Capture> {
    let Some(mine) = cells[at] else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (line, place) in lines_through(at) {
        let points = LINES[line];
        let pieces = points.iter().filter(|&&p| cells[usize::from(p)].is_some());
        if rule == LineRule::Strict && pieces.count() != 3 {
            continue;
        }
        let point = |offset: isize| {
            let place = place.checked_add_signed(offset)?;
            points.get(place).map(|&p| usize::from(p))
        };
        let holds = |offset, side| point(offset).filter(|&p| cells[p] == Some(side));
        let enemy = |offset| holds(offset, mine.other());
        if let (Some(left), Some(right)) = (enemy(-1), enemy(1)) {
            found.push(Capture {
                way: Way::Carry,
                line,
                points: 1 << left | 1 << right,
            });
            continue;
        }
        for hand in [-1, 1] {
            if let (Some(between), Some(_)) = (enemy(hand), holds(2 * hand, mine)) {
                found.push(Capture {
                    way: Way::Clip,
                    line,
                    points: 1 << between,
                });
            }
        }
    }
    found
}

/// Moves the piece on `from` to `to`, which is free, and carries out what it captures.
///
/// Returns the board after it and the captures in waves: the moved piece's own first; with the chain
/// rule those of the pieces that turned, all of one wave together, and so on.
#[must_use]
pub fn carry_out(
    rules: Ruleset,
    cells: &Cells,
    from: usize,
    to: usize,
) -> (Cells, Vec<Vec<Capture>>) {
    let mut cells = *cells;
    cells[to] = cells[from].take();
    let mine = cells[to];
    let mut waves = Vec::new();
    let mut arrived: u32 = 1 << to;
    loop {
        let wave: Vec<Capture> = points_of(arrived)
            .flat_map(|at| captures(rules.line, &cells, at))
            .collect();
        let taken = wave.iter().fold(0, |all, capture| all | capture.points);
        if taken == 0 {
            break;
        }
        for point in points_of(taken) {
            cells[point] = match rules.captured {
                Captured::Turn => mine,
                Captured::Leave => None,
            };
        }
        waves.push(wave);
        if !rules.chain || rules.captured == Captured::Leave {
            break;
        }
        arrived = taken;
    }
    (cells, waves)
}

/// Everything that a move captured, as a set of points.
pub(super) fn taken(waves: &[Vec<Capture>]) -> u32 {
    waves
        .iter()
        .flatten()
        .fold(0, |all, capture| all | capture.points)
}

/// The points of a set, in row order.
pub(super) fn points_of(set: u32) -> impl Iterator<Item = usize> {
    (0..POINTS).filter(move |point| set >> point & 1 == 1)
}
