//! The sets of occupied points, numbered, each folded to one of its eight images.

use quadrille_games::wuzifei::{INVERSES, POINTS, SYMMETRIES};

/// Points in the low half of a set's bits; the rest are in the high half.
const LOW_POINTS: usize = 13;
const LOW_BITS: usize = (1 << LOW_POINTS) - 1;
/// Bits of a fold that name the symmetry.
const SYMMETRY_BITS: u32 = 3;

/// Where a set of points goes by each symmetry, looked up by halves.
pub(crate) struct Images([[Vec<u32>; 2]; 8]);

impl Images {
    pub(crate) fn new() -> Self {
        let half = |map: &[u8; POINTS], first: usize, points: usize| {
            let image = |set: usize| {
                let on = (0..points).filter(|point| set >> point & 1 == 1);
                on.fold(0, |image, point| image | 1 << map[first + point])
            };
            (0..1 << points).map(image).collect()
        };
        Images(std::array::from_fn(|number| {
            let map = &SYMMETRIES[number];
            [
                half(map, 0, LOW_POINTS),
                half(map, LOW_POINTS, POINTS - LOW_POINTS),
            ]
        }))
    }

    #[inline]
    pub(crate) fn of(&self, symmetry: usize, set: u32) -> u32 {
        let [low, high] = &self.0[symmetry];
        let set = set as usize;
        low[set & LOW_BITS] | high[set >> LOW_POINTS]
    }
}

/// All sets of a number of points.
pub(crate) struct Sets {
    /// Pieces on the board.
    pub(crate) pieces: usize,
    /// The one of each eight images that stands for all, by number.
    members: Vec<u32>,
    /// By rank: the number of the set's stand-in, and the symmetry that leads to it.
    folds: Vec<u32>,
    /// By the high half: the rank of the first set with it.
    base: Vec<u32>,
    /// By the low half: its place among those with as many points.
    place: Vec<u16>,
    images: Images,
}

/// A set's stand-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fold {
    /// Its number.
    pub(crate) number: u32,
    /// The symmetry that leads from the set to it.
    pub(crate) symmetry: usize,
}

impl Sets {
    /// Numbers the sets of so many points; up to 25.
    pub(crate) fn new(pieces: usize) -> Self {
        let mut seen = [0_u16; LOW_POINTS + 1];
        let place = (0..=LOW_BITS)
            .map(|low| {
                let count = &mut seen[low.count_ones() as usize];
                *count += 1;
                *count - 1
            })
            .collect();
        let mut total = 0;
        let base = (0_u32..1 << (POINTS - LOW_POINTS))
            .map(|high| {
                let first = total;
                let below = pieces.checked_sub(high.count_ones() as usize);
                total += below.map_or(0, |below| u32::from(*seen.get(below).unwrap_or(&0)));
                first
            })
            .collect();
        let mut sets = Sets {
            pieces,
            members: Vec::new(),
            folds: vec![u32::MAX; total as usize],
            base,
            place,
            images: Images::new(),
        };
        sets.fold_all();
        sets
    }

    /// The first set met of each eight images stands for all: the one of the least rank.
    fn fold_all(&mut self) {
        for set in (0_u32..1 << POINTS).filter(|set| set.count_ones() as usize == self.pieces) {
            if self.folds[self.rank(set)] != u32::MAX {
                continue;
            }
            // There are 410,170 at most: nineteen bits.
            #[allow(clippy::cast_possible_truncation)]
            let number = self.members.len() as u32;
            self.members.push(set);
            for symmetry in 0..8 {
                let rank = self.rank(self.images.of(symmetry, set));
                if self.folds[rank] == u32::MAX {
                    let back = INVERSES[symmetry] as u32;
                    self.folds[rank] = number << SYMMETRY_BITS | back;
                }
            }
        }
    }

    #[inline]
    fn rank(&self, set: u32) -> usize {
        let set = set as usize;
        self.base[set >> LOW_POINTS] as usize + usize::from(self.place[set & LOW_BITS])
    }

    /// How many stand-ins there are.
    pub(crate) fn len(&self) -> usize {
        self.members.len()
    }

    /// The set with a number.
    pub(crate) fn member(&self, number: usize) -> u32 {
        self.members[number]
    }

    /// The stand-in of a set with as many points.
    #[inline]
    pub(crate) fn fold(&self, set: u32) -> Fold {
        let fold = self.folds[self.rank(set)];
        Fold {
            number: fold >> SYMMETRY_BITS,
            symmetry: (fold & ((1 << SYMMETRY_BITS) - 1)) as usize,
        }
    }

    /// Where a set of points goes by a symmetry.
    #[inline]
    pub(crate) fn image(&self, symmetry: usize, set: u32) -> u32 {
        self.images.of(symmetry, set)
    }

    /// How many different images a stand-in has, itself included.
    pub(crate) fn images_of(&self, number: usize) -> u64 {
        let set = self.members[number];
        let same = (0..8).filter(|symmetry| self.image(*symmetry, set) == set);
        8 / same.count() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_pieces_have_the_published_number_of_sets() {
        let sets = Sets::new(10);
        assert_eq!(sets.folds.len(), 3_268_760, "25 over 10");
        assert_eq!(sets.len(), 410_170);
        let all: u64 = (0..sets.len()).map(|number| sets.images_of(number)).sum();
        assert_eq!(all, 3_268_760);
    }

    #[test]
    fn folding_leads_to_the_stand_in() {
        for pieces in [1, 3, 6] {
            let sets = Sets::new(pieces);
            for set in (0_u32..1 << POINTS).filter(|set| set.count_ones() as usize == pieces) {
                let fold = sets.fold(set);
                let stand_in = sets.member(fold.number as usize);
                assert_eq!(sets.image(fold.symmetry, set), stand_in);
                assert!((0..8).all(|symmetry| sets.fold(sets.image(symmetry, set)).number == fold.number));
            }
        }
    }
}
