//! Settings through the commands.

use serde_json::json;

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

#[test]
fn a_patch_with_one_bad_value_changes_nothing() {
    let folder = Folder::new();
    let house = folder.open();
    let before = house.export();
    let patch = json!({ "theme": "dark", "animation": "slow", "sound": true, "shapes": null });
    let error = house.fail("invalid", "change_settings", json!({ "patch": patch }));
    assert_eq!(
        error["problems"].as_array().unwrap().len(),
        3,
        "all of them are named: {error}"
    );
    assert_eq!(house.export(), before);
}
