//! Every move of a board at a glance: by how much it changes the windows it takes from and puts to.
//!
//! Taking a ball away and putting it down change separate windows, except those that hold both cells,
//! where nothing changes at all. So a move's gain is a sum of three numbers from tables.

use std::ops::Range;

use super::grid::Grid;
use super::layout::Layout;
use super::worth::{LINE, Worth};

/// A move, by indices of cells, with the change of worth it makes at a glance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Scored {
    pub(super) from: u16,
    pub(super) to: u16,
    pub(super) gain: i32,
}

impl Scored {
    /// Does it complete a line?
    pub(super) fn clears(self) -> bool {
        self.gain > LINE / 2
    }
}

/// What was seen on a board; its memory is used again for the next.
#[derive(Default)]
pub(super) struct Survey {
    balls: Vec<u16>,
    /// Free cells, region by region.
    free: Vec<u16>,
    /// Where each region starts in `free`, by its label; one more for the end. Label 0 is empty.
    starts: Vec<u16>,
    /// For each cell the label of its free region from 1; 0 for a ball or the border.
    labels: Vec<u16>,
    /// For each cell its place in `balls` or in `free`.
    place: Vec<u16>,
    /// By ball: what taking it away changes.
    lift: Vec<i32>,
    /// By colour and free cell: what a ball put there changes. Row 0 is for colours new to the windows.
    set: Vec<i32>,
    /// By ball and free cell: what `lift` and `set` count of windows that hold both.
    both: Vec<i32>,
    /// The worth of the windows as they are.
    pub(super) total: i32,
}

const UNSEEN: u16 = u16::MAX;

impl Survey {
    /// Looks at a board.
    pub(super) fn look(&mut self, layout: &Layout, grid: &Grid, worth: &Worth) {
        self.flood(layout, grid);
        // Colours above the highest one present have no ball to move.
        let colours = grid
            .supply
            .iter()
            .rposition(|&balls| balls > 0)
            .unwrap_or(0);
        let refill = |table: &mut Vec<i32>, len: usize| {
            table.clear();
            table.resize(len, 0);
        };
        refill(&mut self.lift, self.balls.len());
        refill(&mut self.set, self.free.len() * (colours + 1));
        refill(&mut self.both, self.balls.len() * self.free.len());
        match layout.length {
            4 => self.windows::<4>(layout, grid, worth),
            5 => self.windows::<5>(layout, grid, worth),
            _ => self.windows::<6>(layout, grid, worth),
        }
        let (common, by_colour) = self.set.split_at_mut(self.free.len());
        for row in by_colour.chunks_exact_mut(common.len().max(1)) {
            for (set, common) in row.iter_mut().zip(common.iter()) {
                *set += common;
            }
        }
    }

    /// Lists balls and free cells, and labels the free regions.
    fn flood(&mut self, layout: &Layout, grid: &Grid) {
        let Survey {
            balls,
            free,
            starts,
            labels,
            place,
            ..
        } = self;
        balls.clear();
        free.clear();
        starts.clear();
        starts.extend([0, 0]);
        labels.clear();
        labels.resize(layout.cells + 1, 0);
        place.clear();
        place.resize(layout.cells, 0);
        for (at, &colour) in (0_u16..).zip(&grid.cells[..layout.cells]) {
            if colour == 0 {
                labels[usize::from(at)] = UNSEEN;
            } else {
                place[usize::from(at)] = short(balls.len());
                balls.push(at);
            }
        }
        let mut label = 0;
        for start in 0..layout.cells {
            if labels[start] != UNSEEN {
                continue;
            }
            label += 1;
            labels[start] = label;
            let mut next = free.len();
            free.push(short(start));
            while let Some(&at) = free.get(next) {
                place[usize::from(at)] = short(next);
                next += 1;
                for &near in layout.near(usize::from(at)) {
                    let mark = &mut labels[usize::from(near)];
                    if *mark == UNSEEN {
                        *mark = label;
                        free.push(near);
                    }
                }
            }
            starts.push(short(free.len()));
        }
    }

    fn windows<const L: usize>(&mut self, layout: &Layout, grid: &Grid, worth: &Worth) {
        let Survey {
            free,
            place,
            lift,
            set,
            both,
            ..
        } = self;
        let width = free.len();
        let mut sum = 0;
        for n in 0..layout.len() {
            let Some(window) = layout.window(n).first_chunk::<L>() else {
                continue;
            };
            let total = usize::from(grid.totals[n]);
            // A ball of a colour that is not in the window.
            let lone = worth.stake(1, total.min(L - 1), usize::MAX);
            if total == 0 {
                for &cell in window {
                    set[usize::from(place[usize::from(cell)])] += lone;
                }
                continue;
            }
            let (mut colours, mut places) = ([0; L], [0; L]);
            let (mut empty, mut empties) = ([0; L], 0);
            // The stakes of all colours in the window: now, with one ball of another more, and with one less.
            let (mut now, mut more, mut less) = (0, 0, 0);
            let mut done = 1_u32;
            for (j, &cell) in window.iter().enumerate() {
                let colour = grid.cells[usize::from(cell)];
                (colours[j], places[j]) = (colour, usize::from(place[usize::from(cell)]));
                empty[empties] = places[j];
                empties += usize::from(colour == 0);
                if done & 1 << colour == 0 {
                    done |= 1 << colour;
                    let k = grid.count(n, colour);
                    let (others, outside) =
                        (total - k, usize::from(grid.supply[usize::from(colour)]) - k);
                    now += worth.stake(k, others, outside);
                    more += worth.stake(k, others + 1, outside);
                    less += if others > 0 {
                        worth.stake(k, others - 1, outside)
                    } else {
                        0
                    };
                }
            }
            sum += now;
            let empty = &empty[..empties];
            let stranger = more + lone - now;
            for &at in empty {
                set[at] += stranger;
            }
            let mut done = 1_u32;
            for (&colour, &ball) in colours.iter().zip(&places) {
                if colour == 0 {
                    continue;
                }
                let k = grid.count(n, colour);
                let (others, outside) =
                    (total - k, usize::from(grid.supply[usize::from(colour)]) - k);
                let apart = if others > 0 {
                    worth.stake(k, others - 1, outside)
                } else {
                    0
                };
                let without = less - apart + worth.stake(k - 1, others, outside + 1) - now;
                lift[ball] += without;
                if empties == 0 {
                    continue;
                }
                let with = if k + 1 == L {
                    LINE
                } else {
                    more - worth.stake(k, others + 1, outside)
                        + worth.stake(k + 1, others, outside.saturating_sub(1))
                        - now
                };
                let row = &mut both[ball * width..][..width];
                for &at in empty {
                    row[at] += without + with;
                }
                if done & 1 << colour == 0 {
                    done |= 1 << colour;
                    let row = &mut set[usize::from(colour) * width..][..width];
                    for &at in empty {
                        row[at] += with - stranger;
                    }
                }
            }
        }
        self.total = sum;
    }

    /// The move that gains most, the first of several in the order of the board; `None` when none is legal.
    pub(super) fn best(&self, layout: &Layout, grid: &Grid) -> Option<Scored> {
        let (mut high, mut best) = (i32::MIN, None);
        for ball in 0..self.balls.len() {
            let mut peak = i32::MIN;
            self.ranges(layout, ball, |range| {
                let (set, both) = self.rows(grid, ball, range);
                let top = set.iter().zip(both).map(|(set, both)| set - both).max();
                peak = peak.max(top.unwrap_or(i32::MIN));
            });
            if peak > i32::MIN && peak + self.lift[ball] > high {
                (high, best) = (peak + self.lift[ball], Some(ball));
            }
        }
        let mut found = None;
        self.moves(layout, grid, best?, high, |scored| {
            found = found.or(Some(scored))
        });
        found
    }

    /// Calls `seen` with every legal move that gains at least `least`.
    pub(super) fn each(
        &self,
        layout: &Layout,
        grid: &Grid,
        least: i32,
        mut seen: impl FnMut(Scored),
    ) {
        for ball in 0..self.balls.len() {
            self.moves(layout, grid, ball, least, &mut seen);
        }
    }

    fn moves(
        &self,
        layout: &Layout,
        grid: &Grid,
        ball: usize,
        least: i32,
        mut seen: impl FnMut(Scored),
    ) {
        let from = self.balls[ball];
        self.ranges(layout, ball, |range| {
            let (set, both) = self.rows(grid, ball, range.clone());
            for ((set, both), &to) in set.iter().zip(both).zip(&self.free[range]) {
                let gain = set - both + self.lift[ball];
                if gain >= least {
                    seen(Scored { from, to, gain });
                }
            }
        });
    }

    fn rows(&self, grid: &Grid, ball: usize, range: Range<usize>) -> (&[i32], &[i32]) {
        let width = self.free.len();
        let colour = usize::from(grid.cells[usize::from(self.balls[ball])]);
        (
            &self.set[colour * width..][range.clone()],
            &self.both[ball * width..][range],
        )
    }

    /// Calls `seen` with each stretch of `free` that a ball can move into: the regions that touch it.
    #[inline]
    fn ranges(&self, layout: &Layout, ball: usize, mut seen: impl FnMut(Range<usize>)) {
        let mut met = [0; 4];
        for (n, &at) in layout
            .near(usize::from(self.balls[ball]))
            .iter()
            .enumerate()
        {
            let label = usize::from(self.labels[usize::from(at)]);
            if label != 0 && !met.contains(&label) {
                met[n] = label;
                seen(usize::from(self.starts[label])..usize::from(self.starts[label + 1]));
            }
        }
    }
}

/// Places on a board fit 16 bits.
#[allow(clippy::cast_possible_truncation)]
fn short(place: usize) -> u16 {
    place as u16
}
