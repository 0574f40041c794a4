//! What moves do to whole sets of colourings: from one set of occupied points to another.

use quadrille_games::wuzifei::Way;

use crate::cube::{AXES, Cube};
use crate::geometry::Geometry;
use crate::position::{Moves, Position, points};
use crate::sets::{Fold, Sets};

/// The numbered sets of occupied points, and how pieces move between them.
pub(crate) struct Board {
    pub(crate) sets: Sets,
    pub(crate) moves: Moves,
}

/// A piece's way from one point to another, whatever its colour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hop {
    /// The piece: which one in the order of points.
    pub(crate) axis: usize,
    pub(crate) from: usize,
    pub(crate) to: usize,
    /// The stand-in of the occupied points after it.
    pub(crate) fold: Fold,
}

/// One position of the table: a stand-in's number, and which of its pieces belong to the side that waits,
/// bit *n* for the *n*th in the order of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) number: usize,
    pub(crate) waiting: usize,
}

impl Board {
    pub(crate) fn new(pieces: usize) -> Self {
        Board {
            sets: Sets::new(pieces.min(AXES)),
            moves: Moves::default(),
        }
    }

    pub(crate) fn pieces(&self) -> usize {
        self.sets.pieces
    }

    fn geometry(&self) -> &Geometry {
        &self.moves.0
    }

    /// All ways that pieces can go, each piece by either side.
    pub(crate) fn hops(&self, occupied: u32) -> impl Iterator<Item = Hop> {
        points(occupied).enumerate().flat_map(move |(axis, from)| {
            let targets = self.geometry().targets(occupied, from);
            targets.map(move |to| Hop {
                axis,
                from,
                to,
                fold: self.sets.fold(occupied ^ 1 << from ^ 1 << to),
            })
        })
    }

    /// What is known after a hop, as known before it: by the pieces of the side that moves, where `after` is
    /// by the pieces of the side that waits. Means nothing where the piece is not the mover's.
    #[inline]
    pub(crate) fn pulled(&self, occupied: u32, hop: &Hop, after: &Cube) -> Cube {
        let stand_in = self.sets.member(hop.fold.number as usize);
        let mut to = [0; AXES];
        for (axis, point) in points(occupied).enumerate() {
            let point = if axis == hop.axis { hop.to } else { point };
            let image = self.sets.image(hop.fold.symmetry, 1 << point);
            to[axis] = below(stand_in, image);
        }
        let mut cube = after.renumbered(&to[..self.pieces()]);
        let landed = occupied ^ 1 << hop.from ^ 1 << hop.to;
        for capture in self.geometry().captures(landed, hop.to) {
            let axis = |point: u8| usize::from(below(occupied, 1 << point));
            let (turned, other) = (axis(capture.turned), axis(capture.other));
            cube = match capture.way {
                Way::Clip => cube.clipped(turned, other),
                Way::Carry => cube.carried(turned, other),
            };
        }
        cube
    }

    /// Where a position is in the table.
    #[inline]
    pub(crate) fn place(&self, position: Position) -> Place {
        let fold = self.sets.fold(position.occupied());
        let stand_in = self.sets.member(fold.number as usize);
        let other = self.sets.image(fold.symmetry, position.other);
        Place {
            number: fold.number as usize,
            waiting: gathered(stand_in, other),
        }
    }

    /// The position at a place: of its eight images the one on the stand-in.
    pub(crate) fn position(&self, place: Place) -> Position {
        let occupied = self.sets.member(place.number);
        let other = points(occupied)
            .enumerate()
            .filter(|(axis, _)| place.waiting >> axis & 1 == 1)
            .fold(0, |set, (_, point)| set | 1 << point);
        Position {
            own: occupied ^ other,
            other,
        }
    }
}

/// How many points of a set are below a single one.
#[inline]
fn below(set: u32, point: u32) -> u8 {
    // There are 25 points.
    #[allow(clippy::cast_possible_truncation)]
    let count = (set & (point - 1)).count_ones() as u8;
    count
}

/// Which points of a set are in another, as a number: bit *n* for the *n*th.
#[inline]
fn gathered(set: u32, chosen: u32) -> usize {
    let (mut left, mut found, mut axis) = (set, 0, 0);
    while left != 0 {
        let point = left & left.wrapping_neg();
        found |= usize::from(chosen & point != 0) << axis;
        left ^= point;
        axis += 1;
    }
    found
}
