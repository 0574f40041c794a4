//! A state of Lines: everything a player would expect back after undo.

use super::Params;
use crate::{Cell, Generator};

/// A ball's colour, from 1. 0 stands for a free cell where cells are stored.
pub type Colour = u8;

/// An announced ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ball {
    /// Its colour.
    pub colour: Colour,
    /// Where it will drop, when positions are announced.
    pub cell: Option<Cell>,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// No cell is free.
    Full,
    /// The player ended it and keeps the score.
    Given,
}

/// A state of the game, only built by dealing, playing or reading: what exists is valid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) params: Params,
    /// Row by row, 0 where free.
    pub(super) cells: Vec<Colour>,
    /// What drops next, in order; empty when the game is over.
    pub(super) preview: Vec<Ball>,
    pub(super) score: u64,
    pub(super) generator: Generator,
    pub(super) over: Option<End>,
}

impl State {
    /// The colours row by row, 0 where a cell is free.
    #[must_use]
    pub fn cells(&self) -> &[Colour] {
        &self.cells
    }

    /// What drops next, in order; known to the rules even when the player is not told.
    #[must_use]
    pub fn preview(&self) -> &[Ball] {
        &self.preview
    }

    /// The points so far.
    #[must_use]
    pub fn score(&self) -> u64 {
        self.score
    }

    /// Why the game is over, or `None` while it is on.
    #[must_use]
    pub fn over(&self) -> Option<End> {
        self.over
    }

    /// The rules it is played by.
    #[must_use]
    pub fn params(&self) -> &Params {
        &self.params
    }

    /// The place in the stream of random numbers.
    #[must_use]
    pub fn generator(&self) -> Generator {
        self.generator
    }

    /// Number of balls on the board.
    #[must_use]
    pub fn balls(&self) -> usize {
        self.cells.iter().filter(|&&colour| colour != 0).count()
    }

    /// Indices of the free cells, row by row.
    pub(super) fn free(&self) -> Vec<usize> {
        (0..self.cells.len())
            .filter(|&index| self.cells[index] == 0)
            .collect()
    }

    pub(super) fn is_full(&self) -> bool {
        !self.cells.contains(&0)
    }
}
