//! A good line in a short time: for each number of moves the most promising positions, a fixed number
//! of them. It proves nothing; it gives the search a line to beat, and the answer its upper side.

use std::collections::BTreeSet;

use super::bound::Course;
use super::graph::{Colours, Graph};
use super::set::Set;
use crate::Budget;

/// A position of the present layer.
struct Node<const W: usize> {
    flooded: Set<W>,
    allowed: Colours,
    /// Its place in the links.
    at: u32,
}

/// A position of the next layer, before it is known whether it stays.
struct Candidate<const W: usize> {
    /// Least moves to go, then cells not yet flooded, then the order in which it was met.
    rank: (u32, u32, u32),
    flooded: Set<W>,
    allowed: Colours,
    from: (u32, u8),
}

/// A solution of fewer than `below` moves, as numbers of colours, if this finds one.
///
/// Wider layers find shorter lines and take longer in proportion.
pub(super) fn beam<const W: usize>(
    graph: &Graph<W>,
    width: usize,
    below: usize,
    budget: &mut dyn Budget,
) -> Option<Vec<u8>> {
    // For each position kept: the one before, and the colour played on it.
    let mut links: Vec<(u32, u8)> = vec![(0, 0)];
    let mut layer = vec![Node {
        flooded: graph.start,
        allowed: Colours::MAX,
        at: 0,
    }];
    let mut course = Course::new();
    for depth in 1..below {
        let mut next: Vec<Candidate<W>> = Vec::new();
        let mut found: Option<Vec<u8>> = None;
        for node in &layer {
            if budget.spent() {
                return None;
            }
            graph.steps(&node.flooded, node.allowed, &mut course, |step, course| {
                if let Some(ending) = step.ending() {
                    let length = depth - 1 + ending.len();
                    if found.as_ref().is_none_or(|line| length < line.len()) {
                        let mut line = line(&links, node.at);
                        line.extend(ending);
                        found = Some(line);
                    }
                    return;
                }
                let ahead = course.after(graph, step);
                if depth + (ahead as usize) < below {
                    let order = u32::try_from(next.len()).unwrap_or(u32::MAX);
                    next.push(Candidate {
                        rank: (ahead, graph.dry(&step.flooded), order),
                        flooded: step.flooded,
                        allowed: step.allowed,
                        from: (node.at, step.colour),
                    });
                }
            });
        }
        if found.is_some() {
            return found.filter(|line| line.len() < below);
        }
        layer = choose(next, width, &mut links);
    }
    None
}

/// The best candidates, each position once.
fn choose<const W: usize>(
    mut next: Vec<Candidate<W>>,
    width: usize,
    links: &mut Vec<(u32, u8)>,
) -> Vec<Node<W>> {
    next.sort_unstable_by_key(|candidate| candidate.rank);
    let mut seen = BTreeSet::new();
    let mut layer = Vec::new();
    for candidate in next {
        if layer.len() == width {
            break;
        }
        // Equal hashes of different positions would cost the beam one of them, no more.
        if !seen.insert(candidate.flooded.hash()) {
            continue;
        }
        layer.push(Node {
            flooded: candidate.flooded,
            allowed: candidate.allowed,
            at: u32::try_from(links.len()).unwrap_or(u32::MAX),
        });
        links.push(candidate.from);
    }
    layer
}

/// The colours played from the start to a position.
fn line(links: &[(u32, u8)], at: u32) -> Vec<u8> {
    let mut line = Vec::new();
    let mut at = at;
    while at != 0 {
        let (parent, colour) = links[at as usize];
        line.push(colour);
        at = parent;
    }
    line.reverse();
    line
}
