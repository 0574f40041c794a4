//! What the search remembers of positions: the transposition table.

use super::grid::Hop;
use super::search::DECIDED;

/// What a remembered value says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
    /// The value is this.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub(super) value: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
    pub(super) hop: Option<Hop>,
}

/// A position's name and the packed rest; 0 where nothing is remembered.
type Entry = (u64, u64);

/// Two entries a place: the deeper one stays, the other is always replaced.
pub(super) struct Memory {
    places: Vec<[Entry; 2]>,
}

const BYTES_A_PLACE: usize = size_of::<[Entry; 2]>();

impl Memory {
    /// At most so many bytes, at least one place.
    pub(super) fn new(bytes: usize) -> Self {
        let places = (bytes / BYTES_A_PLACE).max(1);
        let places = 1 << places.ilog2();
        Memory {
            places: vec![[(0, 0); 2]; places],
        }
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        // Fibonacci hashing: the top bits of the product mix all bits of the key.
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 20) as usize & (self.places.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let place = &self.places[self.place(key)];
        let entry = place.iter().find(|entry| entry.0 == key && entry.1 != 0)?;
        Some(unpack(entry.1))
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, known: Known) {
        let at = self.place(key);
        let [deep, last] = &mut self.places[at];
        let fresh = (key, pack(known));
        let stays = deep.1 != 0 && deep.0 != key && unpack(deep.1).depth > known.depth;
        if stays {
            *last = fresh;
        } else {
            if deep.0 != key {
                *last = *deep;
            }
            *deep = fresh;
        }
    }
}

/// Values are within 16 bits with a sign, depths below 256.
fn pack(known: Known) -> u64 {
    let hop = known.hop.map_or(0, |hop| {
        1 << 10 | u64::from(hop.from) << 5 | u64::from(hop.to)
    });
    let bound = match known.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    let value = (known.value + VALUE_SHIFT) as u64 & 0xffff;
    value | (known.depth.clamp(0, 255) as u64) << 16 | bound << 24 | hop << 32
}

const VALUE_SHIFT: i32 = 1 << 15;

fn unpack(packed: u64) -> Known {
    let hop = packed >> 32;
    Known {
        value: (packed & 0xffff) as i32 - VALUE_SHIFT,
        depth: (packed >> 16 & 0xff) as i32,
        bound: match packed >> 24 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        },
        hop: (hop >> 10 & 1 == 1).then_some(Hop {
            from: (hop >> 5 & 31) as u8,
            to: (hop & 31) as u8,
        }),
    }
}

/// A decided score counts from the root; remembered, from the position itself.
pub(super) fn lift(score: i32, ply: usize) -> i32 {
    let ply = ply as i32;
    if score > DECIDED {
        score + ply
    } else if score < -DECIDED {
        score - ply
    } else {
        score
    }
}

/// The other way round.
pub(super) fn unlift(score: i32, ply: usize) -> i32 {
    let ply = ply as i32;
    if score > DECIDED {
        score - ply
    } else if score < -DECIDED {
        score + ply
    } else {
        score
    }
}
