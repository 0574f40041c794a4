//! Games with a clock: counting down, running out, and standing while only help can go on.

#![allow(clippy::expect_used)] // a test fails by panicking

use quadrille_games::Outcome;
use quadrille_session::{GameId, SessionError, Slot, kind};

fn open(id: &str) -> Box<dyn Slot> {
    let id: GameId = id.parse().unwrap_or_else(|e| panic!("{id}: {e}"));
    let kind = kind(id.game()).expect("registered");
    kind.open(&id).expect("checked")
}

fn refused(result: Result<quadrille_session::Reply, SessionError>) -> &'static str {
    match result {
        Err(SessionError::Refused { message }) => message.key,
        other => panic!("{other:?}"),
    }
}

#[test]
fn time_runs_out_once_and_only_when_it_is_up() {
    let mut slot = open("link:2x2tdowns10#5");
    let table = slot.table();
    assert_eq!((table.countdown, table.resting), (Some(10_000), false));
    let timeout = table.timeout.expect("a limited game");
    slot.add_time(9_999);
    assert_eq!(refused(slot.play(1, &timeout)), "session.time-left");
    slot.add_time(1);
    let table = slot.play(1, &timeout).expect("up").table;
    assert_eq!(
        (table.status.state, table.status.outcome),
        ("over", Some(Outcome::Lost))
    );
    assert_eq!(table.moves, 0, "running out of time is no move");
    slot.add_time(5_000);
    let finish = slot.take_finish().expect("just over");
    assert_eq!(
        (finish.elapsed, finish.score, finish.assisted),
        (10_000, None, false)
    );
}

#[test]
fn once_the_time_is_up_nothing_else_is_played() {
    let mut slot = open("link:4x2tdowns10:0011/2233,5.0");
    slot.add_time(10_000);
    assert_eq!(refused(slot.play(1, "A1-B1")), "session.time-up");
    assert!(slot.play(1, "time").is_ok());
    let mut slot = open("link:4x2tdowns10:0011/2233,5.0");
    slot.add_time(9_999);
    assert!(slot.play(1, "A1-B1").is_ok());
}

#[test]
fn without_a_limit_time_can_not_run_out() {
    let mut slot = open("link:2x2:00/11,5.0");
    slot.add_time(u64::MAX);
    assert_eq!(slot.table().countdown, None);
    assert_eq!(refused(slot.play(1, "time")), "link.refused.no-limit");
}

/// rules.md §2 "stuck": the clock stops. mah 448: the game is not lost.
#[test]
fn the_clock_stands_while_no_pair_is_left() {
    let mut slot = open("link:4x2c2tdowns10:0122/10..,5.0");
    slot.add_time(4_000);
    let table = slot.play(1, "C1-D1").expect("legal").table;
    assert!(table.resting && table.status.state == "playing");
    slot.add_time(60_000);
    assert_eq!(slot.table().elapsed, 4_000);
    let table = slot.play(2, "S").expect("legal").table;
    assert!(!table.resting);
    slot.add_time(1_000);
    assert_eq!(slot.table().elapsed, 5_000);
    let table = slot.undo(3, false).expect("undo").table;
    assert!(table.resting);
}

/// T64 (KShisen 144476): the clock went on when the same deal was begun again.
#[test]
fn t64_the_same_deal_again_begins_at_zero() {
    let mut slot = open("link:6x8#4");
    slot.add_time(61_000);
    let dealt = slot.share().start;
    let first = slot.legal()[0].clone();
    slot.play(slot.revision(), &first).expect("legal");
    let id: GameId = dealt.parse().expect("its own ID");
    let table = slot.open(&id).expect("the same deal").table;
    assert_eq!((table.elapsed, table.moves), (0, 0));
    assert_eq!(slot.share().start, dealt);
    slot.add_time(5);
    assert_eq!(slot.table().elapsed, 5);
    let table = slot
        .undo(slot.revision(), true)
        .expect("the game before")
        .table;
    assert_eq!((table.elapsed, table.moves), (61_000, 1));
}

/// Ranked by the time of play, unless the rules have no clock or help was had (KDE 139915).
#[test]
fn a_game_won_is_ranked_by_its_time() {
    for (id, score, assisted) in [
        ("link:2x2#5", Some(1_234), false),
        ("link:2x2tdown#5", Some(1_234), false),
        ("link:2x2tnone#5", None, false),
        ("link:2x2#5", Some(1_234), true),
    ] {
        let mut slot = open(id);
        slot.add_time(1_234);
        if assisted {
            let table = slot.play(slot.revision(), "S").expect("legal").table;
            assert!(table.assisted, "a shuffle is help");
        }
        while slot.table().status.state == "playing" {
            let first = slot.legal()[0].clone();
            slot.play(slot.revision(), &first).expect("legal");
        }
        let finish = slot.take_finish().expect("just over");
        assert_eq!(finish.outcome, Outcome::Won);
        assert_eq!((finish.score, finish.assisted), (score, assisted));
    }
}
