//! Settings through the commands.

use serde_json::{Value, json};

use crate::app::Folder;

#[test]
fn settings_are_changed_kept_and_reset() {
    let folder = Folder::new();
    let house = folder.open();
    let first = house.ask("settings", json!({}));
    let changed = house.ask(
        "change_settings",
        json!({ "patch": { "theme": "dark", "coordinates": false } }),
    );
    assert_eq!(
        (&changed["theme"], &changed["coordinates"]),
        (&json!("dark"), &json!(false))
    );
    assert_eq!(changed["side"], first["side"]);

    let house = folder.open();
    assert_eq!(house.ask("settings", json!({})), changed);
    assert_eq!(house.ask("home", json!({}))["settings"], changed);
    assert_eq!(house.ask("reset_settings", json!({})), first);
    assert_eq!(folder.open().ask("settings", json!({})), first);
}

/// Every setting with another value than its default: what the page could send.
fn all_changed() -> Value {
    json!({
        "theme": "light", "palette": "greyscale", "shapes": false, "animation": "slow", "sound": true,
        "haptics": false, "confirm": true, "coordinates": false, "threats": false, "side": "left",
        "queryKeys": false, "language": "en",
    })
}

#[test]
fn every_setting_is_still_there_after_a_restart() {
    let folder = Folder::new();
    let first = folder.open().ask("settings", json!({}));
    let wanted = all_changed();
    let names = |settings: &Value| {
        settings
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&wanted), names(&first), "no setting is left out here");
    for (name, value) in wanted.as_object().unwrap() {
        assert_ne!(&first[name], value, "{name} is changed");
        let house = folder.open();
        house.ask("change_settings", json!({ "patch": { name: value } }));
        assert_eq!(
            &folder.open().ask("settings", json!({}))[name],
            value,
            "{name}"
        );
    }
    let house = folder.open();
    assert_eq!(house.ask("settings", json!({})), wanted);
    assert_eq!(house.ask("reset_settings", json!({})), first);
    assert_eq!(folder.open().ask("settings", json!({})), first);
}

/// T41: an update brought new colours, and the player's own were gone.
#[test]
fn t41_settings_of_an_earlier_version_stay_what_they_were() {
    let folder = Folder::new();
    let house = folder.open();
    let chosen = house.ask(
        "change_settings",
        json!({ "patch": { "palette": "okabe", "theme": "dark" } }),
    );
    drop(house);
    for file in ["settings.json", "settings.json.bak"] {
        let mut stored: Value = serde_json::from_slice(&folder.read(file)).unwrap();
        // What came later than the palette was not in the file.
        let settings = stored["payload"].as_object_mut().unwrap();
        for later in ["sound", "haptics", "confirm", "language"] {
            assert!(settings.remove(later).is_some(), "{later}");
        }
        folder.write(file, serde_json::to_vec(&stored).unwrap());
    }
    let house = folder.open();
    assert_eq!(house.notices(), Vec::<String>::new());
    assert_eq!(house.ask("settings", json!({})), chosen);
    for palette in ["classic", "okabe", "high", "greyscale"] {
        let patch = json!({ "patch": { "palette": palette } });
        assert_eq!(house.ask("change_settings", patch)["palette"], palette);
    }
}

#[test]
fn a_patch_with_one_bad_value_changes_nothing() {
    let folder = Folder::new();
    let house = folder.open();
    let before = house.export();
    let patch = json!({ "theme": "dark", "animation": "slower", "music": true, "shapes": null });
    let error = house.fail("invalid", "change_settings", json!({ "patch": patch }));
    assert_eq!(
        error["problems"].as_array().unwrap().len(),
        3,
        "all of them are named: {error}"
    );
    assert_eq!(house.export(), before);
}
