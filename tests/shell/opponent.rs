//! The computer as an opponent: it thinks beside the game, nothing is lost meanwhile, and nothing late is played.

use std::time::Duration;

use quadrille_lib::house::{Job, Shared, Ticket, Work};
use serde_json::{Value, json};
use tauri::Manager;
use tauri::test::MockRuntime;

use crate::app::{Folder, House};

const GAME: &str = "wuzifei";

/// A new game against the computer.
fn begin(house: &House) -> Value {
    let choice = json!({ "params": "5x5l1", "seed": "7" });
    house.ask("new_game", json!({ "game": GAME, "choice": choice }))["table"].clone()
}

fn table(house: &House) -> Value {
    house.ask("resume", json!({ "game": GAME }))["table"].clone()
}

/// A legal move of the person, from what the page gets to see.
fn move_of(table: &Value) -> String {
    let (from, targets) = table["board"]["targets"]
        .as_object()
        .unwrap()
        .iter()
        .next()
        .expect("a piece that can move");
    let name = |point: u64| format!("{}{}", char::from(b'A' + (point % 5) as u8), point / 5 + 1);
    let to = targets[0]["to"].as_u64().unwrap();
    format!("{}-{}", name(from.parse().unwrap()), name(to))
}

fn play(house: &House) -> Value {
    let before = table(house);
    let arguments =
        json!({ "game": GAME, "revision": before["revision"], "text": move_of(&before) });
    house.ask("play", arguments)
}

fn work(house: &House) -> Value {
    house.ask("work", json!({ "game": GAME }))
}

fn undo(house: &House) -> Value {
    let revision = table(house)["revision"].clone();
    house.ask(
        "undo",
        json!({ "game": GAME, "revision": revision, "cross": false }),
    )
}

/// Orders the computer's move as the command does, without carrying it out.
fn order(house: &House) -> Job {
    let shared = house.handle().state::<Shared<MockRuntime>>();
    match shared.lock().order_work(GAME).unwrap() {
        Work::Yours(job) => job,
        Work::Done | Work::UnderWay(_) => panic!("the computer is to move, and does not think yet"),
    }
}

fn hand_in(house: &House, ticket: &Ticket, found: Option<&str>) -> Value {
    let shared = house.handle().state::<Shared<MockRuntime>>();
    let reply = shared.lock().take_work(GAME, ticket, found).unwrap();
    serde_json::to_value(reply).unwrap()
}

#[test]
fn a_move_is_saved_before_the_computer_thinks_and_a_killed_app_goes_on_with_its_answer() {
    let folder = Folder::new();
    let house = folder.open();
    begin(&house);
    let played = play(&house);
    assert_eq!(played["saved"], true);
    assert_eq!(played["table"]["pending"], "opponent");
    drop(house);
    let house = folder.open();
    let waiting = table(&house);
    assert_eq!(waiting["pending"], "opponent");
    assert_eq!(waiting["board"], played["table"]["board"]);
    let answered = work(&house);
    assert_eq!(answered["saved"], true);
    assert_eq!(answered["events"][0]["type"], "moved");
    assert_eq!(answered["events"][0]["side"], "white");
    assert_eq!(answered["table"]["pending"], Value::Null);
    assert_eq!(answered["table"]["moves"], 2);
    drop(house);
    assert_eq!(
        table(&folder.open())["board"],
        answered["table"]["board"],
        "the answer is on the disk"
    );
}

#[test]
fn the_person_waits_for_the_answer_and_is_told_so() {
    let folder = Folder::new();
    let house = folder.open();
    begin(&house);
    let waiting = play(&house)["table"].clone();
    assert_eq!(waiting["board"]["targets"], json!({}));
    let arguments = json!({ "game": GAME, "revision": waiting["revision"], "text": "A5-A4" });
    let refused = house.fail("refused", "play", arguments);
    assert_eq!(refused["message"]["key"], "session.opponent-to-move");
}

#[test]
fn taken_back_while_it_thinks_the_move_is_gone_and_the_late_answer_is_dropped() {
    let folder = Folder::new();
    let house = folder.open();
    let start = begin(&house);
    play(&house);
    let job = order(&house);
    let undone = undo(&house);
    assert_eq!(undone["table"]["board"], start["board"]);
    assert_eq!(job.order.carry_out(), None, "the search was called off");
    let late = hand_in(&house, &job.ticket, Some("A5-A4"));
    assert_eq!(late["table"], undone["table"]);
    assert_eq!(late["events"], json!([]));
    // The same move again is another turn: the old answer is no answer to it.
    play(&house);
    let waiting = table(&house);
    let late = hand_in(&house, &job.ticket, Some("A5-A4"));
    assert_eq!(late["table"]["pending"], "opponent");
    assert_eq!(late["table"]["board"], waiting["board"]);
}

#[test]
fn undo_takes_back_both_moves_and_redo_brings_back_both() {
    let folder = Folder::new();
    let house = folder.open();
    let start = begin(&house);
    play(&house);
    let answered = work(&house)["table"].clone();
    let undone = undo(&house)["table"].clone();
    assert_eq!(undone["board"], start["board"]);
    assert_eq!(undone["pending"], Value::Null);
    let step = json!({ "game": GAME, "revision": undone["revision"], "cross": false });
    let redone = house.ask("redo", step);
    assert_eq!(redone["table"]["board"], answered["board"]);
}

#[test]
fn a_search_that_finds_nothing_or_nonsense_does_not_stop_the_game() {
    let folder = Folder::new();
    let house = folder.open();
    for found in [None, Some("A1-A2"), Some("no move"), Some("resign")] {
        begin(&house);
        play(&house);
        let job = order(&house);
        assert!(job.patience > Duration::ZERO);
        let answered = hand_in(&house, &job.ticket, found);
        assert_eq!(answered["events"][0]["side"], "white", "{found:?}");
        assert_eq!(answered["table"]["status"]["state"], "playing");
        assert_eq!(answered["table"]["pending"], Value::Null);
    }
}

#[test]
fn whoever_asks_while_it_thinks_sees_the_same_answer() {
    let folder = Folder::new();
    let house = folder.open();
    begin(&house);
    play(&house);
    let house = &house;
    let replies: Vec<Value> = std::thread::scope(|scope| {
        let works: Vec<_> = (0..3).map(|_| scope.spawn(move || work(house))).collect();
        works.into_iter().map(|work| work.join().unwrap()).collect()
    });
    for reply in &replies {
        assert_eq!(reply["table"], replies[0]["table"]);
        assert_eq!(reply["events"], replies[0]["events"]);
        assert_eq!(reply["table"]["moves"], 2);
    }
    assert_eq!(replies[0]["events"][0]["type"], "moved");
}

/// The page that ordered the move was left; the one that is there now sees it move all the same.
#[test]
fn who_comes_back_while_it_thinks_or_just_after_gets_the_move_with_its_events() {
    let folder = Folder::new();
    let house = folder.open();
    begin(&house);
    play(&house);
    let Job { ticket, ended, .. } = order(&house);
    let house = &house;
    let (answered, waited) = std::thread::scope(|scope| {
        let waits = scope.spawn(move || work(house));
        let answered = hand_in(house, &ticket, None);
        drop(ended);
        (answered, waits.join().unwrap())
    });
    assert_eq!(answered["events"][0]["type"], "moved");
    assert_eq!(waited["events"], answered["events"]);
    assert_eq!(work(house)["events"], answered["events"]);
    // Nothing of it is told once something else has happened.
    play(house);
    undo(house);
    assert_eq!(work(house)["events"], json!([]));
    begin(house);
    assert_eq!(work(house)["events"], json!([]));
}

#[test]
fn the_computer_moves_first_where_the_person_plays_the_other_side() {
    let folder = Folder::new();
    let house = folder.open();
    let choice = json!({ "params": "5x5l1cwhite", "seed": "7" });
    let first = house.ask("new_game", json!({ "game": GAME, "choice": choice }))["table"].clone();
    assert_eq!(first["pending"], "opponent");
    assert_eq!(first["undo"], "none");
    let answered = work(&house);
    assert_eq!(answered["events"][0]["side"], "black");
    assert_eq!(answered["table"]["board"]["turn"], "white");
    assert_eq!(answered["table"]["undo"], "none");
}

#[test]
fn a_new_game_and_giving_up_call_off_the_search() {
    let folder = Folder::new();
    let house = folder.open();
    begin(&house);
    play(&house);
    let job = order(&house);
    let fresh = begin(&house);
    let late = hand_in(&house, &job.ticket, Some("A5-A4"));
    assert_eq!(late["table"], fresh);
    play(&house);
    let job = order(&house);
    let revision = table(&house)["revision"].clone();
    let over = house.ask("end_game", json!({ "game": GAME, "revision": revision }));
    assert_eq!(over["table"]["status"]["outcome"], "lost");
    let late = hand_in(&house, &job.ticket, Some("A5-A4"));
    assert_eq!(late["table"], over["table"]);
    let records = house.ask("records", json!({ "game": GAME }));
    assert_eq!(records["rules"][0]["statistics"]["lost"], 1);
    assert_eq!(records["rules"][0]["values"]["level"], 1);
}

#[test]
fn any_moment_of_a_game_can_be_looked_at_again_and_nothing_changes_by_it() {
    let folder = Folder::new();
    let house = folder.open();
    let mut boards = vec![begin(&house)["board"].clone()];
    for _ in 0..3 {
        boards.push(play(&house)["table"]["board"].clone());
        boards.push(work(&house)["table"]["board"].clone());
    }
    let before = house.export();
    let played = house.ask("played", json!({ "game": GAME }));
    assert_eq!(played["moves"].as_array().unwrap().len(), 6);
    for (at, board) in boards.iter().enumerate() {
        let arguments = json!({ "game": GAME, "revision": played["revision"], "at": at });
        let moment = house.ask("replay", arguments);
        assert_eq!(moment["table"]["board"]["points"], board["points"]);
        assert_eq!(moment["table"]["moves"], at);
        assert_eq!(moment["table"]["pending"], Value::Null);
        let first = moment["events"].get(0).map(|event| event["type"].clone());
        assert_eq!(first, (at > 0).then(|| json!("moved")));
    }
    let beyond = json!({ "game": GAME, "revision": played["revision"], "at": boards.len() });
    let refused = house.fail("refused", "replay", beyond);
    assert_eq!(refused["message"]["key"], "session.not-played");
    let stale = json!({ "game": GAME, "revision": 0, "at": 0 });
    house.fail("stale", "replay", stale);
    assert_eq!(house.export(), before);
}
