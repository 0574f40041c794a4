//! The tables of all games, as the house has them.

use std::path::Path;
use std::sync::Arc;

use quadrille_games::Oracle;
use quadrille_session::Solution;
use tauri::Runtime;

use super::super::House;
use super::{Stand, refused};
use crate::error::Error;

/// All tables. They are closed with the house.
pub(in crate::house) struct Library(Vec<Arc<Stand>>);

impl Library {
    pub(in crate::house) fn new(solutions: Vec<Arc<dyn Solution>>, folder: Option<&Path>) -> Self {
        let stands = solutions.into_iter();
        Self(
            stands
                .map(|solution| Arc::new(Stand::open(solution, folder)))
                .collect(),
        )
    }

    /// The table of a game, if it is solved.
    pub(in crate::house) fn of(&self, game: &str) -> Option<&Arc<Stand>> {
        self.0.iter().find(|stand| stand.solution.game() == game)
    }

    /// The same as something to ask, if it is there.
    pub(in crate::house) fn oracle(&self, game: &str) -> Option<Arc<dyn Oracle>> {
        let stand = self.of(game).filter(|stand| stand.is_ready())?;
        Some(stand.clone())
    }

    pub(in crate::house) fn close(&self) {
        self.0.iter().for_each(|stand| stand.close());
    }
}

impl Drop for Library {
    fn drop(&mut self) {
        self.close();
    }
}

impl<R: Runtime> House<R> {
    /// The table of a game, if it is solved.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn solution(&self, game: &str) -> Result<Option<Arc<Stand>>, Error> {
        self.find(game)?;
        Ok(self.library.of(game).cloned())
    }

    /// The same, where there must be one.
    ///
    /// # Errors
    /// If there is no such game, or nobody has solved it.
    pub fn solved(&self, game: &str) -> Result<Arc<Stand>, Error> {
        let stand = self.solution(game)?;
        stand.ok_or_else(|| refused("analysis.unsolved"))
    }

    /// The app ends: what is under way for tables is called off.
    pub fn close(&self) {
        self.library.close();
    }
}
