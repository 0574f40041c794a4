//! The values of all positions, layer by layer from the end: won or lost in 0 half-moves, 1, 2 and so on.
//!
//! Lost in 0 is who has no piece or no move. Won in *n* is who has a move to lost in *n* − 1; lost in *n*
//! is who has only moves to won in less than *n*, one of them in *n* − 1. What is never reached so is a
//! draw: either side can go on for ever. Draws by repetition and by quiet moves are conventions of play
//! and stay outside.
//!
//! Moves are taken back: from each position found, to those from which a move leads there. Those are won
//! at once, or have one move less that does not lose; at none left they are lost. So every move is looked
//! at once, however many layers there are.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use quadrille_games::Worth;
use quadrille_games::wuzifei::perfect::Position;

use crate::board::Board;
use crate::cube::{AXES, Cube};
use crate::depths::{Depths, value};
use crate::hops::Hops;
use crate::place::Place;
use crate::sweep::{Crew, sweep};

/// Sets in a block of work.
const BLOCK: usize = 256;

/// How far a solver has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Half-moves to the end of the positions that were found last.
    pub plies: usize,
    /// How many positions were found there, up to symmetry.
    pub found: u64,
}

/// Why there is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// The work was broken off.
    #[error("solver.cancelled")]
    Cancelled,
    /// There is not enough memory.
    #[error("solver.memory")]
    Memory,
    /// A win takes more half-moves than the table has room for.
    #[error("solver.deep")]
    Deep,
}

/// Every position's value and its distance from the end, up to symmetry.
pub struct Solver {
    pub(crate) board: Board,
    pub(crate) depths: Depths,
}

/// What the layers share.
struct Work<'a> {
    board: &'a Board,
    hops: Hops,
    crew: Crew,
    cancel: &'a AtomicBool,
}

/// One set's part of the tables.
struct Part<'a> {
    number: usize,
    depths: &'a mut [u8],
    /// By the pieces of the side to move: moves that may not lose yet.
    left: &'a mut [u8],
    fresh: &'a mut Cube,
}

impl Solver {
    /// Solves the game with so many pieces on the board, 10 at most, by so many threads.
    ///
    /// `progress` is called after each layer. Nothing is written: broken off, nothing is left.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use quadrille_solver::Solver;
    /// let solver = Solver::run(2, &mut |_| {}, &AtomicBool::new(false), 1).expect("not cancelled");
    /// assert_eq!(solver.tally().total(), 300 * 4);
    /// ```
    ///
    /// # Errors
    ///
    /// [`Unsolved::Cancelled`] soon after `cancel` was set.
    pub fn run(
        pieces: usize,
        progress: &mut dyn FnMut(Progress),
        cancel: &AtomicBool,
        threads: usize,
    ) -> Result<Self, Unsolved> {
        Solver::run_by(pieces, progress, cancel, threads.into())
    }

    /// The same by a crew.
    ///
    /// # Errors
    ///
    /// As [`Solver::run`].
    pub fn run_by(
        pieces: usize,
        progress: &mut dyn FnMut(Progress),
        cancel: &AtomicBool,
        crew: Crew,
    ) -> Result<Self, Unsolved> {
        let board = Board::new(pieces);
        let pieces = board.pieces();
        let len = board.sets.members.len();
        let mut depths = Depths::drawn(pieces, room(len << pieces, 0)?);
        let mut left = room(len << pieces, 0)?;
        let work = Work {
            hops: Hops::new(&board),
            board: &board,
            crew,
            cancel,
        };
        let mut fresh = room(len, Cube::EMPTY)?;
        let mut found = work.each(depths.bytes_mut(), &mut left, &mut fresh, |part| {
            work.end(part);
        });
        for plies in 0.. {
            if found == 0 {
                break;
            }
            progress(Progress { plies, found });
            let byte = u8::try_from(plies + 2).map_err(|_| Unsolved::Deep)?;
            let last = Found::new(&fresh, found);
            fresh.fill(Cube::EMPTY);
            found = work.each(depths.bytes_mut(), &mut left, &mut fresh, |part| {
                if plies % 2 == 0 {
                    work.won(byte, &last, part);
                } else {
                    work.lost(byte, &last, part);
                }
            });
            if cancel.load(Ordering::Relaxed) {
                return Err(Unsolved::Cancelled);
            }
        }
        Ok(Solver { board, depths })
    }
}

/// So many equal things, if there is memory for them: a game may be running beside this.
fn room<T: Clone>(len: usize, value: T) -> Result<Vec<T>, Unsolved> {
    let mut all = Vec::new();
    all.try_reserve_exact(len).map_err(|_| Unsolved::Memory)?;
    all.resize(len, value);
    Ok(all)
}

impl Work<'_> {
    /// Works on every set, and counts what was found.
    fn each(
        &self,
        depths: &mut [u8],
        left: &mut [u8],
        fresh: &mut [Cube],
        work: impl Fn(&mut Part) + Sync,
    ) -> u64 {
        let found = AtomicU64::new(0);
        let colourings = 1 << self.board.pieces();
        let depths = depths.chunks_mut(BLOCK * colourings);
        let left = left.chunks_mut(BLOCK * colourings);
        let blocks = depths.zip(left).zip(fresh.chunks_mut(BLOCK)).enumerate();
        sweep(
            self.crew,
            self.cancel,
            blocks,
            |(block, ((depths, left), fresh))| {
                let parts = depths
                    .chunks_mut(colourings)
                    .zip(left.chunks_mut(colourings));
                let mut sum = 0;
                for (offset, ((depths, left), fresh)) in parts.zip(fresh).enumerate() {
                    work(&mut Part {
                        number: block * BLOCK + offset,
                        depths,
                        left,
                        fresh,
                    });
                    sum += fresh.count();
                }
                found.fetch_add(sum, Ordering::Relaxed);
            },
        );
        found.into_inner()
    }

    /// Counts the moves of every colouring, and finds those that are lost at once.
    fn end(&self, part: &mut Part) {
        let all = part.depths.len() - 1;
        let mut mobility = [0_u8; AXES];
        for hop in self.hops.of(part.number) {
            mobility[hop.moved()] += 1;
        }
        for own in 1..=all {
            let lowest = own.trailing_zeros() as usize;
            part.left[own] = part.left[own & (own - 1)] + mobility[lowest];
        }
        // Who has all the pieces has won and moves no more.
        part.left[all] = u8::MAX;
        part.depths[0] = 1;
        for own in (0..all).filter(|own| part.left[*own] == 0) {
            part.depths[own ^ all] = 1;
            part.fresh.set(own ^ all);
        }
    }

    /// Who has a move to a position that was found lost last has won.
    fn won(&self, byte: u8, last: &Found, part: &mut Part) {
        let all = part.depths.len() - 1;
        self.back(part.number, last, |own| {
            let depth = &mut part.depths[own ^ all];
            if *depth == 0 {
                *depth = byte;
                part.fresh.set(own ^ all);
            }
        });
    }

    /// Who has only moves to positions that are won has lost.
    fn lost(&self, byte: u8, last: &Found, part: &mut Part) {
        let all = part.depths.len() - 1;
        self.back(part.number, last, |own| {
            part.left[own] -= 1;
            if part.left[own] == 0 {
                part.depths[own ^ all] = byte;
                part.fresh.set(own ^ all);
            }
        });
    }

    /// Calls `found` with a set's colourings from which a move leads to what was found last, as often as
    /// moves do, by the pieces of the side to move.
    fn back(&self, number: usize, last: &Found, mut found: impl FnMut(usize)) {
        for hop in self.hops.of(number) {
            let after = last.of(hop.end());
            if !after.is_empty() {
                hop.back(self.board.pieces(), after, &mut found);
            }
        }
    }
}

/// The positions of a layer, by set.
struct Found {
    first: Vec<u32>,
    colourings: Vec<u16>,
}

impl Found {
    // There are fewer than 2^32 positions, and 2^10 colourings.
    #[allow(clippy::cast_possible_truncation)]
    fn new(fresh: &[Cube], count: u64) -> Self {
        let mut first = Vec::with_capacity(fresh.len() + 1);
        let mut colourings = Vec::with_capacity(count as usize);
        for cube in fresh {
            first.push(colourings.len() as u32);
            colourings.extend(cube.corners().map(|corner| corner as u16));
        }
        first.push(colourings.len() as u32);
        Found { first, colourings }
    }

    #[inline]
    fn of(&self, number: usize) -> &[u16] {
        &self.colourings[self.first[number] as usize..self.first[number + 1] as usize]
    }
}
impl Solver {
    pub(crate) fn from_depths(board: Board, depths: Depths) -> Self {
        Solver { board, depths }
    }

    /// What a position is worth, and in how many half-moves it ends if both play for that: the winner for a
    /// short game, the loser for a long one. `None` for a position of another number of pieces.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use quadrille_games::{Worth, wuzifei::perfect::Position};
    /// use quadrille_solver::Solver;
    /// let solver = Solver::run(2, &mut |_| {}, &AtomicBool::new(false), 1).expect("not cancelled");
    /// let alone = Position { own: 0, other: 0b11 };
    /// assert_eq!(solver.value(&alone), Some((Worth::Loss, Some(0))));
    /// ```
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<(Worth, Option<u16>)> {
        if position.own & position.other != 0 {
            return None;
        }
        let members = &self.board.sets.members;
        let fold = members.find(position.occupied())?;
        Some(self.depths.get(Place::new(members, fold, *position)))
    }

    /// The position with the longest win, the first there is, and its half-moves to the end.
    #[must_use]
    pub fn longest(&self) -> Option<(Position, u16)> {
        let members = &self.board.sets.members;
        let places = (0..members.len()).flat_map(|number| {
            let entries = self.depths.of(number).iter().enumerate();
            let won = entries.filter(|(waiting, byte)| value(*waiting, **byte) == Worth::Win);
            won.map(move |(waiting, byte)| (*byte, Reverse(Place { number, waiting })))
        });
        let (byte, Reverse(place)) = places.max()?;
        Some((place.position(members), u16::from(byte - 1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_is_not_there_is_an_answer() {
        assert_eq!(room(usize::MAX, 0_u8), Err(Unsolved::Memory));
        assert_eq!(room(2, 7), Ok(vec![7, 7]));
    }
}
