//! Long work that a table waits for: a challenge of Flood, whose limit is worked out while the player plays.

use quadrille_lib::house::{Job, Shared, Work};
use serde_json::{Value, json};
use tauri::Manager;
use tauri::test::MockRuntime;

use crate::app::{Folder, House};

/// Orders the work as the command does, without carrying it out.
fn order(house: &House) -> Job {
    let shared = house.handle().state::<Shared<MockRuntime>>();
    match shared.lock().order_work("flood").unwrap() {
        Work::Yours(job) => job,
        Work::Done | Work::UnderWay(_) => panic!("it waits, and nobody works for it yet"),
    }
}

/// Carries work out and hands in what it found.
fn carry_out(house: &House, job: Job) -> Value {
    let found = job.order.carry_out();
    let shared = house.handle().state::<Shared<MockRuntime>>();
    let reply = shared
        .lock()
        .take_work("flood", &job.ticket, found.as_deref());
    serde_json::to_value(reply.unwrap()).unwrap()
}

/// Over the boundary of a new game, back or forth.
fn cross(house: &House, way: &str) -> Value {
    let step = json!({ "game": "flood", "revision": flood(house)["revision"], "cross": true });
    house.ask(way, step)["table"].clone()
}

/// A new game of Flood: the table as the player gets it at once.
fn deal(house: &House, params: &str, seed: &str) -> Value {
    let choice = json!({ "params": params, "seed": seed });
    house.ask("new_game", json!({ "game": "flood", "choice": choice }))["table"].clone()
}

fn flood(house: &House) -> Value {
    house.ask("resume", json!({ "game": "flood" }))["table"].clone()
}

/// Plays colours one after the other, from 1 up, until the board is one colour.
fn solve(house: &House) -> Value {
    let mut table = flood(house);
    for turn in 0.. {
        if table["status"]["state"] == "over" {
            break;
        }
        let colours = table["board"]["colours"].as_u64().unwrap();
        let text = (turn % colours + 1).to_string();
        let arguments = json!({ "game": "flood", "revision": table["revision"], "text": text });
        if let Ok(reply) = house.call("play", arguments) {
            table = reply["table"].clone();
        }
    }
    table
}

#[test]
fn a_challenge_is_worked_out_while_the_board_is_playable() {
    let folder = Folder::new();
    let house = folder.open();
    let table = deal(&house, "8x8c6", "5");
    assert_eq!(table["pending"], "challenge");
    assert_eq!(table["board"]["limit"], Value::Null);
    let done = house.ask("work", json!({ "game": "flood" }));
    assert_eq!(done["table"]["pending"], Value::Null);
    assert_eq!(done["saved"], true);
    assert_eq!(
        done["table"]["revision"], table["revision"],
        "a move on its way is not made stale"
    );
    let minimum = &done["table"]["board"]["minimum"];
    assert_eq!(minimum["proved"], true);
    let limit = minimum["high"].as_u64().unwrap() + 5;
    assert_eq!(done["table"]["board"]["limit"], limit);
    // Nobody else has to work it out again, not even after a restart.
    let again = house.ask("work", json!({ "game": "flood" }));
    assert_eq!(again["table"], done["table"]);
    let house = folder.open();
    assert_eq!(flood(&house)["board"]["limit"], limit);
}

#[test]
fn moves_in_the_meantime_keep_both_the_moves_and_the_limit() {
    let folder = Folder::new();
    let house = folder.open();
    deal(&house, "10x10c6", "5");
    let house = &house;
    std::thread::scope(|scope| {
        let works: Vec<_> = (0..3)
            .map(|_| scope.spawn(move || house.ask("work", json!({ "game": "flood" }))))
            .collect();
        let table = flood(house);
        let text = if table["board"]["colour"] == 1 {
            "2"
        } else {
            "1"
        };
        let arguments = json!({ "game": "flood", "revision": table["revision"], "text": text });
        let reply = house.ask("play", arguments);
        assert_eq!(reply["table"]["moves"], 1);
        // Whoever asked, and whenever: all see it done.
        for work in works {
            let reply = work.join().unwrap();
            assert_eq!(reply["table"]["pending"], Value::Null);
        }
    });
    let table = flood(house);
    assert_eq!(
        (&table["moves"], &table["pending"]),
        (&json!(1), &Value::Null)
    );
}

#[test]
fn a_new_game_calls_off_the_work_for_the_old_one() {
    let folder = Folder::new();
    let house = folder.open();
    // Large enough to take seconds, if nobody called it off.
    let parked = deal(&house, "40x40c10", "1");
    let house = &house;
    std::thread::scope(|scope| {
        let work = scope.spawn(move || house.ask("work", json!({ "game": "flood" })));
        let small = deal(house, "6x6c4", "2");
        // The old work ends without an answer, or it never began; the new game is not touched by it.
        let reply = work.join().unwrap();
        assert_eq!(reply["table"]["id"], small["id"]);
    });
    let done = house.ask("work", json!({ "game": "flood" }));
    assert_eq!(done["table"]["pending"], Value::Null);
    let step = json!({ "game": "flood", "revision": done["table"]["revision"], "cross": true });
    let back = house.ask("undo", step);
    assert_eq!(back["table"]["id"], parked["id"]);
    assert_eq!(back["table"]["pending"], "challenge");
}

#[test]
fn work_that_was_called_off_leaves_what_was_begun_after_it_for_the_same_game_alone() {
    let folder = Folder::new();
    let house = folder.open();
    deal(&house, "6x6c4", "1");
    let first = order(&house);
    deal(&house, "6x6c4", "2");
    cross(&house, "undo");
    let second = order(&house);
    let reply = carry_out(&house, first);
    assert_eq!(reply["table"]["pending"], "challenge", "it found nothing");
    let reply = carry_out(&house, second);
    assert_eq!(reply["table"]["pending"], Value::Null);
}

#[test]
fn a_game_that_ends_before_its_limit_is_known_is_counted_when_it_is() {
    let folder = Folder::new();
    let house = folder.open();
    deal(&house, "6x6c4", "9");
    let over = solve(&house);
    assert_eq!(over["pending"], "challenge");
    let records = house.ask("records", json!({ "game": "flood" }));
    assert_eq!(records["rules"], json!([]));
    // The app may be killed in between.
    let house = folder.open();
    let done = house.ask("work", json!({ "game": "flood" }));
    assert_eq!(done["table"]["record"], 1);
    let records = house.ask("records", json!({ "game": "flood" }));
    assert_eq!(records["rules"][0]["statistics"]["finished"], 1);
    let house = folder.open();
    assert_eq!(house.ask("records", json!({ "game": "flood" })), records);
}

#[test]
fn a_table_that_waits_for_nothing_is_shown_as_it_is() {
    let folder = Folder::new();
    let house = folder.open();
    let table = house.new_small()["table"].clone();
    let reply = house.ask("work", json!({ "game": "lines" }));
    assert_eq!(reply["table"], table);
}

/// The records of Flood, once so many games have been counted. Their research is nobody's to wait for.
fn counted(house: &House, games: u64) -> Value {
    loop {
        let records = house.ask("records", json!({ "game": "flood" }));
        let finished = |rules: &Value| rules["statistics"]["finished"].as_u64().unwrap();
        let all = records["rules"].as_array().unwrap();
        if all.iter().map(finished).sum::<u64>() >= games {
            return records;
        }
        std::thread::yield_now();
    }
}

#[test]
fn a_game_left_before_its_limit_is_known_is_counted_all_the_same() {
    let folder = Folder::new();
    let house = folder.open();
    let first = deal(&house, "6x6c4", "9");
    let job = order(&house);
    assert_eq!(solve(&house)["pending"], "challenge");
    let second = deal(&house, "6x6c4", "10");
    // Its work goes on; the new game's is another one.
    let own = order(&house);
    let reply = carry_out(&house, job);
    assert_eq!(
        (&reply["table"]["id"], &reply["table"]["pending"]),
        (&second["id"], &json!("challenge"))
    );
    let records = counted(&house, 1);
    assert_eq!(records["rules"][0]["table"][0]["id"], first["id"]);
    assert_eq!(carry_out(&house, own)["table"]["pending"], Value::Null);
    // Undo into it and back counts nothing again.
    let back = cross(&house, "undo");
    assert_eq!(
        (&back["id"], &back["record"], &back["pending"]),
        (&first["id"], &json!(1), &Value::Null)
    );
    cross(&house, "redo");
    assert_eq!(house.ask("records", json!({ "game": "flood" })), records);
}

#[test]
fn games_left_without_anybody_at_work_for_them_are_counted_one_after_the_other() {
    let folder = Folder::new();
    let house = folder.open();
    for seed in ["1", "2", "3"] {
        deal(&house, "6x6c4", seed);
        solve(&house);
    }
    deal(&house, "6x6c4", "4");
    let records = counted(&house, 3);
    assert_eq!(records["rules"][0]["table"].as_array().unwrap().len(), 3);
    let saved: Value = serde_json::from_slice(&folder.read("games/flood.json")).unwrap();
    assert_eq!(saved["payload"].get("owed"), None, "{saved}");
}

/// As the file was when the app was closed before the research was done.
#[test]
fn a_game_left_when_the_app_was_closed_is_counted_at_the_next_start() {
    let folder = Folder::new();
    let round = |seed: u32, moves: &str, snapshot: &str| {
        json!({ "id": format!("flood:2x2c3#{seed}"), "moves": moves, "at": moves.split_whitespace().count(),
            "snapshot": snapshot, "assisted": false, "elapsed": 5, "banked": false, "place": null })
    };
    let house = folder.open();
    deal(&house, "2x2c3", "5");
    solve(&house);
    drop(house);
    let mut saved: Value = serde_json::from_slice(&folder.read("games/flood.json")).unwrap();
    let over = saved["payload"]["rounds"][0].clone();
    saved["payload"]["owed"] = json!([over]);
    let choice = quadrille_session::Choice {
        params: Some("2x2c3".into()),
        ..Default::default()
    };
    let kind = quadrille_session::kind("flood").unwrap();
    let fresh = kind.start(&choice, 6).unwrap();
    let start = fresh.share().exact;
    let snapshot = start.splitn(3, ':').nth(2).unwrap();
    saved["payload"]["rounds"] = json!([round(6, "", snapshot)]);
    folder.write("games/flood.json", saved.to_string());
    folder.remove("games/flood.json.bak");
    let house = folder.open();
    assert_eq!(house.notices(), Vec::<String>::new());
    let records = counted(&house, 1);
    assert_eq!(records["rules"][0]["table"][0]["id"], over["id"]);
}

/// Killed after the records were saved and before the game was: the records know the last game that they counted, so
/// no further one may be counted on top of it.
#[test]
fn of_two_games_that_end_at_once_none_is_counted_twice_when_the_game_can_not_be_saved() {
    let folder = Folder::new();
    let house = folder.open();
    deal(&house, "6x6c4", "9");
    let job = order(&house);
    solve(&house);
    deal(&house, "6x6c4", "9");
    solve(&house);
    let obstacle = folder.path("games/flood.json.bak.tmp");
    std::fs::create_dir_all(obstacle.join("in the way")).unwrap();
    let found = carry_out(&house, job);
    assert_eq!(found["table"]["pending"], Value::Null);
    assert_eq!(found["saved"], false);
    counted(&house, 1);
    drop(house);
    std::fs::remove_dir_all(obstacle).unwrap();
    let house = folder.open();
    house.ask("work", json!({ "game": "flood" }));
    let records = counted(&house, 2);
    assert_eq!(records["rules"][0]["statistics"]["finished"], 2);
}

/// Of two games that were left the first one's search comes to nothing: the other one is counted.
#[test]
fn research_that_fails_keeps_no_other_game_from_being_counted() {
    for found in [None, Some("nonsense")] {
        let folder = Folder::new();
        let house = folder.open();
        deal(&house, "6x6c4", "1");
        let job = order(&house);
        solve(&house);
        let other = deal(&house, "6x6c4", "2");
        solve(&house);
        deal(&house, "6x6c4", "3");
        let shared = house.handle().state::<Shared<MockRuntime>>();
        let reply = shared.lock().take_work("flood", &job.ticket, found);
        assert_eq!(reply.is_ok(), found.is_none());
        let records = counted(&house, 1);
        assert_eq!(records["rules"][0]["table"][0]["id"], other["id"]);
        // The first one is tried again at the next start.
        drop(house);
        counted(&folder.open(), 2);
    }
}

#[test]
fn an_import_that_fails_leaves_nobody_uncounted() {
    let folder = Folder::new();
    let house = folder.open();
    deal(&house, "6x6c4", "1");
    let text = house.export();
    let job = order(&house);
    let over = solve(&house);
    deal(&house, "6x6c4", "2");
    let obstacle = folder.path("records.json.bak.tmp");
    std::fs::create_dir_all(obstacle.join("in the way")).unwrap();
    house.fail("storage", "import_all", json!({ "text": text }));
    assert_eq!(job.order.carry_out(), None, "called off with its game");
    let records = counted(&house, 1);
    assert_eq!(records["rules"][0]["table"][0]["id"], over["id"]);
}
