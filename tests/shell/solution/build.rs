//! Building: to its end, called off, killed, on a disk that takes nothing.

use quadrille_session::Extent;
use serde_json::{Value, json};

use super::made_up::Slow;
use super::{FILE, PART, PIECES};
use crate::app::Folder;

#[test]
fn a_table_is_built_beside_the_game_and_is_there_after_a_restart() {
    let folder = Folder::new();
    let house = folder.open_few();
    let before = house.solution();
    assert_eq!(before["state"], "absent");
    assert_eq!(before["buildable"], true);
    assert_eq!(before["path"], json!(folder.path(FILE)));
    assert!(before["cost"]["disk"].as_u64() > Some(0));
    let built = house.build();
    assert_eq!(built["state"], "ready");
    assert_eq!(built["problem"], Value::Null);
    assert_eq!(folder.files(), [FILE]);
    // There is nothing to build any more.
    assert_eq!(house.of_solution("build_solution")["state"], "ready");
    drop(house);
    let house = folder.open_few();
    assert_eq!(house.solution()["state"], "ready");
    assert_eq!(house.of_solution("remove_solution")["state"], "absent");
    assert_eq!(folder.files(), [""; 0]);
}

#[test]
fn games_that_nobody_has_solved_have_no_table() {
    let folder = Folder::new();
    let house = folder.open();
    let none = house.ask("solution", json!({ "game": "lines", "seen": 0 }));
    assert_eq!(none, Value::Null);
    for command in ["build_solution", "cancel_solution", "remove_solution"] {
        let refused = house.fail("refused", command, json!({ "game": "lines" }));
        assert_eq!(refused["message"]["key"], "analysis.unsolved");
    }
    house.fail(
        "unknown-game",
        "solution",
        json!({ "game": "chess", "seen": 0 }),
    );
}

#[test]
fn who_asks_how_it_stands_waits_until_that_is_news() {
    let folder = Folder::new();
    let (slow, foreman) = Slow::with_foreman(Extent::Pieces(PIECES));
    let house = folder.open_with(slow);
    let seen = house.solution();
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| {
            house.ask(
                "solution",
                json!({ "game": super::GAME, "seen": seen["change"] }),
            )
        });
        house.of_solution("build_solution");
        assert_eq!(waiting.join().unwrap()["state"], "building");
    });
    foreman.wait();
    let building = house.solution();
    assert_eq!(building["part"], 0.25);
    assert!(building["left"].is_u64(), "{building}");
    foreman.go_on();
    assert_eq!(house.settled(building)["state"], "ready");
}

#[test]
fn called_off_it_leaves_nothing_and_can_be_begun_again() {
    let folder = Folder::new();
    let (slow, foreman) = Slow::with_foreman(Extent::Pieces(PIECES));
    let house = folder.open_with(slow);
    house.of_solution("build_solution");
    foreman.wait();
    assert_eq!(folder.files(), [PART], "room is kept for it");
    assert_eq!(house.refuse("build_solution"), "solution.problem.busy");
    assert_eq!(house.refuse("remove_solution"), "solution.problem.busy");
    let called_off = house.of_solution("cancel_solution");
    assert_eq!(called_off["state"], "absent");
    assert_eq!(called_off["problem"], Value::Null);
    // The next one begins when the first has noticed.
    let begun = house.of_solution("build_solution");
    foreman.go_on();
    foreman.wait();
    foreman.go_on();
    assert_eq!(house.settled(begun)["state"], "ready");
    assert_eq!(folder.files(), [FILE]);
    // There is nothing to call off.
    assert_eq!(house.of_solution("cancel_solution")["state"], "ready");
}

#[test]
fn games_go_on_while_it_is_built() {
    let folder = Folder::new();
    let (slow, foreman) = Slow::with_foreman(Extent::Pieces(PIECES));
    let house = folder.open_with(slow);
    house.open_game("wuzifei:5x5l1#7");
    let begun = house.of_solution("build_solution");
    foreman.wait();
    assert_eq!(house.move_piece("A1-A3")["pending"], "opponent");
    let answered = house.ask("work", json!({ "game": super::GAME }));
    assert_eq!(answered["table"]["moves"], 2);
    assert_eq!(answered["saved"], true);
    assert_eq!(house.solution()["state"], "building");
    foreman.go_on();
    assert_eq!(house.settled(begun)["state"], "ready");
}

#[test]
fn an_app_that_ends_leaves_nothing_half_done() {
    let folder = Folder::new();
    let (slow, foreman) = Slow::with_foreman(Extent::Pieces(PIECES));
    let house = folder.open_with(slow);
    house.of_solution("build_solution");
    foreman.wait();
    assert_eq!(folder.files(), [PART]);
    drop(house);
    assert_eq!(folder.files(), [""; 0]);
    let house = folder.open_few();
    assert_eq!(house.solution()["state"], "absent");
    assert_eq!(house.build()["state"], "ready");
    // Whoever built it for the first app has nothing to say any more.
    foreman.go_on();
    assert_eq!(house.solution()["state"], "ready");
    assert_eq!(folder.files(), [FILE]);
}

#[test]
fn what_a_killed_app_left_half_done_is_removed_at_the_next_start() {
    let folder = Folder::new();
    drop(folder.open_few());
    folder.write(PART, b"half");
    let house = folder.open_few();
    assert_eq!(folder.files(), [""; 0]);
    assert_eq!(house.solution()["state"], "absent");
}

#[test]
fn a_folder_that_is_another_programs_gets_no_table() {
    let folder = Folder::new();
    let house = folder.open_twice();
    let state = house.solution();
    assert_eq!(
        (&state["buildable"], &state["path"]),
        (&json!(false), &Value::Null)
    );
    assert_eq!(house.refuse("build_solution"), "solution.problem.not-here");
}

/// What stands in its way says what is wrong, and nothing is left of it.
fn stopped_by(obstacle: impl Fn(&Folder)) -> Value {
    let folder = Folder::new();
    let house = folder.open_few();
    obstacle(&folder);
    let state = house.build();
    assert_eq!(state["state"], "absent");
    assert!(!folder.path(FILE).exists());
    // Said once more is not said for ever.
    if folder.path(PART).is_dir() {
        std::fs::remove_dir_all(folder.path(PART)).unwrap();
    }
    let built = house.build();
    assert_eq!(
        (&built["state"], &built["problem"]),
        (&json!("ready"), &Value::Null)
    );
    state["problem"]["key"].clone()
}

/// A device that is always full is in its place.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_noticed_before_the_work_begins() {
    let key = stopped_by(|folder| {
        std::os::unix::fs::symlink("/dev/full", folder.path(PART)).unwrap();
    });
    assert_eq!(key, "solution.problem.disk-full");
}

#[test]
fn a_place_that_can_not_be_written_to_is_told() {
    let key = stopped_by(|folder| {
        std::fs::create_dir_all(folder.path(PART).join("in the way")).unwrap();
    });
    assert_eq!(key, "solution.problem.unwritable");
}
