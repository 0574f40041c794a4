//! The geometry of a board for the hint: its windows and neighbours, laid out once per search.

/// The longest line that rules allow.
pub(super) const LONGEST: usize = 6;

/// Every stretch of `length` cells in a row, column or diagonal is a window: where a line can come to lie.
pub(super) struct Layout {
    /// Number of cells.
    pub(super) cells: usize,
    /// Cells in a window.
    pub(super) length: usize,
    windows: Vec<[u16; LONGEST]>,
    /// For each cell, where its windows start in `touching`; one more for the end.
    starts: Vec<u32>,
    touching: Vec<u16>,
    /// The cells left, right, above and below; [`Layout::cells`] stands for the border.
    near: Vec<[u16; 4]>,
}

impl Layout {
    /// `length` is at most [`LONGEST`], and the sides are what rules allow: every index fits 16 bits.
    pub(super) fn new(width: usize, height: usize, length: usize) -> Self {
        let cells = width * height;
        let mut windows = Vec::new();
        let mut lay = |columns: std::ops::Range<usize>, rows: usize, step: usize| {
            for row in 0..rows {
                for column in columns.clone() {
                    let mut window = [0; LONGEST];
                    for (n, cell) in window.iter_mut().take(length).enumerate() {
                        *cell = short(row * width + column + n * step);
                    }
                    windows.push(window);
                }
            }
        };
        // How many places a window has along a side.
        let (across, down) = (
            (width + 1).saturating_sub(length),
            (height + 1).saturating_sub(length),
        );
        lay(0..across, height, 1);
        lay(0..width, down, width);
        lay(0..across, down, width + 1);
        lay(width - across..width, down, width - 1);

        let mut by_cell = vec![Vec::new(); cells];
        for (n, window) in windows.iter().enumerate() {
            for &cell in &window[..length] {
                by_cell[usize::from(cell)].push(short(n));
            }
        }
        let mut starts = vec![0];
        let mut touching = Vec::new();
        for list in by_cell {
            touching.extend(list);
            starts.push(touching.len() as u32);
        }
        let near = (0..cells)
            .map(|at| {
                let column = at % width;
                [
                    (column > 0).then(|| at - 1),
                    (column + 1 < width).then_some(at + 1),
                    at.checked_sub(width),
                    (at + width < cells).then_some(at + width),
                ]
                .map(|near| short(near.unwrap_or(cells)))
            })
            .collect();
        Layout {
            cells,
            length,
            windows,
            starts,
            touching,
            near,
        }
    }

    /// Number of windows.
    pub(super) fn len(&self) -> usize {
        self.windows.len()
    }

    /// The cells of a window, from end to end.
    pub(super) fn window(&self, n: usize) -> &[u16] {
        &self.windows[n][..self.length]
    }

    /// The windows that a cell lies in.
    pub(super) fn through(&self, cell: usize) -> &[u16] {
        &self.touching[self.starts[cell] as usize..self.starts[cell + 1] as usize]
    }

    /// The neighbours of a cell.
    pub(super) fn near(&self, cell: usize) -> &[u16; 4] {
        &self.near[cell]
    }
}

fn short(index: usize) -> u16 {
    u16::try_from(index).unwrap_or(u16::MAX)
}
