//! How many moves it takes at least: the bound that makes the search possible (flood.md §6.2).
//!
//! It is played on a relaxed copy of the board until every colour is finished:
//! - A colour whose regions are all flooded or at the edge can be finished now. It must be played at
//!   least once more anyway, and more flooded is never worse: playing it now is right, and costs one
//!   move.
//! - When no colour can be finished, the whole edge is flooded for the price of one move. A real move
//!   floods a part of it.
//!
//! So it is the number of open colours and of moves that finish none. A real move lowers it by one or
//! not at all. Which of the two is found without playing the copy again: the copy of the position
//! after the move is the copy before it and a head start, and as long as the head start changes
//! nothing but itself, only itself is followed ([`Course::after`]). Most head starts are soon caught.

use super::graph::{Colours, Graph, members};
use super::set::Set;
use super::step::Step;

/// The relaxed copy at one time.
#[derive(Clone, Copy)]
struct Stage<const W: usize> {
    /// Flooded or at the edge.
    reached: Set<W>,
    /// May hold flooded regions too, as long as everything round them is reached.
    edge: Set<W>,
    /// For each open colour that can't be finished now, a region that is out of reach.
    waiting: Set<W>,
    /// Colours not yet finished.
    open: Colours,
    /// The open colours that can be finished now.
    ready: Colours,
    /// Moves that finished no colour so far, and one for each colour that was open at first.
    least: u32,
}

impl<const W: usize> Stage<W> {
    fn new(graph: &Graph<W>, reached: Set<W>, edge: Set<W>, open: Colours) -> Self {
        let mut stage = Stage {
            reached,
            edge,
            waiting: Set::EMPTY,
            open,
            ready: 0,
            least: open.count_ones(),
        };
        members(open).for_each(|colour| stage.look(graph, colour));
        stage
    }

    /// Finds out whether a colour can be finished now.
    fn look(&mut self, graph: &Graph<W>, colour: usize) {
        // The first one is the farthest from the pivot, so it will wait for long.
        match graph.of[colour].without(&self.reached).first() {
            Some(region) => self.waiting.insert(region),
            None => self.ready |= 1 << colour,
        }
    }

    /// The part of a set that is flooded in the next step: the ready colours, or else all of it.
    fn spread(&self, graph: &Graph<W>, set: &Set<W>) -> Set<W> {
        if self.ready == 0 {
            return *set;
        }
        let mut finished = Set::EMPTY;
        members(self.ready).for_each(|colour| finished.add(&graph.of[colour]));
        set.and(&finished)
    }

    /// Finishes the ready colours or floods the edge. `beyond` is what touches all of the edge, where
    /// that is known.
    fn advance(&mut self, graph: &Graph<W>, beyond: Option<&Set<W>>) {
        let ready = self.ready;
        self.least += u32::from(ready == 0);
        self.open &= !ready;
        if self.is_last() {
            return;
        }
        let (spread, around) = match (ready, beyond) {
            (0, Some(beyond)) => (self.edge, *beyond),
            _ => {
                let spread = self.spread(graph, &self.edge);
                (spread, graph.around(&spread))
            }
        };
        self.ready = 0;
        let new = around.without(&self.reached);
        self.edge = self.edge.without(&spread).union(&new);
        self.reach(graph, &new);
    }

    /// Takes what has been reached.
    fn reach(&mut self, graph: &Graph<W>, new: &Set<W>) {
        self.reached.add(new);
        let met = self.waiting.and(new);
        if !met.is_empty() {
            self.waiting = self.waiting.without(&met);
            met.each(|region| self.look(graph, usize::from(graph.colour[region])));
        }
    }

    /// Is at most one colour left? Then everything left is at the edge, and one move ends it.
    fn is_last(&self) -> bool {
        self.open & self.open.wrapping_sub(1) == 0
    }
}

/// The relaxed copy of one position, from now to its end.
pub(super) struct Course<const W: usize> {
    stages: Vec<Stage<W>>,
    /// No solution takes fewer moves.
    pub(super) least: u32,
}

impl<const W: usize> Course<W> {
    pub(super) const fn new() -> Self {
        Course {
            stages: Vec::new(),
            least: 0,
        }
    }

    /// Plays the copy of a position whose `open` colours are not finished. Beyond the edge lies what
    /// touches it.
    pub(super) fn play(
        &mut self,
        graph: &Graph<W>,
        flooded: &Set<W>,
        edge: &Set<W>,
        beyond: &Set<W>,
        open: Colours,
    ) {
        self.stages.clear();
        let mut stage = Stage::new(graph, flooded.union(edge), *edge, open);
        let mut beyond = Some(beyond);
        while !stage.is_last() {
            self.stages.push(stage);
            stage.advance(graph, beyond.take());
        }
        self.least = stage.least;
    }

    /// The bound of the position after a step.
    pub(super) fn after(&self, graph: &Graph<W>, step: &Step<W>) -> u32 {
        if step.finished {
            return self.least - 1;
        }
        let mut ahead = step.opened;
        for (n, now) in self.stages.iter().enumerate() {
            if now.waiting.touches(&ahead) {
                let mut own = *now;
                own.reach(graph, &ahead);
                if own.ready != now.ready {
                    own.edge.add(&ahead);
                    return self.own_way(graph, own);
                }
            }
            let Some(next) = self.stages.get(n + 1) else {
                break;
            };
            let spread = now.spread(graph, &ahead);
            ahead = ahead.union(&graph.around(&spread)).without(&next.reached);
            if ahead.is_empty() {
                break;
            }
        }
        self.least
    }

    /// The rest of a copy that finishes a colour sooner than the one before the step.
    fn own_way(&self, graph: &Graph<W>, mut stage: Stage<W>) -> u32 {
        while !stage.is_last() && stage.least < self.least {
            stage.advance(graph, None);
        }
        stage.least
    }
}
