//! What a position is worth to go on from: learned weights, summed over windows and free cells.

use super::grid::Grid;
use super::layout::{LONGEST, Layout};

/// Balls of a colour outside a window are told apart below this number.
pub(super) const SUPPLY: usize = 4;

/// Far above any change of worth: what completing a line counts at a glance.
pub(super) const LINE: i32 = 1 << 24;

/// The weights.
pub(super) struct Worth {
    /// For each colour in a window: by its balls there, by other balls there, by its balls elsewhere.
    pub(super) stake: [[[i32; SUPPLY]; LONGEST + 1]; LONGEST + 1],
    /// For each free cell.
    pub(super) free: i32,
}

impl Worth {
    /// One colour's stake in a window that holds `k` of its balls and `others`, with `outside` more elsewhere.
    #[inline]
    pub(super) fn stake(&self, k: usize, others: usize, outside: usize) -> i32 {
        self.stake[k][others][outside.min(SUPPLY - 1)]
    }

    /// The worth of a board that waits for balls to drop.
    pub(super) fn of(&self, layout: &Layout, grid: &Grid) -> i32 {
        let mut sum = self.free * grid.free as i32;
        for n in 0..layout.len() {
            let total = usize::from(grid.totals[n]);
            // Bit 0 stands for free cells, which have no stake.
            let mut done = 1_u32;
            for &cell in layout.window(n) {
                let colour = grid.cells[usize::from(cell)];
                if done & 1 << colour == 0 {
                    done |= 1 << colour;
                    let k = grid.count(n, colour);
                    let outside = usize::from(grid.supply[usize::from(colour)]) - k;
                    sum += self.stake(k, total - k, outside);
                }
            }
        }
        sum
    }
}
