//! Regions: connected cells of one colour. 4-connected, with a queue (rules.md §4 "region"): a board
//! of any size and any shape of region is walked without recursion.

use super::Colour;
use crate::Size;

/// The cells of the region that holds a cell, in waves: by the length of the shortest way to them
/// inside the region.
///
/// ```
/// use quadrille_games::{Size, flood::waves};
/// let size = Size { width: 3, height: 2 };
/// //  1 1 2
/// //  2 1 1
/// assert_eq!(waves(size, &[1, 1, 2, 2, 1, 1], 0), [vec![0], vec![1], vec![4], vec![5]]);
/// ```
#[must_use]
pub fn waves(size: Size, cells: &[Colour], pivot: usize) -> Vec<Vec<usize>> {
    let Some(&colour) = cells.get(pivot) else {
        return Vec::new();
    };
    let mut seen = vec![false; cells.len()];
    seen[pivot] = true;
    let mut waves = vec![vec![pivot]];
    loop {
        let mut next = Vec::new();
        for &at in waves.last().into_iter().flatten() {
            for near in size.neighbours(at) {
                // Marked when it is met, so that each cell is met once.
                if !seen[near] && cells[near] == colour {
                    seen[near] = true;
                    next.push(near);
                }
            }
        }
        if next.is_empty() {
            return waves;
        }
        waves.push(next);
    }
}

/// Repaints the region that holds a cell.
///
/// ```
/// use quadrille_games::{Size, flood::repaint};
/// let mut cells = [1, 1, 2, 2, 1, 1];
/// repaint(Size { width: 3, height: 2 }, &mut cells, 0, 3);
/// assert_eq!(cells, [3, 3, 2, 2, 3, 3]);
/// ```
pub fn repaint(size: Size, cells: &mut [Colour], pivot: usize, colour: Colour) {
    for index in waves(size, cells, pivot).concat() {
        cells[index] = colour;
    }
}

/// Which cells belong to the region that holds a cell.
pub(super) fn mask(size: Size, cells: &[Colour], pivot: usize) -> Vec<bool> {
    let mut mask = vec![false; cells.len()];
    for index in waves(size, cells, pivot).concat() {
        mask[index] = true;
    }
    mask
}

/// How many cells each colour would add to a region given by its mask; place 0 stands for colour 1.
pub(super) fn gains(size: Size, cells: &[Colour], region: &[bool], colours: u8) -> Vec<usize> {
    let mut gains = vec![0; usize::from(colours)];
    let mut seen = region.to_vec();
    for start in (0..cells.len()).filter(|&index| region[index]) {
        let mut open: Vec<usize> = size.neighbours(start).filter(|&near| !seen[near]).collect();
        open.iter().for_each(|&near| seen[near] = true);
        while let Some(at) = open.pop() {
            gains[usize::from(cells[at]) - 1] += 1;
            for near in size.neighbours(at) {
                if !seen[near] && cells[near] == cells[at] {
                    seen[near] = true;
                    open.push(near);
                }
            }
        }
    }
    gains
}

/// Is the whole board one colour?
pub(super) fn is_uniform(cells: &[Colour]) -> bool {
    cells.windows(2).all(|pair| pair[0] == pair[1])
}

/// A region that grows by the colours played, without repainting: each cell is looked at once, however
/// many moves there are.
pub(super) struct Growth<'a> {
    size: Size,
    cells: &'a [Colour],
    inside: Vec<bool>,
    flooded: usize,
    /// For each colour the far ends of the edges that leave the region: a cell stands once for each.
    edges: Vec<Vec<usize>>,
    colour: Colour,
}

impl<'a> Growth<'a> {
    /// The region that holds a cell; the cell must be on the board.
    pub(super) fn new(size: Size, cells: &'a [Colour], pivot: usize) -> Self {
        let most = cells.iter().copied().max().unwrap_or(0);
        let mut growth = Growth {
            size,
            cells,
            inside: vec![false; cells.len()],
            flooded: 0,
            edges: vec![Vec::new(); usize::from(most) + 1],
            colour: cells[pivot],
        };
        growth.edges[usize::from(growth.colour)].push(pivot);
        growth.take(growth.colour);
        growth
    }

    /// Plays a colour and says whether it is a move: not the region's own colour, not after the end.
    pub(super) fn play(&mut self, colour: Colour) -> bool {
        let is_move = colour != self.colour && !self.is_complete();
        if is_move {
            self.take(colour);
        }
        is_move
    }

    fn take(&mut self, colour: Colour) {
        self.colour = colour;
        let Some(edges) = self.edges.get_mut(usize::from(colour)) else {
            return;
        };
        let mut open = std::mem::take(edges);
        while let Some(at) = open.pop() {
            if std::mem::replace(&mut self.inside[at], true) {
                continue;
            }
            self.flooded += 1;
            for near in self.size.neighbours(at).filter(|&near| !self.inside[near]) {
                if self.cells[near] == colour {
                    open.push(near);
                } else {
                    self.edges[usize::from(self.cells[near])].push(near);
                }
            }
        }
    }

    /// How many edges lead to cells of a colour.
    pub(super) fn edges(&self, colour: Colour) -> usize {
        self.edges.get(usize::from(colour)).map_or(0, Vec::len)
    }

    /// Is the region the whole board?
    pub(super) fn is_complete(&self) -> bool {
        self.flooded == self.cells.len()
    }

    /// Which cells the region holds.
    pub(super) fn inside(&self) -> &[bool] {
        &self.inside
    }

    /// The board with the region in its colour.
    pub(super) fn painted(&self) -> Vec<Colour> {
        let inside = self.inside.iter().zip(self.cells);
        inside
            .map(|(&inside, &cell)| if inside { self.colour } else { cell })
            .collect()
    }
}

/// Does playing these colours one after the other make the board one colour, with the last one and not
/// before?
pub(super) fn solves(size: Size, cells: &[Colour], pivot: usize, line: &[Colour]) -> bool {
    let mut growth = Growth::new(size, cells, pivot);
    line.iter().all(|&colour| growth.play(colour)) && growth.is_complete()
}
