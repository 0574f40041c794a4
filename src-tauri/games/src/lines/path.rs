//! Paths of free cells: the tutorial's wave, with a queue. rules.md §1 "path".

use std::collections::VecDeque;

use crate::Size;

const UNSEEN: usize = usize::MAX;

/// A shortest path of free 4-neighbours from one index to another, both included.
///
/// The first cell may hold a ball. Among shortest paths the one that a fixed order of neighbours
/// (left, right, up, down) meets first. The wave stops when it adds nothing; its length is not limited.
///
/// ```
/// use quadrille_games::{Size, lines::shortest};
/// let size = Size { width: 3, height: 2 };
/// //  o # .      from the ball top left round the ball at the top
/// //  . . .
/// assert_eq!(shortest(size, &[1, 2, 0, 0, 0, 0], 0, 2), Some(vec![0, 3, 4, 5, 2]));
/// assert_eq!(shortest(size, &[1, 2, 0, 2, 0, 0], 0, 2), None);
/// ```
#[must_use]
pub fn shortest(size: Size, cells: &[u8], from: usize, to: usize) -> Option<Vec<usize>> {
    if cells.get(to) != Some(&0) || from >= cells.len() {
        return None;
    }
    // From the target back, so that following the links from the ball gives the way forward.
    let mut next = vec![UNSEEN; cells.len()];
    next[to] = to;
    let mut wave = VecDeque::from([to]);
    while let Some(at) = wave.pop_front() {
        for near in size.neighbours(at) {
            if next[near] != UNSEEN {
                continue;
            }
            if near == from {
                next[near] = at;
                return Some(follow(&next, from, to));
            }
            if cells[near] == 0 {
                next[near] = at;
                wave.push_back(near);
            }
        }
    }
    None
}

fn follow(next: &[usize], from: usize, to: usize) -> Vec<usize> {
    let mut path = vec![from];
    let mut at = from;
    while at != to {
        at = next[at];
        path.push(at);
    }
    path
}

/// Labels each free cell with the number of its region, from 1 in row order; cells with balls get 0.
///
/// A ball reaches exactly the regions that touch it, so this answers "where can it go?" for all balls at once.
///
/// ```
/// use quadrille_games::{Size, lines::regions};
/// assert_eq!(regions(Size { width: 3, height: 2 }, &[0, 5, 0, 0, 5, 0]), [1, 0, 2, 1, 0, 2]);
/// ```
#[must_use]
pub fn regions(size: Size, cells: &[u8]) -> Vec<u16> {
    let mut labels = vec![0; cells.len()];
    let mut regions = 0;
    for start in 0..cells.len() {
        if cells[start] != 0 || labels[start] != 0 {
            continue;
        }
        regions += 1;
        labels[start] = regions;
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            for near in size.neighbours(at) {
                if cells[near] == 0 && labels[near] == 0 {
                    labels[near] = regions;
                    open.push(near);
                }
            }
        }
    }
    labels
}

/// The labels of the regions that touch a cell, each once, in order: where a ball there can go.
pub(super) fn touched(size: Size, labels: &[u16], at: usize) -> Vec<u16> {
    let near = size.neighbours(at).map(|near| labels[near]);
    let mut touched: Vec<u16> = near.filter(|&label| label != 0).collect();
    touched.sort_unstable();
    touched.dedup();
    touched
}
