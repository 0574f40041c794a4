//! Lines of one colour through a cell. rules.md §1 "lines".

use crate::{Cell, Size};

/// Right, down, and the two diagonals downwards.
const DIRECTIONS: [(i16, i16); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// Every line of at least `length` balls of one colour through a cell, each from end to end.
///
/// Both arms are followed to the border, so that a longer line is found whole.
///
/// ```
/// use quadrille_games::{Size, lines::runs_through};
/// let size = Size { width: 5, height: 2 };
/// let runs = runs_through(size, &[1, 1, 1, 1, 0, 2, 2, 2, 2, 2], 4, 7);
/// assert_eq!(runs, [vec![5, 6, 7, 8, 9]]);
/// ```
#[must_use]
pub fn runs_through(size: Size, cells: &[u8], length: usize, at: usize) -> Vec<Vec<usize>> {
    let Some(&colour) = cells.get(at).filter(|&&colour| colour != 0) else {
        return Vec::new();
    };
    let arm = |dx: i16, dy: i16| {
        let mut index = at;
        std::iter::from_fn(move || {
            index = step(size, index, dx, dy)?;
            (cells[index] == colour).then_some(index)
        })
    };
    DIRECTIONS
        .into_iter()
        .filter_map(|(dx, dy)| {
            let mut run: Vec<usize> = arm(-dx, -dy).collect();
            run.reverse();
            run.push(at);
            run.extend(arm(dx, dy));
            (run.len() >= length).then_some(run)
        })
        .collect()
}

fn step(size: Size, index: usize, dx: i16, dy: i16) -> Option<usize> {
    let cell = size.cell(index);
    let column = u8::try_from(i16::from(cell.column) + dx).ok()?;
    let row = u8::try_from(i16::from(cell.row) + dy).ok()?;
    let next = Cell { column, row };
    size.contains(next).then(|| size.index(next))
}
