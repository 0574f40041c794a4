//! A yes or no for each of the 1,024 colourings of ten pieces, worked on all at once.
//!
//! A colouring is a number of ten binary digits, one a piece. The answers are thus the corners of a
//! cube of ten axes, and what a move does to colourings becomes an exchange of axes and a copying of
//! halves: a few word operations for all of them. Fewer pieces use the first axes only.

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

    /// All colourings of so many pieces.
    pub(crate) fn full(pieces: usize) -> Cube {
        let corners = 1_usize << pieces;
        Cube(std::array::from_fn(|word| {
            match corners.saturating_sub(word * 64) {
                0 => 0,
                few @ 1..64 => (1 << few) - 1,
                _ => u64::MAX,
            }
        }))
    }

    /// The colourings in which a piece has colour 1.
    pub(crate) fn high(axis: usize) -> Cube {
        HIGH[axis]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
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

    /// The cube whose corner *c* is this one's corner *c* with two digits exchanged.
    #[inline]
    fn exchanged(mut self, one: usize, other: usize) -> Cube {
        let (low, high) = (one.min(other), one.max(other));
        let words = &mut self.0;
        if high < WORD_AXES {
            let shift = (1 << high) - (1 << low);
            let mask = LOW[high] & !LOW[low];
            for word in words.iter_mut() {
                let change = (*word >> shift ^ *word) & mask;
                *word ^= change ^ change << shift;
            }
        } else if low >= WORD_AXES {
            let (low, high) = (1 << (low - WORD_AXES), 1 << (high - WORD_AXES));
            for word in 0..WORDS {
                if word & high == 0 && word & low != 0 {
                    words.swap(word, word ^ low ^ high);
                }
            }
        } else {
            let (shift, mask) = (1 << low, LOW[low]);
            let half = 1 << (high - WORD_AXES);
            for pair in words.chunks_exact_mut(2 * half) {
                let (zeros, ones) = pair.split_at_mut(half);
                for (zero, one) in zeros.iter_mut().zip(ones) {
                    let change = (*zero >> shift ^ *one) & mask;
                    *one ^= change;
                    *zero ^= change << shift;
                }
            }
        }
        self
    }

    /// The cube whose corner *c* is this one's corner *d*, where digit *n* of *c* is digit `to[n]` of *d*.
    #[inline]
    pub(crate) fn renumbered(mut self, to: &[u8]) -> Cube {
        let mut at: [u8; AXES] = std::array::from_fn(|axis| axis as u8);
        for axis in 0..to.len() {
            if at[axis] == to[axis] {
                continue;
            }
            let from = at[axis..].iter().position(|here| *here == to[axis]);
            let from = axis + from.unwrap_or(0);
            self = self.exchanged(axis, from);
            at.swap(axis, from);
        }
        self
    }

    /// The cube whose corner *c* is this one's corner *c* with the digit set; only for corners without it.
    #[inline]
    fn raised(mut self, axis: usize) -> Cube {
        let words = &mut self.0;
        if axis < WORD_AXES {
            for word in words.iter_mut() {
                *word = *word >> (1 << axis) & LOW[axis];
            }
        } else {
            let half = 1 << (axis - WORD_AXES);
            for pair in words.chunks_exact_mut(2 * half) {
                let (zeros, ones) = pair.split_at_mut(half);
                zeros.copy_from_slice(ones);
            }
        }
        self
    }

    /// The cube whose corner *c* is this one's corner *d*: `turned` is set in *d* where `other` is set in *c*.
    #[inline]
    pub(crate) fn clipped(self, turned: usize, other: usize) -> Cube {
        let chosen = HIGH[other].without(&HIGH[turned]);
        self.without(&chosen)
            .or(&self.raised(turned).and(&chosen))
    }

    /// Likewise: both digits are set in *d* where both are clear in *c*.
    #[inline]
    pub(crate) fn carried(self, one: usize, other: usize) -> Cube {
        let kept = HIGH[one].or(&HIGH[other]);
        let both = self.raised(other).raised(one);
        self.and(&kept).or(&both.without(&kept))
    }

    /// The cube whose corner *c* is this one's corner with all of the first digits turned round.
    #[inline]
    pub(crate) fn complemented(mut self, pieces: usize) -> Cube {
        for axis in 0..pieces {
            if axis < WORD_AXES {
                let shift = 1 << axis;
                for word in &mut self.0 {
                    *word = (*word >> shift & LOW[axis]) | (*word & LOW[axis]) << shift;
                }
            } else {
                let half = 1 << (axis - WORD_AXES);
                for pair in self.0.chunks_exact_mut(2 * half) {
                    let (zeros, ones) = pair.split_at_mut(half);
                    zeros.swap_with_slice(ones);
                }
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any pattern without regularity.
    fn sample() -> Cube {
        let mut cube = Cube::EMPTY;
        let mut value = 1_u32;
        for corner in 0..1024 {
            value = value.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            if value >> 31 == 1 {
                cube.set(corner);
            }
        }
        cube
    }

    #[test]
    fn renumbering_follows_the_digits() {
        let cube = sample();
        for seed in 0..50_usize {
            let mut to: Vec<u8> = (0..10).collect();
            for n in 0..10 {
                to.swap(n, (seed * 7 + n * n * 3 + seed / 5) % 10);
            }
            let found = cube.renumbered(&to);
            for corner in 0..1024 {
                let image = (0..10).fold(0, |all, digit| {
                    all | (corner >> digit & 1) << to[digit]
                });
                assert_eq!(found.has(corner), cube.has(image), "{to:?} {corner}");
            }
        }
    }

    #[test]
    fn captures_and_complements_are_what_they_say() {
        let cube = sample();
        for one in 0..10 {
            assert_eq!(Cube::high(one).corners().count(), 512);
            for other in (0..10).filter(|other| *other != one) {
                let (clipped, carried) = (cube.clipped(one, other), cube.carried(one, other));
                for corner in 0..1024_usize {
                    let (a, b) = (corner >> one & 1, corner >> other & 1);
                    let after = corner | b << one;
                    assert_eq!(clipped.has(corner), cube.has(after));
                    let both = if a + b == 0 { 1 << one | 1 << other } else { 0 };
                    assert_eq!(carried.has(corner), cube.has(corner | both));
                }
            }
        }
        for pieces in 1..=10 {
            let found = cube.complemented(pieces);
            let all = (1_usize << pieces) - 1;
            assert_eq!(Cube::full(pieces).corners().count(), all + 1);
            assert!((0..1024).all(|corner| found.has(corner) == cube.has(corner ^ all)));
        }
    }
}
