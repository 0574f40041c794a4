//! Looking for a way to clear a board: for tests, for tools and for proofs that there is none.

use std::collections::HashSet;

use super::field::Field;
use super::gravity::Lanes;
use super::{Gravity, Kind, Move, State};
use crate::{Budget, Cell};

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Moves that clear the board.
    Solved(Vec<Move>),
    /// Proved: no moves clear it.
    Impossible,
    /// The budget was spent before either was found.
    Unknown,
}

/// Searches for pairs that clear a board, in depth, each position once. The budget is asked once a
/// position.
///
/// ```
/// use quadrille_games::{Game, Nodes, link::{Answer, Link, solve}};
/// let rules = "2x2c2".parse().expect("rules");
/// let dead = Link::read(&rules, "01/10").expect("a position");
/// assert_eq!(solve(&dead, &mut Nodes(100)), Answer::Impossible);
/// let fine = Link::read(&rules, "01/01").expect("a position");
/// assert!(matches!(solve(&fine, &mut Nodes(100)), Answer::Solved(moves) if moves.len() == 2));
/// assert_eq!(solve(&fine, &mut Nodes(0)), Answer::Unknown);
/// ```
#[must_use]
pub fn solve(state: &State, budget: &mut dyn Budget) -> Answer {
    let mut search = Search {
        lanes: Lanes::new(state.params.size(), state.params.gravity()),
        still: state.params.gravity() == Gravity::None,
        seen: HashSet::new(),
        path: Vec::new(),
        budget,
    };
    let field = Field::new(&state.params, state.cells.clone());
    match search.go(&field) {
        Some(true) => {
            let path = search.path.iter().rev();
            Answer::Solved(path.map(|&[a, b]| Move::Pair { a, b }).collect())
        }
        Some(false) => Answer::Impossible,
        None => Answer::Unknown,
    }
}

struct Search<'a> {
    lanes: Lanes,
    /// Tiles stay where they are.
    still: bool,
    /// Positions that were begun: each has fewer tiles than the one before, so none meets itself.
    seen: HashSet<Vec<Kind>>,
    /// The solution, last pair first.
    path: Vec<[Cell; 2]>,
    budget: &'a mut dyn Budget,
}

impl Search<'_> {
    /// Can the board be cleared? `None` when the budget was spent.
    fn go(&mut self, field: &Field<Kind>) -> Option<bool> {
        if field.tiles.iter().all(|&kind| kind == 0) {
            return Some(true);
        }
        if !self.seen.insert(field.tiles.clone()) {
            return Some(false);
        }
        if self.budget.spent() {
            return None;
        }
        for pair in self.choices(field) {
            let mut next = field.clone();
            next.take(&self.lanes, pair, |_, _| {});
            if self.go(&next)? {
                self.path.push(pair);
                return Some(true);
            }
        }
        Some(false)
    }

    /// The pairs to try, of the kinds with the fewest tiles first.
    fn choices(&self, field: &Field<Kind>) -> Vec<[Cell; 2]> {
        let mut left = [0_u16; Kind::MAX as usize + 1];
        for &kind in &field.tiles {
            left[usize::from(kind)] += 1;
        }
        let tiles_like =
            |pair: &[Cell; 2]| left[usize::from(field.tiles[field.size.index(pair[0])])];
        let mut pairs = field.pairs();
        pairs.sort_by_key(tiles_like);
        // Where nothing moves, taking the last two of a kind never harms: they only make room.
        let safe = pairs.first().is_some_and(|pair| tiles_like(pair) == 2);
        if self.still && safe {
            pairs.truncate(1);
        }
        pairs
    }
}
