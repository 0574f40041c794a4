//! Can a board be cleared any more? Only what can be proved quickly: the question is NP-complete.

use super::solve::{Answer, solve};
use super::{Gravity, Grid, State};
use crate::{Cell, Nodes};

/// A board of so few tiles is searched through.
const FEW: usize = 12;
/// Positions looked at there; twelve tiles have fewer in nearly every case.
const POSITIONS: u64 = 500;
/// Two kinds are searched together when they have no more tiles than this.
const TWO_KINDS: usize = 8;

/// Is it proved that the board can't be cleared any more, without a shuffle or undo?
///
/// `false` says nothing: most such boards are not found out. What is proved: a few last tiles are
/// searched through; and without gravity two kinds that can't be cleared on a board of their own
/// can't be cleared with others in between.
///
/// ```
/// use quadrille_games::{Game, link::{Link, hopeless}};
/// let rules = "4x2c2".parse().expect("rules");
/// // The 2s can go, the rest is locked.
/// let state = Link::read(&rules, "0122/10..").expect("a position");
/// assert!(hopeless(&state));
/// ```
#[must_use]
pub fn hopeless(state: &State) -> bool {
    let tiles = state.tiles();
    if state.over.is_some() || tiles == 0 {
        return false;
    }
    if tiles <= FEW && solve(state, &mut Nodes(POSITIONS)) == Answer::Impossible {
        return true;
    }
    state.params.gravity() == Gravity::None && two_kinds_lock(state)
}

fn two_kinds_lock(state: &State) -> bool {
    let size = state.params.size();
    let mut kinds = vec![Vec::new(); usize::from(state.params.most_kinds()) + 1];
    for (index, &kind) in state.cells.iter().enumerate() {
        kinds[usize::from(kind)].push(size.cell(index));
    }
    let kinds: Vec<Vec<Cell>> = kinds
        .into_iter()
        .skip(1)
        .filter(|cells| !cells.is_empty())
        .collect();
    let empty = Grid::new(&state.params);
    kinds.iter().enumerate().any(|(n, some)| {
        kinds[..n].iter().any(|others| {
            some.len() + others.len() <= TWO_KINDS && Two::new(&empty, some, others).locked()
        })
    })
}

/// A board with the tiles of two kinds only.
struct Two {
    grid: Grid,
    cells: Vec<Cell>,
    /// How many of the cells are of the first kind.
    first: usize,
    /// By set of tiles that are left, a bit each: found impossible to clear.
    dead: [bool; 1 << TWO_KINDS],
}

impl Two {
    fn new(empty: &Grid, some: &[Cell], others: &[Cell]) -> Self {
        let cells: Vec<Cell> = some.iter().chain(others).copied().collect();
        let mut grid = empty.clone();
        for &cell in &cells {
            grid.put(cell);
        }
        Two {
            grid,
            cells,
            first: some.len(),
            dead: [false; 1 << TWO_KINDS],
        }
    }

    fn locked(mut self) -> bool {
        let all = (1 << self.cells.len()) - 1;
        !self.clears(all)
    }

    /// Can the tiles that are left be cleared?
    fn clears(&mut self, left: usize) -> bool {
        if left == 0 {
            return true;
        }
        if self.dead[left] {
            return false;
        }
        let held = |n: usize| left >> n & 1 == 1;
        let count = self.cells.len();
        for a in (0..count).filter(|&n| held(n)) {
            let alike = if a < self.first {
                a + 1..self.first
            } else {
                a + 1..count
            };
            for b in alike.filter(|&n| held(n)) {
                let (one, other) = (self.cells[a], self.cells[b]);
                if !self.grid.linked(one, other) {
                    continue;
                }
                self.grid.take(one);
                self.grid.take(other);
                let cleared = self.clears(left & !(1 << a | 1 << b));
                self.grid.put(one);
                self.grid.put(other);
                if cleared {
                    return true;
                }
            }
        }
        self.dead[left] = true;
        false
    }
}
