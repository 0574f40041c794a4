//! Who played: a name on a record, and on those that come.

#![allow(clippy::expect_used)] // a test fails by panicking

use quadrille_games::{Outcome, Ranking};
use quadrille_session::{Book, Entry, Finish, SessionError};

const RULES: &str = "9x9c7n3l5s5";

fn add(book: &mut Book, score: i64, when: u64) {
    let finish = Finish {
        game: "lines",
        ranking: Ranking::HighScore,
        params: RULES.to_owned(),
        outcome: Outcome::Ended,
        score: Some(score),
        assisted: false,
        moves: 10,
        elapsed: 1000,
        id: "lines:9x9c7n3l5s5#1".to_owned(),
        revision: when,
        day: None,
        item: None,
        mistakes: 0,
    };
    book.add(&finish, when);
}

fn table(book: &Book) -> Vec<Entry> {
    book.view("lines").rules[0].table.clone()
}

fn names(book: &Book) -> Vec<String> {
    table(book).into_iter().map(|entry| entry.name).collect()
}

#[test]
fn a_name_is_written_on_the_record_and_remembered_for_the_next_one() {
    let mut book = Book::default();
    add(&mut book, 30, 1);
    assert_eq!(names(&book), [""]);
    book.name("lines", RULES, 1, 1, " Ann  Lee ")
        .expect("a name");
    assert_eq!(book.view("lines").player, "Ann Lee");
    add(&mut book, 40, 2);
    assert_eq!(names(&book), ["Ann Lee", "Ann Lee"]);
    // Somebody else, and then nobody.
    book.name("lines", RULES, 1, 2, "Ёж").expect("a name");
    add(&mut book, 50, 3);
    book.name("lines", RULES, 1, 3, "").expect("no name");
    add(&mut book, 60, 4);
    assert_eq!(names(&book), ["", "", "Ёж", "Ann Lee"]);
    let text = serde_json::to_string(&book).expect("JSON");
    assert_eq!(serde_json::from_str::<Book>(&text).expect("a book"), book);
}

#[test]
fn what_is_no_name_or_no_record_changes_nothing() {
    let mut book = Book::default();
    add(&mut book, 30, 1);
    book.name("lines", RULES, 1, 1, "Ann").expect("a name");
    let before = book.clone();
    for text in ["An\u{202E}n", "An\nn", "x\0", &"x".repeat(25)] {
        let refused = book.name("lines", RULES, 1, 1, text);
        assert!(
            matches!(refused, Err(SessionError::Invalid { .. })),
            "{}",
            text.escape_unicode()
        );
    }
    for (game, params, place, when) in [
        ("lines", RULES, 1, 2),
        ("lines", RULES, 2, 1),
        ("lines", RULES, 0, 1),
        ("lines", "7x7", 1, 1),
        ("chess", RULES, 1, 1),
    ] {
        let refused = book.name(game, params, place, when, "Bob");
        assert!(
            matches!(refused, Err(SessionError::Refused { .. })),
            "{game} {params} {place} {when}"
        );
    }
    assert_eq!(book, before);
}

/// Files and imports may be anybody's.
#[test]
fn a_book_with_a_name_that_nobody_could_give_is_refused() {
    let mut book = Book::default();
    add(&mut book, 30, 1);
    book.name("lines", RULES, 1, 1, "Ann").expect("a name");
    let good = serde_json::to_value(&book).expect("JSON");
    for name in ["An\u{202E}n", "Ann\n", " Ann", &"x".repeat(25)] {
        let mut bad = good.clone();
        bad["games"]["lines"][RULES]["table"][0]["name"] = name.into();
        assert!(serde_json::from_value::<Book>(bad).is_err());
        let mut bad = good.clone();
        bad["player"] = name.into();
        assert!(serde_json::from_value::<Book>(bad).is_err());
    }
    // Without names, as they were written before there were any.
    let mut old = good;
    old["games"]["lines"][RULES]["table"][0]
        .as_object_mut()
        .expect("an entry")
        .remove("name");
    old.as_object_mut().expect("a book").remove("player");
    let book: Book = serde_json::from_value(old).expect("an old book");
    assert_eq!(
        (names(&book), book.view("lines").player),
        (vec![String::new()], String::new())
    );
}
