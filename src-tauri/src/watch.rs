//! The clock of the game on the visible board.
//!
//! The page says which board is visible; the games themselves know no clock and are told what it measured.

use std::time::{Duration, Instant};

/// The longest time between two actions that still counts as playing. A machine that slept, or a player who left the
/// board open and went away, adds no more than this.
pub const LONGEST: Duration = Duration::from_secs(5 * 60);

/// Measures the time in which one game is visible.
#[derive(Debug, Default)]
pub struct Watch {
    running: Option<(&'static str, Instant)>,
}

impl Watch {
    /// The game whose clock runs.
    #[must_use]
    pub fn game(&self) -> Option<&'static str> {
        self.running.map(|(game, _)| game)
    }

    /// Runs for this game from `now` on, or for none. Time that was not collected with [`Watch::lap`] is lost.
    pub fn point(&mut self, game: Option<&'static str>, now: Instant) {
        self.running = game.map(|game| (game, now));
    }

    /// The milliseconds since the last lap, if it is this game's clock that runs; the next lap begins.
    pub fn lap(&mut self, game: &str, now: Instant) -> u64 {
        let Some((running, since)) = &mut self.running else {
            return 0;
        };
        if *running != game {
            return 0;
        }
        let stretch = now.saturating_duration_since(*since).min(LONGEST);
        // Whole milliseconds are handed out; the rest stays on the clock.
        let milliseconds = u64::try_from(stretch.as_millis()).unwrap_or(0);
        *since = if stretch == LONGEST {
            now
        } else {
            *since + Duration::from_millis(milliseconds)
        };
        milliseconds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_only_for_the_visible_game() {
        let start = Instant::now();
        let mut watch = Watch::default();
        assert_eq!(watch.lap("lines", start), 0);
        watch.point(Some("lines"), start);
        assert_eq!(watch.lap("flood", start + Duration::from_secs(1)), 0);
        assert_eq!(watch.lap("lines", start + Duration::from_secs(1)), 1000);
        watch.point(None, start + Duration::from_secs(2));
        assert_eq!(watch.lap("lines", start + Duration::from_secs(9)), 0);
    }

    #[test]
    fn parts_of_a_millisecond_are_not_lost() {
        let start = Instant::now();
        let mut watch = Watch::default();
        watch.point(Some("lines"), start);
        let sum: u64 = (1..=10)
            .map(|n| watch.lap("lines", start + n * Duration::from_micros(1500)))
            .sum();
        assert_eq!(sum, 15);
    }

    #[test]
    fn a_night_counts_as_one_long_think() {
        let start = Instant::now();
        let mut watch = Watch::default();
        watch.point(Some("lines"), start);
        let morning = start + Duration::from_secs(8 * 3600);
        assert_eq!(u128::from(watch.lap("lines", morning)), LONGEST.as_millis());
        assert_eq!(watch.lap("lines", morning + Duration::from_secs(1)), 1000);
    }
}
