//! Daily challenges: deals that follow from the date, results that stay, days in a row.

#![allow(clippy::expect_used)] // a test fails by panicking

use std::collections::BTreeSet;

use proptest::prelude::*;
use quadrille_games::Nodes;
use quadrille_session::{
    Book, Choice, Daily, Date, Day, GameId, Month, SessionError, Slot, StepKind, dailies, kind,
};

fn date(text: &str) -> Date {
    text.parse().expect(text)
}

fn lines() -> &'static Daily {
    Daily::find("lines").expect("one of ours")
}

fn on(day: &str) -> Day {
    lines().on(date(day), date(day)).expect("not in the future")
}

/// A day of a month that has at least so many, `days` after the first of 2026-03, by going there one by one.
fn later(days: usize) -> Date {
    let first: Month = "2026-03".parse().expect("a month");
    let months = std::iter::successors(Some(first), |month| month.next());
    months
        .flat_map(Month::days)
        .nth(days)
        .expect("long before 9999")
}

/// Plays a challenge of Lines to its end: a few moves, then "End game".
fn finish(slot: &mut dyn Slot, moves: usize) {
    for _ in 0..moves {
        let text = slot.legal()[0].clone();
        slot.play(slot.revision(), &text).expect("legal");
    }
    slot.end_game(slot.revision()).expect("still on");
}

fn end_of(book: &mut Book, day: &Day, moves: usize, when: u64) {
    let mut slot = kind("lines").expect("a game").open_day(day).expect("a day");
    finish(slot.as_mut(), moves);
    book.add(&slot.take_finish().expect("over"), when);
}

/// The numbers were worked out apart from this program: 64-bit FNV-1a of the text `GAME:PARAMS@DATE`.
#[test]
fn the_deals_of_a_day_are_known() {
    let known = [
        ("lines", "2026-11-30", 8_775_177_308_625_873_705),
        ("link", "2026-11-30", 8_679_437_351_131_760_717),
        ("wuzifei", "2026-11-30", 3_658_629_873_770_374_504),
        ("flood", "2026-11-30", 12_058_517_296_787_499_959),
        ("flood", "2028-02-29", 12_595_452_261_036_657_095),
    ];
    for (key, day, seed) in known {
        let daily = Daily::find(key).expect(key);
        assert_eq!(daily.seed(date(day)), seed, "{key} of {day}");
        let id = daily.id(date(day)).to_string();
        assert_eq!(id, format!("{}:{}#{seed}", daily.game, daily.params));
    }
}

#[test]
fn every_challenge_is_a_game_by_canonical_rules_and_has_a_key_of_its_own() {
    let mut keys = BTreeSet::new();
    for daily in dailies() {
        assert!(keys.insert(daily.key), "{} twice", daily.key);
        let id = daily.id(date("2026-11-30"));
        assert_eq!(id.to_string().parse::<GameId>().expect("an ID"), id);
        let day = daily.on(date("2026-11-30"), date("2026-11-30"));
        let day = day.expect("today");
        let slot = kind(daily.game).expect("registered").open_day(&day);
        let table = slot.expect("a game").table();
        assert_eq!((table.game, table.id), (daily.game, id.to_string()));
        assert_eq!(table.day.expect("a challenge").daily, daily.key);
    }
    assert!(Daily::find("chess").is_err());
}

#[test]
fn days_that_there_are_not_are_refused() {
    for text in [
        "2026-02-29",
        "2100-02-29",
        "2026-04-31",
        "2026-13-01",
        "2026-00-10",
        "2026-1-1",
        "2026-01-00",
        "1969-12-31",
        "10000-01-01",
        "2026-11-30 ",
        "+026-11-30",
        "２０２６-11-30",
        "",
        "2026-11",
        "-",
        "--",
    ] {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
    for text in [
        "2026-00",
        "2026-13",
        "1969-12",
        "2026",
        "2026-1",
        "2026-11-30",
        "",
    ] {
        assert!(text.parse::<Month>().is_err(), "{text}");
    }
    for (text, weekday) in [
        ("1970-01-01", 3),
        ("2000-02-29", 1),
        ("2028-02-29", 1),
        ("2100-03-01", 0),
        ("9999-12-31", 4),
    ] {
        assert_eq!(date(text).weekday(), weekday, "{text}");
        assert_eq!(date(text).to_string(), text);
    }
    assert_eq!(date("1970-01-01").previous(), None);
    assert_eq!(date("9999-12-31").month().next(), None);
    assert_eq!(date("2028-03-01").previous(), Some(date("2028-02-29")));
}

#[test]
fn the_calendar_goes_on_day_by_day_through_four_centuries() {
    let mut month: Month = "2000-01".parse().expect("a month");
    let (mut weekday, mut before, mut days) = (5, None, 0);
    while month.to_string() != "2400-01" {
        for day in month.days() {
            assert_eq!((day.weekday(), day.month()), (weekday, month), "{day}");
            assert_eq!(day.previous(), before.or(day.previous()), "{day}");
            (before, weekday, days) = (Some(day), (weekday + 1) % 7, days + 1);
        }
        month = month.next().expect("before 9999");
    }
    // The calendar repeats after so many days.
    assert_eq!(days, 146_097);
}

#[test]
fn a_day_to_come_can_not_be_played_and_a_day_gone_by_is_marked() {
    let on = |day: &str, today: &str| lines().on(date(day), date(today));
    assert!(matches!(
        on("2026-12-01", "2026-11-30"),
        Err(SessionError::Refused { .. })
    ));
    assert!(!on("2026-11-30", "2026-11-30").expect("today").late);
    assert!(on("2026-11-29", "2026-11-30").expect("yesterday").late);
}

#[test]
fn opening_a_challenge_parks_the_running_game_one_undo_away() {
    let mut slot = kind("lines")
        .expect("a game")
        .start(&Choice::default(), 1)
        .expect("rules");
    let text = slot.legal()[0].clone();
    let running = slot.play(slot.revision(), &text).expect("legal").table.id;
    let table = slot.open_day(&on("2026-11-30")).expect("today").table;
    assert_eq!((table.undo, table.moves), (StepKind::Game, 0));
    assert_eq!(
        table.day.expect("a challenge").view.date,
        date("2026-11-30")
    );
    let back = slot.undo(slot.revision(), true).expect("one step").table;
    assert_eq!((back.id, back.moves, back.day), (running, 1, None));
}

#[test]
fn a_challenge_that_was_begun_is_taken_up_again_and_the_other_game_is_still_there() {
    let mut slot = kind("lines")
        .expect("a game")
        .open_day(&on("2026-11-30"))
        .expect("a day");
    let text = slot.legal()[0].clone();
    slot.play(slot.revision(), &text).expect("legal");
    // Opened again while it lies there: nothing changes.
    assert_eq!(
        slot.open_day(&on("2026-11-30")).expect("today").table.moves,
        1
    );
    let other = slot
        .new_game(&Choice::default(), 5)
        .expect("rules")
        .table
        .id;
    // The day after, it is the day before's still, and not late.
    let late = lines()
        .on(date("2026-11-30"), date("2026-12-01"))
        .expect("yesterday");
    let table = slot.open_day(&late).expect("a day").table;
    assert_eq!(
        (table.moves, table.day.expect("a challenge").late),
        (1, false)
    );
    // Playing on does not give the other game up.
    let text = slot.legal()[0].clone();
    slot.play(slot.revision(), &text).expect("legal");
    for _ in 0..2 {
        slot.undo(slot.revision(), false).expect("a move");
    }
    assert_eq!(
        slot.undo(slot.revision(), true).expect("the game").table.id,
        other
    );
    // And from there, too, the challenge is found again.
    assert_eq!(slot.days().len(), 1);
    let table = slot.open_day(&on("2026-11-30")).expect("a day").table;
    assert_eq!((table.moves, table.undo), (0, StepKind::Game));
}

#[test]
fn it_is_saved_and_loaded_as_the_day_that_it_is_and_old_saves_have_none() {
    let lines = kind("lines").expect("a game");
    let late = self::lines()
        .on(date("2026-11-29"), date("2026-11-30"))
        .expect("yesterday");
    let slot = lines.open_day(&late).expect("a day");
    let saved = slot.save();
    let again = lines.load(&saved).expect("a game").slot;
    assert_eq!(again.table(), slot.table());
    assert_eq!(again.days(), [&late]);

    let mut old = saved.clone();
    old["rounds"][0]
        .as_object_mut()
        .expect("a round")
        .remove("day");
    assert_eq!(lines.load(&old).expect("a game").slot.table().day, None);
    for (key, is_one) in [
        ("flood", false),
        ("lines-of-tomorrow", false),
        ("lines", true),
    ] {
        let mut strange = saved.clone();
        strange["rounds"][0]["day"]["key"] = key.into();
        let table = lines.load(&strange).expect("a game").slot.table();
        assert_eq!(table.day.is_some(), is_one, "{key}");
    }
    let mut bad = saved;
    bad["rounds"][0]["day"]["date"] = "2026-02-30".into();
    assert!(lines.load(&bad).is_err());
}

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
