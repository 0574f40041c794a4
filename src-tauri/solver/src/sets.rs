//! The stand-ins of all sets of occupied points, looked up by rank instead of searched for.

use quadrille_games::wuzifei::POINTS;

use crate::members::{Fold, LOW_BITS, LOW_POINTS, Members};

/// Bits of a packed fold that name the symmetry.
const SYMMETRY_BITS: u32 = 3;

/// All sets of a number of points.
pub(crate) struct Sets {
    pub(crate) members: Members,
    /// By rank: the number of the set's stand-in, and the symmetry that leads to it.
    folds: Vec<u32>,
    /// By the high half: the rank of the first set with it.
    base: Vec<u32>,
    /// By the low half: its place among those with as many points.
    place: Vec<u16>,
}

impl Sets {
    /// Numbers the sets of so many points.
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
            members: Members::new(pieces),
            folds: vec![0; total as usize],
            base,
            place,
        };
        for number in 0..sets.members.len() {
            let set = sets.members.get(number);
            for symmetry in 0..8 {
                let rank = sets.rank(sets.members.image(symmetry, set));
                // There are 410,170 at most: nineteen bits.
                #[allow(clippy::cast_possible_truncation)]
                let fold = (number << SYMMETRY_BITS | Members::inverse(symmetry)) as u32;
                sets.folds[rank] = fold;
            }
        }
        sets
    }

    #[inline]
    fn rank(&self, set: u32) -> usize {
        let set = set as usize;
        self.base[set >> LOW_POINTS] as usize + usize::from(self.place[set & LOW_BITS])
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::members::sets_of;

    #[test]
    fn looking_up_finds_what_searching_finds() {
        for pieces in [1, 4, 7] {
            let sets = Sets::new(pieces);
            for (rank, set) in sets_of(pieces).enumerate() {
                assert_eq!(sets.rank(set), rank);
                let fold = sets.fold(set);
                assert_eq!(
                    sets.members.find(set).map(|fold| fold.number),
                    Some(fold.number)
                );
                let stand_in = sets.members.get(fold.number as usize);
                assert_eq!(sets.members.image(fold.symmetry, set), stand_in);
            }
        }
    }
}
