//! All ways that pieces can go, listed once, and what taking them back does to colourings.

use quadrille_games::wuzifei::perfect::points;
use quadrille_games::wuzifei::{INVERSES, POINTS, SYMMETRIES, Way};

use crate::board::Board;
use crate::cube::AXES;

/// Bits that name a digit of a colouring.
const DIGIT: u32 = 4;
/// Where the names of the digits begin, and then the one of the piece that moved: the number of the end
/// comes first and takes nineteen bits.
const NAMES: u32 = 20;
const MOVED: u32 = NAMES + DIGIT * AXES as u32;
/// Bits that a capture takes: two digits, whether it is a carry, and that it is there.
const CAPTURE: u32 = 2 * DIGIT + 2;
const CARRY: u64 = 1 << (2 * DIGIT);
const THERE: u64 = 2 << (2 * DIGIT);
/// Digits in half a colouring.
const HALF: usize = AXES / 2;
/// Lines through a point, at most.
const LINES: usize = 4;
/// With more colourings than this it is quicker to make tables first.
const MANY: usize = 12;

/// A hop, packed.
#[derive(Clone, Copy)]
pub(crate) struct Packed {
    /// Its end; by digit of a colouring there, the digit of that piece here; the digit there of the piece that
    /// moved.
    names: u64,
    /// What it may capture.
    captures: u64,
}

/// The hops of every set, in the order of [`Board::hops`].
pub(crate) struct Hops {
    /// By set: where its hops begin.
    first: Vec<u32>,
    hops: Vec<Packed>,
}

impl Hops {
    /// Lists them: 18.6 million with ten pieces.
    pub(crate) fn new(board: &Board) -> Self {
        let mut first = Vec::with_capacity(board.sets.members.len() + 1);
        let mut hops = Vec::new();
        // There are far fewer than 2^32.
        #[allow(clippy::cast_possible_truncation)]
        let count = |hops: &Vec<Packed>| hops.len() as u32;
        for number in 0..board.sets.members.len() {
            first.push(count(&hops));
            pack(board, number, &mut hops);
        }
        first.push(count(&hops));
        Hops { first, hops }
    }

    /// The hops out of a set.
    #[inline]
    pub(crate) fn of(&self, number: usize) -> &[Packed] {
        &self.hops[self.first[number] as usize..self.first[number + 1] as usize]
    }
}

fn pack(board: &Board, number: usize, hops: &mut Vec<Packed>) {
    let occupied = board.sets.members.get(number);
    let mut digits = [0_u64; POINTS];
    for (axis, point) in points(occupied).enumerate() {
        digits[point] = axis as u64;
    }
    for hop in board.hops(occupied) {
        let moved = digits[hop.from];
        let landed = occupied ^ 1 << hop.from ^ 1 << hop.to;
        let mut captures = 0;
        for capture in board.geometry().captures(landed, hop.to) {
            let one = digits[usize::from(capture.turned)];
            let other = digits[usize::from(capture.other)];
            let way = if capture.way == Way::Carry { CARRY } else { 0 };
            captures = captures << CAPTURE | THERE | way | other << DIGIT | one;
        }
        let stand_in = board.sets.members.get(hop.fold.number as usize);
        let back = &SYMMETRIES[INVERSES[hop.fold.symmetry]];
        let mut names = u64::from(hop.fold.number);
        for (axis, point) in points(stand_in).enumerate() {
            let point = usize::from(back[point]);
            let name = if point == hop.to {
                names |= (axis as u64) << MOVED;
                moved
            } else {
                digits[point]
            };
            names |= name << (NAMES + DIGIT * axis as u32);
        }
        hops.push(Packed { names, captures });
    }
}

impl Packed {
    /// The set it leads to.
    #[inline]
    pub(crate) fn end(self) -> usize {
        (self.names & ((1 << NAMES) - 1)) as usize
    }

    /// The digit of the piece that moves.
    #[inline]
    pub(crate) fn moved(self) -> usize {
        let there = (self.names >> MOVED) as u32;
        (self.names >> (NAMES + DIGIT * there) & 15) as usize
    }

    /// Calls `found` with every colouring before the hop, for each colouring after it. These are by the
    /// pieces of the side that makes the hop and then waits, and so are those.
    #[inline]
    pub(crate) fn back(self, pieces: usize, after: &[u16], mut found: impl FnMut(usize)) {
        let many = after.len() > MANY;
        let name = |axis: usize| 1_u16 << (self.names >> (NAMES + DIGIT * axis as u32) & 15);
        let moved = self.names >> MOVED;
        // It belongs to the side that moved.
        let after = after.iter().filter(|after| **after >> moved & 1 == 1);
        if many {
            let low = spread(name);
            let high = spread(|axis| name(axis + HALF));
            for after in after {
                let after = usize::from(*after);
                self.untake(
                    low[after & (low.len() - 1)] | high[after >> HALF],
                    &mut found,
                );
            }
        } else {
            for after in after {
                let renamed = (0..pieces).fold(0, |all, axis| {
                    all | name(axis) & (after >> axis & 1).wrapping_neg()
                });
                self.untake(renamed, &mut found);
            }
        }
    }

    #[inline]
    fn untake(self, after: u16, found: &mut impl FnMut(usize)) {
        if self.captures == 0 {
            return found(usize::from(after));
        }
        let mut free = [0_u16; LINES];
        let mut choices = 0;
        let mut captures = self.captures;
        while captures != 0 {
            let one = 1 << (captures & 15);
            let other = 1 << (captures >> DIGIT & 15);
            let carry = captures & CARRY != 0;
            captures >>= CAPTURE;
            match (carry, after & one != 0, after & other != 0) {
                // It would have turned, and has not.
                (false, false, true) | (true, false, false) => return,
                (false, true, true) => {
                    free[choices] = one;
                    choices += 1;
                }
                (true, true, true) => {
                    free[choices] = one | other;
                    choices += 1;
                }
                _ => {}
            }
        }
        for choice in 0..1_usize << choices {
            let turned = (0..choices)
                .filter(|line| choice >> line & 1 == 1)
                .fold(0, |turned, line| turned | free[line]);
            found(usize::from(after & !turned));
        }
    }
}

/// What every subset of the names comes to.
#[inline]
fn spread(name: impl Fn(usize) -> u16) -> [u16; 1 << HALF] {
    let mut all = [0; 1 << HALF];
    for axis in 0..HALF {
        let (done, rest) = all.split_at_mut(1 << axis);
        let name = name(axis);
        for (more, done) in rest.iter_mut().zip(done) {
            *more = *done | name;
        }
    }
    all
}
