//! Peeling: taking linkable pairs off a board until it is empty. rules.md §2 "deal".
//!
//! On a board without walls any two or more tiles have a linkable pair among them: where a line of
//! cells holds two tiles, neighbours on it see each other; where none does, a corner between two
//! tiles is free both ways. So peeling never fails and never turns back, whatever gravity does in
//! between, and the pairs in their order are a solution of the board that is named after them.

use super::connect::{Sight, meet};
use super::field::Field;
use super::gravity::Lanes;
use super::{Kind, Params};
use crate::{Cell, Source};

/// A tile that remembers where it lay at first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tile {
    /// One more than that cell's index.
    origin: u16,
    kind: Kind,
}

/// A pair that was taken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Peeled {
    /// Where the two tiles lay before all, as indices.
    pub(super) origins: [usize; 2],
    /// Where they lay when they were taken.
    pub(super) cells: [Cell; 2],
}

/// Which pairs are peeled first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taste {
    /// Any.
    Any,
    /// Of so many tiles each with its farthest partner, the two that are farthest apart.
    Far(u8),
}

/// A board being peeled.
pub(super) struct Peel<'a> {
    field: Field<Tile>,
    lanes: Lanes,
    source: &'a mut Source,
    /// What was taken so far, in order.
    pub(super) taken: Vec<Peeled>,
}

impl<'a> Peel<'a> {
    /// The number of tiles must be even.
    pub(super) fn new(params: &Params, cells: &[Kind], source: &'a mut Source) -> Self {
        let tiles = (1_u16..).zip(cells).map(|(origin, &kind)| match kind {
            0 => Tile::default(),
            kind => Tile { origin, kind },
        });
        Peel {
            field: Field::new(params, tiles.collect()),
            lanes: Lanes::new(params.size(), params.gravity()),
            source,
            taken: Vec::new(),
        }
    }

    /// Takes pairs of equal tiles, as a player without a plan does, until there is none.
    pub(super) fn equal_pairs(&mut self) {
        let size = self.field.size;
        while let Some(pair) = choose(&self.field, Taste::Any, self.source, |tiles, a, b| {
            tiles[size.index(a)].kind == tiles[size.index(b)].kind
        }) {
            self.take(pair);
        }
    }

    /// Takes pairs whatever they show, until the board is empty.
    pub(super) fn all_pairs(&mut self, taste: Taste) {
        while let Some(pair) = choose(&self.field, taste, self.source, |_, _, _| true) {
            self.take(pair);
        }
    }

    fn take(&mut self, cells: [Cell; 2]) {
        let tiles = self.field.take(&self.lanes, cells, |_, _| {});
        let origins = tiles.map(|tile| usize::from(tile.origin) - 1);
        self.taken.push(Peeled { origins, cells });
    }
}

/// A linkable pair to the taste among those that are `fit`; `None` only when there is none.
fn choose(
    field: &Field<Tile>,
    taste: Taste,
    source: &mut Source,
    fit: impl Fn(&[Tile], Cell, Cell) -> bool,
) -> Option<[Cell; 2]> {
    let held = field.cells().into_iter().map(|cell| field.grid.sight(cell));
    let mut held: Vec<Sight> = held.collect();
    let mut wanted = match taste {
        Taste::Any => 1,
        Taste::Far(tiles) => tiles,
    };
    let mut best: Option<(u16, [Cell; 2])> = None;
    let mut partners = Vec::new();
    // Tiles are drawn without putting back, until enough have a partner or none is left.
    for end in (0..held.len()).rev() {
        held.swap(source.index(end + 1), end);
        let (sight, a) = (held[end], held[end].cell);
        partners.clear();
        partners.extend(
            held.iter()
                .filter(|other| other.cell != a && fit(&field.tiles, a, other.cell))
                .filter(|other| meet(&field.grid, &sight, other))
                .map(|other| other.cell),
        );
        let Some(b) = pick(&partners, a, taste, source) else {
            continue;
        };
        if best.is_none_or(|(distance, _)| far(a, b) > distance) {
            best = Some((far(a, b), [a, b]));
        }
        wanted -= 1;
        if wanted == 0 {
            break;
        }
    }
    best.map(|(_, pair)| pair)
}

fn pick(partners: &[Cell], a: Cell, taste: Taste, source: &mut Source) -> Option<Cell> {
    match taste {
        Taste::Any if partners.is_empty() => None,
        Taste::Any => Some(partners[source.index(partners.len())]),
        Taste::Far(_) => partners.iter().copied().max_by_key(|&b| far(a, b)),
    }
}

fn far(a: Cell, b: Cell) -> u16 {
    u16::from(a.column.abs_diff(b.column)) + u16::from(a.row.abs_diff(b.row))
}
