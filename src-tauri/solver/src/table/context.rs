//! What is likely, from what is known already: the positions of a set one after the other, each from those
//! with one piece more for the side to move, from its captures and from what threatens it.

use quadrille_games::Worth;
use quadrille_games::wuzifei::Way;
use quadrille_games::wuzifei::perfect::{Geometry, points};

use crate::cube::{AXES, Cube};

/// Kinds of positions by captures, and by whether either side can move.
const KINDS: usize = 32;
/// By pieces that wait, and by how many positions with one less are won and lost.
const AROUND: usize = (AXES + 1) * (AXES + 1) * (AXES + 1);
/// All contexts.
pub(super) const CONTEXTS: usize = KINDS * AROUND;

/// The colourings of a set, as far as they can be judged without knowing any value.
pub(super) struct Kinds {
    /// Bits of the kind's number, by the pieces of the side that waits.
    bits: [Cube; 5],
}

impl Kinds {
    pub(super) fn new(geometry: &Geometry, occupied: u32) -> Self {
        let pieces = occupied.count_ones() as usize;
        let mut axes = [0; 25];
        for (axis, point) in points(occupied).enumerate() {
            axes[point] = axis;
        }
        // Of the side that owns the high digits: those that capture something, and those that capture two.
        let (mut some, mut two, mut moves) = (Cube::EMPTY, Cube::EMPTY, Cube::EMPTY);
        for from in points(occupied) {
            let movers = Cube::high(axes[from]);
            for to in geometry.targets(occupied, from) {
                moves = moves.or(&movers);
                let landed = occupied ^ 1 << from ^ 1 << to;
                let mut taken = Cube::EMPTY;
                for capture in geometry.captures(landed, to) {
                    let one = Cube::high(axes[usize::from(capture.turned)]);
                    let other = Cube::high(axes[usize::from(capture.other)]);
                    match capture.way {
                        Way::Clip => {
                            let here = movers.and(&other).without(&one);
                            two = two.or(&taken.and(&here));
                            taken = taken.or(&here);
                        }
                        Way::Carry => {
                            let here = movers.without(&one).without(&other);
                            two = two.or(&here);
                            taken = taken.or(&here);
                        }
                    }
                }
                some = some.or(&taken);
            }
        }
        Kinds {
            bits: [
                some.complemented(pieces),
                two.complemented(pieces),
                some,
                two,
                moves.complemented(pieces),
            ],
        }
    }

    #[inline]
    pub(super) fn of(&self, waiting: usize) -> usize {
        let bits = self.bits.iter().enumerate();
        bits.fold(0, |kind, (bit, cube)| {
            kind | usize::from(cube.has(waiting)) << bit
        })
    }
}

/// The values of a set's colourings in order, and what they say about the next.
pub(super) struct Around {
    /// By colouring: 1 for a win, 256 for a loss.
    values: [u16; 1 << AXES],
}

impl Around {
    pub(super) fn new() -> Self {
        Around {
            values: [0; 1 << AXES],
        }
    }

    /// The context of the next colouring, of a kind.
    #[inline]
    pub(super) fn context(&self, kind: usize, waiting: usize) -> usize {
        let (mut left, mut sum, mut count) = (waiting, 0, 0);
        while left != 0 {
            sum += self.values[waiting ^ (left & left.wrapping_neg())];
            left &= left - 1;
            count += 1;
        }
        let (won, lost) = (usize::from(sum & 255), usize::from(sum >> 8));
        ((kind * (AXES + 1) + count) * (AXES + 1) + won) * (AXES + 1) + lost
    }

    #[inline]
    pub(super) fn set(&mut self, waiting: usize, value: Worth) {
        self.values[waiting] = match value {
            Worth::Win => 1,
            Worth::Draw => 0,
            Worth::Loss => 256,
        };
    }
}
