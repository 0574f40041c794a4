//! What may take long is done beside the house: nobody who wants to play waits for it.

use std::sync::mpsc::channel;
use std::time::Duration;

use quadrille_lib::house::Shared;
use serde_json::{Value, json};
use tauri::Manager;
use tauri::test::MockRuntime;

use crate::app::Folder;

/// Only a call that waits for the house for ever takes so long.
const FOR_EVER: Duration = Duration::from_secs(120);

/// Calls a command while the house is locked. The answer can only be one that needs no house.
fn call_beside(command: &str, arguments: Value) -> Result<Value, Value> {
    let folder = Folder::new();
    let house = folder.open();
    house.new_small();
    let (answer, answers) = channel();
    std::thread::scope(|scope| {
        let shared = house.handle().state::<Shared<MockRuntime>>();
        let locked = shared.lock();
        let house = &house;
        scope.spawn(move || answer.send(house.call(command, arguments)));
        let answer = answers.recv_timeout(FOR_EVER);
        drop(locked);
        answer.unwrap_or_else(|_| panic!("{command} waits for the house"))
    })
}

#[test]
fn a_text_is_checked_before_the_house_is_asked_to_take_it_in() {
    let long = "C3-E4 ".repeat(9000);
    let round = json!({ "id": "lines:5x5c3n1l4s4#3", "moves": long, "at": 9000, "snapshot": "?", "assisted": false,
        "elapsed": 0, "banked": false, "place": null });
    let game = json!({ "version": 1, "revision": 1, "at": 0, "rounds": [round] });
    let text =
        json!({ "format": "quadrille", "schema": 1, "games": { "lines": game, "chess": {} } });
    for text in [
        text.to_string(),
        "{}".to_owned(),
        "no text of ours".to_owned(),
    ] {
        let error = call_beside("import_all", json!({ "text": text })).unwrap_err();
        assert_eq!(error["kind"], "invalid", "{error}");
    }
}

#[test]
fn an_id_is_read_before_the_house_is_asked_to_open_it() {
    for text in ["lines", "lines:5x5:1....", "flood:3x3c3:123/312/231,?,22"] {
        let error = call_beside("open_id", json!({ "text": text })).unwrap_err();
        assert_eq!(error["kind"], "invalid", "{error}");
    }
}
