//! Faults that were reported of other programs, where the session is what keeps them away.

#![allow(clippy::expect_used)] // a test fails by panicking

use quadrille_session::{Book, Choice, Slot, StepKind, kind};

fn lines(params: &str) -> Box<dyn Slot> {
    let choice = chosen(params);
    kind("lines")
        .expect("registered")
        .start(&choice, 3)
        .expect("rules")
}

fn chosen(params: &str) -> Choice {
    Choice {
        params: Some(params.to_owned()),
        ..Choice::default()
    }
}

/// Any legal move.
fn play(slot: &mut dyn Slot) {
    let moves = slot.legal();
    slot.play(slot.revision(), &moves[moves.len() / 2])
        .expect("legal");
}

/// A18 (GNOME 739826): another size threw the game away. Here nobody is asked: one undo brings it back, with all its
/// own undo, also after a restart.
#[test]
fn a18_another_size_keeps_the_game_one_undo_away() {
    let mut slot = lines("5x5c3n1l4s4");
    for _ in 0..5 {
        play(&mut *slot);
    }
    let before = (slot.share().exact, slot.table().moves);
    slot.new_game(&chosen("12x7c5"), 9).expect("rules");
    assert_eq!(
        (slot.table().width, slot.table().undo),
        (12, StepKind::Game)
    );
    let lines = kind("lines").expect("registered");
    slot = lines.load(&slot.save()).expect("a save").slot;
    slot.undo(slot.revision(), true).expect("the game before");
    assert_eq!((slot.share().exact, slot.table().moves), before);
    for _ in 0..5 {
        slot.undo(slot.revision(), false).expect("its own moves");
    }
    assert_eq!(slot.table().moves, 0);
}

/// B21 (ArcaneCircle): played to a full board, the end came twice or the best score was not stored.
#[test]
fn b21_a_full_board_is_over_once_and_its_best_score_stored_once() {
    let mut slot = lines("5x5c4n2l4s4");
    let mut book = Book::default();
    let mut ends = 0;
    while slot.table().status.state == "playing" {
        play(&mut *slot);
        while let Some(finish) = slot.take_finish() {
            slot.set_place(&finish, book.add(&finish, 1));
            ends += 1;
        }
    }
    assert_eq!(ends, 1);
    let score = slot.table().numbers["score"];
    assert!(score > 0, "this game has points");
    assert_eq!(slot.table().record, Some(1));
    let stored = |book: &Book| {
        let rules = book.view("lines").rules.remove(0);
        let scores: Vec<i64> = rules.table.iter().map(|entry| entry.score).collect();
        (scores, rules.statistics.finished, rules.statistics.best)
    };
    assert_eq!(stored(&book), (vec![score], 1, Some(score)));
    // The end once more: taken back and reached again, and after a restart.
    let refused = slot.play(slot.revision(), "A1-A2");
    assert!(refused.is_err());
    slot.undo(slot.revision(), false).expect("undo");
    slot.redo(slot.revision(), false).expect("redo");
    let again = kind("lines").expect("registered").load(&slot.save());
    slot = again.expect("a save").slot;
    assert_eq!(slot.take_finish(), None);
    assert_eq!(slot.table().record, Some(1));
}

/// C5 (KLines): the state for undo was kept before the move was checked, so that an impossible move spoilt it.
#[test]
fn c5_after_an_impossible_move_undo_takes_back_the_good_one() {
    let id = "lines:7x7c5n3l5s3:12...../3....../..3..../...4.../....5../1111.../.......";
    let mut slot = kind("lines")
        .expect("registered")
        .open(&id.parse().expect("an ID"))
        .expect("this game");
    let start = slot.share().exact;
    slot.play(slot.revision(), "D4-E4").expect("legal");
    let (after, revision) = (slot.share().exact, slot.revision());
    // The ball on A1 is walled in; the others are no moves at all.
    for impossible in ["A1-G7", "A1-A2", "A1-A1", "G1-A1", "A1-Z9"] {
        assert!(slot.play(revision, impossible).is_err(), "{impossible}");
        assert_eq!(
            (slot.share().exact, slot.revision()),
            (after.clone(), revision)
        );
    }
    slot.undo(revision, false).expect("undo");
    assert_eq!(slot.share().exact, start);
    slot.redo(slot.revision(), false).expect("redo");
    assert_eq!(slot.share().exact, after);
}
