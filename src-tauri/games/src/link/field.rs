//! Tiles on a board, with all that a move needs kept in step: the cells and the bits of the link test.

use super::connect::{Sight, meet};
use super::gravity::Lanes;
use super::{Grid, Kind, Params};
use crate::{Cell, Size};

/// Tiles by cell, the default value where a cell is empty.
#[derive(Clone, Debug)]
pub(super) struct Field<T> {
    pub(super) size: Size,
    pub(super) tiles: Vec<T>,
    pub(super) grid: Grid,
}

impl<T: Copy + Default + PartialEq> Field<T> {
    pub(super) fn new(params: &Params, tiles: Vec<T>) -> Self {
        Field {
            size: params.size(),
            grid: Grid::of(params, &tiles),
            tiles,
        }
    }

    /// The cells that hold tiles, row by row.
    pub(super) fn cells(&self) -> Vec<Cell> {
        (0..self.tiles.len())
            .filter(|&index| self.tiles[index] != T::default())
            .map(|index| self.size.cell(index))
            .collect()
    }

    /// Takes two tiles off and lets the others fall; tells of each one's way, by index.
    pub(super) fn take(
        &mut self,
        lanes: &Lanes,
        pair: [Cell; 2],
        mut seen: impl FnMut(usize, usize),
    ) -> [T; 2] {
        let (size, grid) = (self.size, &mut self.grid);
        let indices = pair.map(|cell| size.index(cell));
        for cell in pair {
            grid.take(cell);
        }
        let taken = indices.map(|index| std::mem::take(&mut self.tiles[index]));
        lanes.pack(&mut self.tiles, indices, |from, to| {
            grid.take(size.cell(from));
            grid.put(size.cell(to));
            seen(from, to);
        });
        taken
    }
}

impl Field<Kind> {
    /// Calls `each` with the linkable pairs, kind by kind, until it says `false`.
    pub(super) fn each_pair(&self, mut each: impl FnMut([Cell; 2]) -> bool) {
        let tiles = self
            .tiles
            .iter()
            .enumerate()
            .filter(|&(_, &kind)| kind != 0);
        let mut tiles: Vec<(Kind, Sight)> = tiles
            .map(|(index, &kind)| (kind, self.grid.sight(self.size.cell(index))))
            .collect();
        tiles.sort_by_key(|&(kind, _)| kind);
        for same in tiles.chunk_by(|(a, _), (b, _)| a == b) {
            for (n, (_, a)) in same.iter().enumerate() {
                for (_, b) in &same[n + 1..] {
                    if meet(&self.grid, a, b) && !each([a.cell, b.cell]) {
                        return;
                    }
                }
            }
        }
    }

    /// The linkable pairs, kind by kind.
    pub(super) fn pairs(&self) -> Vec<[Cell; 2]> {
        let mut pairs = Vec::new();
        self.each_pair(|pair| {
            pairs.push(pair);
            true
        });
        pairs
    }

    pub(super) fn has_pair(&self) -> bool {
        let mut found = false;
        self.each_pair(|_| {
            found = true;
            false
        });
        found
    }
}
