//! Daily challenges. The page says which day it is where the player is; nothing here asks a clock.

use quadrille_session::{Calendar, Daily, Date, Day, Month, Reply, Today};
use tauri::Runtime;

use super::House;
use crate::error::Error;

impl<R: Runtime> House<R> {
    /// Today's challenges.
    #[must_use]
    pub fn dailies(&self, today: Date) -> Vec<Today> {
        self.book.today(today, |daily| {
            let mut begun = self.begun(daily);
            begun.any(|day| day.date == today)
        })
    }

    /// A month of a challenge.
    ///
    /// # Errors
    /// If there is no such challenge.
    pub fn calendar(&self, daily: &str, month: Month, today: Date) -> Result<Calendar, Error> {
        let daily = Daily::find(daily)?;
        let begun = self.begun(daily).map(|day| day.date).collect();
        Ok(self.book.calendar(daily, month, today, begun))
    }

    /// Takes up a day's challenge where it was left, or begins it. The running game stays one undo away.
    ///
    /// # Errors
    /// If there is no such challenge, or the day has not come yet.
    pub fn open_daily(&mut self, daily: &str, date: Date, today: Date) -> Result<Reply, Error> {
        let daily = Daily::find(daily)?;
        let day = daily.on(date, today)?;
        let at = self.find(daily.game)?;
        let kind = self.seats[at].kind;
        self.begin(at, |slot| slot.open_day(&day), || kind.open_day(&day))
    }

    /// The days of a challenge that lie on its table, not yet counted.
    fn begun(&self, daily: &'static Daily) -> impl Iterator<Item = &Day> {
        let seats = self
            .seats
            .iter()
            .filter(|seat| seat.kind.key() == daily.game);
        let days = seats
            .filter_map(|seat| seat.slot.as_ref())
            .flat_map(|slot| slot.days());
        days.filter(|day| day.key == daily.key)
    }
}
