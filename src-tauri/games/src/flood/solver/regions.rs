//! The board contracted: one node for each region, joined where regions touch.

use super::super::Colour;
use crate::Size;

/// The regions of a board. Playing never changes them: what changes is which of them are flooded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Regions {
    /// The colour of each region, from 1.
    pub(super) colours: Vec<Colour>,
    /// The regions that each one touches.
    pub(super) near: Vec<Vec<u32>>,
    /// Number of cells of each region.
    pub(super) cells: Vec<u32>,
    /// The region that holds the pivot.
    pub(super) pivot: usize,
}

impl Regions {
    /// Contracts a board.
    pub(super) fn new(size: Size, cells: &[Colour], pivot: usize) -> Self {
        const NONE: u32 = u32::MAX;
        let mut labels = vec![NONE; cells.len()];
        let mut regions = Regions {
            colours: Vec::new(),
            near: Vec::new(),
            cells: Vec::new(),
            pivot: 0,
        };
        let mut open = Vec::new();
        for start in 0..cells.len() {
            if labels[start] != NONE {
                continue;
            }
            // A board has at most 65,025 cells.
            #[allow(clippy::cast_possible_truncation)]
            let label = regions.colours.len() as u32;
            regions.colours.push(cells[start]);
            regions.near.push(Vec::new());
            regions.cells.push(0);
            labels[start] = label;
            open.push(start);
            while let Some(at) = open.pop() {
                regions.cells[label as usize] += 1;
                for near in size.neighbours(at) {
                    if cells[near] == cells[at] && labels[near] == NONE {
                        labels[near] = label;
                        open.push(near);
                    }
                }
            }
        }
        for (index, &label) in labels.iter().enumerate() {
            let others = size.neighbours(index).map(|near| labels[near]);
            regions.near[label as usize].extend(others.filter(|&other| other != label));
        }
        for near in &mut regions.near {
            near.sort_unstable();
            near.dedup();
        }
        regions.pivot = labels.get(pivot).map_or(0, |&label| label as usize);
        regions
    }

    /// Number of regions.
    pub(super) fn len(&self) -> usize {
        self.colours.len()
    }

    /// The same board with its regions numbered from the farthest to the pivot's.
    pub(super) fn farthest_first(&self) -> Self {
        let distance = self.distances();
        let mut order: Vec<usize> = (0..self.len()).collect();
        order.sort_by_key(|&region| std::cmp::Reverse(distance[region]));
        let mut place = vec![0_u32; self.len()];
        for (new, &old) in (0_u32..).zip(&order) {
            place[old] = new;
        }
        Regions {
            colours: order.iter().map(|&old| self.colours[old]).collect(),
            near: order
                .iter()
                .map(|&old| self.near[old].iter().map(|&r| place[r as usize]).collect())
                .collect(),
            cells: order.iter().map(|&old| self.cells[old]).collect(),
            pivot: place.get(self.pivot).map_or(0, |&new| new as usize),
        }
    }

    /// How many moves at least, by distance alone: a move takes in regions that touch, so the
    /// farthest region is no nearer than its distance; and every colour but one must be played.
    pub(super) fn simple_bound(&self) -> usize {
        let far = self.distances().into_iter().max().unwrap_or(0);
        far.max(self.palette().len().saturating_sub(1))
    }

    /// The colours of the board, ascending.
    pub(super) fn palette(&self) -> Vec<Colour> {
        let mut colours = self.colours.clone();
        colours.sort_unstable();
        colours.dedup();
        colours
    }

    /// How many regions each one is away from the pivot's.
    fn distances(&self) -> Vec<usize> {
        let mut distances = vec![usize::MAX; self.len()];
        let mut wave = Vec::from_iter(self.colours.get(self.pivot).map(|_| self.pivot));
        for steps in 0.. {
            wave.retain(|&at| distances[at] == usize::MAX);
            if wave.is_empty() {
                break;
            }
            wave.iter().for_each(|&at| distances[at] = steps);
            wave = wave
                .iter()
                .flat_map(|&at| &self.near[at])
                .map(|&near| near as usize)
                .collect();
            wave.sort_unstable();
            wave.dedup();
        }
        distances
    }
}
