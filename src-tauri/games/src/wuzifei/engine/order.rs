//! Which moves to try first: what was best before, captures, what refuted neighbours, what refutes often.

use super::grid::{Candidate, Hop};

/// Deepest line that is searched, in moves.
pub(super) const DEEPEST: usize = 96;

const FIRST: i32 = 1 << 30;
/// From this rank on moves are captures, or the one to try first.
pub(super) const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
/// History counts stay below the ranks above.
const MOST_HISTORY: i32 = 1 << 16;

/// What has refuted positions so far.
pub(super) struct Order {
    killers: [[Hop; 2]; DEEPEST],
    history: Box<[[[i32; 32]; 32]; 2]>,
}

impl Order {
    pub(super) fn new() -> Self {
        Order {
            killers: [[Hop::default(); 2]; DEEPEST],
            history: Box::new([[[0; 32]; 32]; 2]),
        }
    }

    /// Ranks the moves of a position.
    #[inline]
    pub(super) fn rank(&self, moves: &mut [Candidate], ply: usize, first: Option<Hop>) {
        let killers = self.killers[ply % DEEPEST];
        let history = &self.history[ply & 1];
        for candidate in moves {
            let hop = candidate.hop;
            candidate.rank = if first == Some(hop) {
                FIRST
            } else if candidate.taken != 0 {
                CAPTURE + candidate.taken.count_ones() as i32
            } else if killers[0] == hop {
                KILLER + 1
            } else if killers[1] == hop {
                KILLER
            } else {
                history[usize::from(hop.from & 31)][usize::from(hop.to & 31)]
            };
        }
    }

    /// Notes a quiet move that refuted a position, and those that were tried before it in vain.
    pub(super) fn refuted(&mut self, ply: usize, depth: i32, hop: Hop, vain: &[Hop]) {
        let killers = &mut self.killers[ply % DEEPEST];
        if killers[0] != hop {
            *killers = [hop, killers[0]];
        }
        let bonus = (depth * depth).min(400);
        let history = &mut self.history[ply & 1];
        let mut add = |hop: Hop, bonus: i32| {
            let count = &mut history[usize::from(hop.from & 31)][usize::from(hop.to & 31)];
            // Pulled towards 0 in proportion, so that counts stay in bounds and old ones fade.
            *count += bonus - *count * bonus.abs() / MOST_HISTORY;
        };
        add(hop, bonus);
        for &hop in vain {
            add(hop, -bonus);
        }
    }
}

/// How much less deep the nth quiet move is searched at first.
#[inline]
pub(super) fn reduction(depth: i32, n: usize, open: bool) -> i32 {
    if depth < 3 || n < 3 {
        return 0;
    }
    let mut less = 1;
    if n > 6 {
        less += depth / 4;
    }
    if n > 14 {
        less += 1;
    }
    (less - i32::from(open)).clamp(0, depth - 2)
}
