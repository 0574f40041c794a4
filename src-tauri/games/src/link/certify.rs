//! Putting tiles on a layout so that the board can be cleared, and knowing how. rules.md §2 "deal",
//! "shuffle", "difficulty".
//!
//! A board in random order is played without a plan. What is then left over is peeled, whatever it
//! shows, and its kinds are given out anew to the pairs in which it was peeled: so the pairs that
//! were played and those that were peeled, in this order, clear the board. That is as near to random
//! order as a certified board can be. An easy board is peeled from the beginning.

use super::connect::{Sight, meet};
use super::field::Field;
use super::peel::{Peel, Peeled, Taste};
use super::{Difficulty, Kind, Move, Params};
use crate::Source;

/// A board with a solution.
pub(super) struct Certified {
    /// Kinds row by row.
    pub(super) cells: Vec<Kind>,
    /// All its pairs in an order that clears the board.
    solution: Vec<Peeled>,
}

impl Certified {
    pub(super) fn moves(self) -> Vec<Move> {
        let pair = |Peeled { cells: [a, b], .. }| Move::Pair { a, b };
        self.solution.into_iter().map(pair).collect()
    }
}

/// Tiles that are looked at for the farthest pair of a hard deal.
const FAR: Taste = Taste::Far(4);
/// Hard deals are the best of several, of so many cells together: 11 of 8x10, one of 30x16.
const CANDIDATES_CELLS: usize = 900;
/// Fewer pairs than this at the start are no better: finding the only one is no fun.
const FEW: usize = 3;

/// Gives the kinds, one for each pair of tiles, to the tiles of a layout.
///
/// What difficulty means is measured, not asserted: see [`measure`](super::measure()).
pub(super) fn certify(
    params: &Params,
    layout: &[Kind],
    kinds: &[Kind],
    source: &mut Source,
) -> Certified {
    match params.difficulty() {
        Difficulty::Easy => peeled(params, layout, kinds, source),
        Difficulty::Normal => mended(params, layout, kinds, false, source),
        Difficulty::Hard => {
            let mut best = mended(params, layout, kinds, true, source);
            let mut fewest = openings(params, &best);
            for _ in 1..CANDIDATES_CELLS / layout.len() {
                if fewest <= FEW {
                    break;
                }
                let next = mended(params, layout, kinds, true, source);
                let pairs = openings(params, &next);
                if pairs < fewest {
                    (best, fewest) = (next, pairs);
                }
            }
            best
        }
    }
}

fn openings(params: &Params, board: &Certified) -> usize {
    Field::new(params, board.cells.clone()).pairs().len()
}

/// Peeled from the beginning; pairs of one kind follow one another, so that it matters least
/// which of them are taken for a pair.
fn peeled(params: &Params, layout: &[Kind], kinds: &[Kind], source: &mut Source) -> Certified {
    let mut peel = Peel::new(params, layout, source);
    peel.all_pairs(Taste::Any);
    let solution = peel.taken;
    let mut order: Vec<Kind> = kinds.to_vec();
    order.sort_unstable();
    order.dedup();
    source.shuffle(&mut order);
    let mut names = kinds.to_vec();
    names.sort_by_key(|kind| order.iter().position(|other| other == kind));
    let mut cells = vec![0; layout.len()];
    name(&mut cells, &solution, &names);
    Certified { cells, solution }
}

/// In random order, mended where that can't be cleared by plain play.
fn mended(
    params: &Params,
    layout: &[Kind],
    kinds: &[Kind],
    hard: bool,
    source: &mut Source,
) -> Certified {
    let mut tiles: Vec<Kind> = kinds.iter().flat_map(|&kind| [kind; 2]).collect();
    source.shuffle(&mut tiles);
    if hard {
        spread(params, layout, &mut tiles, source);
    }
    let mut tiles = tiles.into_iter();
    let mut cells: Vec<Kind> = layout
        .iter()
        .map(|&kind| {
            if kind == 0 {
                0
            } else {
                tiles.next().unwrap_or(0)
            }
        })
        .collect();
    let mut peel = Peel::new(params, &cells, source);
    peel.equal_pairs();
    let played = peel.taken.len();
    peel.all_pairs(if hard { FAR } else { Taste::Any });
    let solution = peel.taken;
    let rest = &solution[played..];
    let mut left: Vec<Kind> = rest
        .iter()
        .flat_map(|pair| pair.origins.map(|at| cells[at]))
        .collect();
    left.sort_unstable();
    let mut names: Vec<Kind> = left.chunks(2).map(|pair| pair[0]).collect();
    source.shuffle(&mut names);
    name(&mut cells, rest, &names);
    Certified { cells, solution }
}

fn name(cells: &mut [Kind], pairs: &[Peeled], names: &[Kind]) {
    for (pair, &kind) in pairs.iter().zip(names) {
        for at in pair.origins {
            cells[at] = kind;
        }
    }
}

/// Gives tiles that would be a pair at once another place, on the first try.
fn spread(params: &Params, layout: &[Kind], tiles: &mut [Kind], source: &mut Source) {
    let field = Field::new(params, layout.to_vec());
    let sights: Vec<Sight> = (field.cells().into_iter())
        .map(|cell| field.grid.sight(cell))
        .collect();
    for n in 1..tiles.len() {
        let open = |m: usize| tiles[m] == tiles[n] && meet(&field.grid, &sights[m], &sights[n]);
        if (0..n).any(open) {
            let later = n + source.index(tiles.len() - n);
            tiles.swap(n, later);
        }
    }
}
