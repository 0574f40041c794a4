//! The exact search: A* over sets of flooded regions (flood.md §6.3).
//!
//! Positions wait by the number of moves that a solution through them takes at least. The least ones
//! go first, and among these the ones with most moves behind them: the last layer is then never
//! opened in full. Among those again the ones with most regions flooded, since they may show that
//! others need not be opened. When all positions of one number are done, every solution takes at
//! least one more: that is the proved side of the answer, whenever the search is stopped.

use std::collections::BinaryHeap;

use super::bound::Course;
use super::graph::Graph;
use super::set::Set;
use super::step::Step;
use super::store::Store;
use crate::Budget;

/// How many positions of the same number of moves are asked whether they hold a position, the newest
/// first. Nearly all that do are among these; asking more costs more than it spares.
const PEERS: usize = 512;

/// Why the search stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pause {
    /// The best line is proved to be a shortest one.
    Proved,
    /// It has gone as far as it was told to.
    Reached,
    /// The budget is spent.
    Spent,
}

/// How far to go, or has gone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Positions met.
    pub(super) met: usize,
    /// Positions whose moves were tried.
    pub(super) opened: usize,
}

/// A search that can be paused and taken up again.
pub(super) struct Search<'a, const W: usize> {
    graph: &'a Graph<W>,
    store: Store<W>,
    /// Waiting positions: by least length of a solution, then by moves so far, with how many regions
    /// are flooded.
    queue: Vec<Vec<BinaryHeap<(u32, u32)>>>,
    /// What was flooded in the positions opened, by moves so far.
    peers: Vec<Vec<Set<W>>>,
    opened: usize,
    /// No solution is shorter.
    low: usize,
    /// The best line known, as numbers of colours.
    best: Vec<u8>,
}

impl<'a, const W: usize> Search<'a, W> {
    /// A search from the start. `best` must be a solution: longer ones are not looked for.
    pub(super) fn new(graph: &'a Graph<W>, best: Vec<u8>) -> Self {
        let edge = graph.edge(&graph.start);
        let mut course = Course::new();
        let open = graph.open(&graph.start);
        course.play(graph, &graph.start, &edge, &graph.around(&edge), open);
        let low = course.least as usize;
        let mut search = Search {
            graph,
            store: Store::new(graph.start),
            queue: Vec::new(),
            peers: Vec::new(),
            opened: 0,
            low,
            best,
        };
        search.wait(low, 0, 0);
        search
    }

    pub(super) fn low(&self) -> usize {
        self.low
    }

    pub(super) fn best(&self) -> &[u8] {
        &self.best
    }

    /// Takes a solution that was found elsewhere, if it is shorter.
    pub(super) fn learn(&mut self, line: Vec<u8>) {
        if line.len() < self.best.len() {
            self.best = line;
        }
    }

    /// Goes on until the answer is proved, as far as `until`, or until the budget is spent.
    pub(super) fn run(&mut self, until: Effort, budget: &mut dyn Budget) -> Pause {
        let graph = self.graph;
        let mut course = Course::new();
        while self.low < self.best.len() {
            if self.store.len() >= until.met || self.opened >= until.opened {
                return Pause::Reached;
            }
            if budget.spent() {
                return Pause::Spent;
            }
            let Some(at) = self.next() else { break };
            let Some(depth) = self.store.depth(at) else {
                continue;
            };
            let flooded = *self.store.flooded(at);
            if !self.open(&flooded, usize::from(depth)) {
                continue;
            }
            let allowed = self.store.allowed(at);
            graph.steps(&flooded, allowed, &mut course, |step, course| {
                self.take(at, depth + 1, step, course);
            });
        }
        Pause::Proved
    }

    /// Notes that a position is opened, unless another one has flooded all of it and more in as many
    /// moves. Such a position is on no solution that [`super::step`] keeps.
    fn open(&mut self, flooded: &Set<W>, depth: usize) -> bool {
        if self.peers.len() <= depth {
            self.peers.resize_with(depth + 1, Vec::new);
        }
        let peers = &mut self.peers[depth];
        let newest = &peers[peers.len().saturating_sub(PEERS)..];
        let held = newest.iter().rev().any(|peer| flooded.is_within(peer));
        if !held {
            peers.push(*flooded);
            self.opened += 1;
        }
        !held
    }

    /// The next position: of the least ones the deepest, of these the largest. Raises `low` where nothing is left.
    fn next(&mut self) -> Option<u32> {
        while self.low < self.best.len() {
            if let Some(layers) = self.queue.get_mut(self.low) {
                while let Some(layer) = layers.last_mut() {
                    if let Some((_, at)) = layer.pop() {
                        return Some(at);
                    }
                    layers.pop();
                }
                *layers = Vec::new();
            }
            self.low += 1;
        }
        None
    }

    fn wait(&mut self, least: usize, depth: usize, at: u32) {
        if self.queue.len() <= least {
            self.queue.resize_with(least + 1, Vec::new);
        }
        let layers = &mut self.queue[least];
        if layers.len() <= depth {
            layers.resize_with(depth + 1, BinaryHeap::new);
        }
        layers[depth].push((self.store.flooded(at).len(), at));
    }

    /// Takes a step to a position that is new, or was reached in more moves before.
    fn take(&mut self, parent: u32, depth: u16, step: &Step<W>, course: &Course<W>) {
        let behind = usize::from(depth);
        if let Some(ending) = step.ending() {
            if behind - 1 + ending.len() < self.best.len() {
                self.best = self.store.line(parent);
                self.best.extend(ending);
            }
            return;
        }
        let Some(room) = self.store.room(&step.flooded, depth) else {
            return;
        };
        let ahead = course.after(self.graph, step) as usize;
        let least = self.low.max(behind + ahead);
        if least < self.best.len() {
            let from = (parent, step.colour);
            let at = self
                .store
                .put(room, &step.flooded, from, depth, step.allowed);
            self.wait(least, behind, at);
        }
    }
}
