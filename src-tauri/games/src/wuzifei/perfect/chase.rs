//! The way to a win that is known to be there: by its length where the oracle knows lengths, else by a search that goes
//! over won positions only. It looks for the end, where that is too far for a piece more to keep, and where that is too
//! far as well for what leaves the other side the least.

use std::collections::HashMap;

use super::choose::Candidate;
use super::{Moves, Position};
use crate::{Budget, Oracle, Unknown, Worth};

/// What the search for the end, the search for a piece and the last look may cost, in [`LOOK`]s and [`ASK`]s.
const MOST: [u32; 3] = [60_000, 90_000, 40_000];
/// The cost of a position that is looked at.
const LOOK: u32 = 1;
/// The cost of a question.
const ASK: u32 = 10;
/// The budget is asked whenever about so much was spent.
const ROUND: u32 = 200;
/// What a piece is worth beside a move of the other side's.
const PIECE: i32 = 6;
/// A position that was on the board before is worth so much less than one that is new.
const STALE: i32 = 100;

/// A search from the lost positions of the other side.
pub(super) struct Chase<'a> {
    oracle: &'a dyn Oracle,
    rules: &'a Moves,
    budget: &'a mut dyn Budget,
    /// The search is for positions in which the other side has so few pieces, and can win none back at once.
    goal: u32,
    left: u32,
    /// What is left when the budget is asked next.
    next: u32,
    /// By won position: the lost positions of the other side that moves lead to, the most pressing first.
    ways: HashMap<u64, Vec<Position>>,
    /// By position: within how many half-moves it is over for sure, and within how many it is not.
    known: HashMap<u64, Bounds>,
    /// By lost position: the reply that held out last time.
    stubborn: HashMap<u64, (usize, usize)>,
}

/// What is known of the length of a win.
#[derive(Clone, Copy)]
struct Bounds {
    within: u32,
    not_within: Option<u32>,
}

/// The search may not go on.
struct Spent;

/// Why a search ends early.
enum Stop {
    Spent,
    Unknown(Unknown),
}

impl From<Unknown> for Stop {
    fn from(unknown: Unknown) -> Self {
        Stop::Unknown(unknown)
    }
}

impl From<Spent> for Stop {
    fn from(_: Spent) -> Self {
        Stop::Spent
    }
}

impl<'a> Chase<'a> {
    pub(super) fn new(
        oracle: &'a dyn Oracle,
        rules: &'a Moves,
        budget: &'a mut dyn Budget,
    ) -> Self {
        Chase {
            oracle,
            rules,
            budget,
            goal: 0,
            left: 0,
            next: 0,
            ways: HashMap::new(),
            known: HashMap::new(),
            stubborn: HashMap::new(),
        }
    }

    /// The shortest of some moves that all win, as far as it is found.
    pub(super) fn best(&mut self, candidates: &[Candidate]) -> Result<usize, Unknown> {
        if let Some(at) = candidates.iter().position(|one| one.after.over.is_some()) {
            return Ok(at);
        }
        let plies = candidates
            .iter()
            .map(|one| self.oracle.plies(one.position.packed()));
        if let Some(plies) = plies.collect::<Option<Vec<u16>>>() {
            let shortest = plies.into_iter().zip(0..).min();
            return Ok(shortest.map_or(0, |(_, at)| at));
        }
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        order.sort_by_key(|at| -self.press(candidates[*at].position));
        let most = candidates.iter().map(|one| one.position.own.count_ones());
        let piece = most.max().unwrap_or(0).saturating_sub(1);
        for (goal, cost) in [0, piece].into_iter().zip(MOST) {
            self.begin(goal, cost);
            match self.search(candidates, &order) {
                Ok(at) => return Ok(at),
                Err(Stop::Unknown(unknown)) => return Err(unknown),
                Err(Stop::Spent) => {}
            }
        }
        self.begin(0, MOST[2]);
        self.pressing(candidates, &order)
    }

    fn begin(&mut self, goal: u32, cost: u32) {
        if goal != self.goal {
            self.known.clear();
        }
        self.goal = goal;
        self.left = cost;
        self.next = cost;
    }

    /// Looks further and further ahead until an end is in sight.
    fn search(&mut self, candidates: &[Candidate], order: &[usize]) -> Result<usize, Stop> {
        for ahead in (0..).step_by(2) {
            for at in order {
                if self.is_over_in(candidates[*at].position, ahead)? {
                    return Ok(*at);
                }
            }
        }
        Err(Stop::Spent)
    }

    /// Is the side to move, which has lost, at its end within so many half-moves whatever it does?
    fn is_over_in(&mut self, position: Position, ahead: u32) -> Result<bool, Stop> {
        let key = position.packed();
        if let Some(known) = self.bounds(key, ahead) {
            return Ok(known);
        }
        self.pay(LOOK)?;
        if self.is_goal(position) {
            self.note(key, 0, true);
            return Ok(true);
        }
        let mut replies: Vec<(usize, usize)> = self.rules.legal(position).collect();
        let mut over = ahead >= 2;
        if let Some(stubborn) = self.stubborn.get(&key) {
            replies.sort_by_key(|reply| reply != stubborn);
        }
        for (from, to) in replies.into_iter().filter(|_| ahead >= 2) {
            if !self.has_end_in(self.rules.after(position, from, to), ahead - 1)? {
                self.stubborn.insert(key, (from, to));
                over = false;
                break;
            }
        }
        self.note(key, ahead, over);
        Ok(over)
    }

    /// Has the side to move, which has won, a move that ends it so?
    fn has_end_in(&mut self, position: Position, ahead: u32) -> Result<bool, Stop> {
        let key = position.packed();
        if let Some(known) = self.bounds(key, ahead) {
            return Ok(known);
        }
        let mut found = false;
        if ahead < 2 {
            for (from, to) in self.rules.legal(position) {
                self.pay(LOOK)?;
                let after = self.rules.after(position, from, to);
                if self.is_goal(after) && self.is_lost(after)? {
                    found = true;
                    break;
                }
            }
        } else {
            for after in self.ways(position)? {
                if self.is_over_in(after, ahead - 1)? {
                    found = true;
                    break;
                }
            }
        }
        self.note(key, ahead, found);
        Ok(found)
    }

    /// Is the search at its goal, with the side to move having lost?
    fn is_goal(&self, position: Position) -> bool {
        let mut replies = self.rules.legal(position).peekable();
        let few = position.own.count_ones() <= self.goal;
        let turns = |(from, to)| self.rules.turned(position, from, to) != 0;
        replies.peek().is_none() || few && !replies.any(turns)
    }

    /// Has the side to move lost?
    fn is_lost(&mut self, position: Position) -> Result<bool, Stop> {
        if self.rules.legal(position).next().is_none() {
            return Ok(true);
        }
        self.pay(ASK)?;
        Ok(self.oracle.worth(position.packed())? == Worth::Loss)
    }

    /// The moves that keep a win, as the positions they lead to.
    fn ways(&mut self, position: Position) -> Result<Vec<Position>, Stop> {
        if let Some(ways) = self.ways.get(&position.packed()) {
            return Ok(ways.clone());
        }
        let mut ways = Vec::new();
        for (from, to) in self.rules.legal(position) {
            let after = self.rules.after(position, from, to);
            if self.is_lost(after)? {
                ways.push(after);
            }
        }
        ways.sort_by_cached_key(|after| -self.press(*after));
        self.ways.insert(position.packed(), ways.clone());
        Ok(ways)
    }

    /// Without an end in sight: what leaves the other side the least after its best reply.
    fn pressing(&mut self, candidates: &[Candidate], order: &[usize]) -> Result<usize, Unknown> {
        let mut best: Option<(i32, usize)> = None;
        for at in order {
            let one = &candidates[*at];
            let stale = STALE * i32::try_from(one.after.occurrences() - 1).unwrap_or(STALE);
            let score = match self.after_replies(one.position) {
                Ok(score) => score,
                Err(Stop::Unknown(unknown)) => return Err(unknown),
                Err(Stop::Spent) => break,
            };
            if best.is_none_or(|best| score - stale > best.0) {
                best = Some((score - stale, *at));
            }
        }
        let fresh = || {
            let mut all = order.iter();
            all.find(|at| candidates[**at].after.occurrences() == 1)
        };
        let otherwise = || fresh().or(order.first()).copied();
        Ok(best.map(|(_, at)| at).or_else(otherwise).unwrap_or(0))
    }

    fn after_replies(&mut self, position: Position) -> Result<i32, Stop> {
        let mut least = i32::MAX;
        let replies: Vec<(usize, usize)> = self.rules.legal(position).collect();
        for (from, to) in replies {
            let ways = self.ways(self.rules.after(position, from, to))?;
            let best = ways.first().map_or(0, |after| self.press(*after));
            least = least.min(best);
        }
        Ok(least)
    }

    /// How hard pressed the side to move is.
    fn press(&self, position: Position) -> i32 {
        let pieces = i32::try_from(position.other.count_ones()).unwrap_or(0);
        let moves = i32::try_from(self.rules.legal(position).count()).unwrap_or(0);
        PIECE * pieces - moves
    }

    fn bounds(&self, key: u64, ahead: u32) -> Option<bool> {
        let known = self.known.get(&key)?;
        if ahead >= known.within {
            return Some(true);
        }
        (known.not_within? >= ahead).then_some(false)
    }

    fn note(&mut self, key: u64, ahead: u32, over: bool) {
        let known = self.known.entry(key).or_insert(Bounds {
            within: u32::MAX,
            not_within: None,
        });
        if over {
            known.within = known.within.min(ahead);
        } else {
            known.not_within = known.not_within.max(Some(ahead));
        }
    }

    fn pay(&mut self, cost: u32) -> Result<(), Spent> {
        self.left = self.left.checked_sub(cost).ok_or(Spent)?;
        if self.left > self.next {
            return Ok(());
        }
        self.next = self.left.saturating_sub(ROUND);
        if self.budget.spent() {
            self.left = 0;
            return Err(Spent);
        }
        Ok(())
    }
}
