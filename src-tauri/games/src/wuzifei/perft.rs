//! Counting lines of play, to compare one generator of moves with another.

use super::cells::{count, moves};
use super::{Cells, Ruleset, Side, carry_out};

/// How many ways there are to play `depth` moves. A side without pieces ends the game; the rules on
/// repetition, quiet moves and having no move play no part.
///
/// ```
/// use quadrille_games::{Game, wuzifei::{Ruleset, Side, Wuzifei, perft}};
/// let start = Wuzifei::deal(&"5x5".parse().expect("rules"), 1);
/// assert_eq!(perft(Ruleset::CLASSIC, start.cells(), Side::Black, 2), 551);
/// ```
#[must_use]
pub fn perft(rules: Ruleset, cells: &Cells, side: Side, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if count(cells, side.other()) == 0 {
        return 0;
    }
    moves(rules, cells, side)
        .into_iter()
        .map(|(from, to)| {
            let (after, _) = carry_out(rules, cells, from, to);
            perft(rules, &after, side.other(), depth - 1)
        })
        .sum()
}
