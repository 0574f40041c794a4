//! A board as the hint sees it: colours, and for each window what lies in it.

use super::layout::{LONGEST, Layout};

/// Bits that one colour's count takes in a window's counts.
const BITS: u32 = 3;

/// What `n` balls of one colour add to a window's class. Mixed radix: a class tells how many colours
/// stand in the window once, twice, three times … and forgets which and where.
pub(super) const STACK: [u16; LONGEST + 1] = [0, 1, 7, 28, 84, 168, 336];

/// One more than the highest class.
pub(super) const CLASSES: usize = 337;

#[derive(Clone, Default)]
pub(super) struct Grid {
    /// Colours from 1, 0 where free; one cell more for the border, never free.
    pub(super) cells: Vec<u8>,
    counts: Vec<u32>,
    pub(super) classes: Vec<u16>,
    /// Number of free cells.
    pub(super) free: usize,
}

impl Grid {
    pub(super) fn new(layout: &Layout, cells: &[u8]) -> Self {
        let mut grid = Grid {
            cells: vec![0; layout.cells],
            counts: vec![0; layout.len()],
            classes: vec![0; layout.len()],
            free: layout.cells,
        };
        grid.cells.push(u8::MAX);
        for (at, &colour) in cells.iter().enumerate().filter(|&(_, &colour)| colour != 0) {
            grid.put(layout, at, colour);
        }
        grid
    }

    pub(super) fn copy_from(&mut self, other: &Grid) {
        self.cells.clone_from(&other.cells);
        self.counts.clone_from(&other.counts);
        self.classes.clone_from(&other.classes);
        self.free = other.free;
    }

    /// Balls of a colour in a window.
    #[inline]
    pub(super) fn count(&self, window: usize, colour: u8) -> usize {
        (self.counts[window] >> (BITS * u32::from(colour - 1)) & 7) as usize
    }

    #[inline]
    pub(super) fn put(&mut self, layout: &Layout, at: usize, colour: u8) {
        self.cells[at] = colour;
        self.free -= 1;
        for &window in layout.through(at) {
            let window = usize::from(window);
            let n = self.count(window, colour);
            self.counts[window] += 1 << (BITS * u32::from(colour - 1));
            self.classes[window] += STACK[n + 1] - STACK[n];
        }
    }

    #[inline]
    pub(super) fn take(&mut self, layout: &Layout, at: usize) -> u8 {
        let colour = std::mem::take(&mut self.cells[at]);
        self.free += 1;
        for &window in layout.through(at) {
            let window = usize::from(window);
            let n = self.count(window, colour);
            self.counts[window] -= 1 << (BITS * u32::from(colour - 1));
            self.classes[window] -= STACK[n] - STACK[n - 1];
        }
        colour
    }

    /// Clears every line through a cell; the number of balls that went.
    pub(super) fn clear(&mut self, layout: &Layout, at: usize) -> usize {
        let colour = self.cells[at];
        let mut gone: Vec<u16> = Vec::new();
        for &window in layout.through(at) {
            if self.count(usize::from(window), colour) == layout.length {
                gone.extend_from_slice(layout.window(usize::from(window)));
            }
        }
        let mut balls = 0;
        for cell in gone {
            let cell = usize::from(cell);
            if self.cells[cell] != 0 {
                self.take(layout, cell);
                balls += 1;
            }
        }
        balls
    }
}
