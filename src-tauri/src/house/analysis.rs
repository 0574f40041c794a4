//! What a table says of a game: asked beside the house, and handed out if the game is still the one that it is about.

use std::sync::Arc;
use std::time::{Duration, Instant};

use quadrille_games::{Message, Oracle};
use quadrille_session::{Analysing, Analysis};
use tauri::Runtime;

use super::House;
use crate::error::Error;

/// After so long, the rest of the best moves is told in no special order.
const ORDERING_TIME: Duration = Duration::from_secs(4);

/// A game to be asked about.
pub struct Inquiry {
    ask: Analysing,
    oracle: Arc<dyn Oracle>,
}

impl Inquiry {
    /// Asks the table.
    ///
    /// # Errors
    /// If the table is damaged.
    pub fn carry_out(self) -> Result<Analysis, Error> {
        let until = Instant::now() + ORDERING_TIME;
        let found = (self.ask)(&*self.oracle, &mut || Instant::now() >= until);
        let found = found.map_err(|_| refused("analysis.damaged"))?;
        if found.values.iter().all(Option::is_none) {
            return Err(refused("analysis.unsolved"));
        }
        Ok(found)
    }
}

impl<R: Runtime> House<R> {
    /// Begins to ask about a game as it was played until now.
    ///
    /// # Errors
    /// If there is no such game, it has moved on, its rules are not solved, the table is not there, or it runs against
    /// the computer and may not be helped.
    pub fn order_analysis(
        &mut self,
        game: &str,
        revision: u64,
        assist: bool,
    ) -> Result<Inquiry, Error> {
        let at = self.find(game)?;
        let oracle = self.library.oracle(self.seats[at].kind.key());
        let slot = self.seats[at].slot()?;
        let ask = slot.analysis(revision)?;
        let oracle = oracle.ok_or_else(|| refused("analysis.no-table"))?;
        if !assist && slot.is_contest() {
            return Err(refused("analysis.running"));
        }
        Ok(Inquiry { ask, oracle })
    }

    /// Hands out what the table has said. A running game against the computer counts as assisted from now on.
    ///
    /// # Errors
    /// If there is no such game, or it has moved on.
    pub fn take_analysis(&mut self, game: &str, mut found: Analysis) -> Result<Analysis, Error> {
        let at = self.find(game)?;
        self.collect_time(at);
        let slot = self.seats[at].slot()?;
        found.assisted = slot.analysed(found.revision)?;
        if found.assisted {
            self.settle(at);
        }
        Ok(found)
    }
}

fn refused(key: &'static str) -> Error {
    Error::Refused {
        message: Message::new(key),
    }
}
