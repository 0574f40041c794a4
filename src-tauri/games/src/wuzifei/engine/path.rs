//! The positions before and on the line being searched, for repetitions.
//!
//! A capture is no limit to them: captured pieces turn, the other side may turn them back, and then the same
//! position counts again (rules.md §3 "end"). Where they leave the board, no position comes back after it
//! anyway.

use super::super::Repetition;

/// Counters of the filter, a power of two: a game's memory and the deepest line fill less than a quarter.
const COUNTERS: usize = 1 << COUNTER_BITS;
const COUNTER_BITS: u32 = 11;

/// See the module.
pub(super) struct Path {
    /// Named by [`super::grid::Grid::key`]; those of the same side to move are two apart.
    keys: Vec<u64>,
    /// How many of them were before the search.
    played: usize,
    /// Those before this one don't count: a side has passed since, which no game knows.
    from: usize,
    /// How many keys share a counter: where it is 0, a position is new, and nobody has to look.
    counters: Box<[u16; COUNTERS]>,
}

#[inline]
fn counter(key: u64) -> usize {
    // Fibonacci hashing: the top bits of the product mix all bits of the key.
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - COUNTER_BITS)) as usize
}

impl Path {
    /// The positions that were played, the last one last.
    pub(super) fn new(played: Vec<u64>) -> Self {
        let mut counters = Box::new([0; COUNTERS]);
        for &key in &played {
            counters[counter(key)] += 1;
        }
        Path {
            played: played.len(),
            keys: played,
            from: 0,
            counters,
        }
    }

    #[inline]
    pub(super) fn push(&mut self, key: u64) {
        self.counters[counter(key)] += 1;
        self.keys.push(key);
    }

    #[inline]
    pub(super) fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.counters[counter(key)] -= 1;
        }
    }

    /// Adds a position that a side has reached by passing; returns what to give to [`Path::pop_pass`].
    pub(super) fn push_pass(&mut self, key: u64) -> usize {
        let hidden = std::mem::replace(&mut self.from, self.keys.len());
        self.push(key);
        hidden
    }

    /// Takes it away again.
    pub(super) fn pop_pass(&mut self, hidden: usize) {
        self.pop();
        self.from = hidden;
    }

    /// Has the position that would come next been on the line being searched, or, for the third time, in the
    /// game? Where repeating is forbidden, once is enough anywhere.
    #[inline]
    pub(super) fn repeats(&self, key: u64, rule: Repetition) -> bool {
        self.counters[counter(key)] != 0 && self.finds(key, rule)
    }

    fn finds(&self, key: u64, rule: Repetition) -> bool {
        let mut before = 0;
        let mut at = self.keys.len();
        while at >= self.from + 2 {
            at -= 2;
            if self.keys[at] == key {
                before += 1;
                if at >= self.played || before == 2 || rule == Repetition::Forbidden {
                    return true;
                }
            }
        }
        false
    }
}
