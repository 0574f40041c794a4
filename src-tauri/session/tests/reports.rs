//! Faults that were reported of other programs, where the session is what keeps them away.

#![allow(clippy::expect_used)] // a test fails by panicking

use quadrille_games::Nodes;
use quadrille_session::{Book, Choice, GameId, Slot, StepKind, kind, registry};

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

fn open(id: &str) -> Box<dyn Slot> {
    let id: GameId = id.parse().unwrap_or_else(|e| panic!("{id}: {e}"));
    kind(id.game())
        .expect("registered")
        .open(&id)
        .expect("checked")
}

/// T31 (KShisen 139070): one hint after the other ended the program, or the hints.
#[test]
fn t31_a_thousand_hints_go_round_in_a_circle() {
    let mut slot = open("link:6x8#4");
    let mut asked = 0;
    while slot.table().status.state == "playing" {
        let mut texts = Vec::new();
        for _ in 0..80 {
            let found = slot.think()(&mut Nodes(0));
            let hint = slot.hinted(slot.revision(), found).expect("now").hint;
            texts.push(hint.expect("there is a way on").text);
            asked += 1;
        }
        let round = 1 + texts[1..]
            .iter()
            .position(|text| *text == texts[0])
            .expect("the first one comes again");
        assert!(
            texts
                .iter()
                .enumerate()
                .all(|(n, text)| *text == texts[n % round])
        );
        slot.play(slot.revision(), &texts[0]).expect("legal");
    }
    assert!(asked >= 1000, "{asked}");
}

/// T35: Flood without undo was asked for again and again.
#[test]
fn t35_five_colours_are_taken_back_and_played_again() {
    let mut slot = open("flood:14x14c6#1");
    let mut boards = vec![slot.share().exact];
    for _ in 0..5 {
        play(&mut *slot);
        boards.push(slot.share().exact);
    }
    for board in boards.iter().rev().skip(1) {
        slot.undo(slot.revision(), false).expect("a move");
        assert_eq!(slot.share().exact, *board);
    }
    for board in &boards[1..] {
        slot.redo(slot.revision(), false).expect("a move");
        assert_eq!(slot.share().exact, *board);
    }
}

/// T36: a hint is one colour, and nothing is played by asking. That help was had is known from then on.
#[test]
fn t36_a_hint_is_one_step() {
    let mut slot = open("flood:14x14c6#1");
    let before = (slot.share().exact, slot.table().moves, slot.table().board);
    assert!(!slot.table().assisted);
    let found = slot.think()(&mut Nodes(2000));
    let reply = slot.hinted(slot.revision(), found).expect("now");
    let hint = reply.hint.expect("a colour");
    assert!(slot.legal().contains(&hint.text) && hint.text.len() == 1);
    assert!(reply.table.assisted);
    assert_eq!(
        (slot.share().exact, slot.table().moves, slot.table().board),
        before
    );
}

/// T73: it took seconds to begin a game. A table is there before anything long was worked out, on the largest boards
/// too, and what is worked out later stops as soon as it is told to.
#[test]
fn t73_the_largest_boards_are_dealt_at_once() {
    let largest = [
        "lines:20x15c7n7l5s7#1",
        "link:30x16#1",
        "wuzifei:5x5l5#1",
        "flood:40x40c10#1",
    ];
    for kind in registry() {
        // A game without a line has nothing greater than its last preset.
        let mut lines = largest
            .into_iter()
            .filter(|id| id.split(':').next() == Some(kind.key()));
        let last = kind.info().presets.pop().expect("presets").params;
        let last = format!("{}:{last}#1", kind.key());
        let id = lines.next().unwrap_or(&last);
        let began = std::time::Instant::now();
        let slot = open(id);
        println!("measured: {id} dealt in {:?}", began.elapsed());
        assert_eq!(slot.table().status.state, "playing", "{id}");
        if let Some((_, research)) = slot.research() {
            research(&mut Nodes(0)).expect("an answer without any time");
        }
    }
}
