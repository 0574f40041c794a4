//! The link test: can two tiles be joined by a line with at most two bends? rules.md §2 "a pair".
//!
//! A line with at most two bends is a bridge along one row (or column) between a point that the one
//! tile sees up or down and a point that the other sees up or down. So both tiles' free runs are
//! intersected, and for each row of the intersection one bridge is looked at. Runs and bridges are
//! bit operations on one word a row and one a column. Nothing is remembered by cell, so neither
//! trap of a search (a lost line, or one drawn with a third bend) exists here.

use super::Params;
use super::params::MOST_SIDE;
use crate::{Cell, Point, Size};

/// A word a line, the ring included.
type Words = [u64; MOST_SIDE as usize + 2];

/// Which cells hold tiles, a bit each, by row and by column.
///
/// Coordinates inside are one more than the board's: 0 and `width + 1` are the ring, which is empty
/// where the line may run outside and full where it may not. The bit after the ring is always set.
///
/// ```
/// use quadrille_games::{Game, Point, link::Link};
/// let rules = "4x1c2".parse().expect("rules");
/// let grid = Link::read(&rules, "1001").expect("a position").grid();
/// let (a, d) = ("A1".parse().expect("a cell"), "D1".parse().expect("a cell"));
/// assert!(grid.linked(a, d));
/// let corners = grid.line(a, d).expect("round the others");
/// assert_eq!(corners.len(), 4);
/// assert_eq!(corners[1], Point { column: 0, row: -1 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    size: Size,
    rows: Words,
    columns: Words,
}

/// A place on the board or its ring, from 0 in both directions.
type Spot = (usize, usize);

fn spot(cell: Cell) -> Spot {
    (usize::from(cell.column) + 1, usize::from(cell.row) + 1)
}

fn point((x, y): Spot) -> Point {
    // At most one more than the longest side.
    let less = |n: usize| i16::try_from(n).unwrap_or(i16::MAX) - 1;
    Point {
        column: less(x),
        row: less(y),
    }
}

/// The first and the last place that can be reached along a line of cells from one of them.
type Run = (u8, u8);

#[inline]
fn run(word: u64, at: usize) -> Run {
    let below = word & ((1 << at) - 1);
    let above = word >> (at + 1);
    // Above there is always the bit after the ring, so all is below 64.
    #[allow(clippy::cast_possible_truncation)]
    (
        (u64::BITS - below.leading_zeros()) as u8,
        (at as u32 + above.trailing_zeros()) as u8,
    )
}

/// Is nothing strictly between two places of a line?
#[inline]
fn clear(word: u64, a: usize, b: usize) -> bool {
    let (low, high) = (a.min(b), a.max(b));
    word & ((1 << high) - 1) & !((2 << low) - 1) == 0
}

/// The places where both runs overlap.
#[inline]
fn common(a: Run, b: Run) -> impl Iterator<Item = usize> {
    usize::from(a.0.max(b.0))..usize::from(a.1.min(b.1)) + 1
}

/// What a tile sees: the first and the last free place on both sides, its own included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub(super) cell: Cell,
    upright: Run,
    level: Run,
}

/// Can two different tiles of a board be joined? By what they see on that board.
#[inline]
pub(super) fn meet(grid: &Grid, a: &Sight, b: &Sight) -> bool {
    let ((ax, ay), (bx, by)) = (spot(a.cell), spot(b.cell));
    common(a.upright, b.upright).any(|y| clear(grid.rows[y], ax, bx))
        || common(a.level, b.level).any(|x| clear(grid.columns[x], ay, by))
}

impl Grid {
    /// An empty board.
    pub(super) fn new(params: &Params) -> Self {
        let size = params.size();
        let words = |length: u8, lines: u8| {
            let end = usize::from(length) + 1;
            let ring = if params.ring() { 0 } else { 1 | 1 << end };
            let mut words = [1 << (end + 1) | ring; MOST_SIDE as usize + 2];
            if !params.ring() {
                words[0] = u64::MAX;
                words[usize::from(lines) + 1] = u64::MAX;
            }
            words
        };
        Grid {
            size,
            rows: words(size.width, size.height),
            columns: words(size.height, size.width),
        }
    }

    /// A board from its cells, 0 where empty.
    pub(super) fn of<T: Copy + Default + PartialEq>(params: &Params, cells: &[T]) -> Self {
        let mut grid = Grid::new(params);
        let size = grid.size;
        for (index, &tile) in cells.iter().enumerate() {
            if tile != T::default() {
                grid.put(size.cell(index));
            }
        }
        grid
    }

    pub(super) fn put(&mut self, cell: Cell) {
        let (x, y) = spot(cell);
        self.rows[y] |= 1 << x;
        self.columns[x] |= 1 << y;
    }

    pub(super) fn take(&mut self, cell: Cell) {
        let (x, y) = spot(cell);
        self.rows[y] &= !(1 << x);
        self.columns[x] &= !(1 << y);
    }

    /// Can two tiles be joined by a line with at most two bends? Whatever they show.
    ///
    /// Symmetric; never for one and the same cell or a cell off the board.
    #[must_use]
    pub fn linked(&self, a: Cell, b: Cell) -> bool {
        if a == b || !self.size.contains(a) || !self.size.contains(b) {
            return false;
        }
        meet(self, &self.sight(a), &self.sight(b))
    }

    /// What a tile sees along its column and its row.
    #[inline]
    pub(super) fn sight(&self, cell: Cell) -> Sight {
        let (x, y) = spot(cell);
        Sight {
            cell,
            upright: run(self.columns[x], y),
            level: run(self.rows[y], x),
        }
    }

    /// The line to draw between two tiles: its corners from `a` to `b`, both included.
    ///
    /// Fewest bends, then shortest, then inside the board, then in a fixed order: with one bend the
    /// corner beside the upper tile (in its row), with two bends the upper row, then the left
    /// column. The line from `b` to `a` is the same one backwards.
    #[must_use]
    pub fn line(&self, a: Cell, b: Cell) -> Option<Vec<Point>> {
        if a == b || !self.size.contains(a) || !self.size.contains(b) {
            return None;
        }
        let turned = (b.row, b.column) < (a.row, a.column);
        let (first, last) = if turned { (b, a) } else { (a, b) };
        let corners = self.corners(spot(first), spot(last))?;
        let mut line: Vec<Point> = corners.into_iter().map(point).collect();
        if turned {
            line.reverse();
        }
        Some(line)
    }

    fn corners(&self, a: Spot, b: Spot) -> Option<Vec<Spot>> {
        let row = |y: usize| clear(self.rows[y], a.0, b.0);
        let column = |x: usize| clear(self.columns[x], a.1, b.1);
        if a.1 == b.1 && row(a.1) || a.0 == b.0 && column(a.0) {
            return Some(vec![a, b]);
        }
        if self.is_empty((b.0, a.1)) && row(a.1) && column(b.0) {
            return Some(vec![a, (b.0, a.1), b]);
        }
        if self.is_empty((a.0, b.1)) && row(b.1) && column(a.0) {
            return Some(vec![a, (a.0, b.1), b]);
        }
        let bridges = common(run(self.columns[a.0], a.1), run(self.columns[b.0], b.1))
            .filter(|&y| row(y))
            .map(|y| [(a.0, y), (b.0, y)]);
        let uprights = common(run(self.rows[a.1], a.0), run(self.rows[b.1], b.0))
            .filter(|&x| column(x))
            .map(|x| [(x, a.1), (x, b.1)]);
        let [one, other] = bridges.chain(uprights).min_by_key(|&[one, other]| {
            let length = far(a, one) + far(one, other) + far(other, b);
            (length, self.is_outside(one) || self.is_outside(other))
        })?;
        Some(vec![a, one, other, b])
    }

    fn is_empty(&self, (x, y): Spot) -> bool {
        self.rows[y] >> x & 1 == 0
    }

    fn is_outside(&self, (x, y): Spot) -> bool {
        let (right, bottom) = (usize::from(self.size.width), usize::from(self.size.height));
        !((1..=right).contains(&x) && (1..=bottom).contains(&y))
    }
}

fn far(a: Spot, b: Spot) -> usize {
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1)
}
