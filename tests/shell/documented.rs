//! The files and the exported text of `docs/formats.md`, read as they stand there.

use serde_json::{Value, json};

use crate::app::Folder;

const PAGE: &str = include_str!("../../docs/formats.md");

const FILES: [&str; 3] = ["settings.json", "records.json", "games/lines.json"];

/// The text of an example.
fn example(name: &str) -> &'static str {
    let head = format!("\n```json {name}\n");
    let (_, rest) = PAGE
        .split_once(&head)
        .unwrap_or_else(|| panic!("no example of {name}"));
    rest.split_once("\n```").unwrap().0
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// A folder with the documented files.
fn documented() -> Folder {
    let folder = Folder::new();
    for name in FILES.into_iter().chain(["settings.json.bak"]) {
        folder.write(name, example(name));
    }
    folder
}

#[test]
fn the_documented_files_are_what_the_app_starts_with() {
    let folder = documented();
    let house = folder.open();
    assert_eq!(house.notices(), Vec::<String>::new());
    assert_eq!(parsed(&house.export()), parsed(example("export")));
    let settings = house.ask("settings", json!({}));
    assert_eq!(settings["theme"], "light", "the copy is the later one");
    let table = house.table();
    assert_eq!(
        (&table["undo"], &table["moves"]),
        (&json!("move"), &json!(1))
    );
}

#[test]
fn the_documented_envelope_is_what_the_app_writes() {
    let folder = documented();
    let house = folder.open();
    house.ask("change_settings", json!({ "patch": { "side": "left" } }));
    for name in ["settings.json", "settings.json.bak"] {
        let file = parsed(std::str::from_utf8(&folder.read(name)).unwrap());
        let mut wanted = parsed(example("settings.json.bak"));
        wanted["serial"] = json!(3);
        wanted["payload"]["side"] = json!("left");
        assert_eq!(file, wanted, "{name}");
    }
}

#[test]
fn the_documented_export_can_be_imported_and_ends_in_the_documented_files() {
    let folder = Folder::new();
    let house = folder.open();
    let imported = house.ask("import_all", json!({ "text": example("export") }));
    assert_eq!(
        imported,
        json!({ "games": 1, "settings": true, "records": 2 })
    );
    for name in FILES {
        for name in [name.to_owned(), format!("{name}.bak")] {
            let file = parsed(std::str::from_utf8(&folder.read(&name)).unwrap());
            let stem = name.trim_end_matches(".bak");
            let later = if stem == "settings.json" {
                "settings.json.bak"
            } else {
                stem
            };
            let mut wanted = parsed(example(later))["payload"].clone();
            // What was asked of the game before is stale from now on.
            if let Some(revision) = wanted.get_mut("revision") {
                *revision = file["payload"]["revision"].clone();
            }
            assert_eq!(file["payload"], wanted, "{name}");
            assert_eq!(file["schema"], 1);
        }
    }
}

#[test]
fn a_note_that_can_not_be_read_costs_the_undo_and_nothing_else() {
    let folder = documented();
    let noted = example("games/lines.json")
        .replace("\"elapsed\": 3100,", "\"elapsed\": 3100, \"note\": \"?\",");
    folder.write("games/lines.json", noted);
    let house = folder.open();
    assert_eq!(house.notices(), ["session.history-lost"]);
    let table = house.table();
    assert_eq!(
        (&table["moves"], &table["elapsed"]),
        (&json!(0), &json!(3100))
    );
    let share = house.ask("share", json!({ "game": "lines" }));
    let exact = share["exact"].as_str().unwrap();
    assert!(exact.ends_with("...../..1.3/.3.../....1/....2,3,0,7.11"));
}

#[test]
fn every_setting_is_documented_with_its_default_first() {
    let folder = Folder::new();
    let settings = folder.open().ask("settings", json!({}));
    for (name, value) in settings.as_object().unwrap() {
        let page = PAGE
            .split("\n## ")
            .find(|part| part.starts_with("Settings"));
        let row = page
            .expect("a part about the settings")
            .lines()
            .find(|line| line.starts_with('|') && line.contains(&format!("`{name}`")));
        let row = row.unwrap_or_else(|| panic!("{name} is not documented"));
        let values = row.split('|').nth(2).unwrap();
        let first = values.split('`').nth(1).unwrap();
        assert_eq!(
            first,
            value.as_str().map_or(value.to_string(), str::to_owned),
            "{name}"
        );
    }
}
