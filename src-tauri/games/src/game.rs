//! What every game is: rules as pure functions over values.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Budget, Cell, Field, Message, Oracle, Point, Preset, Problems, Rules, Size, Unknown};

/// One game's rules. `Self` is only a name: states are values of [`Game::State`].
///
/// Every text goes both ways: reading is lenient, writing is canonical, and
/// `read(write(x)) == x`. Text that is accepted can never crash later.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in IDs, files and catalogues; never translated.
    const KEY: &'static str;
    /// How finished games are ranked, or not.
    const RANKING: Ranking;
    /// Do capital and small letters stand for different things in a written-out position? Then a
    /// position is the one text whose case counts.
    const CASE_COUNTS: bool = false;

    /// Checked rules: sizes and variants. `Display` is the canonical text, the key of records.
    type Params: Rules;
    /// Everything a player would expect back after undo.
    type State: Clone + Debug + PartialEq + Eq + Send + Sync;
    /// A move's text, parsed.
    type Move: Clone + Debug + PartialEq + Eq + Send + Display + FromStr<Err = Problems>;
    /// What happened in a move, in order: all that animation and announcement need.
    type Event: Clone + Debug + PartialEq + Serialize;
    /// Why a move can't be played.
    type Refusal: std::error::Error + Clone + PartialEq + Into<Message>;
    /// What a view needs to draw the board and accept input, beyond what all games share.
    type Board: Serialize;

    /// Named rules to offer first; the first one is the default.
    fn presets() -> Vec<Preset>;

    /// A new game's first state.
    fn deal(params: &Self::Params, seed: u64) -> Self::State;

    /// Reads a written-out position.
    ///
    /// # Errors
    /// Every problem of the text at once.
    fn read(params: &Self::Params, position: &str) -> Result<Self::State, Problems>;

    /// Writes a position canonically, with the generator: `read` gives the same state.
    fn write(state: &Self::State) -> String;

    /// Writes a position for somebody else, in no more than `room` bytes: without what is for the player to find out,
    /// and of a game too long for it what its board needs. Only games whose texts grow, or know too much, differ from
    /// [`write`](Game::write) here.
    #[must_use]
    fn share(state: &Self::State, _room: usize) -> String {
        Self::write(state)
    }

    /// The rules a state is played by.
    fn params(state: &Self::State) -> &Self::Params;

    /// The board's size in cells.
    fn size(state: &Self::State) -> Size;

    /// All legal moves in a fixed order, without those that only give up.
    fn legal(state: &Self::State) -> Vec<Self::Move>;

    /// Plays a move.
    ///
    /// # Errors
    /// A refusal says why; the state given in is untouched in any case.
    fn play(state: &Self::State, mv: &Self::Move) -> Result<Step<Self>, Self::Refusal>;

    /// Is the game still on, and how did it end?
    fn status(state: &Self::State) -> Status;

    /// The numbers that a player cares about, by name (such as `score`).
    fn numbers(state: &Self::State) -> BTreeMap<&'static str, i64>;

    /// What ranks a finished game (see [`Game::RANKING`]); `None` when it deserves no entry.
    fn score(state: &Self::State) -> Option<i64>;

    /// A good move, found within the budget. Leaves no trace in the state.
    ///
    /// `asked` counts how often a hint was asked for this very state before: games whose hints are
    /// one of several equal ones cycle through them.
    fn hint(state: &Self::State, asked: usize, budget: &mut dyn Budget) -> Option<HintMove>;

    /// The move that ends the game early, where the game has one.
    fn end_move() -> Option<Self::Move>;

    /// Does playing this move count as help? Then the game is assisted from there on.
    #[must_use]
    fn assists(_mv: &Self::Move) -> bool {
        false
    }

    /// Long work that the present state still waits for, while the board is playable.
    #[must_use]
    fn pending(_state: &Self::State) -> Option<Pending> {
        None
    }

    /// Does the [`pending`](Game::pending) work within the budget. `start` is the game's first state.
    ///
    /// The answer is a text that [`Game::note`] takes.
    #[must_use]
    fn research(_start: &Self::State, _budget: &mut dyn Budget) -> Option<String> {
        None
    }

    /// A state with what research found written into it. It is noted in every state of a game, so
    /// it may touch only what is the same in all of them, such as the limit of a challenge.
    ///
    /// # Errors
    /// Every problem of the text.
    fn note(_state: &Self::State, note: &str) -> Result<Self::State, Problems> {
        Err(Message::new("note.unknown")
            .with("text", crate::cell::shorten(note))
            .into())
    }

    /// The same for another state of the same game, once [`note`](Game::note) has taken the text in one that is `noted` now.
    /// A game has thousands of states: what is dear to check, and equal in all of them, need not be checked again.
    ///
    /// # Errors
    /// Every problem of the text.
    fn note_again(
        state: &Self::State,
        note: &str,
        _noted: &Self::State,
    ) -> Result<Self::State, Problems> {
        Self::note(state, note)
    }

    /// The move of the computer, where [`pending`](Game::pending) says that it is its turn: always a
    /// legal one, however small the budget and whatever the oracle doesn't know. Leaves no trace in the state.
    #[must_use]
    fn answer(
        _state: &Self::State,
        _oracle: Option<&dyn Oracle>,
        _budget: &mut dyn Budget,
    ) -> Option<Self::Move> {
        None
    }

    /// Does the computer of these rules ask an [`Oracle`]?
    #[must_use]
    fn wants_oracle(_params: &Self::Params) -> bool {
        false
    }

    /// The position as an [`Oracle`] takes it; `None` where these rules are not solved or the game is over.
    #[must_use]
    fn position(_state: &Self::State) -> Option<u64> {
        None
    }

    /// The side to move in a game of two: 0 for the one that is named first everywhere, 1 for the other.
    #[must_use]
    fn mover(_state: &Self::State) -> usize {
        0
    }

    /// Puts moves that are worth the same into the order in which they are recommended, as far as the budget goes.
    ///
    /// # Errors
    /// [`Unknown::Unreadable`] where the oracle fails.
    fn recommended(
        _state: &Self::State,
        moves: Vec<Self::Move>,
        _oracle: &dyn Oracle,
        _budget: &mut dyn Budget,
    ) -> Result<Vec<Self::Move>, Unknown> {
        Ok(moves)
    }

    /// Is somebody against the player who is not asked, such as the computer? Who looks up moves in such a game is helped.
    #[must_use]
    fn is_contest(_state: &Self::State) -> bool {
        false
    }

    /// The rules under which a finished game is counted: those that it was played by, with what was
    /// left to chance as it fell.
    #[must_use]
    fn ranked_as(state: &Self::State) -> Self::Params {
        Self::params(state).clone()
    }

    /// Is a move counted as one? Words about the game are not.
    #[must_use]
    fn counts(_mv: &Self::Move) -> bool {
        true
    }

    /// The play time in milliseconds after which the game is lost, where there is such a limit.
    #[must_use]
    fn countdown(_state: &Self::State) -> Option<u64> {
        None
    }

    /// Does the clock stand still although the game is on, as when no move is left but help?
    #[must_use]
    fn rests(_state: &Self::State) -> bool {
        false
    }

    /// The move that ends a game whose time is up. The session accepts it only then; the rules refuse
    /// it where there is no limit.
    #[must_use]
    fn timeout() -> Option<Self::Move> {
        None
    }

    /// The view's model of the board.
    fn board(state: &Self::State) -> Self::Board;

    /// The fields of the rules, for a form.
    #[must_use]
    fn fields() -> &'static [Field] {
        Self::Params::fields()
    }
}

/// A played move: the next state and what happened on the way to it.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The state after the move.
    pub state: G::State,
    /// What happened, in order.
    pub events: Vec<G::Event>,
}

/// How finished games of one rule set are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranking {
    /// More is better, such as points.
    HighScore,
    /// Less is better, such as moves above the minimum.
    LowScore,
    /// The shorter play time is better.
    Time,
    /// Not ranked: games are won, drawn or lost, and runs of won games are counted.
    Results,
}

/// What a state waits for while the board is playable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Pending {
    /// The limit of a challenge is being worked out.
    Challenge,
    /// The computer is to move.
    Opponent,
}

/// Is a game on, and how did it end?
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Moves are accepted.
    Playing,
    /// No move is accepted any more.
    Over {
        /// How it ended for the player.
        outcome: Outcome,
        /// The sentence that explains it.
        reason: Message,
    },
}

/// How a game ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// It ended with a score, neither won nor lost.
    Ended,
    /// The player reached the aim.
    Won,
    /// The player can't reach the aim any more.
    Lost,
    /// Neither side has won.
    Drawn,
}

/// A hint: a move, the cells to mark and what to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Hint"))]
pub struct HintMove {
    /// The move's text, as `play` takes it.
    pub text: String,
    /// The cells to mark, in the order of the move.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub cells: Vec<Cell>,
    /// The corners of the line to draw, both ends included; empty where the move has no line.
    pub line: Vec<Point>,
    /// The sentence to say.
    pub message: Message,
}
