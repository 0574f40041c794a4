//! Puzzles through the commands: what is solved is kept, exported, cleared and brought back with the records.

use serde_json::{Value, json};

use crate::app::{Folder, House};

const GAME: &str = "wuzifei";

/// The puzzles as they are shipped.
const PUZZLES: &str = include_str!("../../src-tauri/games/src/wuzifei/puzzle/puzzles.txt");

fn collection(house: &House) -> Value {
    house.ask("collection", json!({ "game": GAME }))
}

/// The moves to be found in a puzzle.
fn solution(number: usize) -> Vec<&'static str> {
    let line = PUZZLES.lines().nth(number - 1).unwrap();
    let turns = line.split(' ').skip(4);
    turns.map(|turn| turn.split(':').next().unwrap()).collect()
}

fn play(house: &House, table: &Value, text: &str) -> Value {
    let arguments = json!({ "game": GAME, "revision": table["revision"], "text": text });
    let table = house.ask("play", arguments)["table"].clone();
    if table["pending"] == "opponent" {
        return house.ask("work", json!({ "game": GAME }))["table"].clone();
    }
    table
}

fn solve(house: &House, number: usize) -> Value {
    let choice = json!({ "params": format!("5x5opuzzleq{number}") });
    let reply = house.ask("new_game", json!({ "game": GAME, "choice": choice }));
    let solution = solution(number);
    let table = solution.iter().fold(reply["table"].clone(), |table, text| {
        assert_eq!(table["item"]["number"], number);
        play(house, &table, text)
    });
    assert_eq!(table["status"]["outcome"], "won");
    table
}

#[test]
fn what_is_solved_is_kept_over_a_restart_and_the_table_tells_the_next_one() {
    let folder = Folder::new();
    let house = folder.open();
    let items = collection(&house)["items"].as_array().unwrap().clone();
    assert_eq!(items.len(), PUZZLES.lines().count());
    assert_eq!(items[0]["params"], "5x5opuzzleq1");
    assert!(items.iter().all(|item| item["result"].is_null()));
    let longest = (1..=items.len()).max_by_key(|number| solution(*number).len());
    for number in [1, longest.unwrap()] {
        let table = solve(&house, number);
        assert_eq!(
            table["item"]["result"],
            json!({ "tries": 1, "solved": "clean" })
        );
        assert_ne!(table["item"]["next"], format!("5x5opuzzleq{number}"));
    }
    let solved = collection(&house);
    let house = folder.open();
    assert_eq!(collection(&house), solved);
    let lines = house.ask("collection", json!({ "game": "lines" }));
    assert_eq!(lines["items"], json!([]));
    house.fail("unknown-game", "collection", json!({ "game": "chess" }));
}

#[test]
fn progress_is_exported_imported_cleared_and_restored_with_the_records() {
    let folder = Folder::new();
    let house = folder.open();
    solve(&house, 2);
    let solved = collection(&house);
    let text = house.export();
    house.ask("clear_records", json!({ "game": GAME }));
    assert!(collection(&house)["items"][1]["result"].is_null());
    house.ask("restore_records", json!({ "game": GAME }));
    assert_eq!(collection(&house), solved);
    let other = Folder::new();
    let other = other.open();
    other.ask("import_all", json!({ "text": text }));
    assert_eq!(collection(&other), solved);
    other.ask("undo_import", json!({}));
    assert!(collection(&other)["items"][1]["result"].is_null());
}

/// The computer's reply comes from the puzzle, whatever time there is to think.
#[test]
fn a_puzzle_left_while_it_is_answered_goes_on_after_a_restart() {
    let folder = Folder::new();
    let number = (1..).find(|number| solution(*number).len() == 3).unwrap();
    let house = folder.open();
    let choice = json!({ "params": format!("5x5opuzzleq{number}") });
    let reply = house.ask("new_game", json!({ "game": GAME, "choice": choice }));
    let table = play(&house, &reply["table"], solution(number)[0]);
    drop(house);
    let house = folder.open();
    let again = house.ask("resume", json!({ "game": GAME }))["table"].clone();
    assert_eq!(again["board"], table["board"]);
    assert_eq!(again["board"]["puzzle"]["left"], 2);
    let table = play(&house, &again, solution(number)[1]);
    let table = play(&house, &table, solution(number)[2]);
    assert_eq!(table["status"]["outcome"], "won");
}
