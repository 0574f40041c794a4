//! A page that has gone bad: every argument of every command, in turn, is something else than it should be.

use serde_json::{Value, json};

use crate::app::{Folder, House};

/// What no command should be upset by.
fn nasty() -> Vec<Value> {
    let mut deep = json!([]);
    for _ in 0..100 {
        deep = json!([deep]);
    }
    let long = "9".repeat(70_000);
    vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(0.5),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!(" "),
        json!("\0"),
        json!("../../settings"),
        json!("lines\0"),
        json!("LINES"),
        json!("__proto__"),
        json!("\u{202e}senil"),
        json!("lines:9x9#\u{0663}"),
        json!(long),
        json!([]),
        json!(["lines"]),
        json!({}),
        json!({ "lines": 1 }),
        json!({ "params": long }),
        json!({ "params": "999999x999999" }),
        json!({ "params": 9 }),
        json!({ "seed": "-1" }),
        json!({ "seed": 1 }),
        json!({ "seed": long }),
        json!({ "values": { "width": -1, "height": 1e9, "nonsense": "x" } }),
        json!({ "values": [] }),
        json!({ "theme": long }),
        json!({ "theme": {} }),
        json!({ long: 1 }),
        json!(vec![0; 100_000]),
        deep,
    ]
}

/// The commands that take arguments, with right ones.
fn commands(revision: &Value) -> Vec<(&'static str, Value)> {
    let step = json!({ "game": "lines", "revision": revision, "cross": true });
    vec![
        ("resume", json!({ "game": "lines" })),
        ("new_game", json!({ "game": "lines", "choice": {} })),
        ("open_id", json!({ "text": "lines:9x9#1" })),
        (
            "play",
            json!({ "game": "lines", "revision": revision, "text": "A1-A2" }),
        ),
        ("undo", step.clone()),
        ("redo", step),
        ("hint", json!({ "game": "lines", "revision": revision })),
        ("work", json!({ "game": "lines" })),
        ("end_game", json!({ "game": "lines", "revision": revision })),
        ("played", json!({ "game": "lines" })),
        (
            "replay",
            json!({ "game": "lines", "revision": revision, "at": 0 }),
        ),
        ("share", json!({ "game": "lines" })),
        ("solution", json!({ "game": "wuzifei", "seen": 0 })),
        ("build_solution", json!({ "game": "lines" })),
        ("cancel_solution", json!({ "game": "lines" })),
        ("remove_solution", json!({ "game": "lines" })),
        (
            "import_solution",
            json!({ "game": "wuzifei", "at": 0, "total": 4, "chunk": "AAAA" }),
        ),
        (
            "analyse",
            json!({ "game": "lines", "revision": revision, "assist": true }),
        ),
        ("change_settings", json!({ "patch": { "theme": "dark" } })),
        ("collection", json!({ "game": "wuzifei" })),
        ("records", json!({ "game": "lines" })),
        ("clear_records", json!({ "game": "lines" })),
        ("restore_records", json!({ "game": "lines" })),
        ("import_all", json!({ "text": "" })),
        ("watch", json!({ "game": "lines" })),
    ]
}

/// What looks odd and is right all the same.
fn is_right(argument: &str, value: &Value) -> bool {
    match argument {
        "choice" | "patch" => *value == json!({}),
        "assist" | "cross" => value.is_boolean(),
        "seen" => value.is_u64(),
        "game" => value.is_null(),
        _ => false,
    }
}

fn check(house: &House, before: &str, command: &str, arguments: Value, about: &str) {
    let error = house
        .call(command, arguments)
        .err()
        .unwrap_or_else(|| panic!("{command} accepted {about}"));
    let kind = error["kind"].as_str().unwrap_or_default();
    assert!(
        ["refused", "invalid", "stale", "unknown-game"].contains(&kind),
        "{command} answered {about} with {error}"
    );
    assert!(
        error.to_string().len() < 5_000,
        "the error is as long as what caused it: {command} {about}"
    );
    assert_eq!(
        house.export(),
        before,
        "{command} with {about} has changed something"
    );
}

#[test]
fn bad_arguments_get_a_typed_error_and_change_nothing() {
    let folder = Folder::new();
    let house = folder.open();
    house.new_small();
    let revision = house.play_any()["table"]["revision"].clone();
    let before = house.export();
    for (command, right) in commands(&revision) {
        for argument in right.as_object().unwrap().keys() {
            for value in nasty() {
                if is_right(argument, &value) && (argument != "game" || command == "watch") {
                    continue;
                }
                // An ID's letters may be large or small; a command's may not.
                let mut wrong = right.clone();
                let about: String = format!("{argument} = {value}").chars().take(80).collect();
                wrong[argument] = value;
                check(&house, &before, command, wrong, &about);
            }
            if command != "watch" {
                let mut wrong = right.clone();
                wrong.as_object_mut().unwrap().remove(argument);
                check(&house, &before, command, wrong, &format!("no {argument}"));
            }
        }
    }
    assert_eq!(house.table()["revision"], revision);
}

#[test]
fn arguments_that_are_no_object_change_nothing() {
    let folder = Folder::new();
    let house = folder.open();
    house.new_small();
    let before = house.export();
    for arguments in [Value::Null, json!([]), json!("lines"), json!(1)] {
        for command in ["resume", "play", "import_all", "change_settings"] {
            check(&house, &before, command, arguments.clone(), "no object");
        }
    }
}

/// A text that claims to have seen as many changes as one can: what the page sees goes on growing all the same.
#[test]
fn an_import_near_the_bound_of_revisions_makes_nothing_stale_fresh() {
    let folder = Folder::new();
    let mut house = folder.open();
    let most = ((1_u64 << 53) - 1) / 2;
    house.new_small();
    for revision in [most, most / 2, most / 2 - 1, most - 1, most, 1] {
        let mut text: Value = serde_json::from_str(&house.export()).unwrap();
        text["games"]["lines"]["revision"] = json!(revision);
        let seen = house.table()["revision"].as_u64().unwrap();
        house.ask("import_all", json!({ "text": text.to_string() }));
        assert!(house.table()["revision"].as_u64().unwrap() > seen);
        let arguments = json!({ "game": "lines", "revision": seen, "text": "A1-A2" });
        house.fail("stale", "play", arguments);
        house.play_any();
        house.ask("undo_import", json!({}));
        assert!(house.table()["revision"].as_u64().unwrap() > seen + 1);
        house.ask("import_all", json!({ "text": text.to_string() }));
        // What was saved of it is read again.
        drop(house);
        house = folder.open();
        assert_eq!(house.notices(), Vec::<String>::new());
    }
    for revision in [most + 1, u64::MAX] {
        let mut text: Value = serde_json::from_str(&house.export()).unwrap();
        text["games"]["lines"]["revision"] = json!(revision);
        house.fail("invalid", "import_all", json!({ "text": text.to_string() }));
    }
}
