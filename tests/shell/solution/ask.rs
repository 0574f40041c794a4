//! Asking the table: the computer that plays by it, and what becomes of a damaged one.

use std::sync::Arc;

use quadrille_games::{Unknown, Worth};
use quadrille_session::Solution;
use serde_json::{Value, json};

use super::made_up::Hearsay;
use super::{FILE, GAME, PIECES, table};
use crate::app::{Folder, House};

/// Everything is a draw.
fn draws() -> Vec<Arc<dyn Solution>> {
    vec![Arc::new(Hearsay(Ok(Worth::Draw)))]
}

/// A new game against the computer that plays by the table.
fn begin(house: &House) -> Value {
    let choice = json!({ "params": "5x5operfect", "seed": "7" });
    house.ask("new_game", json!({ "game": GAME, "choice": choice }))["table"].clone()
}

/// A move of the person, and the computer's.
fn turn(house: &House, text: &str) -> Value {
    assert_eq!(house.move_piece(text)["pending"], "opponent");
    let answered = house.ask("work", json!({ "game": GAME }))["table"].clone();
    assert_eq!(answered["pending"], Value::Null);
    answered
}

#[test]
fn without_its_table_the_computer_plays_and_the_game_counts_as_assisted() {
    let folder = Folder::new();
    let house = folder.open_with(draws());
    let table = begin(&house);
    assert_eq!(
        (&table["lacks"], &table["assisted"]),
        (&json!(true), &json!(false))
    );
    let answered = turn(&house, "A1-A3");
    assert_eq!(
        (&answered["moves"], &answered["assisted"]),
        (&json!(2), &json!(true))
    );
    // From there on, whatever comes.
    house.build();
    drop(house);
    let house = folder.open_with(draws());
    let table = house.wuzifei();
    assert_eq!(
        (&table["lacks"], &table["assisted"]),
        (&json!(false), &json!(true))
    );
}

#[test]
fn with_its_table_the_computer_plays_and_the_game_counts() {
    let folder = Folder::new();
    let house = folder.open_with(draws());
    house.build();
    let table = begin(&house);
    assert_eq!(
        (&table["lacks"], &table["assisted"]),
        (&json!(false), &json!(false))
    );
    let answered = turn(&house, "A1-A3");
    assert_eq!(
        (&answered["moves"], &answered["assisted"]),
        (&json!(2), &json!(false))
    );
    // A game that is under way when the table goes lacks it from then on.
    house.of_solution("remove_solution");
    assert_eq!(house.wuzifei()["lacks"], true);
}

#[test]
fn a_table_that_does_not_answer_is_damaged_and_the_game_goes_on_without_it() {
    let folder = Folder::new();
    let unreadable = Unknown::Unreadable("gone".to_owned());
    let house = folder.open_with(vec![Arc::new(Hearsay(Err(unreadable)))]);
    house.build();
    begin(&house);
    assert_eq!(house.solution()["state"], "ready");
    let answered = turn(&house, "A1-A3");
    assert_eq!(
        (&answered["moves"], &answered["assisted"]),
        (&json!(2), &json!(true))
    );
    let state = house.solution();
    assert_eq!(state["state"], "damaged");
    assert_eq!(state["problem"]["key"], "solution.problem.damaged");
    assert_eq!(house.wuzifei()["lacks"], true);
}

#[test]
fn positions_that_the_table_does_not_know_are_played_without_it() {
    let folder = Folder::new();
    let house = folder.open_few();
    house.build();
    begin(&house);
    assert_eq!(turn(&house, "A1-A3")["assisted"], true);
    assert_eq!(
        house.solution()["state"],
        "ready",
        "it is as good as it was"
    );
}

#[test]
fn other_levels_ask_nobody() {
    let folder = Folder::new();
    let house = folder.open();
    let table = house.open_game("wuzifei:5x5l1#7");
    assert_eq!(table["lacks"], false);
    assert_eq!(turn(&house, "A1-A3")["assisted"], false);
}

/// With a byte changed anywhere, the file is noticed to be damaged or says what it said before.
#[test]
fn a_damaged_file_is_noticed_and_building_mends_it() {
    let good = table(PIECES);
    let id = "wuzifei:5x5opeople:BB.../...../...../...../....W b";
    let folder = Folder::new();
    folder.write(FILE, &good);
    let house = folder.open_few();
    house.open_game(id);
    let expected = house.look_into(false).unwrap();
    drop(house);
    let (mut noticed, mut kept) = (0, 0);
    let step = good.len() / 40;
    for at in (0..good.len()).step_by(step).chain([good.len() - 1]) {
        let mut damaged = good.clone();
        damaged[at] ^= 0x10;
        folder.write(FILE, &damaged);
        let house = folder.open_few();
        // Known by its head when it is looked at, by its blocks when they are asked.
        let state = house.solution();
        match house.look_into(false) {
            Ok(analysis) => {
                assert_eq!(analysis["values"], expected["values"]);
                assert_eq!(analysis["best"], expected["best"]);
                kept += 1;
            }
            Err(error) => {
                let key = error["message"]["key"].as_str().unwrap();
                let by_head = state["state"] == "damaged";
                assert_eq!(
                    key,
                    if by_head {
                        "analysis.no-table"
                    } else {
                        "analysis.damaged"
                    }
                );
                assert_eq!(house.solution()["state"], "damaged");
                noticed += 1;
                if noticed == 1 {
                    assert_eq!(house.build()["state"], "ready");
                    assert_eq!(house.look_into(false).unwrap(), expected);
                }
            }
        }
    }
    assert!(
        noticed > 0 && kept > 0,
        "{noticed} noticed, {kept} not asked for"
    );
}

#[test]
fn a_file_cut_short_or_of_something_else_is_noticed_when_it_is_looked_at() {
    let good = table(PIECES);
    let others = table(PIECES - 1);
    for (bytes, key) in [
        (&good[..good.len() - 1], "solution.problem.damaged"),
        (&good[..100], "solution.problem.damaged"),
        (&[], "solution.problem.foreign"),
        (&others[..], "solution.problem.foreign"),
    ] {
        let folder = Folder::new();
        folder.write(FILE, bytes);
        let house = folder.open_few();
        let state = house.solution();
        assert_eq!(state["state"], "damaged");
        assert_eq!(state["problem"]["key"], key);
        assert_eq!(house.of_solution("remove_solution")["state"], "absent");
    }
}
