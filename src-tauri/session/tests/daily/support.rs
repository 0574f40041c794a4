//! Days and games of them, as the tests of this folder need them.

use quadrille_session::{Book, Daily, Date, Day, Month, Slot, kind};

pub(crate) fn date(text: &str) -> Date {
    text.parse().expect(text)
}

pub(crate) fn lines() -> &'static Daily {
    Daily::find("lines").expect("one of ours")
}

pub(crate) fn on(day: &str) -> Day {
    lines().on(date(day), date(day)).expect("not in the future")
}

/// A day of a month that has at least so many, `days` after the first of 2026-03, by going there one by one.
pub(crate) fn later(days: usize) -> Date {
    let first: Month = "2026-03".parse().expect("a month");
    let months = std::iter::successors(Some(first), |month| month.next());
    months
        .flat_map(Month::days)
        .nth(days)
        .expect("long before 9999")
}

/// Plays a challenge of Lines to its end: a few moves, then "End game".
pub(crate) fn finish(slot: &mut dyn Slot, moves: usize) {
    for _ in 0..moves {
        let text = slot.legal()[0].clone();
        slot.play(slot.revision(), &text).expect("legal");
    }
    slot.end_game(slot.revision()).expect("still on");
}

pub(crate) fn end_of(book: &mut Book, day: &Day, moves: usize, when: u64) {
    let mut slot = kind("lines").expect("a game").open_day(day).expect("a day");
    finish(slot.as_mut(), moves);
    book.add(&slot.take_finish().expect("over"), when);
}
