//! Puzzles from the session's side: progress in the book, the next one, the day's one.

#![allow(clippy::unwrap_used, clippy::expect_used)] // a test fails by panicking

use quadrille_games::Nodes;
use quadrille_session::{Book, Choice, Daily, ItemResult, Slot, Solved, kind};
use serde_json::json;

const GAME: &str = "wuzifei";

fn choice(number: u16) -> Choice {
    Choice {
        params: Some(format!("5x5opuzzleq{number}")),
        ..Choice::default()
    }
}

fn start(number: u16) -> Box<dyn Slot> {
    kind(GAME).unwrap().start(&choice(number), 1).unwrap()
}

fn hint(slot: &dyn Slot) -> String {
    slot.think()(&mut Nodes(1)).expect("a move to find").text
}

fn answer(slot: &mut dyn Slot) {
    if let Some(turn) = slot.opponent(None) {
        let found = (turn.search)(&mut Nodes(1));
        slot.answered(turn.revision, found.as_deref(), false)
            .unwrap();
    }
}

/// Solves it without asking, as the hint says beforehand.
fn solve(slot: &mut dyn Slot) {
    while slot.table().status.state == "playing" {
        let mv = hint(slot);
        slot.play(slot.revision(), &mv).unwrap();
        answer(slot);
    }
}

fn err(slot: &mut dyn Slot) {
    let right = hint(slot);
    let wrong = slot.legal().into_iter().find(|mv| *mv != right).unwrap();
    let reply = slot.play(slot.revision(), &wrong).unwrap();
    assert_eq!(reply.events[0]["type"], "wrong");
    assert!(reply.table.pending.is_none());
}

fn count(book: &mut Book, slot: &mut dyn Slot) {
    let finish = slot.take_finish().expect("over");
    book.add(&finish, 0);
}

fn result(book: &Book, number: u16) -> Option<ItemResult> {
    let items = book.collection(GAME).items;
    items[usize::from(number) - 1].result.clone()
}

#[test]
fn the_best_way_of_solving_a_puzzle_is_kept_and_all_puzzles_are_one_set_of_rules() {
    let mut book = Book::default();
    let tried = |tries, solved| Some(ItemResult { tries, solved });
    let mut slot = start(7);
    slot.end_game(slot.revision()).unwrap();
    count(&mut book, &mut *slot);
    assert_eq!(result(&book, 7), tried(1, None));

    slot.new_game(&choice(7), 1).unwrap();
    let found = slot.think()(&mut Nodes(1));
    slot.hinted(slot.revision(), found).unwrap();
    solve(&mut *slot);
    count(&mut book, &mut *slot);
    assert_eq!(result(&book, 7), tried(2, Some(Solved::Assisted)));

    slot.new_game(&choice(7), 1).unwrap();
    err(&mut *slot);
    err(&mut *slot);
    solve(&mut *slot);
    assert_eq!(slot.table().numbers["mistakes"], 2);
    count(&mut book, &mut *slot);
    assert_eq!(result(&book, 7), tried(3, Some(Solved::Mistakes)));

    slot.new_game(&choice(7), 1).unwrap();
    solve(&mut *slot);
    count(&mut book, &mut *slot);
    assert_eq!(result(&book, 7), tried(4, Some(Solved::Clean)));

    slot.new_game(&choice(8), 1).unwrap();
    err(&mut *slot);
    solve(&mut *slot);
    count(&mut book, &mut *slot);
    assert_eq!(result(&book, 8), tried(1, Some(Solved::Mistakes)));
    let rules = book.view(GAME).rules;
    assert_eq!(rules.len(), 1);
    assert_eq!(rules[0].params, "5x5opuzzle");
}

/// However many puzzles are solved in between, the game that was running before them is one undo away.
#[test]
fn puzzles_one_after_the_other_leave_the_running_game_where_it_is() {
    let rules = |params: &str| Choice {
        params: Some(params.to_owned()),
        ..Choice::default()
    };
    let mut slot = kind(GAME).unwrap().start(&rules("5x5opeople"), 1).unwrap();
    let first = slot.legal()[0].clone();
    slot.play(slot.revision(), &first).unwrap();
    let running = slot.table().board;
    for number in [1, 2, 3] {
        slot.new_game(&choice(number), 1).unwrap();
        solve(&mut *slot);
        assert!(slot.take_finish().is_some());
    }
    slot.new_game(&choice(4), 1).unwrap();
    slot.undo(slot.revision(), true).unwrap();
    assert_eq!(slot.table().board, running);
    slot.redo(slot.revision(), true).unwrap();
    assert_eq!(slot.table().item.unwrap().number, 4);
}

/// Who takes a mistake back was helped.
#[test]
fn an_undone_mistake_is_help() {
    let mut slot = start(3);
    err(&mut *slot);
    slot.undo(slot.revision(), false).unwrap();
    let table = slot.table();
    assert_eq!((table.numbers["mistakes"], table.assisted), (0, true));
}

/// Beginning anew takes a mistake back like undo does; so does another puzzle between, and a hint is not forgotten either.
#[test]
fn a_puzzle_begun_anew_before_its_end_after_a_mistake_is_help() {
    let open = |slot: &mut dyn Slot, number| {
        slot.new_game(&choice(number), 1).unwrap();
        let table = slot.table();
        (table.numbers["mistakes"], table.assisted)
    };
    let mut slot = start(3);
    assert_eq!(open(&mut *slot, 3), (0, false), "nothing was known yet");
    err(&mut *slot);
    assert_eq!(open(&mut *slot, 3), (0, true));
    assert_eq!(open(&mut *slot, 3), (0, true), "however often");
    solve(&mut *slot);
    let mut book = Book::default();
    count(&mut book, &mut *slot);
    assert_eq!(result(&book, 3).unwrap().solved, Some(Solved::Assisted));
    assert_eq!(open(&mut *slot, 3), (0, false), "that end was counted");

    err(&mut *slot);
    assert_eq!(open(&mut *slot, 4), (0, false), "another one");
    assert_eq!(open(&mut *slot, 3), (0, true));

    assert_eq!(open(&mut *slot, 5), (0, false));
    let found = slot.think()(&mut Nodes(1));
    slot.hinted(slot.revision(), found).unwrap();
    assert_eq!(open(&mut *slot, 5), (0, true));
}

#[test]
fn a_table_tells_of_its_puzzle_and_which_unsolved_one_comes_next() {
    let mut book = Book::default();
    for number in [2, 350] {
        let mut slot = start(number);
        solve(&mut *slot);
        count(&mut book, &mut *slot);
    }
    let next = |number| {
        let mut table = start(number).table();
        book.annotate(&mut table);
        let item = table.item.expect("a puzzle");
        assert_eq!(item.number, number);
        item.next
    };
    assert_eq!(next(1).as_deref(), Some("5x5opuzzleq3"));
    assert_eq!(next(349).as_deref(), Some("5x5opuzzleq1"), "in a circle");
    let other = kind(GAME).unwrap().start(&Choice::default(), 1).unwrap();
    assert!(other.table().item.is_none());
}

#[test]
fn progress_is_written_read_cleared_and_restored_with_the_records() {
    let mut book = Book::default();
    let mut slot = start(5);
    solve(&mut *slot);
    count(&mut book, &mut *slot);
    let text = serde_json::to_value(&book).unwrap();
    assert_eq!(
        text["items"],
        json!({"wuzifei": {"5": {"tries": 1, "solved": "clean"}}})
    );
    let read: Book = serde_json::from_str(&text.to_string()).unwrap();
    assert_eq!(read, book);
    assert_eq!(book.entries(), 1);
    let clearable = |book: &Book| (book.view(GAME).clearable, book.view("lines").clearable);
    assert_eq!(clearable(&book), (true, false));
    let cleared = book.clear(GAME);
    assert_eq!((result(&book, 5), book.entries()), (None, 0));
    assert_eq!(clearable(&book), (false, false));
    book.restore(cleared);
    assert_eq!(clearable(&book), (true, false));
    assert_eq!(book, {
        let mut read = read;
        read.clear("lines");
        read
    });
    for hostile in [
        json!({"items": {"wuzifei": {"x": {"tries": 1}}}}),
        json!({"items": {"wuzifei": {"70000": {"tries": 1}}}}),
        json!({"items": {"wuzifei": {"1": {"tries": -1}}}}),
        json!({"items": {"wuzifei": {"1": {"tries": 1, "solved": "somehow"}}}}),
    ] {
        assert!(
            serde_json::from_value::<Book>(hostile.clone()).is_err(),
            "{hostile}"
        );
    }
}

#[test]
fn the_puzzle_of_a_day_is_drawn_from_it_and_its_mistakes_stand_in_the_result() {
    let daily = Daily::find("puzzle").unwrap();
    let date = "2026-11-30".parse().unwrap();
    let day = daily.on(date, date).unwrap();
    let mut slot = kind(GAME).unwrap().open_day(&day).unwrap();
    let number = slot.table().item.expect("a puzzle").number;
    err(&mut *slot);
    solve(&mut *slot);
    let mut book = Book::default();
    count(&mut book, &mut *slot);
    let today = book.today(date, |_| false);
    let today = today.iter().find(|today| today.daily == "puzzle").unwrap();
    assert_eq!(today.day.result.as_ref().unwrap().mistakes, Some(1));
    assert_eq!(
        result(&book, number).unwrap().solved,
        Some(Solved::Mistakes)
    );
}

/// From the start again by its ID, as "play this deal from the start" does it, and by the challenge itself.
#[test]
fn the_puzzle_of_a_day_begun_anew_after_a_mistake_is_solved_with_help() {
    let date = "2026-11-30".parse().unwrap();
    let day = Daily::find("puzzle").unwrap().on(date, date).unwrap();
    let mut slot = kind(GAME).unwrap().open_day(&day).unwrap();
    err(&mut *slot);
    let id = slot.share().start.parse().unwrap();
    slot.open(&id).unwrap();
    assert!(slot.table().day.is_some());
    solve(&mut *slot);
    let mut book = Book::default();
    count(&mut book, &mut *slot);
    let today = book.today(date, |_| false);
    let today = today.iter().find(|today| today.daily == "puzzle").unwrap();
    let result = today.day.result.as_ref().unwrap();
    assert_eq!((result.assisted, result.mistakes), (true, Some(0)));
}

/// A file may hold as much of newer versions as it likes within bounds: what is added to it here can be read again.
#[test]
fn results_of_newer_versions_leave_room_for_ours() {
    let one = json!({ "tries": 1 });
    let mut items: serde_json::Map<_, _> = (0..64)
        .map(|n| (format!("newer-{n}"), json!({ "1": one })))
        .collect();
    let newer: serde_json::Map<_, _> = (351..=10_350)
        .map(|number: u32| (number.to_string(), one.clone()))
        .collect();
    items.insert(GAME.to_owned(), newer.into());
    let mut full = serde_json::to_value(Book::default()).unwrap();
    full["items"] = items.into();
    let mut book: Book = serde_json::from_value(full.clone()).unwrap();
    let mut slot = start(1);
    solve(&mut *slot);
    count(&mut book, &mut *slot);
    let again: Book = serde_json::from_value(serde_json::to_value(&book).unwrap()).unwrap();
    assert_eq!(result(&again, 1).unwrap().solved, Some(Solved::Clean));
    full["items"]["newer-64"] = json!({});
    assert!(serde_json::from_value::<Book>(full).is_err());
}
