//! Cells and board sizes. Cells are named like a spreadsheet's: `A1` is the top-left one.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::{Message, Problems};

/// A cell by column and row, both counted from 0.
///
/// ```
/// use quadrille_games::Cell;
/// let cell: Cell = "c4".parse().expect("a cell");
/// assert_eq!((cell.column, cell.row), (2, 3));
/// assert_eq!(cell.to_string(), "C4");
/// assert_eq!("AB1".parse::<Cell>().expect("a cell").column, 27);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// From 0 (`A`) to the right.
    pub column: u8,
    /// From 0 (`1`) downwards.
    pub row: u8,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Bijective base 26, as in a spreadsheet: Z is followed by AA. 256 columns need two letters.
        let column = u16::from(self.column);
        if column >= 26 {
            write!(f, "{}", letter(column / 26 - 1))?;
        }
        write!(f, "{}{}", letter(column % 26), u16::from(self.row) + 1)
    }
}

fn letter(n: u16) -> char {
    char::from(b'A' + u8::try_from(n).unwrap_or(0))
}

impl FromStr for Cell {
    type Err = Problems;

    /// Reads a name in either case, with spaces round it.
    fn from_str(text: &str) -> Result<Self, Problems> {
        let bad = || Problems::from(Message::new("cell.unreadable").with("text", shorten(text)));
        let trimmed = text.trim();
        let letters = trimmed.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (letters, digits) = trimmed.split_at(letters);
        if letters.is_empty() || letters.len() > 2 || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(bad());
        }
        let column = letters.bytes().fold(0_u16, |n, b| {
            n * 26 + u16::from(b.to_ascii_uppercase() - b'A') + 1
        }) - 1;
        let row: u16 = digits.parse().map_err(|_| bad())?;
        match (u8::try_from(column), row.checked_sub(1).map(u8::try_from)) {
            (Ok(column), Some(Ok(row))) => Ok(Cell { column, row }),
            _ => Err(bad()),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A cell's place, or a place just outside the board, where lines may run.
///
/// ```
/// use quadrille_games::{Cell, Point};
/// let cell: Cell = "C4".parse().expect("a cell");
/// assert_eq!(Point::from(cell), Point { column: 2, row: 3 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Point {
    /// From 0 to the right; -1 is left of the board.
    pub column: i16,
    /// From 0 downwards; -1 is above the board.
    pub row: i16,
}

impl From<Cell> for Point {
    fn from(cell: Cell) -> Self {
        Point {
            column: i16::from(cell.column),
            row: i16::from(cell.row),
        }
    }
}

/// A text from outside, cut to a length that can be shown in a message.
#[must_use]
pub fn shorten(text: &str) -> String {
    const SHOWN: usize = 40;
    let mut short: String = text.chars().take(SHOWN).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// A board's width and height in cells. Cells are stored row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    /// Number of columns.
    pub width: u8,
    /// Number of rows.
    pub height: u8,
}

impl Size {
    /// Number of cells.
    #[must_use]
    pub fn cells(self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// Is the cell on a board of this size?
    #[must_use]
    pub fn contains(self, cell: Cell) -> bool {
        cell.column < self.width && cell.row < self.height
    }

    /// The place of a cell in row-by-row order; meaningful only for a cell on the board.
    ///
    /// ```
    /// use quadrille_games::Size;
    /// let size = Size { width: 5, height: 9 };
    /// assert_eq!(size.index("B3".parse().expect("a cell")), 2 * 5 + 1);
    /// ```
    #[must_use]
    pub fn index(self, cell: Cell) -> usize {
        usize::from(cell.row) * usize::from(self.width) + usize::from(cell.column)
    }

    /// The cell at a place in row-by-row order; the inverse of [`Size::index`].
    #[must_use]
    pub fn cell(self, index: usize) -> Cell {
        let width = usize::from(self.width.max(1));
        // Both fit: a board has at most 255 columns and rows.
        #[allow(clippy::cast_possible_truncation)]
        Cell {
            column: (index % width) as u8,
            row: (index / width) as u8,
        }
    }

    /// The indices left, right, above and below, where they are on the board.
    pub fn neighbours(self, index: usize) -> impl Iterator<Item = usize> {
        let width = usize::from(self.width);
        let column = index % width;
        [
            (column > 0).then(|| index - 1),
            (column + 1 < width).then_some(index + 1),
            index.checked_sub(width),
            (index + width < self.cells()).then_some(index + width),
        ]
        .into_iter()
        .flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_a_spreadsheets() {
        for (column, row, name) in [
            (0, 0, "A1"),
            (25, 9, "Z10"),
            (26, 0, "AA1"),
            (51, 0, "AZ1"),
            (52, 199, "BA200"),
            (255, 254, "IV255"),
        ] {
            let cell = Cell { column, row };
            assert_eq!(cell.to_string(), name);
            assert_eq!(name.parse(), Ok(cell));
            assert_eq!(format!("  {} ", name.to_lowercase()).parse(), Ok(cell));
        }
    }

    #[test]
    fn unreadable_names_are_refused() {
        for text in [
            "",
            "A",
            "1",
            "A0",
            "1A",
            "A-1",
            "A1B",
            "AAA1",
            "IW1",
            "A257",
            "A99999999999",
            "Ä1",
            "A١",
            "A 1",
        ] {
            assert!(text.parse::<Cell>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn index_and_cell_are_inverse_on_boards_that_are_not_square() {
        for size in [
            Size {
                width: 5,
                height: 9,
            },
            Size {
                width: 20,
                height: 15,
            },
            Size {
                width: 1,
                height: 7,
            },
        ] {
            for index in 0..size.cells() {
                assert_eq!(size.index(size.cell(index)), index);
                assert!(size.contains(size.cell(index)));
                for other in size.neighbours(index) {
                    let (a, b) = (size.cell(index), size.cell(other));
                    assert_eq!(a.column.abs_diff(b.column) + a.row.abs_diff(b.row), 1);
                }
            }
        }
    }
}
