//! Text from outside: whatever it is, it is read or refused, never a crash, and what is read plays.

#![allow(clippy::expect_used)] // a test fails by panicking

use proptest::prelude::*;
use quadrille_games::{Argument, Message, Problems};
use quadrille_session::{Choice, GameId, Kind, SaveProblem, SessionError, kind, registry};
use serde_json::{Value, json};

fn lines() -> &'static dyn Kind {
    kind("lines").expect("registered")
}

/// A good text with some of it replaced, doubled or cut.
fn damaged(text: &'static str) -> impl Strategy<Value = String> {
    (
        any::<prop::sample::Index>(),
        any::<prop::sample::Index>(),
        "[ -~]{0,4}|[0-9.,/#:]{0,3}",
    )
        .prop_map(move |(from, to, new)| {
            let (a, b) = (from.index(text.len() + 1), to.index(text.len() + 1));
            format!("{}{new}{}", &text[..a.min(b)], &text[a.max(b)..])
        })
}

/// Whatever was accepted spells itself the same way again, and can be played.
fn use_it(id: &GameId) {
    assert_eq!(id.to_string().parse::<GameId>().as_ref(), Ok(id));
    let mut slot = kind(id.game())
        .expect("registered")
        .open(id)
        .expect("checked");
    for _ in 0..5 {
        let moves = slot.legal();
        let Some(text) = moves.get(moves.len() / 2) else {
            break;
        };
        match slot.opponent(None) {
            Some(turn) => slot.answered(turn.revision, Some(text), false),
            None => slot.play(slot.revision(), text),
        }
        .expect("legal");
    }
    let _ = slot.save();
}

const EXACT: &str =
    "lines:5x6c4n2l4s3vpositions:1..2./...../..3../...../...../4....,1B2-3E6,12,99.7";

const LINK: &str = "link:4x3c2gsplitvtdowns90:01aA/01aA/....,99.7";
const WUZIFEI: &str =
    "wuzifei:5x5l3crandomrloosehon:.W.BB/.W.../..B.B/W..W./..W.B b,q4,hcmukbq,pw,s7";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn nearly_an_exact_id_of_wuzifei(text in damaged(WUZIFEI)) {
        if let Ok(id) = text.parse::<GameId>() { use_it(&id); }
    }

    #[test]
    fn any_text_as_an_id(text in any::<String>()) {
        if let Ok(id) = text.parse::<GameId>() { use_it(&id); }
    }

    #[test]
    fn nearly_an_exact_id(text in damaged(EXACT)) {
        if let Ok(id) = text.parse::<GameId>() { use_it(&id); }
    }

    #[test]
    fn nearly_an_exact_id_of_link(text in damaged(LINK)) {
        if let Ok(id) = text.parse::<GameId>() { use_it(&id); }
    }

    #[test]
    fn nearly_a_short_id(text in damaged("lines:9x9c7n3l5s5#42")) {
        if let Ok(id) = text.parse::<GameId>() { use_it(&id); }
    }

    #[test]
    fn any_text_as_a_move(text in any::<String>(), near in damaged("A1-C4")) {
        for kind in registry() {
            let mut slot = kind.start(&Choice::default(), 1).expect("defaults");
            let _ = slot.play(slot.revision(), &text);
            let _ = slot.play(slot.revision(), &near);
        }
    }
}

fn saved() -> Value {
    let mut slot = lines().start(&Choice::default(), 1).expect("defaults");
    for _ in 0..3 {
        let text = slot.legal()[0].clone();
        slot.play(slot.revision(), &text).expect("legal");
    }
    slot.new_game(&Choice::default(), 2).expect("same rules");
    let text = slot.legal()[0].clone();
    slot.play(slot.revision(), &text).expect("legal");
    slot.save()
}

#[test]
fn a_saved_game_cut_or_changed_anywhere_is_refused_or_playable() {
    let text = saved().to_string();
    let bytes = text.as_bytes();
    let mut read = 0;
    for at in 0..bytes.len() {
        for new in [b'0', b'9', b'"', b'A', b'.', b' '] {
            let mut changed = bytes.to_vec();
            changed[at] = new;
            let Ok(value) = serde_json::from_slice::<Value>(&changed) else {
                continue;
            };
            if let Ok(mut loaded) = lines().load(&value) {
                read += 1;
                let moves = loaded.slot.legal();
                if let Some(text) = moves.first() {
                    loaded
                        .slot
                        .play(loaded.slot.revision(), text)
                        .expect("legal");
                }
            }
        }
        let cut = serde_json::from_slice::<Value>(&bytes[..at]);
        assert!(cut.is_err(), "a cut save is never whole JSON");
    }
    assert!(
        read > 100,
        "most changes of a single character leave something playable"
    );
}

#[test]
fn wrong_types_are_corrupt_and_newer_forms_are_told_apart() {
    for value in [
        json!(null),
        json!([]),
        json!("x"),
        json!({}),
        json!({"version": 1}),
        json!(3),
    ] {
        assert!(
            matches!(lines().load(&value), Err(SaveProblem::Corrupt(_))),
            "{value}"
        );
    }
    let mut newer = saved();
    newer["version"] = json!(2);
    assert_eq!(lines().load(&newer).err(), Some(SaveProblem::Newer(2)));
    for key in ["version", "revision", "at", "rounds"] {
        let mut broken = saved();
        broken[key] = json!({"odd": true});
        assert!(lines().load(&broken).is_err(), "{key}");
    }
    for key in ["revision", "elapsed"] {
        let mut broken = saved();
        let holder = if key == "elapsed" {
            &mut broken["rounds"][0]
        } else {
            &mut broken
        };
        holder[key] = json!(u64::MAX);
        assert!(lines().load(&broken).is_err(), "{key}");
    }
    for at in [2, 100] {
        let mut broken = saved();
        broken["at"] = json!(at);
        assert!(lines().load(&broken).is_err());
    }
}

/// architecture.md §2: a mismatch keeps the snapshot playable and says that undo is lost.
#[test]
fn when_the_replay_differs_the_snapshot_is_kept_and_undo_is_lost() {
    let whole = lines().load(&saved()).expect("whole").slot;
    for (key, value) in [
        ("moves", json!("A1-A1")),
        ("moves", json!("")),
        ("at", json!(9)),
        ("id", { json!("lines:9x9c7n3l5s5#77") }),
    ] {
        let mut changed = saved();
        changed["rounds"][1][key] = value;
        let loaded = lines()
            .load(&changed)
            .unwrap_or_else(|e| panic!("{key}: {e}"));
        assert_eq!(loaded.notices.len(), 1);
        assert_eq!(loaded.notices[0].key, "session.history-lost");
        assert_eq!(loaded.slot.share().exact, whole.share().exact, "{key}");
    }
}

#[test]
fn when_the_older_game_is_unreadable_the_present_one_is_whole() {
    let mut changed = saved();
    changed["rounds"][0]["id"] = json!("?");
    changed["rounds"][0]["snapshot"] = json!("?");
    let loaded = lines().load(&changed).expect("the present game");
    assert_eq!(loaded.notices.len(), 1);
    let whole = lines().load(&saved()).expect("whole").slot;
    assert_eq!(loaded.slot.share().exact, whole.share().exact);
}

#[test]
fn every_problem_of_an_id_is_listed() {
    for (text, keys) in [
        ("", vec!["id.no-game"]),
        ("lines", vec!["id.no-game"]),
        ("chess:8x8#1", vec!["id.unknown-game"]),
        ("lines:9x9", vec!["id.no-start"]),
        (
            "lines:4x9c2",
            vec!["params.range", "params.range", "id.no-start"],
        ),
        ("lines:4x9#x", vec!["params.range", "id.seed"]),
        ("lines:9x9#18446744073709551616", vec!["id.seed"]),
        (
            "lines:9x9:",
            vec!["lines.problem.rows", "lines.problem.width"],
        ),
        (
            "lines:5x5:1..../.8.../...../.....,12,x,y",
            vec![
                "lines.problem.rows",
                "lines.problem.colour",
                "lines.problem.preview",
                "lines.problem.score",
                "lines.problem.generator",
            ],
        ),
    ] {
        let mut found: Vec<_> = match text.parse::<GameId>() {
            Ok(id) => panic!("{text} was read as {id}"),
            Err(problems) => problems.0.iter().map(|message| message.key).collect(),
        };
        found.dedup();
        let mut want = keys.clone();
        want.dedup();
        found.sort_unstable();
        want.sort_unstable();
        assert_eq!(found, want, "{text}");
    }
    let long = format!("lines:9x9:{}", ".".repeat(10_000));
    assert_eq!(
        long.parse::<GameId>().expect_err("long").0[0].key,
        "id.long"
    );
}

#[test]
fn a_form_that_holds_anything_is_told_all_that_is_wrong_with_it() {
    let form = json!({ "values": {
        "width": 70000, "height": -3, "colours": 1.5, "drop": 1e300, "length": u64::MAX,
        "start": null, "scoring": 3, "preview": true, "nonsense": [],
    } });
    let choice: Choice = serde_json::from_value(form).expect("any value may stand in a form");
    let Err(SessionError::Invalid {
        problems: Problems(problems),
    }) = lines().start(&choice, 1)
    else {
        panic!("accepted")
    };
    let mut told: Vec<String> = problems
        .iter()
        .map(|message| format!("{} {:?}", message.key, message.args.get("field")))
        .collect();
    told.sort();
    let expected = |key, field: &str| format!("{key} {:?}", Some(Argument::from(field)));
    let mut wanted = ["width", "height", "colours", "drop", "length", "start"]
        .map(|field| expected("params.range", field))
        .to_vec();
    wanted.extend(["scoring", "preview"].map(|field| expected("params.choice", field)));
    wanted.push("params.unknown None".to_owned());
    wanted.sort();
    assert_eq!(told, wanted);
    let found = |field: &str| {
        let named = |message: &&Message| message.args["field"] == Argument::from(field);
        let mut ranges = problems
            .iter()
            .filter(|message| message.key == "params.range");
        ranges
            .find(named)
            .map(|message| message.args["found"].clone())
    };
    for (field, text) in [("width", "70000"), ("height", "-3"), ("colours", "1.5")] {
        assert_eq!(found(field), Some(Argument::from(text)), "{field}");
    }
    // A whole number may be spelled with a fraction of nothing.
    let whole: Choice = serde_json::from_value(json!({ "values": { "width": 7.0 } })).expect("7");
    assert!(lines().start(&whole, 1).is_ok());
}
