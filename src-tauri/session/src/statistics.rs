//! Sums over finished games, and which of two scores is the better one.

use quadrille_games::{Outcome, Ranking};
use serde::{Deserialize, Serialize};

/// Scores kept for the plot.
pub(crate) const RECENT: usize = 50;

/// Sums over the finished games of one rule set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default)]
pub struct Statistics {
    /// Games finished without help.
    pub finished: u32,
    /// Games finished with undo or hints: in none of the other numbers.
    pub assisted: u32,
    /// How many of the finished ones were won.
    pub won: u32,
    /// How many of the finished ones were lost.
    pub lost: u32,
    /// How many of the finished ones were drawn.
    pub drawn: u32,
    /// How many have been won in a row, up to the last one.
    pub streak: u32,
    /// The most that were won in a row.
    pub longest: u32,
    /// Sum of the scores.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub sum: i64,
    /// The best score.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub best: Option<i64>,
    /// The last scores, oldest first.
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub recent: Vec<i64>,
    /// Sum of the moves.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub moves: u64,
    /// Sum of the play time in milliseconds.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub elapsed: u64,
}

/// Is a score better than another?
pub(crate) fn better(ranking: Ranking, score: i64, other: i64) -> bool {
    match ranking {
        Ranking::HighScore => score > other,
        Ranking::LowScore | Ranking::Time => score < other,
        Ranking::Results => false,
    }
}

impl Statistics {
    /// Counts how a game ended. A draw ends a run of won games, as a lost game does; a game that nobody
    /// could win or lose does not.
    pub(crate) fn note(&mut self, outcome: Outcome) {
        let count = match outcome {
            Outcome::Ended => return,
            Outcome::Won => &mut self.won,
            Outcome::Lost => &mut self.lost,
            Outcome::Drawn => &mut self.drawn,
        };
        *count = count.saturating_add(1);
        let won = outcome == Outcome::Won;
        self.streak = if won {
            self.streak.saturating_add(1)
        } else {
            0
        };
        self.longest = self.longest.max(self.streak);
    }

    pub(crate) fn take(&mut self, score: i64, ranking: Ranking) {
        self.sum = self.sum.saturating_add(score);
        if self.best.is_none_or(|best| better(ranking, score, best)) {
            self.best = Some(score);
        }
        self.recent.push(score);
        let surplus = self.recent.len().saturating_sub(RECENT);
        self.recent.drain(..surplus);
    }
}
