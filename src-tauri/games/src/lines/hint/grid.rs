//! A board as the hint sees it: colours, and for each window what lies in it.

use super::layout::Layout;

/// Bits that one colour's count takes among a window's counts.
const BITS: u32 = 3;

/// The most colours that rules allow.
pub(super) const COLOURS: usize = 9;

#[derive(Clone, Default)]
pub(super) struct Grid {
    /// Colours from 1, 0 where free; one cell more for the border, which is never free.
    pub(super) cells: Vec<u8>,
    /// How many balls of each colour lie in each window.
    counts: Vec<u32>,
    /// How many balls lie in each window.
    pub(super) totals: Vec<u8>,
    /// How many balls of each colour there are.
    pub(super) supply: [u16; COLOURS + 1],
    /// Number of free cells.
    pub(super) free: usize,
}

impl Grid {
    pub(super) fn new(layout: &Layout, cells: &[u8]) -> Self {
        let mut grid = Grid {
            cells: vec![0; layout.cells],
            counts: vec![0; layout.len()],
            totals: vec![0; layout.len()],
            supply: [0; COLOURS + 1],
            free: layout.cells,
        };
        grid.cells.push(u8::MAX);
        for (at, &colour) in cells.iter().enumerate().filter(|&(_, &colour)| colour != 0) {
            grid.put(layout, at, colour);
        }
        grid
    }

    /// Becomes equal to another board of the same size, without allocating.
    pub(super) fn copy_from(&mut self, other: &Grid) {
        self.cells.clone_from(&other.cells);
        self.counts.clone_from(&other.counts);
        self.totals.clone_from(&other.totals);
        self.supply = other.supply;
        self.free = other.free;
    }

    /// Is there no ball?
    pub(super) fn is_empty(&self) -> bool {
        self.supply == [0; COLOURS + 1]
    }

    /// Balls of a colour in a window.
    #[inline]
    pub(super) fn count(&self, window: usize, colour: u8) -> usize {
        (self.counts[window] >> (BITS * u32::from(colour - 1)) & 7) as usize
    }

    /// Puts a ball on a free cell.
    #[inline]
    pub(super) fn put(&mut self, layout: &Layout, at: usize, colour: u8) {
        self.cells[at] = colour;
        self.free -= 1;
        self.supply[usize::from(colour)] += 1;
        let one = 1 << (BITS * u32::from(colour - 1));
        for &window in layout.through(at) {
            self.counts[usize::from(window)] += one;
            self.totals[usize::from(window)] += 1;
        }
    }

    /// Takes a ball away and returns its colour.
    #[inline]
    pub(super) fn take(&mut self, layout: &Layout, at: usize) -> u8 {
        let colour = std::mem::take(&mut self.cells[at]);
        self.free += 1;
        self.supply[usize::from(colour)] -= 1;
        let one = 1 << (BITS * u32::from(colour - 1));
        for &window in layout.through(at) {
            self.counts[usize::from(window)] -= one;
            self.totals[usize::from(window)] -= 1;
        }
        colour
    }

    /// Clears every line through a ball; says how many balls went.
    pub(super) fn clear(&mut self, layout: &Layout, at: usize) -> usize {
        let colour = self.cells[at];
        // All lines are found before the first goes: they share this ball.
        let full: Vec<u16> = layout
            .through(at)
            .iter()
            .copied()
            .filter(|&window| self.count(usize::from(window), colour) == layout.length)
            .collect();
        let before = self.free;
        for cell in full
            .iter()
            .flat_map(|&window| layout.window(usize::from(window)))
        {
            if self.cells[usize::from(*cell)] != 0 {
                self.take(layout, usize::from(*cell));
            }
        }
        self.free - before
    }

    /// Moves a ball and clears; says how many balls went.
    pub(super) fn travel(&mut self, layout: &Layout, from: u16, to: u16) -> usize {
        let colour = self.take(layout, usize::from(from));
        self.put(layout, usize::from(to), colour);
        self.clear(layout, usize::from(to))
    }
}
