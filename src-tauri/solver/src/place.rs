//! Where a position is in the tables.

use quadrille_games::wuzifei::perfect::{Position, points};

use crate::members::{Fold, Members};

/// One position of the tables: a stand-in's number, and which of its pieces belong to the side that waits,
/// bit *n* for the *n*th in the order of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) number: usize,
    pub(crate) waiting: usize,
}

impl Place {
    /// The place of a position, whose stand-in is known.
    #[inline]
    pub(crate) fn new(members: &Members, fold: Fold, position: Position) -> Self {
        let number = fold.number as usize;
        let other = members.image(fold.symmetry, position.other);
        let pieces = points(members.get(number)).enumerate();
        let waiting = pieces.fold(0, |waiting, (axis, point)| {
            waiting | (other as usize >> point & 1) << axis
        });
        Place { number, waiting }
    }

    /// The position there: of its eight images the one on the stand-in.
    pub(crate) fn position(self, members: &Members) -> Position {
        let occupied = members.get(self.number);
        let other = points(occupied)
            .enumerate()
            .filter(|(axis, _)| self.waiting >> axis & 1 == 1)
            .fold(0, |set, (_, point)| set | 1 << point);
        Position {
            own: occupied ^ other,
            other,
        }
    }
}
