//! The root of the search: its moves step by step deeper, or each by itself.

use super::grid::{Candidate, Grid, Hop};
use super::search::{DECIDED, INFINITE, Search};

/// What a search found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) hop: Hop,
    pub(super) score: i32,
    pub(super) depth: i32,
}

impl Search<'_> {
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
}
