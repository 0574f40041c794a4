//! The five levels: how deep each looks, and how often it errs like a person. rules.md §3 "Play".

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    /// Moves that it looks ahead, captures beyond them followed to the end.
    pub(super) depth: i32,
    /// Positions that it looks at, at most.
    pub(super) nodes: u64,
    /// How far its judgement of a move may be off, in hundredths of a piece; 0 is never.
    pub(super) haze: u32,
    /// In so many of a hundred moves it looks at its own move only, not at what may be answered.
    pub(super) rash: u32,
}

/// Level 1 sees what it could capture and mostly overlooks what the other side could. Each level above looks
/// further and errs less; the last one takes the whole budget.
const LEVELS: [Level; 5] = [
    Level {
        depth: 1,
        nodes: 10_000,
        haze: 60,
        rash: 75,
    },
    Level {
        depth: 2,
        nodes: 20_000,
        haze: 40,
        rash: 25,
    },
    Level {
        depth: 4,
        nodes: 100_000,
        haze: 10,
        rash: 0,
    },
    Level {
        depth: 7,
        nodes: 300_000,
        haze: 0,
        rash: 0,
    },
    Level {
        depth: 64,
        nodes: u64::MAX,
        haze: 0,
        rash: 0,
    },
];

/// The way a level plays; levels beyond the last are the last.
pub(super) fn level(number: u8) -> Level {
    LEVELS[usize::from(number.clamp(1, 5)) - 1]
}
