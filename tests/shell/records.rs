//! Records through the commands.

use serde_json::{Value, json};

use crate::app::{Folder, House};

/// Plays game after game until one has points, and ends that one.
fn finish_a_game(house: &House) -> Value {
    for seed in 0.. {
        let choice = json!({ "params": "5x5c3n1l4s4", "seed": seed.to_string() });
        let mut table =
            house.ask("new_game", json!({ "game": "lines", "choice": choice }))["table"].clone();
        while table["numbers"]["score"] == 0 && table["moves"].as_u64() < Some(8) {
            table = house.play_any()["table"].clone();
        }
        if table["numbers"]["score"] != 0 {
            let arguments = json!({ "game": "lines", "revision": table["revision"] });
            return house.ask("end_game", arguments)["table"].clone();
        }
    }
    unreachable!("some game has points")
}

fn finished(house: &House) -> Value {
    house.ask("records", json!({ "game": "lines" }))["rules"][0]["statistics"]["finished"].clone()
}

#[test]
fn a_finished_game_is_counted_once_and_takes_its_place() {
    let folder = Folder::new();
    let house = folder.open();
    let table = finish_a_game(&house);
    assert_eq!(table["record"], 1);
    assert_eq!(table["best"], table["numbers"]["score"]);
    let records = house.ask("records", json!({ "game": "lines" }));
    assert_eq!(records["rules"][0]["params"], table["params"]);
    assert_eq!(
        records["rules"][0]["table"][0]["score"],
        table["numbers"]["score"]
    );

    let house = folder.open();
    assert_eq!(house.ask("records", json!({ "game": "lines" })), records);
    assert_eq!(house.table(), table);
    // Its end undone and redone is still the same game.
    let step =
        |table: &Value| json!({ "game": "lines", "revision": table["revision"], "cross": false });
    let back = house.ask("undo", step(&table))["table"].clone();
    house.ask("redo", step(&back));
    assert_eq!(house.ask("records", json!({ "game": "lines" })), records);
}

#[test]
fn cleared_records_can_be_brought_back_until_the_app_ends() {
    let folder = Folder::new();
    let house = folder.open();
    house.fail("refused", "restore_records", json!({ "game": "lines" }));
    finish_a_game(&house);
    let records = house.ask("records", json!({ "game": "lines" }));
    assert_eq!(
        house.ask("clear_records", json!({ "game": "lines" }))["rules"],
        json!([])
    );
    assert_eq!(
        house.ask("restore_records", json!({ "game": "lines" })),
        records
    );
    house.fail("refused", "restore_records", json!({ "game": "lines" }));

    let house = folder.open();
    assert_eq!(house.ask("records", json!({ "game": "lines" })), records);
    house.ask("clear_records", json!({ "game": "lines" }));
    let house = folder.open();
    house.fail("refused", "restore_records", json!({ "game": "lines" }));
    assert_eq!(finished(&house), Value::Null);
}

#[test]
fn a_game_that_was_not_counted_any_more_is_counted_at_the_next_start() {
    let folder = Folder::new();
    let house = folder.open();
    finish_a_game(&house);
    drop(house);
    // As if the program had been killed after it saved the finished game and before it saved the records.
    for name in ["games/lines.json", "games/lines.json.bak"] {
        let text = String::from_utf8(folder.read(name)).unwrap();
        let text = text
            .replace("\"banked\":true", "\"banked\":false")
            .replace("\"banked\": true", "\"banked\": false");
        folder.write(name, text);
    }
    for name in ["records.json", "records.json.bak"] {
        folder.remove(name);
    }
    let house = folder.open();
    assert_eq!(finished(&house), 1);
    assert_eq!(house.table()["record"], 1);
    assert_eq!(finished(&folder.open()), 1, "and only once");
}
