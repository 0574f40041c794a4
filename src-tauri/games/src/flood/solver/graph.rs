//! The contracted board as bit sets.

use super::super::Colour;
use super::regions::Regions;
use super::set::Set;

/// Sets of colours, as bits; a colour's bit is its place in [`Graph::names`].
pub(super) type Colours = u16;
/// As many colours as such a set can hold; a board of the game has at most ten.
pub(super) const MOST: usize = Colours::BITS as usize;

/// Up to this many words a region's neighbours are kept as a set: joining a few words costs less
/// than following a list. Beyond, the sets would be mostly empty.
const DENSE_WORDS: usize = 8;

/// The contracted board. Colours are numbered from 0 without gaps.
pub(super) struct Graph<const W: usize> {
    /// The board's colours by number.
    pub(super) names: Vec<Colour>,
    /// The regions of each colour.
    pub(super) of: [Set<W>; MOST],
    /// The colour of each region.
    pub(super) colour: Vec<u8>,
    /// The region that is flooded at the start.
    pub(super) start: Set<W>,
    /// What touches each group of regions, by group and by which of its regions are meant.
    dense: Vec<Set<W>>,
    sparse: Vec<Vec<u32>>,
    /// All regions, and the number of cells of each.
    all: Set<W>,
    cells: Vec<u32>,
}

impl<const W: usize> Graph<W> {
    /// `regions` must be at most 64 × `W`.
    pub(super) fn new(regions: &Regions) -> Self {
        let names = regions.palette();
        let mut of = [Set::EMPTY; MOST];
        let mut colour = Vec::with_capacity(regions.len());
        for (region, name) in regions.colours.iter().enumerate() {
            let number = names.partition_point(|other| other < name);
            of[number].insert(region);
            // At most `MOST`: fits.
            #[allow(clippy::cast_possible_truncation)]
            colour.push(number as u8);
        }
        let mut all = Set::EMPTY;
        of.iter().for_each(|regions| all.add(regions));
        let mut start = Set::EMPTY;
        start.insert(regions.pivot);
        let mut dense = Vec::new();
        if W <= DENSE_WORDS {
            dense.resize(W * 64, Set::EMPTY);
            for (region, near) in regions.near.iter().enumerate() {
                near.iter()
                    .for_each(|&other| dense[region].insert(other as usize));
            }
        }
        Graph {
            names,
            of,
            colour,
            start,
            dense,
            sparse: if W <= DENSE_WORDS {
                Vec::new()
            } else {
                regions.near.clone()
            },
            all,
            cells: regions.cells.clone(),
        }
    }

    /// The numbers of colours; those that the board doesn't have are left out.
    pub(super) fn numbers(&self, line: &[Colour]) -> Vec<u8> {
        let number = |colour| self.names.iter().position(|name| name == colour);
        line.iter().filter_map(number).map(|n| n as u8).collect()
    }

    /// The colours of numbers.
    pub(super) fn colours(&self, line: &[u8]) -> Vec<Colour> {
        line.iter()
            .map(|&number| self.names[usize::from(number)])
            .collect()
    }

    /// Everything that touches a region of the set; may hold regions of the set itself.
    pub(super) fn around(&self, set: &Set<W>) -> Set<W> {
        let mut around = Set::EMPTY;
        if W <= DENSE_WORDS {
            for (&word, groups) in set.0.iter().zip(self.dense.chunks_exact(64)) {
                let mut rest = word;
                while rest != 0 {
                    around.add(&groups[rest.trailing_zeros() as usize & 63]);
                    rest &= rest - 1;
                }
            }
        } else {
            set.each(|region| {
                for &near in &self.sparse[region] {
                    around.insert(near as usize);
                }
            });
        }
        around
    }

    /// What touches the flooded regions.
    pub(super) fn edge(&self, flooded: &Set<W>) -> Set<W> {
        self.around(flooded).without(flooded)
    }

    /// For each colour what touches its part of a set.
    pub(super) fn around_by_colour(&self, set: &Set<W>, around: &mut [Set<W>; MOST]) {
        set.each(|region| {
            let around = &mut around[usize::from(self.colour[region]) % MOST];
            if W <= DENSE_WORDS {
                around.add(&self.dense[region]);
            } else {
                self.sparse[region]
                    .iter()
                    .for_each(|&near| around.insert(near as usize));
            }
        });
    }

    /// The colours that still have regions outside the set.
    pub(super) fn open(&self, flooded: &Set<W>) -> Colours {
        let mut open = 0;
        for (colour, regions) in self.of.iter().enumerate().take(self.names.len()) {
            open |= Colours::from(!regions.is_within(flooded)) << colour;
        }
        open
    }

    /// Number of cells outside a set.
    pub(super) fn dry(&self, flooded: &Set<W>) -> u32 {
        let mut dry = 0;
        self.all
            .without(flooded)
            .each(|region| dry += self.cells[region]);
        dry
    }
}

/// The numbers of the colours in a set, ascending.
pub(super) fn members(colours: Colours) -> impl Iterator<Item = usize> {
    let mut rest = colours;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let first = rest.trailing_zeros() as usize % MOST;
            rest &= rest - 1;
            first
        })
    })
}
