//! What every move of a board is worth at a glance: the change of the windows it takes from and puts to.

use super::grid::{CLASSES, Grid, STACK};
use super::layout::Layout;

/// What windows are worth by class; completing a line is worth [`LINE`].
pub(super) struct Worth {
    /// For straight and for diagonal windows.
    pub(super) by_class: [[i32; CLASSES]; 2],
}

/// Far above any other change of a board's worth.
pub(super) const LINE: i32 = 1 << 24;

impl Worth {
    #[inline]
    fn of(&self, layout: &Layout, window: usize) -> &[i32; CLASSES] {
        &self.by_class[usize::from(window >= layout.diagonals)]
    }

    /// The worth of a whole board.
    pub(super) fn total(&self, layout: &Layout, grid: &Grid) -> i32 {
        (0..layout.len()).map(|n| self.of(layout, n)[usize::from(grid.classes[n])]).sum()
    }
}

/// One move, by indices of cells, with the change of worth it makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scored {
    pub(super) from: u16,
    pub(super) to: u16,
    pub(super) gain: i32,
}

/// Working memory of a survey, used again for the next.
#[derive(Default)]
pub(super) struct Survey {
    pub(super) balls: Vec<u16>,
    pub(super) free: Vec<u16>,
    /// For each cell its place in `balls` or in `free`.
    place: Vec<u16>,
    /// For each cell the label of its free region from 1; 0 for a ball or the border.
    pub(super) labels: Vec<u16>,
    pub(super) regions: u16,
    open: Vec<u16>,
    /// By ball: what taking it away changes.
    lift: Vec<i32>,
    /// By free cell and colour: what a ball put there changes.
    set: Vec<i32>,
    /// By ball and free cell: what `lift` and `set` count of windows that hold both, where nothing changes.
    both: Vec<i32>,
}

impl Survey {
    /// Looks at a board whose balls are of up to `colours` colours.
    pub(super) fn look(&mut self, layout: &Layout, grid: &Grid, worth: &Worth, colours: usize) {
        self.lists(layout, grid);
        self.flood(layout);
        self.windows(layout, grid, worth, colours + 1);
    }

    fn lists(&mut self, layout: &Layout, grid: &Grid) {
        self.balls.clear();
        self.free.clear();
        self.place.clear();
        for (at, &colour) in grid.cells[..layout.cells].iter().enumerate() {
            let list = if colour == 0 { &mut self.free } else { &mut self.balls };
            self.place.push(list.len() as u16);
            list.push(at as u16);
        }
    }

    fn flood(&mut self, layout: &Layout) {
        const UNSEEN: u16 = u16::MAX;
        self.labels.clear();
        self.labels.resize(layout.cells + 1, 0);
        for &at in &self.free {
            self.labels[usize::from(at)] = UNSEEN;
        }
        self.regions = 0;
        for n in 0..self.free.len() {
            let start = self.free[n];
            if self.labels[usize::from(start)] != UNSEEN {
                continue;
            }
            self.regions += 1;
            self.labels[usize::from(start)] = self.regions;
            self.open.push(start);
            while let Some(at) = self.open.pop() {
                for &near in layout.near(usize::from(at)) {
                    let label = &mut self.labels[usize::from(near)];
                    if *label == UNSEEN {
                        *label = self.regions;
                        self.open.push(near);
                    }
                }
            }
        }
    }

    fn windows(&mut self, layout: &Layout, grid: &Grid, worth: &Worth, stride: usize) {
        let Survey { balls, free, place, lift, set, both, .. } = self;
        lift.clear();
        lift.resize(balls.len(), 0);
        set.clear();
        set.resize(free.len() * stride, 0);
        both.clear();
        both.resize(balls.len() * free.len(), 0);
        for n in 0..layout.len() {
            let values = worth.of(layout, n);
            let class = usize::from(grid.classes[n]);
            let now = values[class];
            let window = layout.window(n);
            // What one more ball of a colour that is not in the window changes, for any colour.
            let stranger = values[class + usize::from(STACK[1])] - now;
            let mut done = 0_u32;
            let mut empty = [0_usize; 6];
            let mut empties = 0;
            for &cell in window {
                if grid.cells[usize::from(cell)] == 0 {
                    let at = usize::from(place[usize::from(cell)]);
                    set[at * stride] += stranger;
                    empty[empties] = at;
                    empties += 1;
                }
            }
            let empty = &empty[..empties];
            if class == 0 {
                continue;
            }
            for &cell in window {
                let colour = grid.cells[usize::from(cell)];
                if colour == 0 {
                    continue;
                }
                let k = grid.count(n, colour);
                let more = if k + 1 == layout.length {
                    LINE
                } else {
                    values[class + usize::from(STACK[k + 1] - STACK[k])] - now
                };
                let less = values[class - usize::from(STACK[k] - STACK[k - 1])] - now;
                let ball = usize::from(place[usize::from(cell)]);
                lift[ball] += less;
                let row = &mut both[ball * free.len()..][..free.len()];
                for &at in empty {
                    row[at] += less + more;
                }
                if done & 1 << colour == 0 {
                    done |= 1 << colour;
                    for &at in empty {
                        set[at * stride + usize::from(colour)] += more - stranger;
                    }
                }
            }
        }
    }

    /// Calls `seen` with every legal move.
    #[inline]
    pub(super) fn each(&self, layout: &Layout, grid: &Grid, stride: usize, mut seen: impl FnMut(Scored)) {
        for (ball, &from) in self.balls.iter().enumerate() {
            let colour = usize::from(grid.cells[usize::from(from)]);
            let near = layout.near(usize::from(from)).map(|at| self.labels[usize::from(at)]);
            if near == [0; 4] {
                continue;
            }
            let row = &self.both[ball * self.free.len()..][..self.free.len()];
            for (at, (&to, &both)) in self.free.iter().zip(row).enumerate() {
                if self.regions > 1 && !near.contains(&self.labels[usize::from(to)]) {
                    continue;
                }
                let gain = self.lift[ball] + self.set[at * stride] + self.set[at * stride + colour] - both;
                seen(Scored { from, to, gain });
            }
        }
    }
}
