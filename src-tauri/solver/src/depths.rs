//! In how many half-moves each position is won or lost.
//!
//! One byte a position: 0 for a draw, else the half-moves and one more. An even number of half-moves is
//! a loss, an odd one a win; only who has all the pieces has won in none.

use crate::place::Place;

/// The value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The other side can force a win.
    Loss,
    /// Neither side can.
    Draw,
    /// The side to move can force a win.
    Win,
}

impl Value {
    /// What it is for the other side.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }
}

/// Bytes by set and colouring.
pub(crate) struct Depths {
    pieces: usize,
    bytes: Vec<u8>,
}

impl Depths {
    /// Everything drawn so far.
    pub(crate) fn new(pieces: usize, sets: usize) -> Self {
        Depths {
            pieces,
            bytes: vec![0; sets << pieces],
        }
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
    pub(crate) fn get(&self, place: Place) -> (Value, Option<u16>) {
        let byte = self.of(place.number)[place.waiting];
        let plies = byte.checked_sub(1).map(u16::from);
        (value(place.waiting, byte), plies)
    }
}

/// What a byte says.
#[inline]
pub(crate) fn value(waiting: usize, byte: u8) -> Value {
    match byte {
        0 => Value::Draw,
        _ if waiting == 0 => Value::Win,
        even if even % 2 == 0 => Value::Win,
        _ => Value::Loss,
    }
}
