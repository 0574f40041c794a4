//! Puzzles: positions in which exactly one move wins, or, where none does, exactly one holds the draw.
//!
//! Each comes with a line. At the first turn no other move wins at all, at every turn no other move wins in time, and the
//! other side answers with what resists the longest. One answer is enough: a solver who finds the only move each time
//! needs no other, and that all others lose as soon or sooner is checked by a search that knows the rules only.

mod line;
mod set;
mod text;

use quadrille_games::wuzifei::perfect::Position;
pub use quadrille_games::wuzifei::{Aim, Hop, Judged};

pub use set::puzzles;

/// Grades of difficulty.
pub const GRADES: usize = 5;

/// A turn of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The one right move.
    pub right: Hop,
    /// What the other side answers; `None` where the puzzle is solved.
    pub reply: Option<Hop>,
    /// All moves, by piece and target, and what each comes to.
    pub moves: Vec<(Hop, Judged)>,
    /// How many wrong moves look at least as good as the right one to somebody who counts pieces one move ahead.
    pub tempting: usize,
}

/// A puzzle with its solution. Its `Display` is its line in the file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position, from the side to move.
    pub position: Position,
    /// Is black to move?
    pub black: bool,
    /// What is to be found.
    pub aim: Aim,
    /// The solver's turns.
    pub turns: Vec<Turn>,
}

impl Puzzle {
    /// How hard it is, by the length of the line and what tempts on the way: the more the harder.
    #[must_use]
    pub fn weight(&self) -> usize {
        /// What a move more to find counts beside one tempting move.
        const MOVE: usize = 3;
        /// More tempting moves in one turn make it no harder.
        const MOST: usize = 5;
        /// A draw has no end that could be aimed at.
        const AIMLESS: usize = 4;
        let tempting = self.turns.iter().map(|turn| turn.tempting.min(MOST));
        let aimless = if self.aim == Aim::Draw { AIMLESS } else { 0 };
        MOVE * self.turns.len() + tempting.sum::<usize>() + aimless
    }

    /// The grade that its [weight](Puzzle::weight) falls into, from 1, the easiest, to [`GRADES`].
    #[must_use]
    pub fn grade(&self) -> usize {
        /// The greatest weight of each grade but the last.
        const MOST: [usize; GRADES - 1] = [7, 12, 18, 25];
        1 + MOST.iter().filter(|most| self.weight() > **most).count()
    }
}
