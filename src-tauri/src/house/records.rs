//! Records and statistics: looking at them, clearing them, and taking that back.

use quadrille_session::{Collection, Records};
use tauri::Runtime;

use super::House;
use super::play::nothing_to_undo;
use crate::error::Error;

impl<R: Runtime> House<R> {
    /// The numbered starts of a game, with what the player has come to; none where it has no collection.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn collection(&self, game: &str) -> Result<Collection, Error> {
        let at = self.find(game)?;
        Ok(self.book.collection(self.seats[at].kind.key()))
    }

    /// Everything about one game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn records(&self, game: &str) -> Result<Records, Error> {
        let at = self.find(game)?;
        Ok(self.book.view(self.seats[at].kind.key()))
    }

    /// Writes a name on an entry of a record table, and on those that come.
    ///
    /// # Errors
    /// If there is no such game or entry, or everything that is wrong with the name.
    pub fn name_record(
        &mut self,
        game: &str,
        params: &str,
        place: u8,
        when: u64,
        name: &str,
    ) -> Result<Records, Error> {
        let at = self.find(game)?;
        let key = self.seats[at].kind.key();
        self.book.name(key, params, place, when, name)?;
        self.save_book();
        self.records(key)
    }

    /// Forgets one game's records. They can be restored until others are cleared or the app ends.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn clear_records(&mut self, game: &str) -> Result<Records, Error> {
        let at = self.find(game)?;
        let key = self.seats[at].kind.key();
        self.cleared = Some((key, self.book.clear(key)));
        self.save_book();
        self.records(key)
    }

    /// Brings back the records of a game that were cleared last, in place of what has come since.
    ///
    /// # Errors
    /// If there is no such game, or nothing of it to bring back.
    pub fn restore_records(&mut self, game: &str) -> Result<Records, Error> {
        self.find(game)?;
        let (key, book) = self
            .cleared
            .take_if(|(key, _)| *key == game)
            .ok_or_else(nothing_to_undo)?;
        self.book.restore(book);
        self.save_book();
        self.records(key)
    }
}
