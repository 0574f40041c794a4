//! Results of days stay, are told apart, and keep to their bounds.

use proptest::prelude::*;
use quadrille_games::Nodes;
use quadrille_session::{Book, Date, GameId, Month, dailies, kind};

use crate::support::{date, end_of, finish, later, lines, on};

#[test]
fn the_first_end_is_the_day_s_result_whatever_comes_after() {
    let mut book = Book::default();
    end_of(&mut book, &on("2026-11-30"), 3, 1);
    end_of(&mut book, &on("2026-11-30"), 1, 2);
    let today = &book.today(date("2026-11-30"), |_| false)[0];
    let result = today.day.result.as_ref().expect("a result");
    assert_eq!(
        (result.moves, result.when, result.late, result.assisted),
        (3, 1, false, false)
    );
    assert_eq!(today.played.days, 1);
    // As games they both count.
    assert_eq!(book.view("lines").rules[0].statistics.finished, 2);
}

#[test]
fn help_is_told_and_a_challenge_from_its_start_is_the_day_s_challenge() {
    let mut book = Book::default();
    let mut slot = kind("lines")
        .expect("a game")
        .open_day(&on("2026-11-30"))
        .expect("a day");
    let found = slot.think()(&mut Nodes(100));
    slot.hinted(slot.revision(), found).expect("a hint");
    let id: GameId = slot.table().id.parse().expect("an ID");
    // Begun again, without help this time.
    let table = slot.open(&id).expect("the same deal").table;
    assert_eq!((table.assisted, table.day.is_some()), (false, true));
    slot.undo(slot.revision(), true).expect("the first one");
    finish(slot.as_mut(), 1);
    book.add(&slot.take_finish().expect("over"), 1);
    let today = &book.today(date("2026-11-30"), |_| false)[0];
    assert!(today.day.result.as_ref().expect("a result").assisted);
    assert_eq!(
        (today.played.days, today.played.won, today.played.assisted),
        (1, 0, 1)
    );
    // Somebody who has the ID from elsewhere plays a game like any other.
    let mut other = kind("lines").expect("a game").open(&id).expect("a game");
    finish(other.as_mut(), 1);
    assert_eq!(other.take_finish().expect("over").day, None);
}

#[test]
fn no_result_is_lost_when_the_clock_is_set_back() {
    let mut book = Book::default();
    end_of(&mut book, &on("2026-12-02"), 1, 1);
    let today = date("2026-11-30");
    let played = &book.today(today, |_| false)[0].played;
    assert_eq!((played.days, played.row, played.longest), (1, 0, 1));
    let calendar = book.calendar(lines(), today.month(), today, Vec::new());
    let next = calendar.next.expect("there is a result");
    let december = book.calendar(lines(), next, today, Vec::new());
    assert!(december.days[1].result.is_some());
    assert_eq!(december.next, None);
    assert_eq!(december.previous, Some(today.month()));
}

#[test]
fn clearing_takes_the_days_along_and_brings_them_back() {
    let mut book = Book::default();
    end_of(&mut book, &on("2026-11-29"), 1, 1);
    let whole = book.clone();
    let cleared = book.clear("lines");
    assert_eq!(book.entries(), 0);
    let day = |book: &Book, n: usize| {
        book.calendar(
            lines(),
            date("2026-11-30").month(),
            date("2026-11-30"),
            Vec::new(),
        )
        .days[n]
            .result
            .clone()
    };
    assert_eq!(day(&book, 28), None);
    end_of(&mut book, &on("2026-11-30"), 2, 2);
    book.restore(cleared);
    assert!(
        day(&book, 28) == day(&whole, 28) && day(&book, 29).is_some(),
        "both are there"
    );
    assert_eq!(book.clear("flood"), Book::default(), "another game's stay");
}

#[test]
fn results_out_of_bounds_are_refused_and_those_of_newer_versions_kept() {
    let mut book = Book::default();
    end_of(&mut book, &on("2026-11-30"), 1, 1);
    let good = serde_json::to_value(&book).expect("JSON");
    assert_eq!(
        serde_json::from_value::<Book>(good.clone()).ok(),
        Some(book)
    );
    let result = good
        .pointer("/dailies/lines/2026-11-30")
        .expect("a result")
        .clone();
    for (at, value) in [
        ("moves", serde_json::json!(u64::MAX)),
        ("elapsed", (-1).into()),
        ("when", u64::MAX.into()),
        ("score", i64::MIN.into()),
        ("outcome", "splendid".into()),
        ("late", 1.into()),
    ] {
        let mut bad = good.clone();
        bad["dailies"]["lines"]["2026-11-30"][at] = value;
        assert!(serde_json::from_value::<Book>(bad).is_err(), "{at}");
    }
    let mut bad = good.clone();
    bad["dailies"]["lines"]["2026-11-31"] = result.clone();
    assert!(serde_json::from_value::<Book>(bad).is_err(), "no such day");
    let mut bad = good.clone();
    bad["dailies"]["x".repeat(101)] = serde_json::json!({});
    assert!(
        serde_json::from_value::<Book>(bad).is_err(),
        "a name too long"
    );
    let mut newer = good;
    newer["dailies"]["chess"] = serde_json::json!({ "2026-11-30": result });
    let book: Book = serde_json::from_value(newer.clone()).expect("a book");
    assert_eq!(serde_json::to_value(&book).expect("JSON"), newer);
}

/// Whatever is read can be added to, and be read again.
#[test]
fn a_book_full_of_unknown_challenges_still_takes_ours() {
    let result = serde_json::json!({ "outcome": "ended", "score": null, "moves": 1, "elapsed": 1, "assisted": false, "late": false, "when": 1 });
    let foreign = |count: usize| -> serde_json::Map<_, _> {
        let days = serde_json::json!({ "2026-11-30": result });
        let keys = (0..count).map(|n| format!("of-tomorrow-{n}"));
        keys.map(|key| (key, days.clone())).collect()
    };
    let book =
        |count| serde_json::from_value::<Book>(serde_json::json!({ "dailies": foreign(count) }));
    assert!(book(17).is_err());
    let mut full = book(16).expect("just fits");
    let lines = kind("lines").expect("a game").open_day(&on("2026-11-30"));
    let mut slot = lines.expect("a day");
    finish(slot.as_mut(), 1);
    let mut result = slot.take_finish().expect("over");
    for daily in dailies() {
        let today = date("2026-11-30");
        result.day = Some(daily.on(today, today).expect("today"));
        result.game = daily.game;
        result.revision += 1;
        full.add(&result, 1);
    }
    assert_eq!(full.entries(), 16 + dailies().len());
    let text = serde_json::to_string(&full).expect("JSON");
    let read: Book = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(read, full);
}

#[test]
fn the_oldest_day_goes_when_there_are_more_than_are_kept() {
    const MOST: usize = 5000;
    let result = serde_json::json!({ "outcome": "ended", "score": null, "moves": 1, "elapsed": 1, "assisted": false, "late": false, "when": 1 });
    let days = |count: usize| -> serde_json::Map<_, _> {
        let first: Month = "2001-01".parse().expect("a month");
        let months = std::iter::successors(Some(first), |month| month.next());
        let days = months.flat_map(Month::days).take(count);
        days.map(|day| (day.to_string(), result.clone())).collect()
    };
    let book = |count| {
        serde_json::from_value::<Book>(serde_json::json!({ "dailies": { "lines": days(count) } }))
    };
    assert!(book(MOST + 1).is_err());
    let mut full = book(MOST).expect("just fits");
    end_of(&mut full, &on("2026-11-30"), 1, 1);
    let january = full.calendar(
        lines(),
        "2001-01".parse().expect("a month"),
        date("2026-11-30"),
        Vec::new(),
    );
    assert_eq!(
        (
            january.days[0].result.is_some(),
            january.days[1].result.is_some()
        ),
        (false, true)
    );
    assert_eq!(january.played.days, MOST);
    let text = serde_json::to_string(&full).expect("JSON");
    assert_eq!(
        serde_json::from_str::<Book>(&text).expect("what was written can be read"),
        full
    );
}

proptest! {
    /// Against a model that looks at every stretch of days.
    #[test]
    fn days_in_a_row_are_those_that_follow_each_other(days in prop::collection::btree_set(0_usize..40, 0..30), today in 0_usize..45) {
        let result = serde_json::json!({ "outcome": "won", "score": 1, "moves": 1, "elapsed": 1, "assisted": false, "late": true, "when": 1 });
        let map: serde_json::Map<_, _> = days.iter().map(|&day| (later(day).to_string(), result.clone())).collect();
        let book: Book = serde_json::from_value(serde_json::json!({ "dailies": { "lines": map } })).expect("a book");
        let played = &book.today(later(today), |_| false)[0].played;

        let whole = |from: usize, to: usize| (from..=to).all(|day| days.contains(&day));
        let longest = (0..40).flat_map(|from| (from..40).map(move |to| (from, to))).filter(|&(from, to)| whole(from, to)).map(|(from, to)| to - from + 1).max();
        let ends = [Some(today), today.checked_sub(1)];
        let row = ends.iter().flatten().filter_map(|&end| (0..=end).filter(|&from| whole(from, end)).map(|from| end - from + 1).max()).max();
        prop_assert_eq!((played.days, played.won), (days.len(), days.len()));
        prop_assert_eq!(played.longest, longest.unwrap_or(0));
        prop_assert_eq!(played.row, row.unwrap_or(0));
        let week: Vec<bool> = (0..7).map(|back| (today + back).checked_sub(6).is_some_and(|day| days.contains(&day))).collect();
        prop_assert_eq!(&book.today(later(today), |_| false)[0].day.week, &week);
    }

    /// Whatever is written is a date or refused, and what is accepted is written the same way again.
    #[test]
    fn any_text_is_a_date_or_refused(text in "[0-9]{4}-[0-9]{2}-[0-9]{2}|.{0,14}") {
        if let Ok(date) = text.parse::<Date>() {
            prop_assert_eq!(date.to_string(), text);
            prop_assert!(date.month().days().any(|day| day == date));
        }
    }
}
