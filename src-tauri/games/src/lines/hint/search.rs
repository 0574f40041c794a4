//! Chooses between the moves that look best: by playing each on, again and again.

use super::grid::Grid;
use super::outlook::{Course, Outlook};
use super::survey::{Scored, Survey};
use crate::{Budget, Generator};

/// How the search spends its budget.
pub(super) struct Plan {
    /// Moves that are looked into.
    pub(super) candidates: usize,
    /// Drops that each outlook reaches.
    pub(super) turns: i32,
    /// Outlooks a move in the first stage of the first pass.
    pub(super) first: u32,
}

pub(super) const PLAN: Plan = Plan {
    candidates: 10,
    turns: 3,
    first: 4,
};

/// A move and what its outlooks were worth.
struct Candidate {
    mv: Scored,
    sum: i64,
    outlooks: u32,
}

impl Candidate {
    fn mean(&self) -> f64 {
        // Sums stay far below 2^52.
        #[allow(clippy::cast_precision_loss)]
        let sum = self.sum as f64;
        sum / f64::from(self.outlooks.max(1))
    }
}

/// The best move found; `None` when none is legal. The choice at a glance is made whatever the budget.
///
/// Passes of halving: all candidates get some outlooks, the better half twice as many, and so on; each pass
/// begins with all of them again and with twice as many, as often as the budget lasts. The n-th outlook of
/// every candidate draws the same balls: what is compared is the moves, not the luck.
pub(super) fn best(
    course: &Course,
    grid: &Grid,
    seed: u64,
    plan: &Plan,
    budget: &mut dyn Budget,
) -> Option<Scored> {
    let mut field = candidates(course, grid, plan.candidates);
    if field.len() > 1 {
        let mut search = Search {
            course,
            grid,
            seed,
            turns: plan.turns,
            outlook: Outlook::default(),
            worths: Vec::new(),
        };
        let mut outlooks = plan.first;
        while search.pass(&mut field, outlooks, budget).is_some() {
            outlooks = outlooks.saturating_mul(2);
        }
    }
    // A few lucky outlooks don't outweigh many good ones.
    let most = field.iter().map(|candidate| candidate.outlooks).max()?;
    let known = field
        .iter()
        .filter(|candidate| candidate.outlooks >= most.div_ceil(2));
    // The first of equals: `max_by` would take the last.
    known
        .rev()
        .max_by(|a, b| a.mean().total_cmp(&b.mean()))
        .map(|candidate| candidate.mv)
}

/// The moves that gain most at a glance, the best first.
fn candidates(course: &Course, grid: &Grid, most: usize) -> Vec<Candidate> {
    let mut survey = Survey::default();
    survey.look(course.layout, grid, course.worth);
    let mut moves = Vec::new();
    survey.each(course.layout, grid, i32::MIN, |scored| moves.push(scored));
    // A line counts once, and then what it leaves: a move that completes two is not worth two turns.
    let mut trial = Grid::default();
    let floor = course.worth.of(course.layout, grid);
    for scored in moves.iter_mut().filter(|scored| scored.clears()) {
        trial.copy_from(grid);
        trial.travel(course.layout, scored.from, scored.to);
        scored.gain = super::worth::LINE + course.worth.of(course.layout, &trial) - floor;
    }
    let order = |scored: &Scored| (std::cmp::Reverse(scored.gain), scored.from, scored.to);
    if moves.len() > most {
        moves.select_nth_unstable_by_key(most, order);
        moves.truncate(most);
    }
    moves.sort_unstable_by_key(order);
    moves
        .into_iter()
        .map(|mv| Candidate {
            mv,
            sum: 0,
            outlooks: 0,
        })
        .collect()
}

/// The outlooks of one position's moves.
struct Search<'a> {
    course: &'a Course<'a>,
    grid: &'a Grid,
    seed: u64,
    turns: i32,
    outlook: Outlook,
    worths: Vec<i32>,
}

impl Search<'_> {
    /// One pass of halving; `None` when the budget ended it.
    fn pass(
        &mut self,
        field: &mut [Candidate],
        mut outlooks: u32,
        budget: &mut dyn Budget,
    ) -> Option<()> {
        let mut standing = field.len();
        while standing > 1 {
            let least = field[..standing]
                .iter()
                .map(|candidate| candidate.outlooks)
                .min()?;
            for n in least..outlooks {
                self.round(&mut field[..standing], n, budget)?;
            }
            field[..standing].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            standing = standing.div_ceil(2);
            outlooks = outlooks.saturating_mul(2);
        }
        Some(())
    }

    /// The n-th outlook of every candidate that has not had it: for all of them, or for none.
    fn round(&mut self, field: &mut [Candidate], n: u32, budget: &mut dyn Budget) -> Option<()> {
        // Asked here too: where every move loses at once, no outlook gets as far as asking.
        if budget.spent() {
            return None;
        }
        let source = Generator::new(self.seed.wrapping_add(u64::from(n))).source();
        self.worths.clear();
        for candidate in field.iter().filter(|candidate| candidate.outlooks == n) {
            let mut source = source.clone();
            let worth = self.outlook.after(
                self.course,
                self.grid,
                candidate.mv,
                self.turns,
                &mut source,
                budget,
            )?;
            self.worths.push(worth);
        }
        let had = field.iter_mut().filter(|candidate| candidate.outlooks == n);
        for (candidate, &worth) in had.zip(&self.worths) {
            candidate.sum += i64::from(worth);
            candidate.outlooks += 1;
        }
        Some(())
    }
}
