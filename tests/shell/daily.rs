//! Daily challenges and names on records, through the commands.

use serde_json::{Value, json};

use crate::app::{Folder, House};

const MONDAY: &str = "2026-11-30";
const TUESDAY: &str = "2026-12-01";

fn open(house: &House, date: &str, today: &str) -> Value {
    house.ask(
        "open_daily",
        json!({ "daily": "lines", "date": date, "today": today }),
    )["table"]
        .clone()
}

fn end(house: &House) -> Value {
    let table = house.table();
    let arguments = json!({ "game": "lines", "revision": table["revision"] });
    house.ask("end_game", arguments)["table"].clone()
}

/// The first challenge of the home page.
fn today(house: &House, date: &str) -> Value {
    house.ask("dailies", json!({ "today": date }))[0].clone()
}

fn month(house: &House, month: &str, today: &str) -> Value {
    let arguments = json!({ "daily": "lines", "month": month, "today": today });
    house.ask("calendar", arguments)
}

#[test]
fn a_challenge_is_opened_played_and_found_in_the_calendar_after_a_restart() {
    let folder = Folder::new();
    let house = folder.open();
    assert_eq!(today(&house, MONDAY)["begun"], false);
    // The same deal for everybody: docs/formats.md has the number.
    let table = open(&house, MONDAY, MONDAY);
    assert_eq!(table["id"], "lines:9x9c7n3l5s5#8775177308625873705");
    assert_eq!(table["day"]["view"]["date"], MONDAY);
    house.play_any();
    drop(house);

    let house = folder.open();
    assert_eq!(today(&house, MONDAY)["begun"], true);
    assert_eq!(
        open(&house, MONDAY, MONDAY)["moves"],
        1,
        "where it was left"
    );
    let table = end(&house);
    assert_eq!(table["day"]["view"]["result"]["moves"], 1);
    drop(house);

    let house = folder.open();
    let calendar = month(&house, "2026-11", MONDAY);
    assert_eq!(calendar["days"].as_array().unwrap().len(), 30);
    assert_eq!(calendar["days"][29]["result"]["moves"], 1);
    assert_eq!(calendar["days"][28]["result"], Value::Null);
    assert_eq!(calendar["played"]["days"], 1);
    assert_eq!(
        (&calendar["previous"], &calendar["next"]),
        (&json!("2026-10"), &Value::Null)
    );
    let entry = today(&house, MONDAY);
    assert_eq!(
        (&entry["begun"], &entry["day"]["result"]["late"]),
        (&json!(false), &json!(false))
    );
}

#[test]
fn the_running_game_is_parked_one_undo_away() {
    let folder = Folder::new();
    let house = folder.open();
    house.new_small();
    let before = house.play_any()["table"].clone();
    let table = open(&house, MONDAY, MONDAY);
    assert_eq!(table["undo"], "game");
    let back = house.ask(
        "undo",
        json!({ "game": "lines", "revision": table["revision"], "cross": true }),
    );
    assert_eq!(
        (&back["table"]["id"], &back["table"]["moves"]),
        (&before["id"], &json!(1))
    );
}

#[test]
fn a_game_that_was_begun_before_midnight_is_its_own_day_s() {
    let folder = Folder::new();
    let house = folder.open();
    open(&house, MONDAY, MONDAY);
    house.play_any();
    // Midnight.
    assert_eq!(today(&house, TUESDAY)["begun"], false);
    assert_eq!(month(&house, "2026-11", TUESDAY)["begun"], json!([MONDAY]));
    end(&house);
    assert_eq!(today(&house, TUESDAY)["day"]["result"], Value::Null);
    let monday = &month(&house, "2026-11", TUESDAY)["days"][29]["result"];
    assert_eq!(
        (&monday["moves"], &monday["late"]),
        (&json!(1), &json!(false))
    );
    // Played the day after, it is said.
    open(&house, "2026-11-29", TUESDAY);
    end(&house);
    assert_eq!(
        month(&house, "2026-11", TUESDAY)["days"][28]["result"]["late"],
        true
    );
    // The clock is set back: nothing is lost, and the day that was today can be seen and not be played.
    open(&house, TUESDAY, TUESDAY);
    end(&house);
    let november = month(&house, "2026-11", MONDAY);
    assert_eq!(november["next"], "2026-12");
    assert_eq!(
        month(&house, "2026-12", MONDAY)["days"][0]["result"]["moves"],
        0
    );
    house.fail(
        "refused",
        "open_daily",
        json!({ "daily": "lines", "date": TUESDAY, "today": MONDAY }),
    );
}

#[test]
fn what_is_no_day_no_month_or_no_challenge_is_refused() {
    let folder = Folder::new();
    let house = folder.open();
    let before = house.export();
    for today in [
        json!("2026-02-29"),
        json!("tomorrow"),
        json!(20261130),
        json!(null),
        json!("x".repeat(70_000)),
    ] {
        house.fail("invalid", "dailies", json!({ "today": today }));
        house.fail(
            "invalid",
            "open_daily",
            json!({ "daily": "lines", "date": MONDAY, "today": today }),
        );
        house.fail(
            "invalid",
            "open_daily",
            json!({ "daily": "lines", "date": today, "today": MONDAY }),
        );
        house.fail(
            "invalid",
            "calendar",
            json!({ "daily": "lines", "month": today, "today": MONDAY }),
        );
    }
    for daily in ["chess", "", "Lines", "__proto__"] {
        house.fail(
            "refused",
            "open_daily",
            json!({ "daily": daily, "date": MONDAY, "today": MONDAY }),
        );
        house.fail(
            "refused",
            "calendar",
            json!({ "daily": daily, "month": "2026-11", "today": MONDAY }),
        );
    }
    assert_eq!(house.export(), before);
    // The ends of all time.
    for day in ["1970-01-01", "9999-12-31", "2028-02-29"] {
        assert_eq!(open(&house, day, day)["day"]["view"]["date"], day);
        month(&house, &day[..7], day);
    }
}

#[test]
fn results_are_exported_imported_cleared_and_brought_back() {
    let folder = Folder::new();
    let house = folder.open();
    open(&house, MONDAY, MONDAY);
    end(&house);
    let text = house.export();
    let other = Folder::new();
    let there = other.open();
    there.ask("import_all", json!({ "text": text }));
    assert_eq!(today(&there, MONDAY)["day"], today(&house, MONDAY)["day"]);
    there.ask("undo_import", json!({}));
    assert_eq!(today(&there, MONDAY)["played"]["days"], 0);

    house.ask("clear_records", json!({ "game": "lines" }));
    assert_eq!(today(&house, MONDAY)["day"]["result"], Value::Null);
    house.ask("restore_records", json!({ "game": "lines" }));
    assert_eq!(house.export(), text);
}

#[test]
fn files_from_before_there_were_challenges_open_and_damaged_ones_are_set_aside() {
    let folder = Folder::new();
    let old = r#"{"schema":1,"serial":1,"payload":{"games":{},"counted":{}}}"#;
    folder.write("records.json", old);
    let house = folder.open();
    assert_eq!(house.notices(), Vec::<String>::new());
    assert_eq!(today(&house, MONDAY)["played"]["days"], 0);
    drop(house);

    let folder = Folder::new();
    let wrong = r#"{"schema":1,"serial":1,"payload":{"games":{},"counted":{},"dailies":{"lines":{"2026-02-30":{}}}}}"#;
    folder.write("records.json", wrong);
    let house = folder.open();
    assert_eq!(house.notices(), ["storage.quarantined"]);
    assert_eq!(folder.kept("records.json").len(), 1);
    open(&house, MONDAY, MONDAY);
}

#[test]
fn a_name_is_kept_with_its_record_and_in_what_is_exported() {
    let folder = Folder::new();
    let house = folder.open();
    // The moves of the documented game: four balls of a colour, and the end.
    house.ask("open_id", json!({ "text": "lines:5x5c3n1l4s4#3" }));
    for text in ["C3-E4", "A3-E3", "A2-B2", "E4-E1", "A2-B1", "B1-E4"] {
        let revision = house.table()["revision"].clone();
        house.ask(
            "play",
            json!({ "game": "lines", "revision": revision, "text": text }),
        );
    }
    let table = end(&house);
    let when =
        house.ask("records", json!({ "game": "lines" }))["rules"][0]["table"][0]["when"].clone();
    let name = |name: Value| json!({ "game": "lines", "params": table["params"], "place": table["record"], "when": when, "name": name });
    for wrong in [
        json!("A\u{202E}nn"),
        json!("x".repeat(25)),
        json!(7),
        json!("x".repeat(70_000)),
    ] {
        house.fail("invalid", "name_record", name(wrong));
    }
    let records = house.ask("name_record", name(json!("Ёж Ann")));
    assert_eq!(
        (&records["rules"][0]["table"][0]["name"], &records["player"]),
        (&json!("Ёж Ann"), &json!("Ёж Ann"))
    );
    for wrong in [
        json!({ "place": 2 }),
        json!({ "when": 1 }),
        json!({ "params": "9x9" }),
    ] {
        let mut arguments = name(json!("Bob"));
        arguments
            .as_object_mut()
            .unwrap()
            .extend(wrong.as_object().unwrap().clone());
        house.fail("refused", "name_record", arguments);
    }
    house.fail(
        "unknown-game",
        "name_record",
        json!({ "game": "chess", "params": "", "place": 1, "when": 1, "name": "" }),
    );
    let text = house.export();
    let there = Folder::new();
    let there = there.open();
    there.ask("import_all", json!({ "text": text }));
    assert_eq!(there.ask("records", json!({ "game": "lines" })), records);
    assert_eq!(
        folder.open().ask("records", json!({ "game": "lines" })),
        records
    );
    // Left empty again.
    assert_eq!(house.ask("name_record", name(json!("")))["player"], "");
}
