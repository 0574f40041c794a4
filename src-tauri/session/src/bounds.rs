//! Bounds for what comes from files and imports, which anybody may have written.

/// The largest whole number that JavaScript holds exactly. No count or time of ours comes near it.
const EXACT: u64 = (1 << 53) - 1;

/// The largest number that is read, and so the largest that is written.
const MOST: u64 = EXACT / 2;

/// The most moves of one game: more than anybody plays, and no more than can be played again in a moment
/// and kept in memory.
pub(crate) const MOST_MOVES: usize = 10_000;

/// Can a number be shown, and go on growing for as long as anybody plays?
pub(crate) fn is_sane(number: u64) -> bool {
    number <= MOST
}

/// The same for numbers with a sign.
pub(crate) fn is_sane_signed(number: i64) -> bool {
    is_sane(number.unsigned_abs())
}

/// A sum that stays where it can be read again.
pub(crate) fn add(sum: u64, more: u64) -> u64 {
    sum.saturating_add(more).min(MOST)
}

/// The same for numbers with a sign.
pub(crate) fn add_signed(sum: i64, more: i64) -> i64 {
    let most = i64::try_from(MOST).unwrap_or(i64::MAX);
    sum.saturating_add(more).clamp(-most, most)
}

/// The largest revision that a game goes on from when it is taken up. Twice as many changes fit before one can't be
/// written any more, and twice as many again before one can't be told exactly: nobody gets there by playing.
const MOST_REVISION: u64 = MOST / 2;

/// The revision to go on from, by what a text says. One that no play has come to begins anew, so that what follows always
/// grows. No page has seen the game at that revision yet, so nothing is mistaken for something else.
pub(crate) fn go_on_from(revision: u64) -> u64 {
    if revision <= MOST_REVISION {
        revision
    } else {
        1
    }
}

/// A revision as it is written: one that is read again.
pub(crate) fn written(revision: u64) -> u64 {
    revision.min(MOST)
}

/// The revision after another one: never a smaller one.
pub(crate) fn after(revision: u64) -> u64 {
    revision.saturating_add(1)
}
