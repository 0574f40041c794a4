//! How many positions are lost, drawn and won.

use quadrille_games::Worth;

use crate::depths::value;
use crate::solve::Solver;

/// Counts of positions, symmetric ones each by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Lost for the side to move.
    pub lost: u64,
    /// Drawn: neither side can force a win.
    pub drawn: u64,
    /// Won for the side to move.
    pub won: u64,
}

impl Tally {
    /// All together.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.lost + self.drawn + self.won
    }

    pub(crate) fn add(&mut self, value: Worth, count: u64) {
        match value {
            Worth::Loss => self.lost += count,
            Worth::Draw => self.drawn += count,
            Worth::Win => self.won += count,
        }
    }
}

impl Solver {
    /// Counts every placement with the side to move, without folding symmetric ones: those as well in which
    /// a side has no piece.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        for by_pieces in self.tally_by_pieces() {
            tally.lost += by_pieces.lost;
            tally.drawn += by_pieces.drawn;
            tally.won += by_pieces.won;
        }
        tally
    }

    /// The same by how many pieces the side to move has, from none to all.
    #[must_use]
    pub fn tally_by_pieces(&self) -> Vec<Tally> {
        let pieces = self.board.pieces();
        let mut tallies = vec![Tally::default(); pieces + 1];
        for number in 0..self.board.sets.members.len() {
            let images = self.board.sets.members.images_of(number);
            for (waiting, byte) in self.depths.of(number).iter().enumerate() {
                let own = pieces - waiting.count_ones() as usize;
                tallies[own].add(value(waiting, *byte), images);
            }
        }
        tallies
    }
}
