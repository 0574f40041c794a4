//! The moves worth trying, and what each leads to (flood.md §6.5).
//!
//! Two colours one after the other are tried in one order only, where the other one is no better:
//! *b* after *a* is left out when *a* opened nothing of colour *b*, so that *b* could have come first,
//! and either *a* would then have taken more, or it makes no difference and *b* comes first by number.
//!
//! Three things are left out by the search: such a *b* after *a*; a position reached before in as few
//! moves; a position of which another one, reached in as few moves, has flooded all and more. One
//! shortest solution survives all three. Take the greatest of them by the list (regions flooded at the
//! end, last colour, regions flooded before it, last colour but one, …):
//! - Swapping a pair as above, or coming by way of the position with more flooded and going on alike,
//!   would make it greater. So nothing in it is left out on its own account.
//! - Where one of its positions was reached before by another way, that way goes on like it. If that
//!   way forbade the next colour, then with the swap it would be a greater solution.
//!
//! **Never let a position's only child be its finishing move on top of this** (flood.md §6.6): its
//! argument is that another order is tried elsewhere, in a branch that was then never made.

use super::bound::Course;
use super::graph::{Colours, Graph, MOST, members};
use super::set::Set;

/// A move and the position after it.
#[derive(Clone, Copy)]
pub(super) struct Step<const W: usize> {
    pub(super) colour: u8,
    pub(super) flooded: Set<W>,
    /// What it brings to the edge.
    pub(super) opened: Set<W>,
    /// It takes the last regions of its colour.
    pub(super) finished: bool,
    /// The colours that are not finished.
    pub(super) open: Colours,
    /// The colours worth playing next.
    pub(super) allowed: Colours,
}

impl<const W: usize> Step<W> {
    /// This colour and what ends the game after it, when at most one colour is left: then everything
    /// left is at the edge.
    pub(super) fn ending(&self) -> Option<impl ExactSizeIterator<Item = u8>> {
        let last = match self.open.count_ones() {
            0 => None,
            // Below 16: fits.
            #[allow(clippy::cast_possible_truncation)]
            1 => Some(self.open.trailing_zeros() as u8),
            _ => return None,
        };
        let line = [self.colour, last.unwrap_or(0)];
        Some(line.into_iter().take(1 + usize::from(last.is_some())))
    }
}

impl<const W: usize> Graph<W> {
    /// Calls with each of the allowed moves that floods something, ascending by colour, and with the
    /// course of the position before it.
    pub(super) fn steps(
        &self,
        flooded: &Set<W>,
        allowed: Colours,
        course: &mut Course<W>,
        mut with: impl FnMut(&Step<W>, &Course<W>),
    ) {
        let edge = self.edge(flooded);
        let reached = flooded.union(&edge);
        let open = self.open(flooded);
        let mut touching: Colours = 0;
        // By colour: what playing it takes, what that opens, and of which colours.
        let mut taken = [Set::EMPTY; MOST];
        let mut opened = [Set::EMPTY; MOST];
        let mut opens: [Colours; MOST] = [0; MOST];
        let mut beyond = Set::EMPTY;
        self.around_by_colour(&edge, &mut opened);
        for colour in members(open) {
            taken[colour] = edge.and(&self.of[colour]);
            touching |= Colours::from(!taken[colour].is_empty()) << colour;
            opened[colour] = opened[colour].without(&reached);
            beyond.add(&opened[colour]);
            for other in members(open) {
                opens[colour] |= Colours::from(opened[colour].touches(&self.of[other])) << other;
            }
        }
        course.play(self, flooded, &edge, &beyond, open);
        for colour in members(touching & allowed) {
            let mut next = opens[colour];
            for other in members(touching & !next) {
                // The two commute unless `colour` would take more by coming second.
                let gains = opens[other] >> colour & 1 == 1;
                next |= Colours::from(!gains && other > colour) << other;
            }
            let flooded = flooded.union(&taken[colour]);
            let finished = self.of[colour].is_within(&flooded);
            let step = Step {
                // Below 16: fits.
                #[allow(clippy::cast_possible_truncation)]
                colour: colour as u8,
                flooded,
                opened: opened[colour],
                finished,
                open: open & !(Colours::from(finished) << colour),
                allowed: next,
            };
            with(&step, course);
        }
    }
}
