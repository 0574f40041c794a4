//! The whole app on damaged files and on a disk that doesn't take any more.

use serde_json::{Value, json};

use crate::app::{Folder, House};

const FILES: [&str; 3] = ["settings.json", "records.json", "games/lines.json"];

/// A folder with all files in it, and what was in them.
fn lived_in() -> (Folder, String) {
    let folder = Folder::new();
    let house = folder.open();
    house.new_small();
    house.play_any();
    let revision = house.table()["revision"].clone();
    house.ask("end_game", json!({ "game": "lines", "revision": revision }));
    house.new_small();
    house.play_any();
    house.ask("change_settings", json!({ "patch": { "theme": "dark" } }));
    let text = house.export();
    (folder, text)
}

/// T08: a power cut in the middle of writing.
#[test]
fn t08_every_file_cut_short_at_every_byte_is_restored_from_its_copy() {
    let (folder, text) = lived_in();
    for file in FILES {
        let good = folder.read(file);
        // The last byte of what the plugin writes is the closing brace.
        for length in 0..good.len() {
            folder.write(file, &good[..length]);
            let house = folder.open();
            assert_eq!(house.export(), text, "{file} cut at {length}");
            assert_eq!(
                house.notices(),
                ["storage.restored"],
                "{file} cut at {length}"
            );
            assert_eq!(house.notices(), Vec::<String>::new(), "told once");
        }
    }
}

#[test]
fn one_lost_file_takes_no_other_along() {
    let (folder, text) = lived_in();
    let text: Value = serde_json::from_str(&text).unwrap();
    for file in FILES {
        let copy = format!("{file}.bak");
        let good = (folder.read(file), folder.read(&copy));
        for wreck in [
            &b""[..],
            b"\0\0\0\0\0\0\0\0",
            b"null",
            b"[]",
            b"{\"schema\":1,\"serial\":1,\"payload\":[[]]}",
        ] {
            folder.write(file, wreck);
            folder.write(&copy, wreck);
            let house = folder.open();
            assert_eq!(house.notices(), ["storage.quarantined"], "{file}");
            let now: Value = serde_json::from_str(&house.export()).unwrap();
            for part in ["settings", "records", "games"] {
                assert_eq!(
                    now[part] == text[part],
                    !file.starts_with(part),
                    "{part} after {file} was lost"
                );
            }
            drop(house);
            folder.write(file, &good.0);
            folder.write(&copy, &good.1);
        }
    }
}

#[test]
fn a_newer_version_s_game_is_kept_and_another_can_be_played_meanwhile() {
    let (folder, _) = lived_in();
    let newer = br#"{"schema":2,"whatever":1}"#;
    folder.write("games/lines.json", newer);
    let house = folder.open();
    assert_eq!(house.notices(), ["storage.newer"]);
    assert_eq!(
        house.ask("resume", json!({ "game": "lines" }))["saved"],
        false
    );
    assert_eq!(house.play_any()["saved"], false);
    assert_eq!(folder.read("games/lines.json"), newer);
    assert_eq!(folder.open().notices(), ["storage.newer"]);
}

#[test]
fn a_main_file_that_fell_behind_is_brought_up() {
    let folder = Folder::new();
    let house = folder.open();
    house.new_small();
    let behind = folder.read("games/lines.json");
    let table = house.play_any()["table"].clone();
    drop(house);
    // Killed after the copy and before the plugin's file.
    folder.write("games/lines.json", behind);
    let house = folder.open();
    assert_eq!(house.table(), table);
    assert_eq!(house.notices(), Vec::<String>::new());
}

/// Plays while nothing can be written, then again when it can.
fn play_through(folder: &Folder, house: &House, mend: impl FnOnce()) {
    let stuck = house.play_any();
    assert_eq!(stuck["saved"], false, "{stuck}");
    let stuck = house.play_any();
    assert_eq!(stuck["table"]["moves"], 2);
    mend();
    let reply = house.play_any();
    assert_eq!(reply["saved"], true);
    assert_eq!(folder.open().table(), reply["table"]);
}

#[test]
fn the_game_goes_on_without_a_data_folder_and_is_saved_once_there_is_one() {
    let folder = Folder::new();
    folder.write("games", "a file where the folder should be");
    let house = folder.open();
    assert_eq!(house.new_small()["saved"], false);
    play_through(&folder, &house, || folder.remove("games"));
}

#[test]
fn what_could_not_be_saved_is_tried_again_with_the_next_thing() {
    let folder = Folder::new();
    let house = folder.open();
    house.new_small();
    for file in ["settings.json", "records.json"] {
        std::fs::create_dir_all(folder.path(&format!("{file}.bak.tmp/in the way"))).unwrap();
    }
    let changed = house.ask("change_settings", json!({ "patch": { "theme": "dark" } }));
    assert_eq!(changed["theme"], "dark", "it works for now");
    let table = house.table();
    let end = house.ask(
        "end_game",
        json!({ "game": "lines", "revision": table["revision"] }),
    );
    assert_eq!(end["saved"], false);
    for file in ["settings.json", "records.json"] {
        std::fs::remove_dir_all(folder.path(&format!("{file}.bak.tmp"))).unwrap();
    }
    assert_eq!(
        house.ask("resume", json!({ "game": "lines" }))["saved"],
        true
    );
    let text = house.export();
    let house = folder.open();
    assert_eq!(house.export(), text);
    let records = house.ask("records", json!({ "game": "lines" }));
    assert_eq!(records["rules"][0]["statistics"]["finished"], 1);
}

fn without_revision(text: &str) -> Value {
    let mut all: Value = serde_json::from_str(text).unwrap();
    all["games"]["lines"]["revision"] = Value::Null;
    all
}

#[test]
fn an_import_that_can_not_be_saved_changes_nothing() {
    let (_folder, text) = lived_in();
    let folder = Folder::new();
    let house = folder.open();
    house.ask("resume", json!({ "game": "lines" }));
    let before = house.export();
    let obstacle = folder.path("records.json.bak.tmp");
    std::fs::create_dir_all(&obstacle).unwrap();
    house.fail("storage", "import_all", json!({ "text": text }));
    // Only the revision has gone up.
    let now = house.export();
    assert_eq!(without_revision(&now), without_revision(&before));
    std::fs::remove_dir_all(&obstacle).unwrap();
    assert_eq!(
        house.ask("resume", json!({ "game": "lines" }))["saved"],
        true
    );
    assert_eq!(folder.open().export(), now);
}

#[test]
fn a_second_program_keeps_its_hands_off_the_folder() {
    let (folder, text) = lived_in();
    folder.write("settings.json", "half written by the ");
    let before = FILES.map(|file| folder.read(file));
    let second = folder.open_twice();
    assert_eq!(second.notices(), ["storage.busy"]);
    assert_eq!(second.new_small()["saved"], false);
    assert_eq!(second.play_any()["saved"], false);
    second.ask("change_settings", json!({ "patch": { "theme": "light" } }));
    assert_eq!(FILES.map(|file| folder.read(file)), before);
    assert_eq!(folder.open().export(), text);
}

fn finished(house: &House) -> Value {
    let records = house.ask("records", json!({ "game": "lines" }));
    records["rules"][0]["statistics"]["finished"].clone()
}

/// Killed while the records can't be written and the game can: it is counted at the next start, and only then.
#[test]
fn a_game_that_ended_while_the_records_could_not_be_saved_is_counted_once() {
    for (goes_on, recovers) in [(false, false), (true, false), (false, true), (true, true)] {
        let folder = Folder::new();
        let house = folder.open();
        house.new_small();
        house.play_any();
        let obstacle = folder.path("records.json.bak.tmp");
        std::fs::create_dir_all(obstacle.join("in the way")).unwrap();
        let revision = house.table()["revision"].clone();
        let end = json!({ "game": "lines", "revision": revision });
        assert_eq!(house.ask("end_game", end)["saved"], false);
        if goes_on {
            assert_eq!(house.new_small()["saved"], false);
        }
        assert_eq!(finished(&house), 1, "it is told at once");
        if recovers {
            std::fs::remove_dir_all(&obstacle).unwrap();
            let now = house.ask("resume", json!({ "game": "lines" }));
            assert_eq!(now["saved"], true);
        }
        drop(house);
        if !recovers {
            std::fs::remove_dir_all(&obstacle).unwrap();
        }
        for _ in 0..2 {
            assert_eq!(finished(&folder.open()), 1, "{goes_on} {recovers}");
        }
    }
}
