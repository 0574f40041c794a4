//! In how many half-moves each position is won or lost.
//!
//! One byte a position: 0 for a draw, else the half-moves and one more. An even number of half-moves is
//! a loss, an odd one a win; only who has all the pieces has won in none.

use quadrille_games::Worth;

use crate::place::Place;

/// Bytes by set and colouring.
pub(crate) struct Depths {
    pieces: usize,
    bytes: Vec<u8>,
}

impl Depths {
    /// Everything drawn so far.
    pub(crate) fn new(pieces: usize, sets: usize) -> Self {
        Depths::drawn(pieces, vec![0; sets << pieces])
    }

    /// The same in memory that was asked for: zeros.
    pub(crate) fn drawn(pieces: usize, bytes: Vec<u8>) -> Self {
        Depths { pieces, bytes }
    }

    /// All bytes.
    pub(crate) fn all(&self) -> &[u8] {
        &self.bytes
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }

    /// The bytes of a set's colourings, by the pieces of the side that waits.
    pub(crate) fn of(&self, number: usize) -> &[u8] {
        &self.bytes[number << self.pieces..(number + 1) << self.pieces]
    }

    /// A position's value, and the half-moves to the end where it is no draw.
    pub(crate) fn get(&self, place: Place) -> (Worth, Option<u16>) {
        let byte = self.of(place.number)[place.waiting];
        let plies = byte.checked_sub(1).map(u16::from);
        (value(place.waiting, byte), plies)
    }
}

/// What a byte says.
#[inline]
pub(crate) fn value(waiting: usize, byte: u8) -> Worth {
    match byte {
        0 => Worth::Draw,
        _ if waiting == 0 => Worth::Win,
        even if even % 2 == 0 => Worth::Win,
        _ => Worth::Loss,
    }
}
