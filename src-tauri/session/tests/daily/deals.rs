//! Deals follow from game, rules and date; dates are the calendar's.

use std::collections::BTreeSet;

use quadrille_session::{Daily, Date, GameId, Month, dailies, kind};

use crate::support::date;

/// The numbers were worked out apart from this program: 64-bit FNV-1a of the text `GAME:PARAMS@DATE`.
#[test]
fn the_deals_of_a_day_are_known() {
    let known = [
        ("lines", "2026-11-30", 8_775_177_308_625_873_705),
        ("link", "2026-11-30", 8_679_437_351_131_760_717),
        ("wuzifei", "2026-11-30", 3_658_629_873_770_374_504),
        ("puzzle", "2026-11-30", 15_471_261_617_124_571_328),
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
