//! Principal-variation search, deepened step by step until the budget is spent.
//!
//! Scores are from the side to move, in hundredths of a piece. A draw is worth a little less than
//! nothing to the side that the search is for (contempt): it plays on where it can.

use super::super::{QUIET_LIMIT, Repetition, Stuck};
use super::fold::fold;
use super::grid::{Candidate, Grid, Hop, pick};
use super::memory::{Bound, Known, Memory, lift, unlift};
use super::order::{CAPTURE, DEEPEST, Order, reduction};
use super::path::Path;
use super::tables::Tables;
use super::worth::{PIECE, worth};
use crate::Budget;

/// A game won now; won in n moves it is n less.
pub(super) const WON: i32 = 30_000;
/// Scores beyond this are won or lost for certain.
pub(super) const DECIDED: i32 = WON - 1000;
/// Beyond every score.
pub(super) const INFINITE: i32 = WON + 1;
/// So near to it, remembered scores of other paths are not believed.
const NEARLY_QUIET: u16 = QUIET_LIMIT - 20;
/// The budget is asked once in so many positions.
pub(super) const ASK_EVERY: u64 = 1024;

/// The rules of ending that the search has to know.
#[derive(Clone, Copy)]
pub(super) struct Ending {
    pub(super) repetition: Repetition,
    pub(super) stuck: Stuck,
}

/// A search from one position.
pub(super) struct Search<'a> {
    pub(super) tables: &'a Tables,
    pub(super) memory: Memory,
    pub(super) order: Order,
    pub(super) ending: Ending,
    budget: &'a mut dyn Budget,
    /// Positions looked at, and at most.
    pub(super) nodes: u64,
    most: u64,
    pub(super) stopped: bool,
    /// The moves of all positions on the line being searched, those of the last one last.
    pub(super) moves: Vec<Candidate>,
    /// Positions before and on the line being searched.
    pub(super) path: Path,
    /// What a draw costs the side that the search is for.
    pub(super) contempt: i32,
}

impl<'a> Search<'a> {
    /// `path` holds the keys of the positions before the one to search, the last one last.
    pub(super) fn new(
        tables: &'a Tables,
        bytes: usize,
        ending: Ending,
        path: Vec<u64>,
        most: u64,
        budget: &'a mut dyn Budget,
    ) -> Self {
        Search {
            tables,
            memory: Memory::new(bytes),
            order: Order::new(),
            ending,
            budget,
            nodes: 0,
            most,
            stopped: false,
            moves: Vec::with_capacity(DEEPEST * 32),
            path: Path::new(path),
            contempt: 0,
        }
    }

    /// The score of a move for the side that makes it; `None` where repeating forbids it.
    #[allow(clippy::too_many_arguments)] // the search's own step: a struct would be built for each call
    #[inline]
    pub(super) fn child(
        &mut self,
        grid: &Grid,
        candidate: &Candidate,
        depth: i32,
        ply: usize,
        alpha: i32,
        beta: i32,
        quiet: u16,
    ) -> Option<i32> {
        let next = grid.after(self.tables, candidate.hop, candidate.taken);
        let quiet = if candidate.taken == 0 { quiet + 1 } else { 0 };
        let key = next.key();
        if self.path.repeats(key, self.ending.repetition) {
            return match self.ending.repetition {
                Repetition::Forbidden => None,
                Repetition::Draw | Repetition::Off => Some(-self.draw(ply + 1)),
            };
        }
        self.path.push(key);
        let score = -self.node(&next, depth, ply + 1, -beta, -alpha, quiet, true);
        self.path.pop();
        Some(score)
    }

    /// Counts a position, and asks the budget from time to time.
    #[inline]
    pub(super) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASK_EVERY) && (self.nodes >= self.most || self.budget.spent())
        {
            self.stopped = true;
        }
    }

    #[allow(clippy::too_many_arguments)] // as above
    fn node(
        &mut self,
        grid: &Grid,
        mut depth: i32,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        quiet: u16,
        may_pass: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.captures(grid, 0, ply, alpha, beta, quiet);
        }
        self.count();
        if self.stopped {
            return 0;
        }
        let lost_now = ply as i32 - WON;
        if grid.mine == 0 {
            return lost_now;
        }
        let (my_moves, their_moves) = grid.mobility(self.tables);
        if my_moves == 0 {
            return self.stuck(ply);
        }
        if quiet >= QUIET_LIMIT {
            return self.draw(ply);
        }
        let standing = worth(grid.lead, my_moves, their_moves);
        if ply + 1 >= DEEPEST {
            return standing;
        }
        let open = beta - alpha > 1;
        let narrow = !open && beta.abs() < DECIDED;
        // So far ahead that a shallow position won't fall back below.
        if narrow && depth <= 3 && standing - PIECE * (depth + 1) >= beta {
            return standing;
        }
        let folded = fold(grid);
        let name = folded.key | ((ply & 1) as u64) << 50;
        let known = self.memory.get(name);
        if let Some(known) = known.filter(|known| !open && known.depth >= depth) {
            let value = unlift(known.value, ply);
            let decides = match known.bound {
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
                Bound::Exact => true,
            };
            if decides && quiet < NEARLY_QUIET {
                return value;
            }
        }
        let first = known
            .and_then(|known| known.hop)
            .map(|hop| folded.here(hop));
        // Where even passing refutes, a move will. Not where room is short: there passing may be best.
        if narrow && may_pass && depth >= 3 && standing >= beta && my_moves > 6 {
            let passed = grid.passed();
            let hidden = self.path.push_pass(passed.key());
            let less = 3 + depth / 5;
            let score = -self.node(&passed, depth - less, ply + 1, -beta, 1 - beta, 0, false);
            self.path.pop_pass(hidden);
            if self.stopped {
                return 0;
            }
            if score >= beta && score < DECIDED {
                return score;
            }
        }
        if first.is_none() && depth >= 4 {
            depth -= 1;
        }
        let begin = self.moves.len();
        grid.moves(self.tables, false, &mut self.moves);
        self.order.rank(&mut self.moves[begin..], ply, first);
        let start = alpha;
        let (mut best, mut best_hop) = (-INFINITE, None);
        let mut vain = [Hop::default(); 64];
        let mut tried = 0_usize;
        let mut n = 0;
        let hopeless = !open && depth <= 2 && standing + PIECE * (1 + depth) <= alpha;
        while let Some(candidate) = pick(&mut self.moves[begin..], n) {
            n += 1;
            let is_quiet = candidate.taken == 0;
            if hopeless && candidate.rank < CAPTURE && best > -DECIDED && tried > 0 {
                // Only quiet moves are left.
                break;
            }
            let score = if best == -INFINITE {
                self.child(grid, &candidate, depth - 1, ply, alpha, beta, quiet)
            } else {
                let less = if is_quiet {
                    reduction(depth, n, open)
                } else {
                    0
                };
                let mut score = self.child(
                    grid,
                    &candidate,
                    depth - 1 - less,
                    ply,
                    alpha,
                    alpha + 1,
                    quiet,
                );
                if less > 0 && score.is_some_and(|score| score > alpha) && !self.stopped {
                    score = self.child(grid, &candidate, depth - 1, ply, alpha, alpha + 1, quiet);
                }
                if open && score.is_some_and(|score| score > alpha) && !self.stopped {
                    score = self.child(grid, &candidate, depth - 1, ply, alpha, beta, quiet);
                }
                score
            };
            if self.stopped {
                self.moves.truncate(begin);
                return 0;
            }
            let Some(score) = score else {
                continue;
            };
            if score > best {
                best = score;
                best_hop = Some(candidate.hop);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                if is_quiet {
                    self.order
                        .refuted(ply, depth, candidate.hop, &vain[..tried.min(vain.len())]);
                }
                break;
            }
            if is_quiet {
                if let Some(slot) = vain.get_mut(tried) {
                    *slot = candidate.hop;
                }
                tried += 1;
            }
        }
        self.moves.truncate(begin);
        if best == -INFINITE {
            return self.stuck(ply);
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > start {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let hop = best_hop.filter(|_| bound != Bound::Upper).or(first);
        let known = Known {
            value: lift(best, ply),
            depth,
            bound,
            hop: hop.map(|hop| folded.to_shared(hop)),
        };
        self.memory.put(name, known);
        best
    }
}
