//! The commands round a table of Wuzifei, on one with few pieces that is solved in a moment.

#![allow(clippy::expect_used)] // a test fails by panicking

use serde_json::Value;

fn run(words: &[&str]) -> (u8, Vec<Value>, String) {
    let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = quadrille_cli::run(&words, &mut out, &mut err);
    let out = String::from_utf8(out).expect("UTF-8");
    let lines = out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    (
        code,
        lines.collect(),
        String::from_utf8_lossy(&err).into_owned(),
    )
}

#[test]
fn a_small_game_is_solved_proved_and_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).display().to_string();
    let (table, distances) = (file("table"), file("distances"));
    let few = ["--pieces", "3"];

    let (code, solved, _) = run(&[
        &[
            "wuzifei",
            "solve",
            "--out",
            &table,
            "--distances",
            &distances,
        ][..],
        &few,
    ]
    .concat());
    assert_eq!(code, 0);
    let number = |name: &str| solved[0][name].as_u64().expect("a count");
    // 25 over 3 sets of points, two colours each.
    assert_eq!(number("loss") + number("draw") + number("win"), 2_300 * 8);
    assert!(number("longest") > 0 && solved[0]["longest_position"].is_string());
    assert_eq!(solved[0]["by_pieces"].as_array().map(Vec::len), Some(4));
    assert_eq!(solved[0]["start"], Value::Null, "the start has ten pieces");

    let prove = || {
        run(&[
            &["wuzifei", "verify", &table, "--distances", &distances][..],
            &few,
        ]
        .concat())
    };
    let (code, proof, _) = prove();
    assert_eq!(code, 0);
    for name in ["wrong", "differences", "disagreements"] {
        assert_eq!(proof[0][name], 0, "{name}");
    }

    let probe = |rows: &str| run(&["wuzifei", "probe", &table, rows]);
    let (code, answer, _) = probe("B.B../...../..W../...../..... b");
    assert_eq!(code, 0);
    let moves = answer[0]["moves"].as_array().expect("moves");
    assert!(
        !moves.is_empty() && moves[0]["value"] == answer[0]["value"],
        "the best is first"
    );

    // The solution of another game is none of this table's.
    let other = file("other");
    let (code, _, _) = run(&["wuzifei", "solve", "--distances", &other, "--pieces", "2"]);
    assert_eq!(code, 0);
    let (code, _, why) = run(&[
        "wuzifei",
        "verify",
        &table,
        "--distances",
        &other,
        "--pieces",
        "2",
    ]);
    assert!(code != 0 && why.contains("table"), "{why}");
}

#[test]
fn minutes_are_not_spent_on_what_cannot_be_written() {
    let (code, out, why) = run(&["wuzifei", "solve", "--out", "/no/such/folder/table"]);
    assert_eq!((code, out), (2, Vec::new()));
    assert!(why.contains("there is no such folder"), "{why}");
}
