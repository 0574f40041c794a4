//! Days of the calendar. A day is what the player's own calendar says, so there is no clock and no time zone here:
//! whoever calls brings the local date.

use std::fmt;
use std::str::FromStr;

use quadrille_games::cell::shorten;
use quadrille_games::{Message, Problems};
use serde::{Deserialize, Serialize};

/// The years that a date may have.
const YEARS: std::ops::RangeInclusive<u16> = 1970..=9999;

/// Days of a week.
pub(crate) const WEEK: usize = 7;

/// Monday is 0; the first day of 1970 was a Thursday.
const FIRST_WEEKDAY: u32 = 3;

/// A month of a year, from 1970 to 9999. Its text is `YEAR-MONTH`, as in `2026-11`.
///
/// ```
/// use quadrille_session::Month;
/// let month: Month = "2028-02".parse().expect("a month");
/// assert_eq!(month.days().count(), 29);
/// assert_eq!(month.next().map(|next| next.to_string()).as_deref(), Some("2028-03"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Month {
    year: u16,
    /// From 1.
    month: u8,
}

/// A day of the calendar. Its text is `YEAR-MONTH-DAY`, as in `2026-11-30`.
///
/// ```
/// use quadrille_session::Date;
/// let date: Date = "2026-11-30".parse().expect("a date");
/// assert_eq!((date.to_string().as_str(), date.weekday()), ("2026-11-30", 0));
/// assert!("2026-02-29".parse::<Date>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    month: Month,
    /// From 1.
    day: u8,
}

impl Month {
    /// How many days it has.
    fn length(self) -> u8 {
        match self.month {
            4 | 6 | 9 | 11 => 30,
            2 if is_leap(self.year) => 29,
            2 => 28,
            _ => 31,
        }
    }

    /// Its days, the first one first.
    pub fn days(self) -> impl Iterator<Item = Date> {
        (1..=self.length()).map(move |day| Date { month: self, day })
    }

    /// The month before; none before 1970.
    #[must_use]
    pub fn previous(self) -> Option<Self> {
        let (year, month) = match self.month {
            1 => (self.year - 1, 12),
            month => (self.year, month - 1),
        };
        YEARS.contains(&year).then_some(Month { year, month })
    }

    /// The month after; none after 9999.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        let (year, month) = match self.month {
            12 => (self.year + 1, 1),
            month => (self.year, month + 1),
        };
        YEARS.contains(&year).then_some(Month { year, month })
    }
}

impl Date {
    /// The month that it lies in.
    #[must_use]
    pub fn month(self) -> Month {
        self.month
    }

    /// Its day of the week; Monday is 0.
    #[must_use]
    pub fn weekday(self) -> u8 {
        // Below 7, so it fits.
        ((self.number() + FIRST_WEEKDAY) % 7) as u8
    }

    /// Days since the first one of 1970: the numbers of two days tell whether one follows the other.
    pub(crate) fn number(self) -> u32 {
        let Month { year, month } = self.month;
        let first = *YEARS.start();
        let leaps = leap_years_before(year) - leap_years_before(first);
        let whole = 365 * u32::from(year - first) + leaps;
        let months: u32 = (1..month)
            .map(|month| u32::from(Month { year, month }.length()))
            .sum();
        whole + months + u32::from(self.day) - 1
    }

    /// The day before; none before 1970.
    #[must_use]
    pub fn previous(self) -> Option<Self> {
        if self.day > 1 {
            return Some(Date {
                day: self.day - 1,
                ..self
            });
        }
        let month = self.month.previous()?;
        Some(Date {
            month,
            day: month.length(),
        })
    }
}

fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// How many leap years there are from the year 1 on, up to the year before.
fn leap_years_before(year: u16) -> u32 {
    let last = u32::from(year) - 1;
    last / 4 - last / 100 + last / 400
}

/// A number of exactly so many digits.
fn digits(text: &str, count: usize) -> Option<u16> {
    let plain = text.len() == count && text.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

fn month(text: &str) -> Option<Month> {
    let (year, month) = text.split_once('-')?;
    let (year, month) = (digits(year, 4)?, u8::try_from(digits(month, 2)?).ok()?);
    (YEARS.contains(&year) && (1..=12).contains(&month)).then_some(Month { year, month })
}

fn date(text: &str) -> Option<Date> {
    let (rest, day) = text.rsplit_once('-')?;
    let (month, day) = (month(rest)?, u8::try_from(digits(day, 2)?).ok()?);
    (1..=month.length())
        .contains(&day)
        .then_some(Date { month, day })
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.month, self.day)
    }
}

/// A text of the form goes both ways. Anything else is refused, with what it was.
macro_rules! text {
    ($type:ty, $read:ident, $key:literal) => {
        impl FromStr for $type {
            type Err = Problems;

            fn from_str(text: &str) -> Result<Self, Problems> {
                let wrong = || Message::new($key).with("text", shorten(text));
                $read(text).ok_or_else(|| wrong().into())
            }
        }

        impl TryFrom<String> for $type {
            type Error = Problems;

            fn try_from(text: String) -> Result<Self, Problems> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> Self {
                value.to_string()
            }
        }
    };
}
text!(Month, month, "daily.month");
text!(Date, date, "daily.date");
