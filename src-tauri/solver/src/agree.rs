//! The fast rules against the games' own, on positions drawn by lot.

use std::collections::BTreeSet;

use quadrille_games::wuzifei::perfect::{Moves, Position, points};
use quadrille_games::wuzifei::{POINTS, Ruleset, SYMMETRIES, Side, carry_out, moves};
use quadrille_games::{Generator, Source};

use crate::back::before;

/// A position of so many pieces, each set of points and each colouring equally likely.
///
/// ```
/// use quadrille_games::Generator;
/// let position = quadrille_solver::random_position(10, &mut Generator::new(1).source());
/// assert_eq!(position.occupied().count_ones(), 10);
/// ```
pub fn random_position(pieces: usize, luck: &mut Source) -> Position {
    let mut all: Vec<usize> = (0..POINTS).collect();
    luck.shuffle(&mut all);
    let mut position = Position { own: 0, other: 0 };
    for point in &all[..pieces.min(POINTS)] {
        match luck.index(2) {
            0 => position.own |= 1 << point,
            _ => position.other |= 1 << point,
        }
    }
    position
}

/// Draws positions of so many pieces and counts those in which the fast rules, forwards or backwards, say
/// anything else than the games' rules.
///
/// ```
/// assert_eq!(quadrille_solver::disagreements(10, 50, 1), 0);
/// ```
#[must_use]
pub fn disagreements(pieces: usize, count: u64, seed: u64) -> u64 {
    let rules = Moves::default();
    let mut luck = Generator::new(seed).source();
    let positions = (0..count).map(|_| random_position(pieces, &mut luck));
    let wrong =
        positions.filter(|position| !(forwards(&rules, *position) && backwards(&rules, *position)));
    wrong.count() as u64
}

/// Every move and what comes of it, by the fast rules.
fn fast(rules: &Moves, position: Position) -> BTreeSet<(usize, usize, Position)> {
    let legal = rules.legal(position);
    legal
        .map(|(from, to)| (from, to, rules.after(position, from, to)))
        .collect()
}

/// The same by the games' rules.
fn slow(position: Position) -> BTreeSet<(usize, usize, Position)> {
    let cells = position.cells();
    if position.other == 0 {
        return BTreeSet::new();
    }
    let moves = moves(Ruleset::CLASSIC, &cells, Side::Black).into_iter();
    moves
        .map(|(from, to)| {
            let (after, _) = carry_out(Ruleset::CLASSIC, &cells, from, to);
            (from, to, Position::new(&after, Side::White))
        })
        .collect()
}

fn image(position: Position, map: &[u8; POINTS]) -> Position {
    let image = |set| points(set).fold(0, |image, point| image | 1 << map[point]);
    Position {
        own: image(position.own),
        other: image(position.other),
    }
}

/// Moves, captures and ends are the same, and so they are on all eight images.
fn forwards(rules: &Moves, position: Position) -> bool {
    let found = fast(rules, position);
    let images = SYMMETRIES.iter().all(|map| {
        let there = found
            .iter()
            .map(|(from, to, after)| (map[*from].into(), map[*to].into(), image(*after, map)));
        fast(rules, image(position, map)) == there.collect()
    });
    images && found == slow(position)
}

/// What moves taken back lead to leads here by the games' rules, and what moves lead to leads back here.
fn backwards(rules: &Moves, position: Position) -> bool {
    let earlier = before(rules, position);
    let different: BTreeSet<_> = earlier.iter().collect();
    let back = earlier
        .iter()
        .all(|(before, (from, to))| slow(*before).contains(&(*from, *to, position)));
    let forth = slow(position)
        .into_iter()
        .all(|(from, to, after)| before(rules, after).contains(&(position, (from, to))));
    different.len() == earlier.len() && back && forth
}
