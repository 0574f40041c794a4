//! What a hop does to colourings, forwards: independent of the hops that the solver takes back.

use quadrille_games::wuzifei::Way;
use quadrille_games::wuzifei::perfect::points;

use crate::board::{Board, Hop};
use crate::cube::AXES;

/// Digits in half a colouring.
const HALF: usize = AXES / 2;
/// Lines through a point, at most.
const LINES: usize = 4;

/// A hop of a piece on a set.
pub(crate) struct Forward {
    /// Where each half of a colouring's digits goes.
    low: [u16; 1 << HALF],
    high: [u16; 1 << HALF],
    /// By line with a capture: the digits that make it where they have these colours, and those that turn.
    captures: [(u16, u16, u16); LINES],
    lines: usize,
    /// The digit of the piece that moves.
    pub(crate) moved: usize,
}

impl Forward {
    pub(crate) fn new(board: &Board, occupied: u32, hop: &Hop) -> Self {
        let stand_in = board.sets.members.get(hop.fold.number as usize);
        let mut axes = [0_u32; 25];
        let (mut low, mut high) = ([0; 1 << HALF], [0; 1 << HALF]);
        let mut moved = 0;
        for (axis, point) in points(occupied).enumerate() {
            axes[point] = axis as u32;
            let there = if point == hop.from {
                moved = axis;
                hop.to
            } else {
                point
            };
            let image = board.sets.members.image(hop.fold.symmetry, 1 << there);
            let name = 1_u16 << (stand_in & (image - 1)).count_ones();
            let (half, axis) = if axis < HALF {
                (&mut low, axis)
            } else {
                (&mut high, axis - HALF)
            };
            for part in (0..half.len()).filter(|part| part >> axis & 1 == 1) {
                half[part] |= name;
            }
        }
        let landed = occupied ^ 1 << hop.from ^ 1 << hop.to;
        let mut captures = [(0, 0, 0); LINES];
        let mut lines = 0;
        for capture in board.geometry().captures(landed, hop.to) {
            let one = 1 << axes[usize::from(capture.turned)];
            let other = 1 << axes[usize::from(capture.other)];
            captures[lines] = match capture.way {
                Way::Clip => (one | other, other, one),
                Way::Carry => (one | other, 0, one | other),
            };
            lines += 1;
        }
        Forward {
            low,
            high,
            captures,
            lines,
            moved,
        }
    }

    /// The colouring after it, by the pieces of the side that then waits; `own` is by those of the same side.
    #[inline]
    pub(crate) fn after(&self, own: usize) -> usize {
        // A colouring has ten digits.
        #[allow(clippy::cast_possible_truncation)]
        let own = own as u16;
        let captures = self.captures[..self.lines].iter();
        let after = captures.fold(own, |after, (these, so, turned)| {
            after | if own & these == *so { *turned } else { 0 }
        });
        let after = usize::from(after);
        usize::from(self.low[after & ((1 << HALF) - 1)] | self.high[after >> HALF])
    }
}
