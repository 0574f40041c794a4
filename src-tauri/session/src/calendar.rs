//! The results of daily challenges as the page shows them: today, a month, and what all days come to.

use quadrille_games::Outcome;
use serde::Serialize;

use crate::date::WEEK;
use crate::diary::{DayResult, Days};
use crate::{Book, Daily, Date, Month, Table, dailies};

/// One day of one challenge, as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DayView {
    /// The day.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub date: Date,
    /// Monday is 0.
    pub weekday: u8,
    /// How it ended, if it did.
    pub result: Option<DayResult>,
    /// The seven days that end with this one, the last one last: which of them have a result?
    pub week: Vec<bool>,
}

/// What the results of one challenge come to. Helped games are days like any other; only the won ones are counted
/// without them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DaysPlayed {
    /// Days with a result.
    pub days: usize,
    /// Of those, won without help.
    pub won: usize,
    /// Of those, played with help.
    pub assisted: usize,
    /// Days in a row with a result, up to today or yesterday. A missed day that is played later closes the gap.
    pub row: usize,
    /// The most days in a row with a result.
    pub longest: usize,
}

/// Today's challenge of one kind, for the home screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Today {
    /// The challenge's key.
    pub daily: &'static str,
    /// The game's key.
    pub game: &'static str,
    /// Today.
    pub day: DayView,
    /// It lies on the table, not yet counted.
    pub begun: bool,
    /// All of its days.
    pub played: DaysPlayed,
}

/// A month of one challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Calendar {
    /// The challenge's key.
    pub daily: &'static str,
    /// The game's key.
    pub game: &'static str,
    /// The month, as `YEAR-MONTH`.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub month: Month,
    /// The month before, if there is one.
    #[cfg_attr(feature = "types", ts(type = "string | null"))]
    pub previous: Option<Month>,
    /// The month after, if it has days to play or results.
    #[cfg_attr(feature = "types", ts(type = "string | null"))]
    pub next: Option<Month>,
    /// The days of the month.
    pub days: Vec<DayView>,
    /// Days that lie on the table, not yet counted.
    #[cfg_attr(feature = "types", ts(type = "string[]"))]
    pub begun: Vec<Date>,
    /// All days of the challenge.
    pub played: DaysPlayed,
}

/// A day as the page shows it.
pub(crate) fn day(days: Option<&Days>, date: Date) -> DayView {
    let result = |date: Date| days.and_then(|days| days.get(&date));
    let back = std::iter::successors(Some(date), |day| day.previous());
    let mut week: Vec<bool> = back.take(WEEK).map(|day| result(day).is_some()).collect();
    week.reverse();
    DayView {
        date,
        weekday: date.weekday(),
        result: result(date).cloned(),
        week,
    }
}

/// What the results of a challenge come to.
fn played(days: Option<&Days>, today: Date) -> DaysPlayed {
    let mut sums = DaysPlayed::default();
    let (mut run, mut last) = (0, None);
    for (&date, result) in days.into_iter().flatten() {
        sums.days += 1;
        sums.won += usize::from(result.outcome == Outcome::Won && !result.assisted);
        sums.assisted += usize::from(result.assisted);
        let number = date.number();
        let follows = last.is_some_and(|last| last + 1 == number);
        run = if follows { run + 1 } else { 1 };
        last = Some(number);
        sums.longest = sums.longest.max(run);
        // Days beyond today come from a calendar that was set back.
        if date <= today && number + 1 >= today.number() {
            sums.row = run;
        }
    }
    sums
}

impl Book {
    /// Today's challenges; `begun` says which ones lie on the table, not yet counted.
    #[must_use]
    pub fn today(&self, today: Date, begun: impl Fn(&'static Daily) -> bool) -> Vec<Today> {
        let view = |daily: &'static Daily| Today {
            daily: daily.key,
            game: daily.game,
            day: day(self.dailies.days(daily.key), today),
            begun: begun(daily),
            played: played(self.dailies.days(daily.key), today),
        };
        dailies().iter().map(view).collect()
    }

    /// A month of a challenge; `begun` are its days that lie on the table, not yet counted.
    #[must_use]
    pub fn calendar(
        &self,
        daily: &'static Daily,
        month: Month,
        today: Date,
        begun: Vec<Date>,
    ) -> Calendar {
        let days = self.dailies.days(daily.key);
        let latest = days.and_then(|days| days.last_key_value());
        let latest = latest.map_or(today, |(&date, _)| date.max(today));
        Calendar {
            daily: daily.key,
            game: daily.game,
            month,
            previous: month.previous(),
            next: month.next().filter(|&next| next <= latest.month()),
            days: month.days().map(|date| day(days, date)).collect(),
            begun,
            played: played(days, today),
        }
    }

    /// Writes on a table what the book knows: the best score by its rules, the result of its day, and of its item.
    pub fn annotate(&self, table: &mut Table) {
        table.best = self.best(table.game, &table.params);
        self.annotate_item(table);
        if let Some(own) = &mut table.day {
            own.view = day(self.dailies.days(&own.daily), own.view.date);
        }
    }
}
