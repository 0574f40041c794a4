//! Peeling: taking linkable pairs off a board until it is empty. rules.md §2 "deal".
//!
//! On a board without walls any two or more tiles have a linkable pair among them: where a line of
//! cells holds two tiles, neighbours on it see each other; where none does, a corner between two
//! tiles is free both ways. So peeling never fails and never turns back, whatever gravity does in
//! between, and the pairs in their order are a solution of the board that is named after them.

use super::connect::meet;
use super::field::Field;
use super::gravity::Lanes;
use super::{Kind, Params};
use crate::{Cell, Source};

/// A tile's name: the index of the cell where it lay at first.
type Name = u16;

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
    /// By cell: one more than the name of the tile there.
    field: Field<Name>,
    lanes: Lanes,
    source: &'a mut Source,
    /// By name: where the tile lies now.
    places: Vec<Cell>,
    /// By name: what it shows.
    kinds: &'a [Kind],
    /// By kind: the tiles that are left.
    alike: Vec<Vec<Name>>,
    /// The tiles that are left, in any order.
    left: Vec<Name>,
    partners: Vec<Name>,
    /// What was taken so far, in order.
    pub(super) taken: Vec<Peeled>,
}

/// Which tiles may go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fit {
    Equal,
    All,
}

impl<'a> Peel<'a> {
    /// The number of tiles must be even.
    pub(super) fn new(params: &Params, kinds: &'a [Kind], source: &'a mut Source) -> Self {
        let size = params.size();
        let mut alike = vec![Vec::new(); usize::from(Kind::MAX) + 1];
        let mut left = Vec::with_capacity(kinds.len());
        let mut tiles = vec![0; kinds.len()];
        for (name, &kind) in (0..).zip(kinds).filter(|&(_, &kind)| kind != 0) {
            alike[usize::from(kind)].push(name);
            left.push(name);
            tiles[usize::from(name)] = name + 1;
        }
        Peel {
            field: Field::new(params, tiles),
            lanes: Lanes::new(size, params.gravity()),
            source,
            places: (0..kinds.len()).map(|index| size.cell(index)).collect(),
            kinds,
            alike,
            left,
            partners: Vec::new(),
            taken: Vec::new(),
        }
    }

    /// Takes pairs of equal tiles, as a player without a plan does, until there is none.
    pub(super) fn equal_pairs(&mut self) {
        while let Some(pair) = self.choose(Fit::Equal, Taste::Any) {
            self.take(pair);
        }
    }

    /// Takes pairs whatever they show, until the board is empty.
    pub(super) fn all_pairs(&mut self, taste: Taste) {
        while let Some(pair) = self.choose(Fit::All, taste) {
            self.take(pair);
        }
    }

    /// A linkable pair to the taste; `None` only when there is none.
    fn choose(&mut self, fit: Fit, taste: Taste) -> Option<[Name; 2]> {
        let mut wanted = match taste {
            Taste::Any => 1,
            Taste::Far(tiles) => tiles,
        };
        let mut best: Option<(u16, [Name; 2])> = None;
        // Tiles are drawn without putting back, until enough have a partner or none is left.
        for end in (0..self.left.len()).rev() {
            self.left.swap(self.source.index(end + 1), end);
            let a = self.left[end];
            self.find_partners(a, fit);
            let Some(b) = self.pick(a, taste) else {
                continue;
            };
            let distance = self.far(a, b);
            if best.is_none_or(|(most, _)| distance > most) {
                best = Some((distance, [a, b]));
            }
            wanted -= 1;
            if wanted == 0 {
                break;
            }
        }
        best.map(|(_, pair)| pair)
    }

    fn find_partners(&mut self, a: Name, fit: Fit) {
        let (places, grid) = (&self.places, &self.field.grid);
        let among = match fit {
            Fit::Equal => &self.alike[usize::from(self.kinds[usize::from(a)])],
            Fit::All => &self.left,
        };
        let sight = |name: Name| grid.sight(places[usize::from(name)]);
        let seen = sight(a);
        let linked = |&b: &Name| b != a && meet(grid, &seen, &sight(b));
        self.partners.clear();
        self.partners.extend(among.iter().copied().filter(linked));
    }

    fn pick(&mut self, a: Name, taste: Taste) -> Option<Name> {
        match taste {
            Taste::Any if self.partners.is_empty() => None,
            Taste::Any => Some(self.partners[self.source.index(self.partners.len())]),
            Taste::Far(_) => {
                let partners = self.partners.iter().copied();
                partners.max_by_key(|&b| (self.far(a, b), b))
            }
        }
    }

    fn far(&self, a: Name, b: Name) -> u16 {
        let [a, b] = [a, b].map(|name| self.places[usize::from(name)]);
        u16::from(a.column.abs_diff(b.column)) + u16::from(a.row.abs_diff(b.row))
    }

    fn take(&mut self, pair: [Name; 2]) {
        let size = self.field.size;
        let origins = pair.map(usize::from);
        let cells = origins.map(|name| self.places[name]);
        let mut fell = Vec::new();
        self.field.take(&self.lanes, cells, |_, to| fell.push(to));
        for cell in fell {
            let name = self.field.tiles[cell] - 1;
            self.places[usize::from(name)] = size.cell(cell);
        }
        self.left.retain(|name| !pair.contains(name));
        for name in pair {
            let kind = usize::from(self.kinds[usize::from(name)]);
            self.alike[kind].retain(|other| *other != name);
        }
        self.taken.push(Peeled { origins, cells });
    }
}
