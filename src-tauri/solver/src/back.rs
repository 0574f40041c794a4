//! Moves taken back, one at a time.

use quadrille_games::wuzifei::Way;
use quadrille_games::wuzifei::perfect::{Moves, Position, points};

/// The positions from which a move leads here, each as often as moves do, with the move.
///
/// A piece of the side that waits goes back to where it can have come from. For each line through the
/// point it leaves, what a clip or carry could have turned was either turned or had its colour already.
#[must_use]
pub fn before(rules: &Moves, position: Position) -> Vec<(Position, (usize, usize))> {
    let occupied = position.occupied();
    let mut found = Vec::new();
    for to in points(position.other) {
        let Some(turned) = turned_at(rules, position, to) else {
            continue;
        };
        for from in rules.geometry().targets(occupied, to) {
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
fn turned_at(rules: &Moves, position: Position, to: usize) -> Option<Vec<u32>> {
    let mut found = vec![0];
    for capture in rules.geometry().captures(position.occupied(), to) {
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
