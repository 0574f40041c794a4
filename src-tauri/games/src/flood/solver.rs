//! The fewest moves: an exact search that can be stopped at any time and then says what it knows.
//!
//! The board is contracted to its regions, and a position is the set of the flooded ones. The ideas
//! and where they come from stand in flood.md §6; leaving out positions of which another one has
//! flooded more ([`step`]) and the bound by head starts ([`bound`]) are ours.

mod beam;
mod bound;
mod graph;
mod regions;
mod search;
mod set;
mod step;
mod store;
#[cfg(test)]
mod tests;

use super::{Colour, Minimum, greedy};
use crate::{Budget, Size};
use beam::beam;
use graph::{Graph, MOST};
use regions::Regions;
use search::{Effort, Pause, Search};
use store::Store;

/// How far the solver goes before it answers with an interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions to try the moves of at most; fewer on large boards, where each takes longer.
    pub positions: usize,
    /// Bytes to use at most, roughly.
    pub bytes: usize,
}

impl Default for Limits {
    /// A few seconds: enough to prove boards of 18×18 and six colours.
    fn default() -> Self {
        Limits {
            positions: 500_000,
            bytes: 128 << 20,
        }
    }
}

/// When a good line is looked for, in positions met, and how wide the search for it is: less so on
/// large boards. Most boards of the classic size are proved before the second one.
const ROUNDS: [(usize, usize); 4] = [
    (1_000, NARROW),
    (16_000, 100),
    (100_000, 1_000),
    (usize::MAX, 3_000),
];
/// Wide enough on every board for a line a few moves from the best, in some milliseconds.
const NARROW: usize = 8;

/// The fewest moves that make a board one colour, within the default limits.
///
/// ```
/// use quadrille_games::{Size, flood::solve};
/// let size = Size { width: 3, height: 3 };
/// let minimum = solve(size, &[1, 3, 1, 2, 1, 2, 2, 1, 1], 0, &mut || false);
/// assert!(minimum.is_proved());
/// assert_eq!(minimum.line(), [3, 1, 2]);
/// ```
#[must_use]
pub fn solve(size: Size, cells: &[Colour], pivot: usize, budget: &mut dyn Budget) -> Minimum {
    solve_within(size, cells, pivot, Limits::default(), budget)
}

/// The fewest moves that make a board one colour.
///
/// Stopped by its limits or the budget, it answers with an interval. Boards with more than 1600
/// regions or 16 colours, which the game doesn't have, get a rough one at once.
#[must_use]
pub fn solve_within(
    size: Size,
    cells: &[Colour],
    pivot: usize,
    limits: Limits,
    budget: &mut dyn Budget,
) -> Minimum {
    let regions = Regions::new(size, cells, pivot).farthest_first();
    let line = greedy(size, cells, pivot);
    let low = regions.simple_bound();
    if line.len() <= low || regions.palette().len() > MOST {
        return Minimum::new(low, line);
    }
    let solve = match regions.len() {
        0..=64 => exact::<1>,
        65..=128 => exact::<2>,
        129..=192 => exact::<3>,
        193..=256 => exact::<4>,
        257..=384 => exact::<6>,
        385..=512 => exact::<8>,
        513..=1024 => exact::<16>,
        1025..=1600 => exact::<25>,
        _ => return Minimum::new(low, line),
    };
    solve(&regions, &line, limits, budget)
}

/// The fewest moves for at most 64 × `W` regions. `line` must be a solution.
fn exact<const W: usize>(
    regions: &Regions,
    line: &[Colour],
    limits: Limits,
    budget: &mut dyn Budget,
) -> Minimum {
    let graph = Graph::<W>::new(regions);
    let mut search = Search::new(&graph, graph.numbers(line));
    // Four words are a board of the classic size; time grows about with the words.
    let larger = W.div_ceil(4);
    for (met, width) in ROUNDS {
        let until = Effort {
            met: met.min(limits.bytes / Store::<W>::BYTES),
            opened: limits.positions / larger,
        };
        if search.run(until, budget) != Pause::Reached {
            break;
        }
        let below = search.best().len();
        let width = width.div_ceil(larger).max(NARROW);
        if let Some(line) = beam(&graph, width, below, budget) {
            search.learn(line);
        }
    }
    Minimum::new(search.low(), graph.colours(search.best()))
}
