//! The words of the rules besides gravity: difficulty and clock.

/// How hard a deal is meant to be; [`measure`](super::measure()) says how hard it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Difficulty {
    /// Many pairs at once; which of equal tiles are taken for a pair hardly matters.
    Easy,
    /// In random order, as far as that can be cleared.
    Normal,
    /// Few pairs at once, and far apart.
    Hard,
}

/// What the clock does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clock {
    /// Counts the time of play: the record.
    Up,
    /// Gives so many seconds.
    Down(u16),
    /// Is not there; nothing is ranked.
    None,
}

impl Difficulty {
    /// All levels, from easy to hard.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard];

    /// The word used in texts.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Normal => "normal",
            Difficulty::Hard => "hard",
        }
    }
}

impl Clock {
    /// The word used in texts.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Clock::Up => "up",
            Clock::Down(_) => "down",
            Clock::None => "none",
        }
    }
}
