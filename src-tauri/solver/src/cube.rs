//! A yes or no for each of the 1,024 colourings of ten pieces, worked on all at once.
//!
//! A colouring is a number of ten binary digits, one a piece. The answers are thus the corners of a
//! cube of ten axes, and what depends on single pieces takes a few word operations for all of them.
//! Fewer pieces use the first axes only.

/// Axes of a cube: pieces on the board, at most.
pub(crate) const AXES: usize = 10;
/// Words of 64 corners each.
const WORDS: usize = 1 << (AXES - WORD_AXES);
/// Axes within a word.
const WORD_AXES: usize = 6;

/// For each axis within a word: the corners on its low side.
const LOW: [u64; WORD_AXES] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0F0F_0F0F_0F0F_0F0F,
    0x00FF_00FF_00FF_00FF,
    0x0000_FFFF_0000_FFFF,
    0x0000_0000_FFFF_FFFF,
];

/// For each axis: the corners on its high side.
const HIGH: [Cube; AXES] = {
    let mut high = [Cube::EMPTY; AXES];
    let mut axis = 0;
    while axis < AXES {
        let mut word = 0;
        while word < WORDS {
            high[axis].0[word] = if axis < WORD_AXES {
                !LOW[axis]
            } else if word >> (axis - WORD_AXES) & 1 == 1 {
                u64::MAX
            } else {
                0
            };
            word += 1;
        }
        axis += 1;
    }
    high
};

/// A set of colourings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cube(pub(crate) [u64; WORDS]);

impl Cube {
    pub(crate) const EMPTY: Cube = Cube([0; WORDS]);

    /// The colourings in which a piece has colour 1.
    pub(crate) fn high(axis: usize) -> Cube {
        HIGH[axis]
    }

    pub(crate) fn count(&self) -> u64 {
        self.0.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    pub(crate) fn has(&self, corner: usize) -> bool {
        self.0[corner / 64] >> (corner % 64) & 1 == 1
    }

    pub(crate) fn set(&mut self, corner: usize) {
        self.0[corner / 64] |= 1 << (corner % 64);
    }

    /// The colourings in it, in order.
    pub(crate) fn corners(&self) -> impl Iterator<Item = usize> {
        let words = self.0;
        let some = words.into_iter().enumerate().filter(|(_, word)| *word != 0);
        some.flat_map(|(number, word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as usize;
                left &= left.checked_sub(1)?;
                Some(number * 64 + bit)
            })
        })
    }

    #[inline]
    pub(crate) fn and(mut self, other: &Cube) -> Cube {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
        self
    }

    #[inline]
    pub(crate) fn or(mut self, other: &Cube) -> Cube {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
        self
    }

    #[inline]
    pub(crate) fn without(mut self, other: &Cube) -> Cube {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= !b);
        self
    }

    /// The cube whose corner *c* is this one's corner with all of the first digits turned round.
    #[inline]
    pub(crate) fn complemented(mut self, pieces: usize) -> Cube {
        for (axis, low) in LOW.iter().enumerate().take(pieces) {
            let shift = 1 << axis;
            for word in &mut self.0 {
                *word = (*word >> shift & low) | (*word & low) << shift;
            }
        }
        for axis in WORD_AXES..pieces {
            let half = 1 << (axis - WORD_AXES);
            for pair in self.0.chunks_exact_mut(2 * half) {
                let (zeros, ones) = pair.split_at_mut(half);
                zeros.swap_with_slice(ones);
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_there_and_complements_turn_the_digits_round() {
        let mut cube = Cube::EMPTY;
        let some: Vec<usize> = (0..1024)
            .filter(|n| n * n % 7 == 2 || n % 64 == 63)
            .collect();
        some.iter().for_each(|corner| cube.set(*corner));
        assert_eq!(cube.corners().collect::<Vec<_>>(), some);
        assert_eq!(cube.count(), some.len() as u64);
        for pieces in 1..=10 {
            let found = cube.complemented(pieces);
            let all = (1_usize << pieces) - 1;
            assert!((0..1024).all(|corner| found.has(corner) == cube.has(corner ^ all)));
        }
        for axis in 0..10 {
            let high = Cube::high(axis);
            assert!((0..1024).all(|corner| high.has(corner) == (corner >> axis & 1 == 1)));
        }
    }
}
