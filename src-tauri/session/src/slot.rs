//! A game's place on the table, without the game's types: what the shell and the command line hold.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use quadrille_games::{Budget, HintMove, Oracle, Unknown};
use serde_json::Value;

use crate::{
    Analysis, Choice, Day, Finish, GameId, HintReply, Moment, Played, Reply, SessionError, Share,
    Table,
};

/// A search for a hint, to be run wherever it blocks nobody.
pub type Thinking = Box<dyn FnOnce(&mut dyn Budget) -> Option<HintMove> + Send>;

/// The computer's search for its move, to be run wherever it blocks nobody.
pub type Answering = Box<dyn FnOnce(&mut dyn Budget) -> Option<String> + Send>;

/// The computer's turn.
pub struct Turn {
    /// To hand back with what the search finds.
    pub revision: u64,
    /// Its search for a move.
    pub search: Answering,
    /// Set by the search when it asked in vain: there was no oracle where its rules want one, or it did not know.
    pub unaided: Arc<AtomicBool>,
}

/// Questions about a game, to be asked wherever it blocks nobody.
pub type Analysing =
    Box<dyn FnOnce(&dyn Oracle, &mut dyn Budget) -> Result<Analysis, Unknown> + Send>;

/// Long work on a game, to be run wherever it blocks nobody.
pub type Research = Box<dyn FnOnce(&mut dyn Budget) -> Option<String> + Send>;

/// A game's place on the table, without the game's types.
///
/// Whatever returns an error has changed nothing.
pub trait Slot: Send {
    /// The game now.
    fn table(&self) -> Table;

    /// Grows with every change.
    fn revision(&self) -> u64;

    /// Starts a new game; the present one stays one undo away.
    ///
    /// # Errors
    /// Every problem of the choice.
    fn new_game(&mut self, choice: &Choice, seed: u64) -> Result<Reply, SessionError>;

    /// Starts the game of an ID; the present one stays one undo away.
    ///
    /// # Errors
    /// [`SessionError::Invalid`] when the ID is another game's.
    fn open(&mut self, id: &GameId) -> Result<Reply, SessionError>;

    /// Takes up a day's challenge where it was left, or begins it. Either way the present game stays one undo away.
    ///
    /// # Errors
    /// Refused when it is no challenge of this game.
    fn open_day(&mut self, day: &Day) -> Result<Reply, SessionError>;

    /// The daily challenges at hand whose end is not counted yet, those included that have ended and wait for that.
    fn days(&self) -> Vec<&Day>;

    /// The texts of all legal moves, without those that only give up.
    fn legal(&self) -> Vec<String>;

    /// Plays a move's text on the revision that the player saw.
    ///
    /// # Errors
    /// Stale, invalid text, refused by the rules, or refused because the computer is to move (it
    /// still can be ended early then).
    fn play(&mut self, revision: u64, text: &str) -> Result<Reply, SessionError>;

    /// The computer's turn, when it is. `oracle` is for rules whose computer asks one.
    fn opponent(&self, oracle: Option<Arc<dyn Oracle>>) -> Option<Turn>;

    /// Plays what the computer's search found for a revision. When it found nothing, or nothing legal, a
    /// legal move takes its place: the game goes on in any case. A computer that should have asked an oracle and
    /// moved `unaided` is easier to beat, so that the game counts as assisted from there on.
    ///
    /// # Errors
    /// Stale when the game has moved on; refused when it is not the computer's turn.
    fn answered(
        &mut self,
        revision: u64,
        found: Option<&str>,
        unaided: bool,
    ) -> Result<Reply, SessionError>;

    /// Takes a move back, or the new game when `cross` allows it. The computer's answers go with the
    /// moves that they answered, so that it is the player's turn after it.
    ///
    /// # Errors
    /// Stale, or refused when there is nothing to take back.
    fn undo(&mut self, revision: u64, cross: bool) -> Result<Reply, SessionError>;

    /// Brings a move back, with the computer's answer, or the newer game when `cross` allows it.
    ///
    /// # Errors
    /// Stale, or refused when there is nothing to bring back.
    fn redo(&mut self, revision: u64, cross: bool) -> Result<Reply, SessionError>;

    /// Ends the game early, where the game knows how.
    ///
    /// # Errors
    /// Stale, or refused.
    fn end_game(&mut self, revision: u64) -> Result<Reply, SessionError>;

    /// A search for a hint on the state of now.
    fn think(&self) -> Thinking;

    /// Takes what the search found for a revision and marks the game as assisted.
    ///
    /// # Errors
    /// Stale when the game has moved on.
    fn hinted(&mut self, revision: u64, found: Option<HintMove>)
    -> Result<HintReply, SessionError>;

    /// The long work that the game waits for (see [`Table::pending`]), and the start's ID to hand
    /// back with what it finds.
    fn research(&self) -> Option<(String, Research)>;

    /// The same for games that have ended and that the player has left: they are counted when it is done.
    fn owed(&self) -> Vec<(String, Research)>;

    /// Takes what research found for the game that started with `id`. The board is as it was, so
    /// the revision stays.
    ///
    /// # Errors
    /// Invalid when the game has gone or the text can't be noted.
    fn noted(&mut self, id: &str, note: &str) -> Result<Reply, SessionError>;

    /// The moves that have led here, for a list of them.
    fn played(&self) -> Played;

    /// How the game stood after so many of its moves, and what happened in the last one of them. Nothing
    /// changes by looking back.
    ///
    /// # Errors
    /// Stale, or refused when the game has not got that far.
    fn replay(&self, revision: u64, at: usize) -> Result<Moment, SessionError>;

    /// Questions about every position and every move until now.
    ///
    /// # Errors
    /// Stale, or refused where nobody has solved these rules.
    fn analysis(&self, revision: u64) -> Result<Analysing, SessionError>;

    /// Does the game run against somebody who is not asked, such as the computer, and without help so far? Then it is
    /// not for looking into.
    fn is_contest(&self) -> bool;

    /// Notes that the game of a revision was looked into: if it is a contest, it counts as assisted. Does it now?
    ///
    /// # Errors
    /// Stale when the game has moved on.
    fn analysed(&mut self, revision: u64) -> Result<bool, SessionError>;

    /// Texts to give to somebody else.
    fn share(&self) -> Share;

    /// Adds play time in milliseconds, unless the clock stands: in a finished or a resting game.
    fn add_time(&mut self, milliseconds: u64);

    /// A game's result, once, when it has ended and its outcome is known: first those of games that were left before
    /// that, in the order in which they were, then the present game's.
    fn take_finish(&mut self) -> Option<Finish>;

    /// Notes the place that a finished game took in the record table.
    fn set_place(&mut self, finish: &Finish, place: Option<u8>);

    /// Notes that a result which was taken is in records that could not be stored.
    fn unbooked(&mut self, finish: &Finish);

    /// Notes that the records are stored with all results that were taken.
    fn booked(&mut self);

    /// Makes the revision greater than another one: requests made for that one are stale from now on.
    fn outrun(&mut self, revision: u64);

    /// All of it as data to store; [`Kind::load`](crate::Kind::load) reads it.
    fn save(&self) -> Value;

    /// The same, for a disk whose records lack the [`unbooked`](Self::unbooked) results: those games are saved as not
    /// counted, so that they are counted when they are loaded.
    fn save_unbooked(&self) -> Value;
}
