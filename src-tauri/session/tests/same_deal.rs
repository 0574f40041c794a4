//! The same deal on the table twice, texts that grow when they are written, and games without an end in sight.

#![allow(clippy::expect_used)] // a test fails by panicking

use quadrille_games::Nodes;
use quadrille_session::{Choice, GameId, SessionError, Slot, kind};

fn open(id: &str) -> Box<dyn Slot> {
    let id: GameId = id.parse().unwrap_or_else(|e| panic!("{id}: {e}"));
    let kind = kind(id.game()).expect("registered");
    kind.open(&id).expect("checked")
}

/// Does the work that the table waits for.
fn work(slot: &mut dyn Slot) {
    let (id, search) = slot.research().expect("it waits");
    let note = search(&mut Nodes(u64::MAX)).expect("an answer");
    slot.noted(&id, &note).expect("it fits");
}

#[test]
fn a_deal_that_is_played_again_knows_its_challenge_at_once() {
    let mut slot = open("flood:6x6c4#5");
    work(&mut *slot);
    let id: GameId = slot.table().id.parse().expect("an ID");
    slot.open(&id).expect("the same again");
    assert_eq!(slot.table().pending, None);
}

#[test]
fn both_games_of_one_deal_learn_what_was_found() {
    let mut slot = open("flood:6x6c4#5");
    let id: GameId = slot.table().id.parse().expect("an ID");
    slot.open(&id).expect("the same again");
    work(&mut *slot);
    assert_eq!(slot.table().pending, None);
    slot.undo(slot.revision(), true).expect("the game before");
    assert_eq!(slot.table().pending, None);
    assert!(slot.research().is_none());
}

/// The text is within the bound as it is given, and above it once its defaults are written out.
#[test]
fn an_id_that_grows_beyond_the_bound_is_refused() {
    // Two colours in turn never reach the last row's: they can be played for ever.
    let rows: Vec<String> = (0..40)
        .map(|row| if row == 39 { "3" } else { ["1", "2"][row % 2] }.repeat(40))
        .collect();
    let rows = rows.join("/");
    let stem = format!("flood:40x40:{rows},9,");
    let played = "21".repeat(GameId::LONGEST);
    let text = format!("{stem}{}", &played[..GameId::LONGEST - stem.len()]);
    assert_eq!(text.len(), GameId::LONGEST);
    let problems = text.parse::<GameId>().expect_err("too long");
    assert!(
        problems.0.iter().any(|problem| problem.key == "id.long"),
        "{problems:?}"
    );
}

#[test]
fn a_game_stops_at_more_moves_than_anybody_plays() {
    let mut slot = open("link:4x2:0011/2233,5.0");
    let refused = loop {
        match slot.play(slot.revision(), "S") {
            Ok(_) => {}
            Err(refused) => break refused,
        }
    };
    let SessionError::Refused { message } = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(message.key, "session.too-many-moves");
    let saved = slot.save();
    let loaded = kind("link")
        .expect("registered")
        .load(&saved)
        .expect("within the bounds");
    assert_eq!(loaded.notices, []);
    assert_eq!(loaded.slot.share().exact, slot.share().exact);
}

/// The player has a newer game and looks at the older one, where the computer is still to move.
#[test]
fn the_computer_s_move_in_an_older_game_leaves_the_newer_one() {
    let mut slot = open("wuzifei:5x5l1#1");
    let first = slot.legal()[0].clone();
    slot.play(slot.revision(), &first).expect("legal");
    slot.new_game(&Choice::default(), 2)
        .expect("the same rules");
    let newer = slot.table().id;
    slot.undo(slot.revision(), true).expect("the older game");
    let turn = slot.opponent(None).expect("its turn");
    let found = (turn.search)(&mut Nodes(1)).expect("a move");
    let answered = slot.answered(turn.revision, Some(&found), false);
    answered.expect("legal");
    slot.redo(slot.revision(), true).expect("the newer game");
    assert_eq!(slot.table().id, newer);
}
