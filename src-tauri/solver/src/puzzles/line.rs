//! The line of a puzzle, where a position has one.

use quadrille_games::Worth;
use quadrille_games::wuzifei::perfect::{Moves, Position};

use super::{Aim, Hop, Judged, Turn};
use crate::back::before;

use crate::solve::Solver;

/// Half-moves of a forced win, at most: as far as a search by the rules alone can follow.
const LONGEST_WIN: u16 = 9;
/// Half-moves after which every wrong move of a drawn puzzle has lost, at most.
const SOON: u16 = 7;
/// Turns of a drawn puzzle, at most.
const MOST_HELD: usize = 3;
/// With fewer moves to choose from there is little to find.
const FEWEST_MOVES: usize = 8;
/// With fewer pieces there is little to fight for: of the side that loses, and of one that holds a draw.
const FEWEST_PIECES: u32 = 3;

/// What finds lines.
pub(super) struct Lines<'a> {
    pub(super) solver: &'a Solver,
    pub(super) rules: &'a Moves,
}

impl Lines<'_> {
    /// The solver's turns from a position, if exactly one move is right in each.
    pub(super) fn of(&self, position: Position) -> Option<(Aim, Vec<Turn>)> {
        // Smaller boards, of fewer pieces, are for tests.
        let fewest = FEWEST_PIECES.min(position.occupied().count_ones() / 2);
        let pieces = position.own.count_ones().min(position.other.count_ones());
        let (aim, turns) = match self.solver.value(&position)? {
            _ if pieces < fewest => return None,
            (Worth::Win, Some(plies @ 1..=LONGEST_WIN)) => {
                self.only(position, Worth::Win)?;
                (Aim::Win, self.won(position, plies)?)
            }
            (Worth::Draw, _) => (Aim::Draw, self.held(position, MOST_HELD)?),
            _ => return None,
        };
        let legal = self.rules.legal(position).take(FEWEST_MOVES).count();
        // What nothing led to looks like nothing that was played.
        let met = legal == FEWEST_MOVES && !before(self.rules, position).is_empty();
        met.then_some((aim, turns))
    }

    /// The one move to a value, if there is one only.
    fn only(&self, position: Position, wanted: Worth) -> Option<Hop> {
        let right = |&(from, to): &Hop| self.after(position, (from, to)).0 == Some(wanted);
        let mut right = self.rules.legal(position).filter(right);
        right.next().filter(|_| right.next().is_none())
    }

    /// What the side that moves has after a move, and in how many half-moves from then on it ends.
    fn after(&self, position: Position, (from, to): Hop) -> (Option<Worth>, Option<u16>) {
        match self.solver.value(&self.rules.after(position, from, to)) {
            Some((value, plies)) => (Some(value.turned()), plies),
            None => (None, None),
        }
    }

    /// A turn in which a move is the right one.
    fn turn(&self, position: Position, right: Hop) -> Turn {
        let mut moves: Vec<Hop> = self.rules.legal(position).collect();
        moves.sort_unstable();
        let moves = moves.into_iter().map(|hop| {
            let judged = match self.after(position, hop).0 {
                _ if hop == right => Judged::Right,
                Some(Worth::Win) => Judged::Slow,
                Some(Worth::Draw) => Judged::Draw,
                _ => Judged::Loss,
            };
            (hop, judged)
        });
        Turn {
            right,
            reply: None,
            moves: moves.collect(),
            tempting: self.tempting(position, right),
        }
    }

    /// Wrong moves that look no worse than the right one.
    fn tempting(&self, position: Position, right: Hop) -> usize {
        let looks = |(from, to)| {
            let after = self.rules.after(position, from, to);
            let gain = self.rules.turned(position, from, to).count_ones();
            let legal = self.rules.legal(after);
            let risks = legal.map(|(from, to)| self.rules.turned(after, from, to).count_ones());
            i64::from(gain) - i64::from(risks.max().unwrap_or(0))
        };
        let wrong = self.rules.legal(position).filter(|&hop| hop != right);
        wrong.filter(|&hop| looks(hop) >= looks(right)).count()
    }

    /// A win in so many half-moves, against what resists the longest.
    fn won(&self, position: Position, plies: u16) -> Option<Vec<Turn>> {
        let in_time = |&hop: &Hop| {
            let (value, left) = self.after(position, hop);
            value == Some(Worth::Win) && left.is_some_and(|left| left < plies)
        };
        let mut right = self.rules.legal(position).filter(in_time);
        let right = right.next().filter(|_| right.next().is_none())?;
        let turn = self.turn(position, right);
        let after = self.rules.after(position, right.0, right.1);
        let Some(left) = plies.checked_sub(2).filter(|left| *left > 0) else {
            return Some(vec![turn]);
        };
        let longest = |hop: &Hop| self.after(after, *hop).1 == Some(left);
        let replies = self.rules.legal(after).filter(longest);
        let lines = replies.filter_map(|(from, to)| {
            let then = self.rules.after(after, from, to);
            Some(((from, to), self.won(then, left)?))
        });
        Some(joined(turn, hardest(lines)?))
    }

    /// A draw that is held for up to so many turns, as long as there is one move only and the others lose soon.
    fn held(&self, position: Position, turns: usize) -> Option<Vec<Turn>> {
        let right = self.only(position, Worth::Draw)?;
        let mut wrong = self.rules.legal(position).filter(|&hop| hop != right);
        if !wrong.all(|hop| self.after(position, hop).1.is_some_and(|left| left <= SOON)) {
            return None;
        }
        let turn = self.turn(position, right);
        let after = self.rules.after(position, right.0, right.1);
        let lines = self.rules.legal(after).filter_map(|(from, to)| {
            let then = self.rules.after(after, from, to);
            let drawn = turns > 1 && matches!(self.solver.value(&then), Some((Worth::Draw, _)));
            Some(((from, to), drawn.then(|| self.held(then, turns - 1))??))
        });
        Some(match hardest(lines) {
            None => vec![turn],
            Some(rest) => joined(turn, rest),
        })
    }
}

fn joined(turn: Turn, (reply, rest): (Hop, Vec<Turn>)) -> Vec<Turn> {
    let reply = Some(reply);
    [vec![Turn { reply, ..turn }], rest].concat()
}

/// The reply after which the most is to be found; the first of equals.
fn hardest(lines: impl Iterator<Item = (Hop, Vec<Turn>)>) -> Option<(Hop, Vec<Turn>)> {
    let weight = |line: &(Hop, Vec<Turn>)| {
        let tempting: usize = line.1.iter().map(|turn| turn.tempting).sum();
        (line.1.len(), tempting)
    };
    lines.reduce(|best, next| {
        if weight(&next) > weight(&best) {
            next
        } else {
            best
        }
    })
}
