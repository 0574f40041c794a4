//! Sets of regions as bits, in a fixed number of words.

/// A set of regions: bit *n* of word *m* stands for region 64 *m* + *n*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Set<const W: usize>(pub(super) [u64; W]);

impl<const W: usize> Set<W> {
    pub(super) const EMPTY: Self = Set([0; W]);

    pub(super) fn insert(&mut self, region: usize) {
        self.0[region / 64] |= 1 << (region % 64);
    }

    pub(super) fn union(mut self, other: &Self) -> Self {
        self.add(other);
        self
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    pub(super) fn and(mut self, other: &Self) -> Self {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word &= more;
        }
        self
    }

    pub(super) fn without(mut self, other: &Self) -> Self {
        for (word, less) in self.0.iter_mut().zip(&other.0) {
            *word &= !less;
        }
        self
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    pub(super) fn touches(&self, other: &Self) -> bool {
        !self.and(other).is_empty()
    }

    pub(super) fn is_within(&self, other: &Self) -> bool {
        self.0
            .iter()
            .zip(&other.0)
            .all(|(own, all)| own & !all == 0)
    }

    /// Number of regions.
    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The first region of the set.
    pub(super) fn first(&self) -> Option<usize> {
        let (m, word) = self.0.iter().enumerate().find(|(_, word)| **word != 0)?;
        Some(64 * m + word.trailing_zeros() as usize)
    }

    /// Calls with each region of the set, ascending.
    pub(super) fn each(&self, mut with: impl FnMut(usize)) {
        for (m, &word) in self.0.iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                with(64 * m + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
    }

    /// A well mixed number: nearly equal sets get entirely different ones.
    pub(super) fn hash(&self) -> u64 {
        // Odd constants without pattern, from the digits of the golden ratio and of π.
        const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
        const SPREAD: u64 = 0x2438_0a08_85a3_08d3;
        let hash = self.0.iter().fold(MIX, |hash, word| {
            let product = u128::from(hash ^ word) * u128::from(SPREAD | 1);
            // Both halves of the product, folded: the low 64 bits are meant.
            #[allow(clippy::cast_possible_truncation)]
            let folded = (product >> 64) as u64 ^ product as u64;
            folded.wrapping_add(MIX)
        });
        (hash ^ (hash >> 32)).wrapping_mul(MIX)
    }
}
