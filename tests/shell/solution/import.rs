//! Bringing a table in from a file: whole and checked, or not at all.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::{FILE, GAME, PART, PIECES, table};
use crate::app::{Folder, House};

fn piece(house: &House, at: usize, total: usize, bytes: &[u8]) -> Result<Value, Value> {
    let chunk = STANDARD.encode(bytes);
    let arguments = json!({ "game": GAME, "at": at, "total": total, "chunk": chunk });
    house.call("import_solution", arguments)
}

/// Hands a file over in pieces, as the page does.
fn import(house: &House, bytes: &[u8]) -> Result<Value, Value> {
    let mut last = Ok(Value::Null);
    let each = bytes.len().div_ceil(3);
    for (n, part) in bytes.chunks(each).enumerate() {
        last = piece(house, n * each, bytes.len(), part);
        if let Ok(state) = &last
            && n < 2
        {
            assert_eq!(state["state"], "importing");
            assert!(state["part"].as_f64() > Some(0.3 * (n + 1) as f64));
        }
    }
    last
}

fn key(refused: Result<Value, Value>) -> String {
    let error = refused.unwrap_err();
    error["message"]["key"].as_str().unwrap().to_owned()
}

#[test]
fn a_good_file_takes_its_place() {
    let good = table(PIECES);
    let folder = Folder::new();
    let house = folder.open_few();
    let state = import(&house, &good).unwrap();
    assert_eq!(state["state"], "ready");
    assert_eq!(folder.read(FILE), good);
    assert_eq!(folder.files(), [FILE]);
}

#[test]
fn a_file_that_is_no_good_changes_nothing() {
    let good = table(PIECES);
    let mut damaged = good.clone();
    *damaged.last_mut().unwrap() ^= 1;
    let mut newer = good.clone();
    newer[8] = 9;
    let others = table(PIECES - 1);
    let more = [&good[..], &[0; 4]].concat();
    let files = [
        (&good[..good.len() - 1], "solution.problem.cut"),
        (&good[..10], "solution.problem.foreign"),
        (&damaged[..], "solution.problem.cut"),
        (&more[..], "solution.problem.cut"),
        (&newer[..], "solution.problem.newer"),
        (&others[..], "solution.problem.foreign"),
        (&b"something else entirely"[..], "solution.problem.foreign"),
    ];
    let folder = Folder::new();
    let house = folder.open_few();
    for (bytes, expected) in files {
        assert_eq!(key(import(&house, bytes)), expected);
        let state = house.solution();
        assert_eq!(
            (&state["state"], &state["problem"]),
            (&json!("absent"), &Value::Null)
        );
        assert_eq!(folder.files(), [""; 0]);
    }
    // With a table there, that one stays and answers.
    house.build();
    for (bytes, expected) in files {
        assert_eq!(key(import(&house, bytes)), expected);
        assert_eq!(house.solution()["state"], "ready");
        assert_eq!(folder.read(FILE), good);
    }
}

#[test]
fn pieces_follow_each_other() {
    let good = table(PIECES);
    let folder = Folder::new();
    let house = folder.open_few();
    let total = good.len();
    let order = "solution.problem.order";
    assert_eq!(key(piece(&house, 0, 0, b"")), "solution.problem.cut");
    assert_eq!(key(piece(&house, 10, total, &good[10..20])), order);
    for (at, total, bytes) in [
        (20, total, &good[20..30]),
        (5, total, &good[5..15]),
        (10, total + 1, &good[10..20]),
        (10, total, &good[..]),
        (10, total, &good[10..10]),
    ] {
        let state = piece(&house, 0, good.len(), &good[..10]).unwrap();
        assert_eq!(state["state"], "importing");
        assert_eq!(key(piece(&house, at, total, bytes)), order);
        assert_eq!(house.solution()["state"], "absent", "it is called off");
    }
    // From the start again while one hangs, and called off by the player.
    piece(&house, 0, total, &good[..10]).unwrap();
    piece(&house, 0, total, &good[..20]).unwrap();
    let state = piece(&house, 20, total, &good[20..30]).unwrap();
    assert_eq!(state["state"], "importing");
    assert_eq!(house.refuse("build_solution"), "solution.problem.busy");
    assert_eq!(house.of_solution("cancel_solution")["state"], "absent");
    assert_eq!(key(piece(&house, 30, total, &good[30..])), order);
    assert_eq!(import(&house, &good).unwrap()["state"], "ready");
}

#[test]
fn what_is_too_long_or_no_base64_is_refused_at_the_door() {
    let folder = Folder::new();
    let house = folder.open_few();
    let total = 64 << 20;
    let error = piece(&house, 0, total, &vec![0; 790_000]).unwrap_err();
    assert_eq!(error["problems"][0]["key"], "argument.too-long");
    let largest = piece(&house, 0, total, &vec![0; 786_432]).unwrap();
    assert_eq!(largest["state"], "importing");
    assert_eq!(
        key(piece(&house, 0, total + 1, b"some")),
        "solution.problem.foreign"
    );
    let arguments = json!({ "game": GAME, "at": 0, "total": 8, "chunk": "no base64!" });
    house.fail("invalid", "import_solution", arguments);
}

#[test]
fn a_place_that_can_not_be_written_to_is_told() {
    let good = table(PIECES);
    let folder = Folder::new();
    let house = folder.open_few();
    std::fs::create_dir_all(folder.path(PART).join("in the way")).unwrap();
    let error = import(&house, &good).unwrap_err();
    assert_eq!(error["kind"], "storage");
    assert_eq!(error["message"]["key"], "solution.problem.unwritable");
    assert_eq!(house.solution()["state"], "absent");
}
