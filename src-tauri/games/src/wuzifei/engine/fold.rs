//! Positions that are each other's mirror images or rotations are one to the engine's memory.

use super::super::line_table::SIDE;
use super::super::{INVERSES, SYMMETRIES};
use super::grid::{Grid, Hop};

/// By row and pattern of the row: where its points go under each symmetry, as a set.
type Rows = [[[u32; 8]; 1 << SIDE]; SIDE];

static ROWS: Rows = rows();

const fn rows() -> Rows {
    let mut rows = [[[0; 8]; 1 << SIDE]; SIDE];
    let mut row = 0;
    while row < SIDE {
        let mut pattern = 0;
        while pattern < 1 << SIDE {
            let mut map = 0;
            while map < 8 {
                let mut column = 0;
                while column < SIDE {
                    if pattern >> column & 1 == 1 {
                        rows[row][pattern][map] |= 1 << SYMMETRIES[map][row * SIDE + column];
                    }
                    column += 1;
                }
                map += 1;
            }
            pattern += 1;
        }
        row += 1;
    }
    rows
}

/// A position's name that all its images share, and the symmetry that leads to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Folded {
    pub(super) key: u64,
    map: u8,
}

#[inline]
fn images(set: u32) -> [u32; 8] {
    let mut all = [0; 8];
    for (row, by_pattern) in ROWS.iter().enumerate() {
        let image = &by_pattern[(set >> (row * SIDE)) as usize & 31];
        for (all, image) in all.iter_mut().zip(image) {
            *all |= image;
        }
    }
    all
}

/// The least of the eight images' names.
#[inline]
pub(super) fn fold(grid: &Grid) -> Folded {
    let (mine, theirs) = (images(grid.mine), images(grid.theirs));
    let mut best = Folded {
        key: u64::MAX,
        map: 0,
    };
    for map in 0..8_u8 {
        let at = usize::from(map);
        let key = u64::from(mine[at]) | u64::from(theirs[at]) << 25;
        if key < best.key {
            best = Folded { key, map };
        }
    }
    best
}

impl Folded {
    /// A move as the shared position has it.
    pub(super) fn to_shared(self, hop: Hop) -> Hop {
        mapped(usize::from(self.map), hop)
    }

    /// A move of the shared position as this one has it.
    pub(super) fn here(self, hop: Hop) -> Hop {
        mapped(INVERSES[usize::from(self.map & 7)], hop)
    }
}

fn mapped(map: usize, hop: Hop) -> Hop {
    let map = &SYMMETRIES[map & 7];
    let image = |point: u8| map.get(usize::from(point)).copied().unwrap_or(0);
    Hop {
        from: image(hop.from),
        to: image(hop.to),
    }
}
