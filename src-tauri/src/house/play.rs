//! Playing: every change of a game goes through [`House::change`].

use std::time::Instant;

use quadrille_games::Message;
use quadrille_session::{Choice, GameId, Moment, Played, Reply, SessionError, Share, Slot};
use tauri::Runtime;

use super::House;
use crate::error::Error;
use crate::seed;

impl<R: Runtime> House<R> {
    /// The game as it stands; the first time, a new one by the default rules.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn resume(&mut self, game: &str) -> Result<Reply, Error> {
        let at = self.find(game)?;
        if self.seats[at].slot.is_none() {
            return self.new_game(game, &Choice::default());
        }
        self.collect_time(at);
        let saved = self.save_all();
        self.reply(at, Vec::new(), saved)
    }

    /// A new game. The running one stays one undo away.
    ///
    /// # Errors
    /// If there is no such game, or everything that is wrong with the choice.
    pub fn new_game(&mut self, game: &str, choice: &Choice) -> Result<Reply, Error> {
        let at = self.find(game)?;
        let seed = seed::fresh().map_err(Error::internal)?;
        let kind = self.seats[at].kind;
        self.begin(
            at,
            |slot| slot.new_game(choice, seed),
            || kind.start(choice, seed),
        )
    }

    /// The game of an ID, whichever game that is. The running one stays one undo away.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn open_id(&mut self, id: &GameId) -> Result<Reply, Error> {
        let at = self.find(id.game())?;
        let kind = self.seats[at].kind;
        self.begin(at, |slot| slot.open(id), || kind.open(id))
    }

    pub(super) fn begin(
        &mut self,
        at: usize,
        next: impl FnOnce(&mut dyn Slot) -> Result<Reply, SessionError>,
        first: impl FnOnce() -> Result<Box<dyn Slot>, SessionError>,
    ) -> Result<Reply, Error> {
        if self.seats[at].slot.is_some() {
            return self.change_at(at, next);
        }
        self.seats[at].slot = Some(first()?);
        let saved = self.settle(at);
        self.reply(at, Vec::new(), saved)
    }

    /// Changes a game and saves it; what fails has changed nothing.
    ///
    /// # Errors
    /// If there is no such game, or what `act` says.
    pub fn change(
        &mut self,
        game: &str,
        act: impl FnOnce(&mut dyn Slot) -> Result<Reply, SessionError>,
    ) -> Result<Reply, Error> {
        let at = self.find(game)?;
        self.change_at(at, act)
    }

    fn change_at(
        &mut self,
        at: usize,
        act: impl FnOnce(&mut dyn Slot) -> Result<Reply, SessionError>,
    ) -> Result<Reply, Error> {
        // The time until now belongs to the game as it was: a move may end it.
        self.collect_time(at);
        let seat = &mut self.seats[at];
        let reply = act(seat.slot()?)?;
        seat.stop_thinking();
        self.call_off_work(at);
        let saved = self.settle(at);
        self.see_to_owed(at);
        self.reply(at, reply.events, saved)
    }

    pub(super) fn reply(
        &self,
        at: usize,
        events: Vec<serde_json::Value>,
        saved: bool,
    ) -> Result<Reply, Error> {
        let table = self.seats[at]
            .table(&self.book, &self.library)
            .ok_or(Error::Stale { revision: 0 })?;
        Ok(Reply {
            table,
            events,
            saved,
        })
    }

    /// The moves that have led to a game as it stands.
    ///
    /// # Errors
    /// If there is no such game, or it was never begun.
    pub fn played(&mut self, game: &str) -> Result<Played, Error> {
        let at = self.find(game)?;
        Ok(self.seats[at].slot()?.played())
    }

    /// How a game stood after so many of its moves.
    ///
    /// # Errors
    /// If there is no such game, it has moved on, or it has not got that far.
    pub fn replay(&mut self, game: &str, revision: u64, moves: u64) -> Result<Moment, Error> {
        let at = self.find(game)?;
        // More moves than fit into memory were never played.
        let moves = usize::try_from(moves).unwrap_or(usize::MAX);
        Ok(self.seats[at].slot()?.replay(revision, moves)?)
    }

    /// Texts that give somebody else this game.
    ///
    /// # Errors
    /// If there is no such game, or it was never begun.
    pub fn share(&mut self, game: &str) -> Result<Share, Error> {
        let at = self.find(game)?;
        Ok(self.seats[at].slot()?.share())
    }

    /// Says which board is visible: its clock runs, and no other.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn watch(&mut self, game: Option<&str>) -> Result<(), Error> {
        let next = match game {
            Some(game) => Some(self.seats[self.find(game)?].kind.key()),
            None => None,
        };
        // A page that goes away may never come back: what its clock shows is saved.
        self.save_all();
        self.watch.point(next, Instant::now());
        Ok(())
    }
}

/// There is nothing that could be taken back.
pub(super) fn nothing_to_undo() -> Error {
    Error::Refused {
        message: Message::new("session.nothing-to-undo"),
    }
}
