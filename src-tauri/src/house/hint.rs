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
        if let Some(table) = self.seats[at].table(&self.book, &self.library) {
            reply.table = table;
        }
        Ok(reply)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use tauri::test::{MockRuntime, mock_builder};
    use tauri::{App, Manager};

    use super::*;
    use crate::house::Shared;

    fn app(folder: &Path) -> App<MockRuntime> {
        let context = crate::context(Some(folder.to_owned()));
        let app = crate::builder(mock_builder()).build(context).unwrap();
        crate::prepare(app.handle(), crate::Claimed::Ours);
        app
    }

    #[test]
    fn every_change_of_the_game_cancels_the_search_for_a_hint_and_looking_does_not() {
        let folder = tempfile::tempdir().unwrap();
        let app = app(folder.path());
        let house = app.state::<Shared<MockRuntime>>();
        let mut house = house.lock();
        let order = |house: &mut House<MockRuntime>| {
            let revision = house.resume("lines").unwrap().table.revision;
            house.order_hint("lines", revision).unwrap()
        };
        house.resume("lines").unwrap();

        let first = order(&mut house);
        house.share("lines").unwrap();
        house.watch(Some("lines")).unwrap();
        house.resume("lines").unwrap();
        assert!(!first.is_called_off());
        // A second search takes the place of the first one.
        let second = order(&mut house);
        assert!(first.is_called_off() && !second.is_called_off());

        let move_text = second.carry_out().unwrap().text;
        let asked = order(&mut house);
        let change = |house: &mut House<MockRuntime>, move_text: &str| {
            let revision = house.resume("lines").unwrap().table.revision;
            house.change("lines", |slot| slot.play(revision, move_text))
        };
        assert!(change(&mut house, "A1-A1").is_err());
        assert!(!asked.is_called_off(), "a refused move changes nothing");
        change(&mut house, &move_text).unwrap();
        assert!(asked.is_called_off());

        let asked = order(&mut house);
        house.new_game("lines", &Default::default()).unwrap();
        assert!(asked.is_called_off());
    }
}
