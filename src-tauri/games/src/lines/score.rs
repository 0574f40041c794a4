//! What cleared balls pay. rules.md §1 "score".

use super::{Params, Preview, Scoring};

/// Points for everything that one moved or dropped ball cleared.
///
/// `lengths` are the lengths of the lines, `balls` the number of different balls in them.
///
/// ```
/// use quadrille_games::lines::{Params, points};
/// let bonus: Params = "9x9".parse().expect("rules");
/// let classic: Params = "9x9pclassic".parse().expect("rules");
/// assert_eq!(points(&bonus, &[5, 5], 9), 20);
/// assert_eq!(points(&classic, &[5, 5], 9), 42);
/// assert_eq!(points(&bonus, &[], 0), 0);
/// ```
#[must_use]
pub fn points(params: &Params, lengths: &[usize], balls: usize) -> u64 {
    /// What one ball costs in the tutorial.
    const BALL: u64 = 1;
    if lengths.is_empty() {
        return 0;
    }
    match params.scoring() {
        Scoring::Bonus => BALL * lengths.iter().sum::<usize>() as u64 * lengths.len() as u64,
        Scoring::Classic => {
            let over = balls.saturating_sub(usize::from(params.length())) as u64;
            10 + 2 * over * over + u64::from(params.preview() == Preview::Off)
        }
    }
}

/// The highest score that a text may claim and a game may reach: far above any game, far below overflow.
pub(super) const MOST_SCORE: u64 = 1_000_000_000_000;

/// A score as a number for tables; no game reaches where they differ.
pub(super) fn shown(score: u64) -> i64 {
    i64::try_from(score).unwrap_or(i64::MAX)
}
