//! Everything out and in again.

use serde_json::{Map, Value, json};

use crate::app::{Folder, House};

/// An app with something of everything in it.
fn lived_in(folder: &Folder) -> House {
    let house = folder.open();
    house.new_small();
    house.play_any();
    let revision = house.table()["revision"].clone();
    house.ask("end_game", json!({ "game": "lines", "revision": revision }));
    house.ask(
        "new_game",
        json!({ "game": "lines", "choice": { "params": "9x7c4", "seed": "3" } }),
    );
    house.play_any();
    house.play_any();
    let revision = house.table()["revision"].clone();
    house.ask(
        "undo",
        json!({ "game": "lines", "revision": revision, "cross": false }),
    );
    house.ask(
        "change_settings",
        json!({ "patch": { "theme": "dark", "side": "left" } }),
    );
    house
}

/// T10: parts were lost on the way. What is exported again is the same to the last byte.
#[test]
fn t10_a_new_device_gets_everything() {
    let (old, new) = (Folder::new(), Folder::new());
    let text = lived_in(&old).export();
    let house = new.open();
    let imported = house.ask("import_all", json!({ "text": text }));
    assert_eq!(imported["games"], 1);
    assert_eq!(imported["settings"], true);
    assert_eq!(house.export(), text);
    assert_eq!(new.open().export(), text, "it is on the disk too");
}

/// T09: a backup is the files themselves, put where a fresh install looks for them.
#[test]
fn t09_files_put_back_into_a_fresh_install_open() {
    let (old, new) = (Folder::new(), Folder::new());
    let house = lived_in(&old);
    let (text, table) = (house.export(), house.table());
    drop(house);
    for file in ["settings.json", "records.json", "games/lines.json"] {
        new.write(file, old.read(file));
    }
    let house = new.open();
    assert_eq!(house.notices(), Vec::<String>::new());
    assert_eq!((house.export(), house.table()), (text, table));
    let arguments =
        json!({ "game": "lines", "revision": house.table()["revision"], "cross": false });
    house.ask("redo", arguments);
    assert_eq!(house.play_any()["saved"], true);
}

/// Everything but the revisions, which always go up.
fn without_revisions(text: &str) -> Value {
    let mut all: Value = serde_json::from_str(text).unwrap();
    for game in all["games"].as_object_mut().unwrap().values_mut() {
        game["revision"] = Value::Null;
    }
    all
}

#[test]
fn a_request_for_the_game_that_went_is_stale_after_an_import() {
    let (old, new) = (Folder::new(), Folder::new());
    let text = lived_in(&old).export();
    let house = new.open();
    // Whichever of the two games has seen more changes.
    for _ in 0..12 {
        let seen = house.new_small()["table"]["revision"].clone();
        house.ask("import_all", json!({ "text": text }));
        let arguments = json!({ "game": "lines", "revision": seen, "cross": true });
        house.fail("stale", "undo", arguments.clone());
        house.ask("undo_import", json!({}));
        house.fail("stale", "undo", arguments);
    }
}

#[test]
fn an_import_can_be_undone_once() {
    let (old, new) = (Folder::new(), Folder::new());
    let text = lived_in(&old).export();
    let house = new.open();
    house.fail("refused", "undo_import", json!({}));
    house.ask("resume", json!({ "game": "lines" }));
    let before = house.export();
    house.ask("import_all", json!({ "text": text }));
    house.ask("undo_import", json!({}));
    assert_eq!(
        without_revisions(&house.export()),
        without_revisions(&before)
    );
    house.fail("refused", "undo_import", json!({}));
    assert_eq!(new.open().export(), house.export());
}

#[test]
fn an_import_into_an_empty_house_can_be_undone_to_nothing() {
    let (old, new) = (Folder::new(), Folder::new());
    let text = lived_in(&old).export();
    let house = new.open();
    let before = house.export();
    house.ask("import_all", json!({ "text": text }));
    house.ask("undo_import", json!({}));
    assert_eq!(house.export(), before);
    let house = new.open();
    assert_eq!(house.export(), before);
    assert_eq!(house.notices(), Vec::<String>::new());
}

#[test]
fn what_an_import_leaves_out_stays() {
    let (old, new) = (Folder::new(), Folder::new());
    let mut part: Value = serde_json::from_str(&lived_in(&old).export()).unwrap();
    part.as_object_mut().unwrap().remove("settings");
    part["games"] = json!({});
    let house = new.open();
    let table = house.table();
    house.ask("change_settings", json!({ "patch": { "theme": "light" } }));
    let imported = house.ask("import_all", json!({ "text": part.to_string() }));
    assert_eq!(
        imported,
        json!({ "games": 0, "settings": false, "records": imported["records"] })
    );
    assert_eq!(house.table(), table);
    assert_eq!(house.ask("settings", json!({}))["theme"], "light");
}

/// A change to a right text, and what must be said about the result.
type Damage = (&'static str, fn(&mut Value), &'static str);

#[test]
fn t10_a_broken_import_changes_nothing_and_says_why() {
    let damages: &[Damage] = &[
        (
            "another format",
            |all| all["format"] = json!("chess"),
            "import.not-ours",
        ),
        (
            "no format",
            |all| *all = json!({ "schema": 1 }),
            "import.not-ours",
        ),
        ("a list", |all| *all = json!([]), "import.not-ours"),
        ("null", |all| *all = Value::Null, "import.not-ours"),
        (
            "a newer schema",
            |all| all["schema"] = json!(2),
            "import.newer",
        ),
        (
            "no schema",
            |all| all["schema"] = Value::Null,
            "import.newer",
        ),
        (
            "an unknown part",
            |all| all["extras"] = json!(1),
            "import.not-ours",
        ),
        (
            "games in a list",
            |all| all["games"] = json!([]),
            "import.not-ours",
        ),
        (
            "settings in a list",
            |all| all["settings"] = json!([]),
            "import.not-ours",
        ),
        (
            "a wrong setting",
            |all| all["settings"]["theme"] = json!("pink"),
            "settings.value",
        ),
        (
            "an unknown setting",
            |all| all["settings"]["sound"] = json!(1),
            "settings.value",
        ),
        (
            "records in a list",
            |all| all["records"] = json!([]),
            "import.records",
        ),
        (
            "records of a wrong type",
            |all| all["records"]["games"]["lines"] = json!(7),
            "import.records",
        ),
        (
            "an unknown game",
            |all| all["games"]["chess"] = json!({}),
            "import.unknown-game",
        ),
        (
            "a game that is nothing",
            |all| all["games"]["lines"] = Value::Null,
            "import.game",
        ),
        (
            "a game without rounds",
            |all| all["games"]["lines"]["rounds"] = json!([]),
            "import.game",
        ),
        (
            "a game of a newer form",
            |all| all["games"]["lines"]["version"] = json!(99),
            "import.game",
        ),
        (
            "a round too far",
            |all| all["games"]["lines"]["at"] = json!(2),
            "import.game",
        ),
        (
            "a negative number",
            |all| all["games"]["lines"]["revision"] = json!(-1),
            "import.game",
        ),
        (
            "too great a number",
            |all| all["games"]["lines"]["revision"] = json!(u64::MAX),
            "import.game",
        ),
        (
            "an unreadable game",
            |all| {
                let at = usize::try_from(all["games"]["lines"]["at"].as_u64().unwrap()).unwrap();
                all["games"]["lines"]["rounds"][at]["id"] = json!("lines:?#?");
                all["games"]["lines"]["rounds"][at]["snapshot"] = json!("?");
            },
            "import.game",
        ),
    ];
    let (old, new) = (Folder::new(), Folder::new());
    let text = lived_in(&old).export();
    let house = new.open();
    house.ask("resume", json!({ "game": "lines" }));
    let before = house.export();
    for (about, damage, key) in damages {
        let mut all: Value = serde_json::from_str(&text).unwrap();
        damage(&mut all);
        let error = house.fail("invalid", "import_all", json!({ "text": all.to_string() }));
        let keys: Vec<&str> = error["problems"]
            .as_array()
            .unwrap()
            .iter()
            .map(|p| p["key"].as_str().unwrap())
            .collect();
        assert_eq!(keys, [*key], "{about}");
        assert_eq!(house.export(), before, "{about}");
    }
}

#[test]
fn all_problems_of_an_import_are_named_together() {
    let folder = Folder::new();
    let house = folder.open();
    let text = json!({
        "format": "quadrille", "schema": 1, "settings": { "theme": 1, "side": 2 }, "records": 3,
        "games": { "lines": 4, "chess": 5 },
    });
    let error = house.fail("invalid", "import_all", json!({ "text": text.to_string() }));
    assert_eq!(error["problems"].as_array().unwrap().len(), 5, "{error}");
}

#[test]
fn a_text_cut_short_anywhere_is_not_imported() {
    let (old, new) = (Folder::new(), Folder::new());
    let text = lived_in(&old).export();
    let house = new.open();
    let before = house.export();
    for length in 0..text.len() {
        let error = house.fail("invalid", "import_all", json!({ "text": text[..length] }));
        assert_eq!(
            error["problems"][0]["key"], "import.not-json",
            "at {length}"
        );
    }
    assert_eq!(house.export(), before);
}

#[test]
fn a_text_of_more_than_thirty_two_megabytes_is_not_read() {
    let folder = Folder::new();
    let house = folder.open();
    let text = " ".repeat((32 << 20) + 1);
    let error = house.fail("invalid", "import_all", json!({ "text": text }));
    assert_eq!(error["problems"][0]["key"], "argument.too-long");
    let error = house.fail(
        "invalid",
        "import_all",
        json!({ "text": &text[..32 << 19] }),
    );
    assert_eq!(error["problems"][0]["key"], "import.not-json");
}

/// A reader's limit must leave room for whatever the writer may write.
#[test]
fn the_fullest_books_are_exported_imported_and_there_at_the_next_start() {
    let entry = json!({
        "score": 1_000_000_000_000_u64, "moves": 1_000_000, "elapsed": 1_000_000_000_000_u64, "when": 9_999_999_999_999_u64,
        "id": "lines:20x20c9n7l6s200pclassicvpositions#18446744073709551615", "name": "\u{1D4D0}".repeat(24),
    });
    let result = json!({
        "outcome": "ended", "score": 1_000_000_000_000_u64, "moves": 1_000_000, "elapsed": 1_000_000_000_000_u64,
        "assisted": false, "late": false, "when": 9_999_999_999_999_u64,
    });
    let days: Map<String, Value> = (0..5000)
        .map(|n| {
            format!(
                "{}-{:02}-{:02}",
                2000 + n / 336,
                n / 28 % 12 + 1,
                n % 28 + 1
            )
        })
        .map(|date| (date, result.clone()))
        .collect();
    let dailies: Map<String, Value> = quadrille_session::dailies()
        .iter()
        .map(|daily| (daily.key.to_owned(), Value::Object(days.clone())))
        .collect();
    let statistics = json!({
        "finished": u32::MAX, "assisted": u32::MAX, "won": u32::MAX, "lost": u32::MAX, "sum": 4_000_000_000_000_000_u64,
        "best": 1_000_000_000_000_u64, "recent": vec![1_000_000_000_000_u64; 50], "moves": 4_000_000_000_000_000_u64,
        "elapsed": 4_000_000_000_000_000_u64,
    });
    let page = json!({ "table": vec![entry; 10], "statistics": statistics });
    let pages: Map<String, Value> = (0..1000)
        .map(|n| (format!("20x20c9n7l6s{n}pclassicvpositions"), page.clone()))
        .collect();
    let games: Map<String, Value> = ["lines", "another", "a-third", "a-fourth"]
        .map(|game| (game.to_owned(), Value::Object(pages.clone())))
        .into_iter()
        .collect();
    let full = json!({ "format": "quadrille", "schema": 1, "records": { "games": games, "counted": {}, "dailies": dailies } });
    let folder = Folder::new();
    let house = folder.open();
    house.ask("import_all", json!({ "text": full.to_string() }));
    let text = house.export();
    let imported = house.ask("import_all", json!({ "text": text }));
    assert_eq!(
        imported["records"],
        40_000 + 5_000 * quadrille_session::dailies().len()
    );
    drop(house);
    let house = folder.open();
    assert_eq!(house.notices(), Vec::<String>::new());
    assert_eq!(house.export(), text);
}
