//! Where the search ends: draws, positions without a move, and captures followed until a position is at
//! rest. Those captures are too few to come round to a position again, so nobody asks.

use super::super::{QUIET_LIMIT, Stuck};
use super::grid::{Grid, pick};
use super::order::DEEPEST;
use super::search::{Search, WON};
use super::worth::worth;

/// Captures in a row that are followed beyond the depth.
const CAPTURES_DEEP: usize = 10;

impl Search<'_> {
    /// A draw as the side to move at a ply sees it.
    pub(super) fn draw(&self, ply: usize) -> i32 {
        if ply & 1 == 0 {
            -self.contempt
        } else {
            self.contempt
        }
    }

    /// The side to move has no move.
    pub(super) fn stuck(&self, ply: usize) -> i32 {
        match self.ending.stuck {
            Stuck::Loss => ply as i32 - WON,
            Stuck::Draw => self.draw(ply),
        }
    }

    /// Beyond the depth only captures are followed: a position is judged when it has come to rest.
    pub(super) fn captures(
        &mut self,
        grid: &Grid,
        deep: usize,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        quiet: u16,
    ) -> i32 {
        self.count();
        if self.stopped {
            return 0;
        }
        if grid.mine == 0 {
            return ply as i32 - WON;
        }
        let (my_moves, their_moves) = grid.mobility(self.tables);
        if my_moves == 0 {
            return self.stuck(ply);
        }
        if quiet >= QUIET_LIMIT {
            return self.draw(ply);
        }
        let standing = worth(grid.lead, my_moves, their_moves);
        if standing >= beta || deep >= CAPTURES_DEEP || ply + 1 >= DEEPEST {
            return standing;
        }
        let mut best = standing;
        alpha = alpha.max(best);
        let begin = self.moves.len();
        grid.moves(self.tables, true, &mut self.moves);
        for candidate in &mut self.moves[begin..] {
            candidate.rank = candidate.taken.count_ones() as i32;
        }
        let mut n = 0;
        while let Some(candidate) = pick(&mut self.moves[begin..], n) {
            n += 1;
            let next = grid.after(self.tables, candidate.hop, candidate.taken);
            let score = -self.captures(&next, deep + 1, ply + 1, -beta, -alpha, 0);
            best = best.max(score);
            alpha = alpha.max(score);
            if self.stopped || alpha >= beta {
                break;
            }
        }
        self.moves.truncate(begin);
        best
    }
}
