//! The sets of occupied points up to symmetry: one of each eight images stands for all.

use quadrille_games::wuzifei::{INVERSES, POINTS, SYMMETRIES};

/// Points in the low half of a set's bits; the rest are in the high half.
pub(crate) const LOW_POINTS: usize = 13;
pub(crate) const LOW_BITS: usize = (1 << LOW_POINTS) - 1;

/// Where a set of points goes by each symmetry, looked up by halves.
pub(crate) struct Images([[Vec<u32>; 2]; 8]);

impl Images {
    pub(crate) fn new() -> Self {
        let half = |map: &[u8; POINTS], first: usize, points: usize| {
            let mut images = vec![0_u32];
            for point in &map[first..first + points] {
                let more: Vec<u32> = images.iter().map(|image| image | 1 << point).collect();
                images.extend(more);
            }
            images
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

/// A set's stand-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fold {
    /// Its number.
    pub(crate) number: u32,
    /// A symmetry that leads from the set to it.
    pub(crate) symmetry: usize,
}

/// The stand-ins of all sets of a number of points, numbered: of each eight images the least.
pub(crate) struct Members {
    /// Points in a set.
    pub(crate) pieces: usize,
    sets: Vec<u32>,
    images: Images,
}

impl Members {
    /// Numbers the sets of so many points, from the least on.
    pub(crate) fn new(pieces: usize) -> Self {
        let images = Images::new();
        let least = |set: &u32| (1..8).all(|symmetry| images.of(symmetry, *set) >= *set);
        let sets = sets_of(pieces).filter(least).collect();
        Members {
            pieces,
            sets,
            images,
        }
    }

    /// How many stand-ins there are.
    pub(crate) fn len(&self) -> usize {
        self.sets.len()
    }

    /// The stand-in with a number.
    #[inline]
    pub(crate) fn get(&self, number: usize) -> u32 {
        self.sets[number]
    }

    /// Where a set of points goes by a symmetry.
    #[inline]
    pub(crate) fn image(&self, symmetry: usize, set: u32) -> u32 {
        self.images.of(symmetry, set)
    }

    /// How many different images a stand-in has, itself included.
    pub(crate) fn images_of(&self, number: usize) -> u64 {
        let set = self.sets[number];
        let same = (0..8).filter(|symmetry| self.image(*symmetry, set) == set);
        8 / same.count() as u64
    }

    /// The stand-in of a set, searched for; `None` for a set of another number of points.
    pub(crate) fn find(&self, set: u32) -> Option<Fold> {
        if set >> POINTS != 0 {
            return None;
        }
        let images = (0..8).map(|symmetry| (self.image(symmetry, set), symmetry));
        let (least, symmetry) = images.min()?;
        let number = self.sets.binary_search(&least).ok()?;
        Some(Fold {
            number: u32::try_from(number).ok()?,
            symmetry,
        })
    }

    /// The symmetries' inverses, by number.
    pub(crate) fn inverse(symmetry: usize) -> usize {
        INVERSES[symmetry]
    }
}

/// All sets of so many points, from the least on.
pub(crate) fn sets_of(pieces: usize) -> impl Iterator<Item = u32> {
    let mut next = Some((1_u32 << pieces) - 1);
    std::iter::from_fn(move || {
        let set = next?;
        // The next larger number with as many digits: the lowest run of ones gives its top one up.
        let lowest = set & set.wrapping_neg();
        next = (lowest != 0)
            .then(|| {
                let up = set + lowest;
                up | ((set ^ up) / lowest) >> 2
            })
            .filter(|set| set >> POINTS == 0);
        Some(set)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_pieces_have_the_published_number_of_sets() {
        let members = Members::new(10);
        assert_eq!(sets_of(10).count(), 3_268_760, "25 over 10");
        assert_eq!(members.len(), 410_170);
        let all: u64 = (0..members.len())
            .map(|number| members.images_of(number))
            .sum();
        assert_eq!(all, 3_268_760);
    }

    #[test]
    fn all_eight_images_have_one_stand_in() {
        for pieces in [1, 3, 6] {
            let members = Members::new(pieces);
            for set in (0_u32..1 << POINTS).filter(|set| set.count_ones() as usize == pieces) {
                let fold = members.find(set).expect("a stand-in");
                let stand_in = members.get(fold.number as usize);
                assert_eq!(members.image(fold.symmetry, set), stand_in);
                let same = |symmetry| members.find(members.image(symmetry, set));
                assert!((0..8).all(|symmetry| same(symmetry).map(|fold| fold.number) == Some(fold.number)));
            }
            assert_eq!(members.find((1 << (pieces + 1)) - 1), None);
        }
    }
}
