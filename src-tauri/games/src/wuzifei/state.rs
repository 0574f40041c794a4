//! A state of Wuzifei: everything a player would expect back after undo.

use super::cells::count;
use super::params::Choice;
use super::puzzle::Task;
use super::{Cells, Opponent, Params, Repetition, Side, Stuck, moves};
use crate::Generator;

/// Moves in a row without a capture, both sides together, after which the game is a draw: 50 of each.
pub const QUIET_LIMIT: u16 = 100;

/// Moves that are remembered: positions further apart don't count as repetitions. Chosen so that the
/// position's text fits an ID even if every move captured nine pieces; with at most a hundred moves
/// between captures, repetitions lie much closer together.
pub const MEMORY: usize = 300;

/// A move that led here, and the position that it was played in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Past {
    /// Where the piece stood.
    pub from: u8,
    /// Where it went.
    pub to: u8,
    /// What it captured, as a set of points.
    pub taken: u32,
    /// The position before it, see [`State::key`].
    pub before: u64,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A side has no piece left and has lost.
    NoPieces(Side),
    /// The side to move has no move and has lost.
    NoMove(Side),
    /// The side to move has no move, which is a draw by these rules.
    Stalemate,
    /// The same position with the same side to move for the third time.
    Repetition,
    /// [`QUIET_LIMIT`] moves without a capture.
    Quiet,
    /// Two people agreed on a draw.
    Agreed,
    /// A side has given up.
    Resigned(Side),
    /// The last right move of a puzzle was found in which a draw was to be held.
    Solved,
}

impl End {
    /// The side that has lost; `None` for a draw.
    #[must_use]
    pub fn loser(self) -> Option<Side> {
        match self {
            End::NoPieces(side) | End::NoMove(side) | End::Resigned(side) => Some(side),
            End::Stalemate | End::Repetition | End::Quiet | End::Agreed | End::Solved => None,
        }
    }

    /// Its name in events and sentences.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            End::NoPieces(_) => "no-pieces",
            End::NoMove(_) => "no-move",
            End::Stalemate => "stalemate",
            End::Repetition => "repetition",
            End::Quiet => "quiet",
            End::Agreed => "agreed",
            End::Resigned(_) => "resigned",
            End::Solved => "solved",
        }
    }
}

/// A state of the game, only built by dealing, playing or reading: what exists is valid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) params: Params,
    pub(super) cells: Cells,
    pub(super) turn: Side,
    /// Moves since the last capture.
    pub(super) quiet: u16,
    /// The moves that led here, the last one last; at most [`MEMORY`].
    pub(super) past: Vec<Past>,
    /// The person's side against the computer.
    pub(super) person: Option<Side>,
    /// The luck of the computer and of what is drawn; 0 between two people.
    pub(super) seed: u64,
    /// The side that offers a draw.
    pub(super) offer: Option<Side>,
    pub(super) over: Option<End>,
    /// The puzzle that it is.
    pub(super) task: Option<Task>,
}

impl State {
    /// Who stands where.
    #[must_use]
    pub fn cells(&self) -> &Cells {
        &self.cells
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Moves of both sides since the last capture.
    #[must_use]
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The moves that led here, the last one last.
    #[must_use]
    pub fn past(&self) -> &[Past] {
        &self.past
    }

    /// The person's side against the computer, `None` between two people.
    #[must_use]
    pub fn person(&self) -> Option<Side> {
        self.person
    }

    /// The side whose offer of a draw stands.
    #[must_use]
    pub fn offer(&self) -> Option<Side> {
        self.offer
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

    /// Is the computer to move?
    #[must_use]
    pub fn awaits_computer(&self) -> bool {
        self.over.is_none() && self.person.is_some_and(|person| person != self.turn)
    }

    /// Names the board and the side to move.
    #[must_use]
    pub fn key(&self) -> u64 {
        key(&self.cells, self.turn)
    }

    /// The board from the side to move: a bit for each of its pieces, then one for each of the other side's.
    pub(super) fn seen_by_mover(&self) -> u64 {
        seen_by_mover(self.key())
    }

    /// How often this position has been on the board with the same side to move, now included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        1 + occurrences(&self.past, self.key())
    }

    /// A state before its first move, with what the rules leave to the seed drawn from it.
    pub(super) fn fresh(params: &Params, cells: Cells, seed: u64) -> Self {
        let mut source = Generator::new(seed).source();
        // Both are drawn always, so that one setting never changes what another draws.
        let mut draw = |choice| {
            let drawn = [Side::Black, Side::White][source.index(2)];
            match choice {
                Choice::Side(side) => side,
                Choice::Random => drawn,
            }
        };
        let turn = draw(params.first());
        let (person, seed) = match params.opponent() {
            Opponent::People | Opponent::Puzzle { .. } => (None, 0),
            Opponent::Computer { person, .. } | Opponent::Perfect { person } => {
                (Some(draw(person)), seed)
            }
        };
        State {
            params: *params,
            cells,
            turn,
            quiet: 0,
            past: Vec::new(),
            person,
            seed,
            offer: None,
            over: None,
            task: None,
        }
    }

    /// How the board ends the game, if it does. A decision on the board goes before a draw by count.
    pub(super) fn judged(&self) -> Option<End> {
        for side in [self.turn, self.turn.other()] {
            if count(&self.cells, side) == 0 {
                return Some(End::NoPieces(side));
            }
        }
        if !self.has_move() {
            return Some(match self.params.stuck() {
                Stuck::Loss => End::NoMove(self.turn),
                Stuck::Draw => End::Stalemate,
            });
        }
        /// The third time.
        const REPEATED: usize = 3;
        if self.params.repetition() == Repetition::Draw && self.occurrences() >= REPEATED {
            return Some(End::Repetition);
        }
        (self.quiet >= QUIET_LIMIT).then_some(End::Quiet)
    }

    fn has_move(&self) -> bool {
        let moves = moves(self.params.ruleset(), &self.cells, self.turn);
        match self.params.repetition() {
            Repetition::Forbidden => moves.into_iter().any(|(from, to)| !self.repeats(from, to)),
            Repetition::Draw | Repetition::Off => !moves.is_empty(),
        }
    }

    /// Would a move bring back a position that has been on the board?
    pub(super) fn repeats(&self, from: usize, to: usize) -> bool {
        let (after, _) = super::carry_out(self.params.ruleset(), &self.cells, from, to);
        let key = key(&after, self.turn.other());
        key == self.key() || occurrences(&self.past, key) > 0
    }
}

/// Names a board and the side to move: a bit for each black piece, each white piece, and the side.
pub(super) fn key(cells: &Cells, turn: Side) -> u64 {
    let bits = |side| {
        cells.iter().enumerate().fold(0_u64, |bits, (point, cell)| {
            bits | u64::from(*cell == Some(side)) << point
        })
    };
    let turn = u64::from(turn == Side::White);
    bits(Side::Black) | bits(Side::White) << cells.len() | turn << (2 * cells.len())
}

/// A [`key`] from the side to move: whose colour is which doesn't matter any more.
pub(super) fn seen_by_mover(key: u64) -> u64 {
    const POINTS: u64 = (1 << super::POINTS) - 1;
    let (black, white) = (key & POINTS, key >> super::POINTS & POINTS);
    if key >> (2 * super::POINTS) == 0 {
        black | white << super::POINTS
    } else {
        white | black << super::POINTS
    }
}

fn occurrences(past: &[Past], key: u64) -> usize {
    past.iter().filter(|past| past.before == key).count()
}
