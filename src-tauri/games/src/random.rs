//! The games' own randomness: the same numbers on every platform and in every version.
//!
//! ChaCha8 keyed by a 64-bit seed. The position in its stream is part of a game's state, so undo
//! restores it and redo gives the same drop. How a number is bounded is written here, not taken
//! from a crate, so that an update can't change anybody's deals (rules.md §0).

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A place in a seed's stream of numbers: a value, stored in a game's state.
///
/// ```
/// use quadrille_games::Generator;
/// let start = Generator::new(42);
/// let mut source = start.source();
/// let first = source.below(6);
/// assert_eq!(start.source().below(6), first);
/// assert_ne!(source.generator(), start);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Generator {
    /// What the whole stream follows from.
    pub seed: u64,
    /// How many 32-bit words have been drawn.
    pub drawn: u64,
}

impl Generator {
    /// The start of a seed's stream.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Generator { seed, drawn: 0 }
    }

    /// Numbers from here on. Store [`Source::generator`] back when done.
    #[must_use]
    pub fn source(self) -> Source {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        let mut words = ChaCha8Rng::from_seed(key);
        words.set_word_pos(u128::from(self.drawn));
        Source {
            words,
            generator: self,
        }
    }
}

/// Numbers being drawn.
#[derive(Clone, Debug)]
pub struct Source {
    words: ChaCha8Rng,
    generator: Generator,
}

impl Source {
    /// The place reached in the stream.
    #[must_use]
    pub fn generator(&self) -> Generator {
        self.generator
    }

    fn word(&mut self) -> u32 {
        // Wraps after 2^64 words, which no game reaches; a hostile position may start near it.
        self.generator.drawn = self.generator.drawn.wrapping_add(1);
        self.words.next_u32()
    }

    /// A number from 0 to `bound - 1`, each equally likely; 0 when `bound` is 0.
    ///
    /// The high half of word × bound, redrawn where the low half falls in the part that would make
    /// some numbers likelier than others.
    pub fn below(&mut self, bound: u32) -> u32 {
        let unfair = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            // The low 32 bits are meant.
            #[allow(clippy::cast_possible_truncation)]
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// A place in a list of `len` things, each equally likely; 0 when there is none.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).unwrap_or(u32::MAX)) as usize
    }

    /// Brings a list into an order, each equally likely: from the end, each with one up to itself.
    ///
    /// ```
    /// let mut list = [1, 2, 3, 4, 5];
    /// quadrille_games::Generator::new(42).source().shuffle(&mut list);
    /// assert_eq!(list, [4, 3, 5, 2, 1]);
    /// ```
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for n in (1..list.len()).rev() {
            list.swap(n, self.index(n + 1));
        }
    }
}

/// A seed that follows from a text: 64-bit FNV-1a.
#[must_use]
pub fn seed_from_text(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fixed for ever: a change here changes every shared game. The numbers were computed apart, by a
    /// ChaCha8 written from its description.
    #[test]
    fn the_stream_is_frozen() {
        let mut source = Generator::new(42).source();
        let drawn: Vec<u32> = (0..12).map(|_| source.below(100)).collect();
        assert_eq!(drawn, FROZEN);
    }
    const FROZEN: [u32; 12] = [9, 34, 8, 28, 39, 49, 58, 36, 58, 82, 7, 6];

    #[test]
    fn a_place_in_the_stream_can_be_left_and_taken_up_again() {
        for split in 0..200 {
            let mut whole = Generator::new(7).source();
            for _ in 0..split {
                whole.below(1 << 20);
            }
            let mut resumed = whole.generator().source();
            for _ in 0..100 {
                assert_eq!(whole.below(81), resumed.below(81));
            }
            assert_eq!(whole.generator(), resumed.generator());
        }
    }

    #[test]
    fn numbers_stay_in_bounds_and_are_even() {
        let mut source = Generator::new(1).source();
        assert_eq!(source.below(0), 0);
        assert_eq!(source.below(1), 0);
        for bound in [2_u32, 3, 7, 10, 81] {
            let each = 20_000_u32;
            let mut counts = vec![0_u32; bound as usize];
            for _ in 0..each * bound {
                counts[source.below(bound) as usize] += 1;
            }
            // Chi-square with bound-1 degrees: mean bound-1, deviation sqrt(2(bound-1)).
            let chi: f64 = counts
                .iter()
                .map(|&n| (f64::from(n) - f64::from(each)).powi(2) / f64::from(each))
                .sum();
            let freedom = f64::from(bound - 1);
            assert!(
                chi < freedom + 5.0 * (2.0 * freedom).sqrt(),
                "{bound}: {chi}"
            );
        }
    }

    #[test]
    fn no_place_in_the_stream_panics() {
        let mut source = Generator {
            seed: u64::MAX,
            drawn: u64::MAX,
        }
        .source();
        source.below(5);
        source.below(5);
    }

    #[test]
    fn text_seeds_are_fnv_1a() {
        assert_eq!(seed_from_text(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(seed_from_text("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(seed_from_text("foobar"), 0x85944171f73967e8);
    }
}
