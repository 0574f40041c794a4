//! A computer that asks a table: with one, without one, and with one that doesn't know.

#![allow(clippy::expect_used)] // a test fails by panicking

use std::sync::Arc;
use std::sync::atomic::Ordering;

use quadrille_games::{Nodes, Oracle, Unknown, Worth};
use quadrille_session::{Slot, kind};

fn open(id: &str) -> Box<dyn Slot> {
    let id = id.parse().expect("an ID");
    kind("wuzifei")
        .expect("registered")
        .open(&id)
        .expect("checked")
}

/// Knows everything, or nothing.
struct Sage(Result<Worth, Unknown>);

impl Oracle for Sage {
    fn worth(&self, _position: u64) -> Result<Worth, Unknown> {
        self.0.clone()
    }
}

/// Is a game assisted after the computer has moved with this oracle?
fn is_assisted(rules: &str, oracle: Option<Sage>, found: Option<&str>) -> bool {
    let mut slot = open(&format!("wuzifei:{rules}#7"));
    slot.play(slot.revision(), "A1-A3").expect("legal");
    let oracle = oracle.map(|sage| Arc::new(sage) as Arc<dyn Oracle>);
    let turn = slot.opponent(oracle).expect("its turn");
    let text = (turn.search)(&mut Nodes(1)).expect("a move");
    let unaided = turn.unaided.load(Ordering::Relaxed);
    let answered = slot.answered(turn.revision, found.or(Some(&text)), unaided);
    answered.expect("fresh").table.assisted
}

#[test]
fn a_computer_that_should_have_asked_and_did_not_makes_the_game_assisted() {
    let knows = || Some(Sage(Ok(Worth::Draw)));
    assert!(!is_assisted("5x5operfect", knows(), None));
    assert!(is_assisted("5x5operfect", None, None));
    assert!(
        is_assisted("5x5operfect", knows(), Some("nonsense")),
        "any legal move"
    );
    for unknown in [Unknown::Foreign, Unknown::Unreadable("gone".to_owned())] {
        assert!(is_assisted("5x5operfect", Some(Sage(Err(unknown))), None));
    }
    assert!(!is_assisted("5x5l5", None, None), "it asks nobody");
}

#[test]
fn a_table_says_whether_its_computer_wants_to_ask() {
    assert!(open("wuzifei:5x5operfect#7").table().lacks);
    assert!(!open("wuzifei:5x5l5#7").table().lacks);
    let mut over = open("wuzifei:5x5operfect#7");
    over.end_game(over.revision()).expect("resigned");
    assert!(!over.table().lacks);
}
