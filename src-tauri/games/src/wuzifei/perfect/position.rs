//! A position, from the side to move, and moves, one at a time.

use super::super::{Cells, POINTS, Side, Way};
use super::Geometry;

/// Who stands where, as seen by the side to move: colours don't matter beyond that.
///
/// ```
/// use quadrille_games::wuzifei::perfect::Position;
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

    /// What an oracle is asked: the points of the side to move, then those of the other, as
    /// [`Game::position`](crate::Game::position) has them.
    ///
    /// ```
    /// use quadrille_games::{Game, wuzifei::{Wuzifei, perfect::Position}};
    /// let start = Wuzifei::deal(&"5x5".parse().expect("rules"), 1);
    /// let packed = Wuzifei::position(&start).expect("solved rules");
    /// assert_eq!(Position::start().packed(), packed);
    /// assert_eq!(Position::unpacked(packed), Some(Position::start()));
    /// assert_eq!(Position::unpacked(1 | 1 << 25), None, "two pieces on one point");
    /// ```
    #[must_use]
    pub fn packed(&self) -> u64 {
        u64::from(self.own) | u64::from(self.other) << POINTS
    }

    /// The position that was [`packed`](Position::packed); `None` where it can't have been one.
    #[must_use]
    pub fn unpacked(packed: u64) -> Option<Self> {
        const ALL: u64 = (1 << POINTS) - 1;
        let side = |bits: u64| u32::try_from(bits & ALL).ok();
        let position = Position {
            own: side(packed)?,
            other: side(packed >> POINTS)?,
        };
        (packed >> (2 * POINTS) == 0 && position.own & position.other == 0).then_some(position)
    }

    /// All points with a piece.
    #[must_use]
    pub fn occupied(&self) -> u32 {
        self.own | self.other
    }
}

/// The points of a set, in order.
///
/// ```
/// use quadrille_games::wuzifei::perfect::points;
/// assert_eq!(points(0b10_0101).collect::<Vec<_>>(), [0, 2, 5]);
/// ```
#[inline]
pub fn points(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let point = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(point)
    })
}

/// The classic rules on positions, derived from the line table and held against the rules by tests.
#[derive(Default)]
pub struct Moves(Geometry);

impl Moves {
    /// The lines that they are derived from.
    #[must_use]
    pub fn geometry(&self) -> &Geometry {
        &self.0
    }

    /// Every move as (from, to). A side whose opponent has no piece has won and moves no more.
    ///
    /// ```
    /// use quadrille_games::wuzifei::perfect::{Moves, Position};
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
}
