//! Games of Flood that end before their limit is known: they are counted when it is, wherever the player is by then.

#![allow(clippy::expect_used)] // a test fails by panicking

use quadrille_games::Nodes;
use quadrille_session::{Book, Choice, Daily, Day, Kind, Slot, StepKind, kind};
use serde_json::json;

/// Games of these rules end after a few moves.
const RULES: &str = "3x3c3";

fn flood() -> &'static dyn Kind {
    kind("flood").expect("registered")
}

fn deal(seed: &str) -> Choice {
    Choice {
        params: Some(RULES.to_owned()),
        seed: Some(seed.to_owned()),
        ..Choice::default()
    }
}

/// Plays colours in turn until the board is one colour.
fn solve(slot: &mut dyn Slot) {
    for colour in ["1", "2", "3"].into_iter().cycle() {
        if slot.table().status.state == "over" {
            break;
        }
        let _ = slot.play(slot.revision(), colour);
    }
}

/// The same with all colours that there are.
fn solve_any(slot: &mut dyn Slot) {
    for colour in (1..=6).cycle() {
        if slot.table().status.state == "over" {
            break;
        }
        let _ = slot.play(slot.revision(), &colour.to_string());
    }
}

/// A game that has ended and still waits for its limit.
fn ended(seed: &str) -> Box<dyn Slot> {
    let mut slot = flood().start(&deal(seed), 0).expect("rules");
    solve(&mut *slot);
    assert!(slot.table().pending.is_some() && slot.take_finish().is_none());
    slot
}

fn next(slot: &mut dyn Slot, seed: &str) {
    slot.new_game(&deal(seed), 0).expect("rules");
}

/// Does the research for the games that were left.
fn work(slot: &mut dyn Slot) {
    for (id, research) in slot.owed() {
        let note = research(&mut Nodes(1000)).expect("an answer");
        // The same deal was noted with the first of its games.
        let _ = slot.noted(&id, &note);
    }
}

/// Counts what there is to count, as the shell does.
fn count(slot: &mut dyn Slot, book: &mut Book) -> usize {
    let mut counted = 0;
    while let Some(finish) = slot.take_finish() {
        let place = book.add(&finish, 1);
        slot.set_place(&finish, place);
        counted += 1;
    }
    counted
}

fn finished(book: &Book) -> u32 {
    let rules = book.view("flood").rules;
    rules.iter().map(|rules| rules.statistics.finished).sum()
}

#[test]
fn a_game_left_by_new_is_counted_once_when_its_research_ends() {
    let mut book = Book::default();
    let mut slot = ended("1");
    let id = slot.share().start;
    next(&mut *slot, "2");
    assert_eq!(count(&mut *slot, &mut book), 0);
    work(&mut *slot);
    let present = slot.table();
    assert!(
        present.pending.is_some(),
        "the present game's own research is its own"
    );
    assert_eq!((count(&mut *slot, &mut book), finished(&book)), (1, 1));
    assert_eq!(book.view("flood").rules[0].table[0].id, id);
    assert_eq!((present.record, slot.table().record), (None, None));
    // Back to it, and forth, and after a restart: it is counted, and says so.
    slot.undo(slot.revision(), true).expect("the game before");
    assert_eq!((slot.table().id, slot.table().record), (id, Some(1)));
    assert_eq!(slot.table().undo, StepKind::Move);
    slot.redo(slot.revision(), true).expect("the newer game");
    slot = flood().load(&slot.save()).expect("a save").slot;
    assert!(slot.owed().is_empty());
    assert_eq!(count(&mut *slot, &mut book), 0);
}

#[test]
fn undo_into_it_before_it_is_counted_counts_it_once() {
    let mut book = Book::default();
    let mut slot = ended("1");
    next(&mut *slot, "2");
    slot.undo(slot.revision(), true).expect("the game before");
    let (id, research) = slot.research().expect("it still waits");
    let note = research(&mut Nodes(1000)).expect("an answer");
    slot.noted(&id, &note).expect("a note");
    assert_eq!(count(&mut *slot, &mut book), 1);
    slot.redo(slot.revision(), true).expect("the newer game");
    assert!(slot.owed().is_empty());
    assert_eq!(count(&mut *slot, &mut book), 0);
}

/// Played on, it had not ended.
#[test]
fn a_game_whose_end_was_taken_back_is_not_counted() {
    let mut book = Book::default();
    let mut slot = ended("1");
    next(&mut *slot, "2");
    slot.undo(slot.revision(), true).expect("the game before");
    slot.undo(slot.revision(), false).expect("its last move");
    next(&mut *slot, "3");
    assert!(slot.owed().is_empty());
    work(&mut *slot);
    assert_eq!(count(&mut *slot, &mut book), 0);
}

#[test]
fn many_of_them_are_counted_also_after_a_restart_and_when_it_is_the_same_deal() {
    let mut book = Book::default();
    let mut slot = ended("1");
    for seed in ["1", "2", "1"] {
        next(&mut *slot, seed);
        solve(&mut *slot);
    }
    next(&mut *slot, "3");
    let saved = slot.save();
    slot = flood().load(&saved).expect("a save").slot;
    assert_eq!(slot.save(), saved);
    assert_eq!(slot.owed().len(), 4);
    work(&mut *slot);
    // The app may be killed before it is counted.
    slot = flood().load(&slot.save()).expect("a save").slot;
    assert_eq!((count(&mut *slot, &mut book), finished(&book)), (4, 4));
    slot = flood().load(&slot.save()).expect("a save").slot;
    assert_eq!((count(&mut *slot, &mut book), slot.owed().len()), (0, 0));
}

/// A day's challenge of Flood, and its game solved without waiting for its limit.
fn day_ended() -> (Day, Box<dyn Slot>) {
    let daily = Daily::find("flood").expect("one of ours");
    let date = "2026-11-30".parse().expect("a date");
    let day = daily.on(date, date).expect("today");
    let mut slot = flood().open_day(&day).expect("a day");
    solve_any(&mut *slot);
    (day, slot)
}

/// The first of two games of a day to end is the day's result, also when both wait and are counted at once.
#[test]
fn the_first_of_two_waiting_games_of_a_day_is_its_result() {
    let (_, mut slot) = day_ended();
    let id = slot.share().start.parse().expect("an ID");
    let first = slot.table().moves;
    slot.open(&id).expect("from its start");
    // Longer than the first time, with two colours in turn before the rest.
    for _ in 0..first {
        let colour = slot.legal()[0].clone();
        slot.play(slot.revision(), &colour).expect("legal");
    }
    solve_any(&mut *slot);
    let (id, research) = slot.research().expect("it waits");
    let note = research(&mut Nodes(1)).expect("an answer");
    slot.noted(&id, &note).expect("a note");
    let finish = slot.take_finish().expect("the first one");
    assert_eq!(finish.moves, first);
    let then = slot.take_finish().expect("the present one");
    assert!(then.moves > first);
    assert!(then.day.is_some() && then.revision > finish.revision);
}

/// Past its limit a strict game is over, also when that is found out later and the same deal lies there twice.
#[test]
fn two_games_of_a_deal_past_a_limit_that_is_found_later_are_both_counted() {
    let strict = Choice {
        params: Some("8x8c6estrict".to_owned()),
        seed: Some("1".to_owned()),
        ..Choice::default()
    };
    let mut slot = flood().start(&strict, 0).expect("rules");
    // Two colours in turn change the start cell's region and nothing else for long: no solution.
    let waste = |slot: &mut dyn Slot| {
        for _ in 0..100 {
            let colour = slot.legal()[0].clone();
            slot.play(slot.revision(), &colour).expect("legal");
        }
        assert_eq!(slot.table().status.state, "playing");
    };
    waste(&mut *slot);
    slot.new_game(&strict, 0).expect("rules");
    waste(&mut *slot);
    let (id, research) = slot.research().expect("it waits");
    let note = research(&mut Nodes(1)).expect("an answer");
    slot.noted(&id, &note).expect("a note");
    let mut book = Book::default();
    assert_eq!(count(&mut *slot, &mut book), 2);
    assert_eq!(finished(&book), 2);
}

/// Left while it went on and ended after the other one, it is the second.
#[test]
fn a_game_that_was_left_and_ends_later_is_not_the_first() {
    let daily = Daily::find("flood").expect("one of ours");
    let date = "2026-11-30".parse().expect("a date");
    let day = daily.on(date, date).expect("today");
    let mut slot = flood().open_day(&day).expect("a day");
    let id = slot.share().start.parse().expect("an ID");
    slot.open(&id).expect("from its start");
    solve_any(&mut *slot);
    let first = slot.table().moves;
    let older = slot.open_day(&day).expect("the one that goes on").table;
    assert_eq!(older.moves, 0);
    for _ in 0..first {
        let colour = slot.legal()[0].clone();
        slot.play(slot.revision(), &colour).expect("legal");
    }
    solve_any(&mut *slot);
    let (id, research) = slot.research().expect("it waits");
    let note = research(&mut Nodes(1)).expect("an answer");
    slot.noted(&id, &note).expect("a note");
    let finish = slot.take_finish().expect("the one that ended first");
    assert_eq!(finish.moves, first);
    assert!(slot.take_finish().expect("the other").moves > first);
}

#[test]
fn a_day_that_has_ended_and_waits_is_taken_up_instead_of_dealt_anew() {
    let (day, mut slot) = day_ended();
    let over = slot.table();
    next(&mut *slot, "1");
    next(&mut *slot, "2");
    assert_eq!(slot.days(), [&day], "beside the table");
    slot = flood().load(&slot.save()).expect("a save").slot;
    let table = slot.open_day(&day).expect("it is there").table;
    assert_eq!((table.moves, table.board), (over.moves, over.board));
    assert_eq!((slot.days(), table.undo), (vec![&day], StepKind::Move));
    // It is counted once, wherever it lies.
    let (id, research) = slot.research().expect("it still waits");
    let note = research(&mut Nodes(1)).expect("an answer");
    slot.noted(&id, &note).expect("a note");
    let mut book = Book::default();
    assert_eq!(count(&mut *slot, &mut book), 1);
    assert!(slot.days().is_empty() && slot.owed().is_empty());
}

#[test]
fn there_is_an_end_to_how_many_are_kept_and_to_what_a_file_may_hold() {
    let mut slot = ended("0");
    for seed in 1..30 {
        next(&mut *slot, &seed.to_string());
        solve(&mut *slot);
    }
    let saved = slot.save();
    let kept = saved["owed"].as_array().expect("a list");
    assert_eq!(kept.len(), 8);
    flood().load(&saved).expect("as many as are written");
    let mut more = saved.clone();
    more["owed"] = kept.iter().chain(kept).cloned().collect();
    assert!(flood().load(&more).is_err());
    for (key, value, left) in [
        ("id", json!("?"), 7),
        ("left", json!(null), 8),
        ("banked", json!(true), 7),
        ("at", json!(0), 7),
    ] {
        let mut changed = saved.clone();
        changed["owed"][0][key] = value;
        if key == "id" || key == "at" {
            changed["owed"][0]["snapshot"] = json!("?");
        }
        let slot = flood().load(&changed).expect("the rest").slot;
        assert_eq!(
            slot.save()["owed"].as_array().map(Vec::len),
            Some(left),
            "{key}"
        );
    }
    for (key, value) in [
        ("left", json!(u64::MAX)),
        ("elapsed", json!(u64::MAX)),
        ("id", json!(1)),
    ] {
        let mut changed = saved.clone();
        changed["owed"][0][key] = value;
        assert!(flood().load(&changed).is_err(), "{key}");
    }
}

#[test]
fn results_that_are_not_in_the_stored_records_come_again_from_a_disk_and_only_from_there() {
    let mut slot = ended("1");
    next(&mut *slot, "2");
    next(&mut *slot, "3");
    work(&mut *slot);
    let finish = slot.take_finish().expect("over");
    slot.unbooked(&finish);
    assert_eq!(slot.take_finish(), None, "once here");
    let again = |saved| {
        let mut slot = flood().load(&saved).expect("a save").slot;
        slot.take_finish()
    };
    assert_eq!(again(slot.save()), None, "with records that have it");
    assert_eq!(again(slot.save_unbooked()), Some(finish));
    slot.booked();
    assert_eq!(again(slot.save_unbooked()), None);
    assert_eq!(slot.save_unbooked(), slot.save());
}
