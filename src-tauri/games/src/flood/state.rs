//! A state of Flood: everything a player would expect back after undo.
//!
//! It is the board of the start and the colours played since, with what is known of the challenge; the
//! board of now follows. So a state can always show how it came about.

use std::sync::Arc;

use super::region::is_uniform;
use super::{Challenge, Minimum, Params};

/// A cell's colour, from 1.
pub type Colour = u8;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The board is one colour, within the limit.
    Completed,
    /// The board is one colour, past the limit.
    Late,
    /// The board is one colour; the limit is not known yet.
    Solved,
    /// The limit is reached and the board is not one colour, where that ends the game.
    OutOfMoves,
}

/// A state of the game, only built by dealing, playing or reading: what exists is valid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) params: Params,
    /// The board before the first move, row by row.
    pub(super) start: Arc<[Colour]>,
    /// The board now, row by row.
    pub(super) cells: Vec<Colour>,
    /// The colours played, in order.
    pub(super) played: Vec<Colour>,
    /// The moves of the challenge, counted from the start; `None` while it is being worked out.
    pub(super) limit: Option<usize>,
    /// What is known of the fewest moves from the start; `None` while it is being worked out. All states of a game share
    /// it: the line may be as long as the longest game.
    pub(super) minimum: Option<Arc<Minimum>>,
}

impl State {
    /// The colours row by row.
    #[must_use]
    pub fn cells(&self) -> &[Colour] {
        &self.cells
    }

    /// The colours before the first move, row by row.
    #[must_use]
    pub fn start(&self) -> &[Colour] {
        &self.start
    }

    /// The colours played, in order.
    #[must_use]
    pub fn played(&self) -> &[Colour] {
        &self.played
    }

    /// Number of moves played.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.played.len()
    }

    /// The region's colour.
    #[must_use]
    pub fn colour(&self) -> Colour {
        self.cells[self.params.start()]
    }

    /// The moves of the challenge; `None` while they are being worked out.
    #[must_use]
    pub fn limit(&self) -> Option<usize> {
        self.limit
    }

    /// What is known of the fewest moves from the start; `None` while it is being worked out.
    #[must_use]
    pub fn minimum(&self) -> Option<&Minimum> {
        self.minimum.as_deref()
    }

    /// The rules it is played by.
    #[must_use]
    pub fn params(&self) -> &Params {
        &self.params
    }

    /// Is the board one colour?
    #[must_use]
    pub fn is_complete(&self) -> bool {
        is_uniform(&self.cells)
    }

    /// Why the game is over, or `None` while it is on. Completion is looked at before the limit.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        let moves = self.moves();
        if self.is_complete() {
            return Some(match self.limit {
                None => End::Solved,
                Some(limit) if moves <= limit => End::Completed,
                Some(_) => End::Late,
            });
        }
        let reached = self.limit.is_some_and(|limit| moves >= limit);
        (reached && self.params.is_strict()).then_some(End::OutOfMoves)
    }

    /// The same state with what has been found out. A limit that is known already stays.
    pub(super) fn informed(mut self, minimum: impl Into<Arc<Minimum>>) -> Self {
        let minimum = minimum.into();
        let most = |slack| Some(minimum.high() + slack);
        let limit = match self.params.challenge() {
            Challenge::Plus5 => most(5),
            Challenge::Plus2 => most(2),
            Challenge::Best => most(0),
            // Known from the start on.
            Challenge::Greedy => None,
        };
        self.limit = self.limit.or(limit);
        self.minimum = Some(minimum);
        self
    }
}
