//! How pieces move from one set of occupied points to another, whatever their colours.

use quadrille_games::wuzifei::perfect::{Geometry, Moves, points};

use crate::cube::AXES;
use crate::members::Fold;
use crate::sets::Sets;

/// The numbered sets of occupied points, and how pieces move between them.
pub(crate) struct Board {
    pub(crate) sets: Sets,
    pub(crate) moves: Moves,
}

/// A piece's way from one point to another, whatever its colour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hop {
    pub(crate) from: usize,
    pub(crate) to: usize,
    /// The stand-in of the occupied points after it.
    pub(crate) fold: Fold,
}

impl Board {
    pub(crate) fn new(pieces: usize) -> Self {
        Board {
            sets: Sets::new(pieces.min(AXES)),
            moves: Moves::default(),
        }
    }

    pub(crate) fn pieces(&self) -> usize {
        self.sets.members.pieces
    }

    pub(crate) fn geometry(&self) -> &Geometry {
        self.moves.geometry()
    }

    /// All ways that pieces can go, each piece by either side.
    pub(crate) fn hops(&self, occupied: u32) -> impl Iterator<Item = Hop> {
        points(occupied).flat_map(move |from| {
            let targets = self.geometry().targets(occupied, from);
            targets.map(move |to| Hop {
                from,
                to,
                fold: self.sets.fold(occupied ^ 1 << from ^ 1 << to),
            })
        })
    }
}
