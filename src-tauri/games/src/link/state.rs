//! A state of Link: everything a player would expect back after undo.

use super::{Grid, Params};
use crate::Generator;

/// What a tile shows, from 1. 0 stands for an empty cell where cells are stored.
pub type Kind = u8;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// No tile is left.
    Won,
    /// The time of a countdown was up.
    Time,
}

/// A state of the game, only built by dealing, playing or reading: what exists is valid.
///
/// Of every kind there is an even number of tiles, and the tiles lie as gravity packs them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) params: Params,
    /// Row by row, 0 where empty.
    pub(super) cells: Vec<Kind>,
    pub(super) generator: Generator,
    pub(super) over: Option<End>,
}

impl State {
    /// The kinds row by row, 0 where a cell is empty.
    #[must_use]
    pub fn cells(&self) -> &[Kind] {
        &self.cells
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

    /// Number of tiles on the board.
    #[must_use]
    pub fn tiles(&self) -> usize {
        self.cells.iter().filter(|&&kind| kind != 0).count()
    }

    /// Which cells hold tiles, made for link tests.
    #[must_use]
    pub fn grid(&self) -> Grid {
        Grid::of(&self.params, &self.cells)
    }
}
