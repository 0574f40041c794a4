//! A position, from the side to move; moves and moves taken back, one at a time.

use quadrille_games::wuzifei::{Cells, Side, Way};

use crate::geometry::Geometry;

/// Who stands where, as seen by the side to move: colours don't matter beyond that.
///
/// ```
/// use quadrille_solver::Position;
/// let start = Position::start();
/// assert_eq!((start.own, start.other), (0b11111, 0b11111 << 20));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The points of the side to move, bit *n* for point *n*, row by row.
    pub own: u32,
    /// The points of the side that waits.
    pub other: u32,
}

impl Position {
    /// Five a side on their edge rows.
    #[must_use]
    pub fn start() -> Self {
        Position {
            own: 0b11111,
            other: 0b11111 << 20,
        }
    }

    /// A board of the game with the side to move.
    #[must_use]
    pub fn new(cells: &Cells, turn: Side) -> Self {
        let of = |side| {
            let points = cells.iter().enumerate();
            points.fold(0, |set, (point, cell)| {
                set | u32::from(*cell == Some(side)) << point
            })
        };
        Position {
            own: of(turn),
            other: of(turn.other()),
        }
    }

    /// The board, with the side to move as black.
    #[must_use]
    pub fn cells(&self) -> Cells {
        std::array::from_fn(
            |point| match (self.own >> point & 1, self.other >> point & 1) {
                (1, _) => Some(Side::Black),
                (_, 1) => Some(Side::White),
                _ => None,
            },
        )
    }

    /// All points with a piece.
    #[must_use]
    pub fn occupied(&self) -> u32 {
        self.own | self.other
    }
}

/// The points of a set, in order.
#[inline]
pub(crate) fn points(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let point = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(point)
    })
}

/// The classic rules on positions, derived from the line table and held against the rules by tests.
pub struct Moves(pub(crate) Geometry);

impl Default for Moves {
    fn default() -> Self {
        Moves(Geometry::new())
    }
}

impl Moves {
    /// Every move as (from, to). A side whose opponent has no piece has won and moves no more.
    ///
    /// ```
    /// use quadrille_solver::{Moves, Position};
    /// assert_eq!(Moves::default().legal(Position::start()).count(), 25);
    /// ```
    pub fn legal(&self, position: Position) -> impl Iterator<Item = (usize, usize)> {
        let occupied = position.occupied();
        let own = if position.other == 0 { 0 } else { position.own };
        points(own).flat_map(move |from| {
            let targets = self.0.targets(occupied, from);
            targets.map(move |to| (from, to))
        })
    }

    /// What a move turns.
    #[must_use]
    pub fn turned(&self, position: Position, from: usize, to: usize) -> u32 {
        let occupied = position.occupied() ^ 1 << from ^ 1 << to;
        let captures = self.0.captures(occupied, to);
        captures.fold(0, |turned, capture| {
            let (one, other) = (1 << capture.turned, 1 << capture.other);
            turned
                | match capture.way {
                    Way::Clip if position.other & one != 0 && position.own & other != 0 => one,
                    Way::Carry if position.other & (one | other) == one | other => one | other,
                    _ => 0,
                }
        })
    }

    /// The position after a move, from the side that moves next.
    #[must_use]
    pub fn after(&self, position: Position, from: usize, to: usize) -> Position {
        let turned = self.turned(position, from, to);
        Position {
            own: position.other & !turned,
            other: position.own ^ 1 << from ^ 1 << to | turned,
        }
    }

    /// The positions from which a move leads here, each as often as moves do, with the move.
    ///
    /// A piece of the side that waits goes back to where it can have come from. For each line through the
    /// point it leaves, what a clip or carry could have turned was either turned or had its colour already.
    #[must_use]
    pub fn before(&self, position: Position) -> Vec<(Position, (usize, usize))> {
        let occupied = position.occupied();
        let mut found = Vec::new();
        for to in points(position.other) {
            let Some(turned) = self.turned_at(position, to) else {
                continue;
            };
            for from in self.0.targets(occupied, to) {
                for turned in &turned {
                    let before = Position {
                        own: position.other ^ 1 << from ^ 1 << to ^ turned,
                        other: position.own | turned,
                    };
                    if before.other != 0 {
                        found.push((before, (from, to)));
                    }
                }
            }
        }
        found
    }

    /// What can have been turned by a piece that came to `to` last; `None` if it can't have come there.
    fn turned_at(&self, position: Position, to: usize) -> Option<Vec<u32>> {
        let mut found = vec![0];
        for capture in self.0.captures(position.occupied(), to) {
            let (one, other) = (1 << capture.turned, 1 << capture.other);
            let is_movers = |point| position.other & point != 0;
            let turned = match (capture.way, is_movers(one), is_movers(other)) {
                // It would have turned, and has not.
                (Way::Clip, false, true) | (Way::Carry, false, false) => return None,
                (Way::Clip, true, true) => one,
                (Way::Carry, true, true) => one | other,
                _ => continue,
            };
            let more: Vec<u32> = found.iter().map(|set| set | turned).collect();
            found.extend(more);
        }
        Some(found)
    }
}
