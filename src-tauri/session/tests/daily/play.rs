//! A challenge is opened, left, taken up again and saved.

use quadrille_session::{Choice, SessionError, StepKind, kind};

use crate::support::{date, lines, on};

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
