//! Playing through the commands.

use serde_json::{Value, json};

use crate::app::{Folder, any_move};

#[test]
fn the_first_page_has_no_table_until_a_game_is_opened() {
    let folder = Folder::new();
    let house = folder.open();
    assert_eq!(house.ask("home", json!({}))["tables"], json!([]));
    let reply = house.ask("resume", json!({ "game": "lines" }));
    assert_eq!(reply["saved"], true);
    assert_eq!(reply["table"]["preset"], "classic");
    assert_eq!(
        house.ask("home", json!({}))["tables"],
        json!([reply["table"]])
    );
    assert_eq!(
        house.table(),
        reply["table"],
        "resuming again changes nothing"
    );
}

#[test]
fn a_game_is_played_to_its_end_and_is_there_after_every_kill() {
    let folder = Folder::new();
    let mut house = folder.open();
    house.new_small();
    let mut turns = 0;
    let end = loop {
        let reply = house.play_any();
        assert_eq!(reply["saved"], true);
        turns += 1;
        // Every turn at the beginning, a few later: starting the app is what takes the time.
        if turns < 8 || turns % 10 == 0 {
            house = folder.open();
            assert_eq!(house.table(), reply["table"], "after {turns} turns");
        }
        if reply["table"]["status"]["state"] == "over" {
            break reply;
        }
    };
    assert_eq!(end["table"]["status"]["reason"]["key"], "lines.over.full");
    assert_eq!(end["table"]["moves"], turns);
    let revision = &end["table"]["revision"];
    let error = house.fail(
        "refused",
        "play",
        json!({ "game": "lines", "revision": revision, "text": "A1-B1" }),
    );
    assert_eq!(error["message"]["key"], "lines.refused.over");
    house.fail(
        "refused",
        "hint",
        json!({ "game": "lines", "revision": revision }),
    );
}

#[test]
fn a_stale_request_is_refused_and_changes_nothing() {
    let folder = Folder::new();
    let house = folder.open();
    let table = house.new_small()["table"].clone();
    let text = any_move(&table);
    let old = &table["revision"];
    house.ask(
        "play",
        json!({ "game": "lines", "revision": old, "text": text }),
    );
    let before = house.export();
    let now = house.table()["revision"].clone();
    for revision in [
        old.clone(),
        json!(0),
        json!(now.as_u64().unwrap() + 1),
        json!(u64::MAX),
    ] {
        for command in ["play", "undo", "redo", "end_game", "hint"] {
            let arguments =
                json!({ "game": "lines", "revision": revision, "text": text, "cross": true });
            let error = house.fail("stale", command, arguments);
            assert_eq!(error["revision"], now, "{command} at {revision}");
        }
    }
    assert_eq!(house.export(), before);
}

#[test]
fn what_was_never_opened_is_stale_for_whoever_plays_it() {
    let folder = Folder::new();
    let house = folder.open();
    for command in ["play", "undo", "redo", "end_game", "hint", "work", "share"] {
        house.fail(
            "stale",
            command,
            json!({ "game": "lines", "revision": 1, "text": "end", "cross": true }),
        );
    }
    assert_eq!(house.ask("home", json!({}))["tables"], json!([]));
}

#[test]
fn refused_moves_change_nothing() {
    let folder = Folder::new();
    let house = folder.open();
    let table = house.new_small()["table"].clone();
    let before = house.export();
    let ball = any_move(&table).split_once('-').unwrap().0.to_owned();
    for (text, kind) in [
        (format!("{ball}-{ball}"), "refused"),
        (format!("{ball}-Z99"), "refused"),
        ("nonsense".into(), "invalid"),
        (String::new(), "invalid"),
    ] {
        let arguments = json!({ "game": "lines", "revision": table["revision"], "text": text });
        house.fail(kind, "play", arguments);
    }
    assert_eq!(house.export(), before);
}

#[test]
fn undo_crosses_one_new_game_and_only_when_told_to() {
    let folder = Folder::new();
    let house = folder.open();
    house.new_small();
    let played = house.play_any()["table"].clone();
    let fresh = house.ask("new_game", json!({ "game": "lines", "choice": {} }))["table"].clone();
    assert_eq!(
        fresh["params"], played["params"],
        "the same rules as last time"
    );
    assert_eq!(
        (&fresh["undo"], &fresh["moves"]),
        (&json!("game"), &json!(0))
    );

    let step = |table: &Value, cross: bool| json!({ "game": "lines", "revision": table["revision"], "cross": cross });
    house.fail("refused", "undo", step(&fresh, false));
    // The app may end in between: the parked game is kept too.
    let house = folder.open();
    let back = house.ask("undo", step(&fresh, true))["table"].clone();
    assert_eq!(
        (&back["id"], &back["moves"], &back["board"]),
        (&played["id"], &played["moves"], &played["board"])
    );
    assert_eq!(back["redo"], "game");
    house.fail("refused", "redo", step(&back, false));
    let again = house.ask("redo", step(&back, true))["table"].clone();
    assert_eq!(again["id"], fresh["id"]);
    let back = house.ask("undo", step(&again, true))["table"].clone();
    let start = house.ask("undo", step(&back, true))["table"].clone();
    assert_eq!(
        (&start["moves"], &start["assisted"]),
        (&json!(0), &json!(true))
    );
}

#[test]
fn an_id_opens_the_same_game_anywhere_and_parks_the_running_one() {
    let (here, there) = (Folder::new(), Folder::new());
    let house = here.open();
    house.new_small();
    let table = house.play_any()["table"].clone();
    let share = house.ask("share", json!({ "game": "lines" }));
    let other = there.open();
    let parked = other.table();
    let reply = other.ask("open_id", json!({ "text": share["exact"] }));
    assert_eq!(reply["table"]["board"], table["board"]);
    let step = json!({ "game": "lines", "revision": reply["table"]["revision"], "cross": true });
    assert_eq!(other.ask("undo", step)["table"]["id"], parked["id"]);
    // The deal is the short form.
    let reply = other.ask("open_id", json!({ "text": share["start"] }));
    assert_eq!(reply["table"]["id"], table["id"]);
    assert_eq!(reply["table"]["moves"], 0);
}

#[test]
fn a_hint_can_be_played_and_is_remembered() {
    let folder = Folder::new();
    let house = folder.open();
    let table = house.new_small()["table"].clone();
    let reply = house.ask(
        "hint",
        json!({ "game": "lines", "revision": table["revision"] }),
    );
    assert_eq!(
        reply["table"]["revision"], table["revision"],
        "a move on its way is not made stale"
    );
    let house = folder.open();
    assert_eq!(house.table()["assisted"], true);
    let text = &reply["hint"]["text"];
    house.ask(
        "play",
        json!({ "game": "lines", "revision": table["revision"], "text": text }),
    );
}

#[test]
fn a_move_during_the_search_for_a_hint_is_taken_and_a_late_hint_is_stale() {
    let folder = Folder::new();
    let house = folder.open();
    let table = house.new_small()["table"].clone();
    let house = &house;
    std::thread::scope(|scope| {
        let arguments = json!({ "game": "lines", "revision": table["revision"] });
        let hint = scope.spawn(move || house.call("hint", arguments));
        // Whichever comes first, the game takes the move; the hint is either found before it or stale.
        house.play_any();
        match hint.join().unwrap() {
            Ok(reply) => assert_eq!(reply["table"]["revision"], table["revision"]),
            Err(error) => assert_eq!(error["kind"], "stale"),
        }
    });
    assert_eq!(house.table()["moves"], 1);
}

#[test]
fn the_clock_is_kept_with_the_game() {
    let folder = Folder::new();
    let house = folder.open();
    house.new_small();
    assert_eq!(
        house.table()["elapsed"],
        0,
        "nobody has looked at the board yet"
    );
    house.ask("watch", json!({ "game": "lines" }));
    // However fast this is, the clock is right when it has reached a millisecond.
    while house.table()["elapsed"] == 0 {}
    house.ask("watch", json!({ "game": null }));
    let elapsed = house.table()["elapsed"].clone();
    let house = folder.open();
    assert_eq!(house.table()["elapsed"], elapsed);
}
