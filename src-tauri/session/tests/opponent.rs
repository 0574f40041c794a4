//! A game against the computer: whose turn it is, late and bad answers, undo past answers, results.

#![allow(clippy::expect_used)] // a test fails by panicking

use quadrille_games::{Nodes, Outcome, Pending};
use quadrille_session::{
    Book, Choice, GameId, Reply, SessionError, Slot, Statistics, StepKind, kind,
};

fn open(id: &str) -> Box<dyn Slot> {
    let id: GameId = id.parse().unwrap_or_else(|e| panic!("{id}: {e}"));
    kind(id.game())
        .expect("registered")
        .open(&id)
        .expect("checked")
}

fn play(slot: &mut dyn Slot, text: &str) -> Reply {
    slot.play(slot.revision(), text).expect("legal")
}

fn answer(slot: &mut dyn Slot) -> Reply {
    let turn = slot.opponent(None).expect("the computer's turn");
    let found = (turn.search)(&mut Nodes(1)).expect("a move");
    let answered = slot.answered(turn.revision, Some(&found), false);
    answered.expect("fresh")
}

fn exact(slot: &dyn Slot) -> String {
    slot.share().exact
}

fn refused<T: std::fmt::Debug>(result: Result<T, SessionError>) -> &'static str {
    match result {
        Err(SessionError::Refused { message }) => message.key,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_computer_is_asked_only_on_its_turn() {
    let mut slot = open("wuzifei:5x5l1#7");
    assert!(slot.opponent(None).is_none());
    let now = slot.revision();
    assert_eq!(
        refused(slot.answered(now, Some("A1-A2"), false)),
        "session.not-opponents-turn"
    );
    assert_eq!(
        play(&mut *slot, "A1-A3").table.pending,
        Some(Pending::Opponent)
    );
    assert!(slot.research().is_none(), "its turn is no research");
    let turn = slot.opponent(None).expect("its turn");
    assert_eq!(turn.revision, slot.revision());
    assert_eq!(answer(&mut *slot).table.pending, None);
    assert!(slot.opponent(None).is_none());
}

#[test]
fn the_person_may_not_move_for_the_computer_but_may_resign() {
    let mut slot = open("wuzifei:5x5l1#7");
    play(&mut *slot, "A1-A3");
    let before = slot.save();
    for text in ["A5-A4", "B1-B2", "offer"] {
        let result = slot.play(slot.revision(), text);
        assert_eq!(refused(result), "session.opponent-to-move", "{text}");
    }
    assert_eq!(slot.save(), before);
    assert!(
        slot.think()(&mut Nodes(5)).is_none(),
        "no hint for the computer's move"
    );
    let table = slot.end_game(slot.revision()).expect("endable").table;
    assert_eq!(table.status.outcome, Some(Outcome::Lost));
}

#[test]
fn a_late_answer_is_dropped() {
    let mut slot = open("wuzifei:5x5l1#7");
    play(&mut *slot, "A1-A3");
    let turn = slot.opponent(None).expect("its turn");
    slot.undo(slot.revision(), false)
        .expect("the person's move");
    play(&mut *slot, "B1-B3");
    let before = slot.save();
    let found = (turn.search)(&mut Nodes(1));
    let stale = SessionError::Stale {
        revision: slot.revision(),
    };
    assert_eq!(
        slot.answered(turn.revision, found.as_deref(), false),
        Err(stale)
    );
    assert_eq!(slot.save(), before);
}

/// T17: "thinking" for ever. A search that fails or finds rubbish gives a legal move in its place.
#[test]
fn t17_without_a_good_answer_a_legal_move_is_played() {
    for found in [
        None,
        Some(""),
        Some("A1-A1"),
        Some("B1-B2"),
        Some("resign"),
        Some("💥"),
    ] {
        let mut slot = open("wuzifei:5x5l5#7");
        play(&mut *slot, "A1-A3");
        let legal = slot.legal();
        let reply = slot.answered(slot.revision(), found, false).expect("fresh");
        let played = reply.table.last_move.expect("a move");
        assert!(legal.contains(&played), "{found:?}: {played}");
    }
}

#[test]
fn with_no_budget_at_all_the_answer_is_legal() {
    for level in 1..=5 {
        let mut slot = open(&format!("wuzifei:5x5l{level}cwhite#7"));
        let turn = slot.opponent(None).expect("black moves first");
        let found = (turn.search)(&mut || true).expect("a move");
        assert!(slot.legal().contains(&found), "level {level}: {found}");
        answer(&mut *slot);
    }
}

/// T15: undo takes back the computer's move and the person's; redo restores the same answer.
#[test]
fn t15_undo_takes_back_both_moves_and_redo_brings_both_back() {
    let mut slot = open("wuzifei:5x5l1#7");
    let start = exact(&*slot);
    let mut events = play(&mut *slot, "A1-A3").events;
    events.extend(answer(&mut *slot).events);
    let after = exact(&*slot);
    let table = slot.undo(slot.revision(), false).expect("both").table;
    assert_eq!((exact(&*slot), table.pending), (start.clone(), None));
    assert_eq!((table.undo, table.redo), (StepKind::None, StepKind::Move));
    let reply = slot.redo(slot.revision(), false).expect("both");
    assert_eq!((exact(&*slot), reply.events), (after, events));
    // While it thinks, undo takes back the one move and redo lets it think again.
    let next = slot.legal()[0].clone();
    play(&mut *slot, &next);
    let thinking = exact(&*slot);
    slot.undo(slot.revision(), false).expect("one");
    let table = slot.redo(slot.revision(), false).expect("one").table;
    assert_eq!(
        (exact(&*slot), table.pending),
        (thinking, Some(Pending::Opponent))
    );
}

#[test]
fn the_computers_opening_move_is_no_move_to_undo() {
    let mut slot = open("wuzifei:5x5l1cwhite#7");
    assert_eq!(answer(&mut *slot).table.undo, StepKind::None);
    let opened = exact(&*slot);
    assert_eq!(
        refused(slot.undo(slot.revision(), true)),
        "session.nothing-to-undo"
    );
    play(&mut *slot, "A5-A4");
    answer(&mut *slot);
    let table = slot
        .undo(slot.revision(), true)
        .expect("the person's move")
        .table;
    assert_eq!((exact(&*slot), table.undo), (opened, StepKind::None));
    // A new game crosses at once, since there is nothing to take back in it.
    slot.new_game(&Choice::default(), 8)
        .expect("the same rules");
    answer(&mut *slot);
    assert_eq!(slot.table().undo, StepKind::Game);
    slot.undo(slot.revision(), true).expect("the game before");
}

/// Killed while it thinks: on return it moves.
#[test]
fn a_game_saved_while_the_computer_thinks_goes_on_thinking() {
    let mut slot = open("wuzifei:5x5l1#7");
    play(&mut *slot, "A1-A3");
    let wuzifei = kind("wuzifei").expect("registered");
    let mut loaded = wuzifei.load(&slot.save()).expect("saved").slot;
    assert_eq!(answer(&mut *loaded).events, answer(&mut *slot).events);
}

#[test]
fn words_about_a_draw_are_no_moves() {
    let mut slot = open("wuzifei:5x5opeople#1");
    for text in ["offer", "decline", "A1-A3"] {
        play(&mut *slot, text);
    }
    assert_eq!(slot.table().moves, 1);
}

/// Plays games of one rule set to a given end and counts them.
fn counted(ends: &[(&str, &str)]) -> Vec<(String, Statistics)> {
    let mut book = Book::default();
    for (number, (id, moves)) in ends.iter().enumerate() {
        let mut slot = open(id);
        for text in moves.split_whitespace() {
            match text {
                "answer" => drop(answer(&mut *slot)),
                text => drop(play(&mut *slot, text)),
            }
        }
        let mut finish = slot.take_finish().expect("over");
        // A written-out position counts apart; here only the ends matter.
        finish.assisted = false;
        finish.revision += number as u64 * 100;
        assert_eq!(book.add(&finish, 0), None, "no record table");
    }
    let rules = book.view("wuzifei").rules;
    assert!(rules.iter().all(|rule| rule.table.is_empty()));
    rules
        .into_iter()
        .map(|rule| (rule.params, rule.statistics))
        .collect()
}

const WON: (&str, &str) = (
    "wuzifei:5x5l1cwhite:BW.../W..../..W../WWWWW/.W... w",
    "C3-B2",
);
const DRAWN: (&str, &str) = (
    "wuzifei:5x5l1cwhite:..W../.B.../...BW/B.BB./WW.W. w,q99",
    "C1-B1",
);
const LOST: (&str, &str) = ("wuzifei:5x5l1cwhite#3", "answer resign");

#[test]
fn won_drawn_and_lost_games_and_runs_of_won_ones_are_counted() {
    let ends = [WON, WON, DRAWN, WON, WON, WON, LOST, WON];
    let found = counted(&ends);
    assert_eq!(found.len(), 1);
    let statistics = &found[0].1;
    assert_eq!((statistics.finished, statistics.won), (8, 6));
    assert_eq!((statistics.drawn, statistics.lost), (1, 1));
    assert_eq!((statistics.streak, statistics.longest), (1, 3));
    assert_eq!((statistics.best, statistics.recent.len()), (None, 0));
}

/// Statistics are kept by level and colour; a colour that was drawn counts as the one that it was.
#[test]
fn results_are_kept_by_level_and_colour() {
    let found = counted(&[
        ("wuzifei:5x5l1#1", "resign"),
        ("wuzifei:5x5l2#1", "resign"),
        (
            "wuzifei:5x5l2crandom:BBBBB/...../...../...../WWWWW b,pw",
            "resign",
        ),
        (
            "wuzifei:5x5l2crandom:BBBBB/...../...../...../WWWWW b,pb",
            "resign",
        ),
    ]);
    let keys: Vec<(&str, u32)> = found.iter().map(|(p, s)| (p.as_str(), s.lost)).collect();
    assert_eq!(keys, [("5x5l2", 2), ("5x5l1", 1), ("5x5l2cwhite", 1)]);
}

/// Between two people nobody is the player: games are finished, or drawn, and no run breaks.
#[test]
fn games_of_two_people_have_no_winner_in_the_statistics() {
    let found = counted(&[
        ("wuzifei:5x5opeople#1", "resign"),
        ("wuzifei:5x5opeople#1", "offer accept"),
    ]);
    let statistics = &found[0].1;
    assert_eq!(
        (statistics.finished, statistics.won, statistics.lost),
        (2, 0, 0)
    );
    assert_eq!(statistics.drawn, 1);
}

#[test]
fn records_of_earlier_versions_are_read() {
    let old = r#"{"games":{"lines":{"9x9c7n3l5s5":{"table":[],"statistics":{"finished":3,"won":0,"lost":0}}}}}"#;
    let book: Book = serde_json::from_str(old).expect("a book");
    let statistics = &book.view("lines").rules[0].statistics;
    assert_eq!(
        (statistics.finished, statistics.drawn, statistics.longest),
        (3, 0, 0)
    );
}
