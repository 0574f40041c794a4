//! Where nothing is won: the moves on which the other side is likeliest to err.
//!
//! It is guessed how the other side replies: by what a reply is seen to gain at a glance, and by what the engine
//! takes for the best when it looks some moves ahead. The oracle says what those replies are worth.

use super::super::engine::foresee;
use super::choose::Candidate;
use super::{Moves, Position};
use crate::{Budget, Oracle, Unknown, Worth, game::Game, wuzifei::Move, wuzifei::Wuzifei};

/// How much likelier a reply is for each piece that it is seen to gain.
const TEMPTING: f64 = 4.0;
/// A position that was on the board before is worth so much less: going round in circles tempts nobody.
const STALE: f64 = 0.5;
/// Moves whose replies are searched: those that tempt the most at a glance.
const FEW: usize = 12;
/// How far the other side is supposed to look ahead.
const DEPTHS: [i32; 4] = [2, 3, 4, 8];
/// Positions that it is supposed to look at, at most.
const NODES: u64 = 4_000;
/// What a draw is worth beside a win.
const HALF: f64 = 0.5;

pub(super) struct Trap<'a> {
    oracle: &'a dyn Oracle,
    rules: &'a Moves,
    budget: &'a mut dyn Budget,
}

impl<'a> Trap<'a> {
    pub(super) fn new(
        oracle: &'a dyn Oracle,
        rules: &'a Moves,
        budget: &'a mut dyn Budget,
    ) -> Self {
        Trap {
            oracle,
            rules,
            budget,
        }
    }

    /// The most tempting of some moves that are worth the same, none of them a win.
    pub(super) fn best(&mut self, candidates: &[Candidate]) -> Result<usize, Unknown> {
        let mut scores = Vec::new();
        for (at, one) in candidates.iter().enumerate() {
            if one.after.over.is_some() || self.budget.spent() {
                continue;
            }
            let longest = self
                .oracle
                .plies(one.position.packed())
                .map_or(0.0, f64::from);
            let resists = if one.worth == Worth::Loss {
                longest
            } else {
                0.0
            };
            let score = resists + self.glance(one.position)? - STALE * one.seen();
            scores.push((score, at));
        }
        scores.sort_by(|a, b| b.0.total_cmp(&a.0));
        scores.truncate(FEW);
        for depth in DEPTHS {
            let mut found = Vec::new();
            for (_, at) in &scores {
                found.push(self.foreseen(&candidates[*at], depth)?);
            }
            if self.budget.spent() {
                // Some were looked at and some not.
                break;
            }
            for ((score, _), points) in scores.iter_mut().zip(found) {
                *score += points;
            }
        }
        let best = scores
            .into_iter()
            .reduce(|best, next| if next.0 > best.0 { next } else { best });
        let goes_on = || candidates.iter().position(|one| one.after.over.is_none());
        let at = best.map(|(_, at)| at).or_else(goes_on);
        Ok(at.unwrap_or(0))
    }

    /// What the side that waits can expect if the other replies by what it sees at a glance, from 0 to 1.
    fn glance(&self, position: Position) -> Result<f64, Unknown> {
        let (mut sum, mut all) = (0.0, 0.0);
        for (from, to) in self.rules.legal(position) {
            let after = self.rules.after(position, from, to);
            let gain = count(self.rules.turned(position, from, to)) - self.risk(after);
            let likely = TEMPTING.powi(gain);
            sum += likely * points(self.oracle.worth(after.packed())?);
            all += likely;
        }
        Ok(if all > 0.0 { sum / all } else { 1.0 })
    }

    /// What it has if the other replies by looking so far ahead.
    fn foreseen(&mut self, candidate: &Candidate, depth: i32) -> Result<f64, Unknown> {
        let reply = foresee(&candidate.after, depth, NODES, self.budget);
        let reply: Option<Move> = reply.filter(|_| !self.budget.spent());
        let after = reply.and_then(|reply| Wuzifei::play(&candidate.after, &reply).ok());
        let Some(step) = after else {
            return Ok(0.0);
        };
        match Wuzifei::position(&step.state) {
            Some(position) => Ok(points(self.oracle.worth(position)?)),
            None => Ok(
                if step.state.over.is_some_and(|end| end.loser().is_some()) {
                    0.0
                } else {
                    HALF
                },
            ),
        }
    }

    /// How many pieces the side to move can turn at once.
    fn risk(&self, position: Position) -> i32 {
        let legal = self.rules.legal(position);
        let turned = legal.map(|(from, to)| count(self.rules.turned(position, from, to)));
        turned.max().unwrap_or(0)
    }
}

fn points(worth: Worth) -> f64 {
    match worth {
        Worth::Win => 1.0,
        Worth::Draw => HALF,
        Worth::Loss => 0.0,
    }
}

fn count(set: u32) -> i32 {
    // There are 25 points.
    #[allow(clippy::cast_possible_wrap)]
    let count = set.count_ones() as i32;
    count
}
