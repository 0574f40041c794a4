//! Hints: looked for on a thread of their own, with a deadline, and given up as soon as the game moves on.

use std::time::Duration;

use quadrille_games::HintMove;
use quadrille_session::HintReply;
use tauri::Runtime;

use super::{House, Order};
use crate::error::Error;

/// How long the search for a hint may take.
pub const THINKING_TIME: Duration = Duration::from_millis(200);

impl<R: Runtime> House<R> {
    /// Begins the search for a hint for the state that the page sees.
    ///
    /// # Errors
    /// If there is no such game, or it has moved on.
    pub fn order_hint(&mut self, game: &str, revision: u64) -> Result<Order<HintMove>, Error> {
        let at = self.find(game)?;
        let seat = &mut self.seats[at];
        let slot = seat.slot()?;
        if slot.revision() != revision {
            return Err(Error::Stale {
                revision: slot.revision(),
            });
        }
        let think = slot.think();
        Ok(Order::new(think, THINKING_TIME, seat.stop_thinking()))
    }

    /// Takes the result of a search; the game counts as assisted from now on.
    ///
    /// # Errors
    /// If the game has moved on, or there is no hint.
    pub fn take_hint(
        &mut self,
        game: &str,
        revision: u64,
        found: Option<HintMove>,
    ) -> Result<HintReply, Error> {
        let at = self.find(game)?;
        self.collect_time(at);
        let mut reply = self.seats[at].slot()?.hinted(revision, found)?;
        self.settle(at);
        if let Some(table) = self.seats[at].table(&self.book) {
            reply.table = table;
        }
        Ok(reply)
    }
}
