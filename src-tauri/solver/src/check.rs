//! The proof: every entry against those that its moves lead to.
//!
//! An entry is right if it is won in one more than the shortest loss that a move leads to; else drawn if a
//! move leads to a draw; else lost in one more than the longest win. Where all entries are, they are all
//! true: by induction on the half-moves for wins and losses, and in a draw either side always has a move
//! to a draw, the other none to a loss.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::forward::Forward;
use crate::solve::{Solver, Unsolved};
use crate::sweep::sweep;

/// Sets in a block of work.
const BLOCK: usize = 256;
/// How good it is to lead to a draw. Wins of the other side are below, longer ones better; losses above,
/// shorter ones better.
const DRAW: u16 = 256;

/// How good it is to lead to an entry, never 0.
const fn worth(byte: u8) -> u16 {
    match byte {
        0 => DRAW,
        // Lost for the other side.
        odd if odd % 2 == 1 => 2 * DRAW - odd as u16,
        even => even as u16,
    }
}

const WORTHS: [u16; 256] = {
    let mut worths = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        worths[byte] = worth(byte as u8);
        byte += 1;
    }
    worths
};

/// The entry that follows from the best move; 0 says that there is none.
const fn entry(best: u16) -> u16 {
    match best {
        DRAW => 0,
        won if won > DRAW => 2 * DRAW - won + 1,
        lost => lost + 1,
    }
}

impl Solver {
    /// Compares every entry with those that its moves lead to, and returns how many don't follow from them:
    /// 0 is a proof. Moves are made forwards here; the solver took them back.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use quadrille_solver::Solver;
    /// let go_on = AtomicBool::new(false);
    /// let solver = Solver::run(3, &mut |_| {}, &go_on, 1).expect("not cancelled");
    /// assert_eq!(solver.check(&go_on, 1), Ok(0));
    /// ```
    ///
    /// # Errors
    ///
    /// [`Unsolved::Cancelled`] soon after `cancel` was set.
    pub fn check(&self, cancel: &AtomicBool, threads: usize) -> Result<u64, Unsolved> {
        let len = self.board.sets.members.len();
        let wrong = AtomicU64::new(0);
        sweep(threads, cancel, (0..len).step_by(BLOCK), |first| {
            let sets = first..len.min(first + BLOCK);
            let sum = sets.map(|number| self.wrong_in(number)).sum();
            wrong.fetch_add(sum, Ordering::Relaxed);
        });
        if cancel.load(Ordering::Relaxed) {
            return Err(Unsolved::Cancelled);
        }
        Ok(wrong.into_inner())
    }

    fn wrong_in(&self, number: usize) -> u64 {
        let occupied = self.board.sets.members.get(number);
        let entries = self.depths.of(number);
        let all = entries.len() - 1;
        let mut best = [0_u16; 1 << crate::cube::AXES];
        for hop in self.board.hops(occupied) {
            let forward = Forward::new(&self.board, occupied, &hop);
            let after = self.depths.of(hop.fold.number as usize);
            let (below, digit) = ((1 << forward.moved) - 1, 1 << forward.moved);
            for half in 0..entries.len() / 2 {
                // Those in which the piece belongs to the side to move.
                let own = (half & !below) << 1 | digit | half & below;
                let worth = WORTHS[usize::from(after[forward.after(own)])];
                best[own] = best[own].max(worth);
            }
        }
        let expected = (0..all).map(|own| entry(best[own]));
        let wrong = expected
            .enumerate()
            .filter(|(own, expected)| u16::from(entries[own ^ all]) != *expected);
        // Who has all the pieces has won; nothing is played any more.
        wrong.count() as u64 + u64::from(entries[0] != 1)
    }
}
