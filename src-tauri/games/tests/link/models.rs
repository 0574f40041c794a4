//! Slow models of Link that share no code with the rules: a search over (cell, direction, bends),
//! and gravity one step at a time.

use quadrille_games::link::State;
use quadrille_games::{Cell, Point};

/// Cells with a ring round them: `true` where a line can't pass.
pub(crate) struct Walls {
    pub(crate) width: usize,
    pub(crate) height: usize,
    full: Vec<bool>,
}

/// The best line found: bends, then length in steps, then 1 if it leaves the board.
pub(crate) type Best = (usize, usize, usize);

const STEPS: [(isize, isize); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

impl Walls {
    pub(crate) fn of(state: &State) -> Self {
        let size = state.params().size();
        let (width, height) = (usize::from(size.width), usize::from(size.height));
        let mut full = vec![!state.params().ring(); (width + 2) * (height + 2)];
        for row in 0..height {
            for column in 0..width {
                full[(row + 1) * (width + 2) + column + 1] =
                    state.cells()[row * width + column] != 0;
            }
        }
        Walls {
            width,
            height,
            full,
        }
    }

    fn at(&self, cell: Cell) -> usize {
        (usize::from(cell.row) + 1) * (self.width + 2) + usize::from(cell.column) + 1
    }

    fn is_outside(&self, at: usize) -> bool {
        let (column, row) = (at % (self.width + 2), at / (self.width + 2));
        column == 0 || row == 0 || column == self.width + 1 || row == self.height + 1
    }

    fn step(&self, at: usize, direction: usize) -> Option<usize> {
        let (dx, dy) = STEPS[direction];
        let column = (at % (self.width + 2)).checked_add_signed(dx)?;
        let row = (at / (self.width + 2)).checked_add_signed(dy)?;
        (column < self.width + 2 && row < self.height + 2).then(|| row * (self.width + 2) + column)
    }

    /// Exhaustive: from a cell in layers of equal length over (cell, direction, bends). For each
    /// cell of the board the best line to it with at most two bends, if there is any.
    pub(crate) fn search(&self, from: Cell) -> Vec<Option<Best>> {
        let from = self.at(from);
        let mut best: Vec<Option<Best>> = vec![None; self.full.len()];
        let key = |at: usize, direction: usize, bends: usize| (at * 4 + direction) * 3 + bends;
        let mut seen = vec![false; self.full.len() * 12];
        // A state of a layer with 1 when the line to it left the board.
        let mut layer: Vec<(usize, usize, usize, usize)> = Vec::new();
        for direction in 0..4 {
            if let Some(at) = self.step(from, direction) {
                layer.push((at, direction, 0, usize::from(self.is_outside(at))));
            }
        }
        let mut length = 1;
        while !layer.is_empty() {
            // Lines that stayed inside come first, so that they are the ones to be seen.
            layer.sort_by_key(|&(.., outside)| outside);
            let mut next = Vec::new();
            for (at, direction, bends, outside) in layer {
                if at == from || std::mem::replace(&mut seen[key(at, direction, bends)], true) {
                    continue;
                }
                let found = (bends, length, outside);
                best[at] = Some(best[at].map_or(found, |other| other.min(found)));
                if self.full[at] {
                    continue;
                }
                for turn in 0..4 {
                    let bends = bends + usize::from(turn != direction);
                    if turn == (direction + 2) % 4 || bends > 2 {
                        continue;
                    }
                    if let Some(to) = self.step(at, turn) {
                        let outside = outside.max(usize::from(self.is_outside(to)));
                        next.push((to, turn, bends, outside));
                    }
                }
            }
            layer = next;
            length += 1;
        }
        let board =
            (0..self.height).flat_map(|row| (0..self.width).map(move |column| (row, column)));
        board
            .map(|(row, column)| best[(row + 1) * (self.width + 2) + column + 1])
            .collect()
    }

    /// What a drawn line is: checked step by step, `None` where it passes what it must not.
    pub(crate) fn measure(&self, line: &[Point]) -> Option<Best> {
        let at = |point: &Point| {
            let column = usize::try_from(point.column + 1).ok()?;
            let row = usize::try_from(point.row + 1).ok()?;
            (column < self.width + 2 && row < self.height + 2)
                .then(|| row * (self.width + 2) + column)
        };
        let mut length = 0;
        let mut outside = 0;
        let mut last_direction = None;
        let end = at(line.last()?)?;
        let mut here = at(line.first()?)?;
        for corner in &line[1..] {
            let corner = at(corner)?;
            let direction = (0..4).find(|&direction| {
                let mut place = here;
                std::iter::from_fn(|| {
                    place = self.step(place, direction)?;
                    Some(place)
                })
                .any(|place| place == corner)
            })?;
            // A corner where the line goes on straight ahead, or back, is none.
            if last_direction.is_some_and(|last: usize| last % 2 == direction % 2) {
                return None;
            }
            last_direction = Some(direction);
            while here != corner {
                here = self.step(here, direction)?;
                length += 1;
                outside = outside.max(usize::from(self.is_outside(here)));
                if here != end && self.full[here] {
                    return None;
                }
            }
        }
        Some((line.len() - 2, length, outside))
    }
}

/// Gravity one step at a time: any tile that can move on within its half moves, until none can.
pub(crate) fn settle(width: usize, height: usize, gravity: &str, cells: &mut [u8]) {
    let goes = |column: usize, row: usize| -> Option<(usize, usize)> {
        // Half of a line with an odd number of cells: the middle one is in the first half.
        let first = |place: usize, length: usize| place < length.div_ceil(2);
        let (up, left) = (first(row, height), first(column, width));
        let direction = match gravity {
            "none" => return None,
            "splitv" => {
                if up {
                    "up"
                } else {
                    "down"
                }
            }
            "centrev" => {
                if up {
                    "down"
                } else {
                    "up"
                }
            }
            "splith" => {
                if left {
                    "left"
                } else {
                    "right"
                }
            }
            "centreh" => {
                if left {
                    "right"
                } else {
                    "left"
                }
            }
            plain => plain,
        };
        let to = match direction {
            "up" => (column, row.checked_sub(1)?),
            "down" => (column, row + 1),
            "left" => (column.checked_sub(1)?, row),
            _ => (column + 1, row),
        };
        let halved = gravity.len() > 5;
        let upright = gravity.ends_with('v');
        let same_half = !halved
            || (!upright || first(to.1, height) == up) && (upright || first(to.0, width) == left);
        (to.0 < width && to.1 < height && same_half).then_some(to)
    };
    loop {
        let mut moved = false;
        for row in 0..height {
            for column in 0..width {
                let Some((x, y)) = goes(column, row) else {
                    continue;
                };
                if cells[row * width + column] != 0 && cells[y * width + x] == 0 {
                    cells.swap(row * width + column, y * width + x);
                    moved = true;
                }
            }
        }
        if !moved {
            return;
        }
    }
}
