//! Who may look into which game, and what is marked for it. That the answers are right is tested in the session.

use std::sync::Arc;

use quadrille_games::Worth;
use serde_json::{Value, json};

use super::GAME;
use super::made_up::Hearsay;
use crate::app::{Folder, House};

fn open(folder: &Folder) -> House {
    let house = folder.open_with(vec![Arc::new(Hearsay(Ok(Worth::Draw)))]);
    house.build();
    house
}

fn key(refused: Result<Value, Value>) -> Value {
    let error = refused.unwrap_err();
    assert_eq!(error["kind"], "refused");
    error["message"]["key"].clone()
}

#[test]
fn a_game_between_two_people_is_looked_into_while_it_runs() {
    let folder = Folder::new();
    let house = open(&folder);
    house.open_game("wuzifei:5x5opeople#1");
    house.move_piece("A1-A3");
    house.move_piece("A5-A4");
    let found = house.look_into(false).unwrap();
    assert_eq!(found["values"], json!([0, 0, 0]));
    assert_eq!(found["marks"], json!(["draw", "draw"]));
    assert_eq!(found["best"][0].as_array().unwrap().len(), 25);
    assert_eq!(found["assisted"], false);
    assert_eq!(house.wuzifei()["assisted"], false);
}

#[test]
fn a_running_game_against_the_computer_is_looked_into_as_help_only() {
    for params in ["5x5l1", "5x5operfect"] {
        let folder = Folder::new();
        let house = open(&folder);
        house.open_game(&format!("wuzifei:{params}#7"));
        house.move_piece("A1-A3");
        let before = house.wuzifei();
        assert_eq!(key(house.look_into(false)), "analysis.running");
        assert_eq!(house.wuzifei(), before);
        let found = house.look_into(true).unwrap();
        assert_eq!(found["assisted"], true);
        let after = house.wuzifei();
        assert_eq!(after["assisted"], true);
        assert_eq!(
            after["revision"], before["revision"],
            "a move on its way is not stale"
        );
        // It is assisted now, and stays so: nobody has to say it again.
        drop(house);
        let house = open(&folder);
        assert_eq!(house.wuzifei()["assisted"], true);
        house.look_into(false).unwrap();
    }
}

#[test]
fn a_finished_game_against_the_computer_is_looked_into_and_counts() {
    let folder = Folder::new();
    let house = open(&folder);
    house.open_game("wuzifei:5x5l1#7");
    let revision = &house.wuzifei()["revision"];
    house.ask("end_game", json!({ "game": GAME, "revision": revision }));
    let found = house.look_into(true).unwrap();
    assert_eq!(found["assisted"], false);
    assert_eq!(house.wuzifei()["assisted"], false);
    // Giving up is no move on the board.
    assert_eq!(found["values"], json!([0, 0]));
    assert_eq!(found["marks"], json!([null]));
    assert_eq!(found["best"][1], json!([]));
}

#[test]
fn what_can_not_be_answered_is_refused_and_marks_nothing() {
    let folder = Folder::new();
    let house = open(&folder);
    house.open_game("wuzifei:5x5l1rloose#7");
    assert_eq!(key(house.look_into(true)), "analysis.unsolved");
    assert_eq!(house.wuzifei()["assisted"], false);
    house.new_small();
    let revision = &house.table()["revision"];
    let arguments = json!({ "game": "lines", "revision": revision, "assist": true });
    assert_eq!(key(house.call("analyse", arguments)), "analysis.unsolved");
    house.open_game("wuzifei:5x5l1#7");
    let arguments = json!({ "game": GAME, "revision": 1, "assist": true });
    house.fail("stale", "analyse", arguments);
    house.of_solution("remove_solution");
    assert_eq!(key(house.look_into(true)), "analysis.no-table");
    assert_eq!(house.wuzifei()["assisted"], false);
}

/// A table of other positions has nothing to say.
#[test]
fn a_game_of_positions_that_the_table_does_not_know_is_refused() {
    let folder = Folder::new();
    let house = folder.open_few();
    house.build();
    house.open_game("wuzifei:5x5opeople#1");
    assert_eq!(key(house.look_into(false)), "analysis.unsolved");
}
