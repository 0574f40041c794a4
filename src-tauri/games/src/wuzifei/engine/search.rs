//! Principal-variation search, deepened step by step until the budget is spent.
//!
//! Scores are from the side to move, in hundredths of a piece. A draw is worth a little less than
//! nothing to the side that the search is for (contempt): it plays on where it can.

use super::super::{Repetition, Stuck};
use super::fold::fold;
use super::grid::{Candidate, Grid, Hop, pick};
use super::memory::{Bound, Known, Memory};
use super::order::{CAPTURE, DEEPEST, Order};
use super::tables::Tables;
use super::worth::{PIECE, worth};
use crate::Budget;

/// A game won now; won in n moves it is n less.
pub(super) const WON: i32 = 30_000;
/// Scores beyond this are won or lost for certain.
pub(super) const DECIDED: i32 = WON - 1000;
const INFINITE: i32 = WON + 1;
/// Moves without a capture after which the game is drawn.
const QUIET_LIMIT: u16 = super::super::QUIET_LIMIT;
/// So near to it, remembered scores of other paths are not believed.
const NEARLY_QUIET: u16 = QUIET_LIMIT - 20;
/// Captures in a row that are followed beyond the depth.
const CAPTURES_DEEP: usize = 10;
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
    memory: Memory,
    order: Order,
    ending: Ending,
    budget: &'a mut dyn Budget,
    /// Positions looked at, and at most.
    pub(super) nodes: u64,
    most: u64,
    stopped: bool,
    /// The moves of all positions on the line being searched, those of the last one last.
    moves: Vec<Candidate>,
    /// Positions before and on the line being searched, named by [`Grid::key`]; those of the same side
    /// to move are two apart.
    path: Vec<u64>,
    /// How many of them were before the search.
    played: usize,
    /// What a draw costs the side that the search is for.
    contempt: i32,
}

/// What a search found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) hop: Hop,
    pub(super) score: i32,
    pub(super) depth: i32,
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
            played: path.len(),
            path,
            contempt: 0,
        }
    }

    /// The best of the root's moves, searched ever deeper up to a depth. The first of them is the answer
    /// where not even one step of the search could be finished.
    pub(super) fn best(
        &mut self,
        root: &Grid,
        quiet: u16,
        moves: &mut [Candidate],
        deepest: i32,
        contempt: i32,
    ) -> Option<Found> {
        self.contempt = contempt;
        let mut found = Found {
            hop: moves.first()?.hop,
            score: 0,
            depth: 0,
        };
        self.path.push(root.key());
        for depth in 1..=deepest {
            let (mut best, mut best_score) = (None, -INFINITE);
            for (n, candidate) in moves.iter().enumerate() {
                let alpha = best_score;
                let score = if n == 0 {
                    self.child(root, candidate, depth - 1, 0, -INFINITE, INFINITE, quiet)
                } else {
                    let score = self.child(root, candidate, depth - 1, 0, alpha, alpha + 1, quiet);
                    if score.is_some_and(|score| score > alpha) && !self.stopped {
                        self.child(root, candidate, depth - 1, 0, alpha, INFINITE, quiet)
                    } else {
                        score
                    }
                };
                let Some(score) = score.filter(|_| !self.stopped) else {
                    continue;
                };
                if score > best_score {
                    best_score = score;
                    best = Some(n);
                }
            }
            // An unfinished step counts as far as it went: its first move was the best one before.
            if let Some(n) = best {
                moves[..=n].rotate_right(1);
                found = Found {
                    hop: moves[0].hop,
                    score: best_score,
                    depth: if self.stopped { depth - 1 } else { depth },
                };
            }
            if self.stopped || best_score.abs() > DECIDED {
                break;
            }
        }
        self.path.pop();
        Some(found)
    }

    /// The score of every move of the root by itself, to a fixed depth.
    pub(super) fn scores(
        &mut self,
        root: &Grid,
        quiet: u16,
        moves: &[Candidate],
        depth: i32,
        contempt: i32,
    ) -> Vec<i32> {
        self.contempt = contempt;
        self.path.push(root.key());
        let scores = moves
            .iter()
            .map(|candidate| {
                let score = self.child(root, candidate, depth - 1, 0, -INFINITE, INFINITE, quiet);
                score.filter(|_| !self.stopped).unwrap_or(-INFINITE)
            })
            .collect();
        self.path.pop();
        scores
    }

    /// The score of a move for the side that makes it; `None` where repeating forbids it.
    #[allow(clippy::too_many_arguments)] // the search's own step: a struct would be built for each call
    #[inline]
    fn child(
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
        if candidate.taken == 0 && self.repeats(key, quiet) {
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

    /// Has a position been on the line being searched, or twice in the game before?
    #[inline]
    fn repeats(&self, key: u64, quiet: u16) -> bool {
        let mut before = 0;
        let mut back = 2;
        while back <= usize::from(quiet) && back <= self.path.len() {
            let at = self.path.len() - back;
            if self.path[at] == key {
                before += 1;
                if at >= self.played
                    || before == 2
                    || self.ending.repetition == Repetition::Forbidden
                {
                    return true;
                }
            }
            back += 2;
        }
        false
    }

    /// A draw as the side to move at a ply sees it.
    fn draw(&self, ply: usize) -> i32 {
        if ply & 1 == 0 {
            -self.contempt
        } else {
            self.contempt
        }
    }

    /// Counts a position, and asks the budget from time to time.
    #[inline]
    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes % ASK_EVERY == 0 && (self.nodes >= self.most || self.budget.spent()) {
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
            .map(|hop| folded.from_shared(hop));
        // Where even passing refutes, a move will. Not where room is short: there passing may be best.
        if narrow && may_pass && depth >= 3 && standing >= beta && my_moves > 6 {
            let passed = grid.passed();
            self.path.push(passed.key());
            let less = 3 + depth / 5;
            let score = -self.node(&passed, depth - less, ply + 1, -beta, 1 - beta, 0, false);
            self.path.pop();
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
            hop: hop.map(|hop| folded.into_shared(hop)),
        };
        self.memory.put(name, known);
        best
    }

    /// The side to move has no move.
    fn stuck(&self, ply: usize) -> i32 {
        match self.ending.stuck {
            Stuck::Loss => ply as i32 - WON,
            Stuck::Draw => self.draw(ply),
        }
    }

    /// Beyond the depth only captures are followed: a position is judged when it has come to rest.
    fn captures(
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

/// How much less deep the nth quiet move is searched at first.
#[inline]
fn reduction(depth: i32, n: usize, open: bool) -> i32 {
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

/// A decided score counts from the root; remembered, from the position itself.
fn lift(score: i32, ply: usize) -> i32 {
    let ply = ply as i32;
    if score > DECIDED {
        score + ply
    } else if score < -DECIDED {
        score - ply
    } else {
        score
    }
}

fn unlift(score: i32, ply: usize) -> i32 {
    let ply = ply as i32;
    if score > DECIDED {
        score - ply
    } else if score < -DECIDED {
        score + ply
    } else {
        score
    }
}
