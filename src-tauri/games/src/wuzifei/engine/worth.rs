//! What a position is worth to the side to move, in hundredths of a piece.

/// A piece. A captured one that turns changes the balance by two.
pub(super) const PIECE: i32 = 100;
/// A move more than the other side has: room is what blocks and what captures grow from.
const MOVE: i32 = 3;
/// A move less for a side that has few of them: near the end of its room each one counts.
const SHUT_IN: i32 = 6;
/// From so many moves on, room is no worry.
const ROOMY: i32 = 8;

/// The worth of a position, with the pieces and moves of both sides.
#[inline]
pub(super) fn worth(lead: i32, my_moves: i32, their_moves: i32) -> i32 {
    lead * PIECE + (my_moves - their_moves) * MOVE + shut_in(their_moves) - shut_in(my_moves)
}

fn shut_in(moves: i32) -> i32 {
    (ROOMY - moves).max(0) * SHUT_IN
}
