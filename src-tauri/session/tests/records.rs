//! Records and statistics. rules.md §0 "Records are per rules".

#![allow(clippy::expect_used)] // a test fails by panicking

use std::sync::atomic::{AtomicU64, Ordering};

use quadrille_games::{Outcome, Ranking};
use quadrille_session::{Book, Choice, Finish, kind};

fn finish(score: i64) -> Finish {
    // Every call is another end.
    static REVISION: AtomicU64 = AtomicU64::new(1);
    Finish {
        game: "lines",
        ranking: Ranking::HighScore,
        params: "9x9c7n3l5s5".to_owned(),
        outcome: Outcome::Ended,
        score: (score > 0).then_some(score),
        assisted: false,
        moves: 10,
        elapsed: 1000,
        id: "lines:9x9c7n3l5s5#1".to_owned(),
        day: None,
        item: None,
        mistakes: 0,
        revision: REVISION.fetch_add(1, Ordering::Relaxed),
    }
}

#[test]
fn the_table_keeps_the_ten_best_and_equal_scores_in_order() {
    let mut book = Book::default();
    for when in 1..=12 {
        let place = book.add(&finish(50), when);
        assert_eq!(place, u8::try_from(when).ok().filter(|&place| place <= 10));
    }
    assert_eq!(book.add(&finish(60), 20), Some(1));
    assert_eq!(book.add(&finish(49), 21), None);
    assert_eq!(book.add(&finish(55), 22), Some(2));
    let table = &book.view("lines").rules[0].table;
    let whens: Vec<u64> = table.iter().map(|entry| entry.when).collect();
    assert_eq!(whens, [20, 22, 1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(book.best("lines", "9x9c7n3l5s5"), Some(60));
}

/// GNOME 740213: a game that ended at 0 was listed.
#[test]
fn a_score_of_nothing_is_counted_but_not_listed() {
    let mut book = Book::default();
    assert_eq!(book.add(&finish(0), 1), None);
    let rules = &book.view("lines").rules[0];
    assert_eq!((rules.table.len(), rules.statistics.finished), (0, 1));
    assert_eq!(rules.statistics.recent, [0]);
}

/// T33: whoever wins or loses with help has neither more nor fewer games won in a row than before.
#[test]
fn t33_a_run_of_won_games_neither_grows_nor_breaks_by_help() {
    let mut book = Book::default();
    let mut end = |outcome, assisted| {
        book.add(
            &Finish {
                outcome,
                assisted,
                ..finish(7)
            },
            1,
        );
        let statistics = &book.view("lines").rules[0].statistics;
        (statistics.streak, statistics.longest, statistics.won)
    };
    assert_eq!(end(Outcome::Won, false), (1, 1, 1));
    assert_eq!(end(Outcome::Won, true), (1, 1, 1));
    assert_eq!(end(Outcome::Lost, true), (1, 1, 1));
    assert_eq!(end(Outcome::Won, false), (2, 2, 2));
    assert_eq!(end(Outcome::Lost, false), (0, 2, 2));
}

/// T33 (KShisen 139915, PySolFC 291): assisted games stood in the best lists.
#[test]
fn t33_assisted_games_are_counted_apart() {
    let mut book = Book::default();
    assert_eq!(
        book.add(
            &Finish {
                assisted: true,
                ..finish(900)
            },
            1
        ),
        None
    );
    let rules = &book.view("lines").rules[0];
    assert_eq!(
        (
            rules.statistics.assisted,
            rules.statistics.finished,
            rules.table.len()
        ),
        (1, 0, 0)
    );
    assert_eq!((rules.statistics.best, rules.statistics.sum), (None, 0));
}

#[test]
fn rules_are_never_mixed_and_presets_come_first() {
    let mut book = Book::default();
    for params in ["5x5c3n1l4s3", "20x15c7n7l5s7", "9x9c7n3l5s5"] {
        assert_eq!(
            book.add(
                &Finish {
                    params: params.to_owned(),
                    ..finish(7)
                },
                1
            ),
            Some(1)
        );
    }
    let rules = book.view("lines").rules;
    let order: Vec<_> = rules
        .iter()
        .map(|rule| (rule.preset, rule.params.as_str()))
        .collect();
    assert_eq!(
        order,
        [
            (Some("classic"), "9x9c7n3l5s5"),
            (Some("large"), "20x15c7n7l5s7"),
            (None, "5x5c3n1l4s3"),
        ]
    );
}

#[test]
fn the_plot_keeps_the_last_fifty_scores() {
    let mut book = Book::default();
    for score in 1..=60 {
        book.add(&finish(score), 1);
    }
    let statistics = &book.view("lines").rules[0].statistics;
    assert_eq!(statistics.recent, (11..=60).collect::<Vec<_>>());
    assert_eq!((statistics.sum, statistics.best), (60 * 61 / 2, Some(60)));
    assert_eq!((statistics.moves, statistics.elapsed), (600, 60_000));
}

#[test]
fn clearing_can_be_undone_and_the_book_is_the_same_after_storing() {
    let mut book = Book::default();
    book.add(&finish(5), 1);
    let whole = book.clone();
    let cleared = book.clear("lines");
    assert_eq!((book.view("lines").rules.len(), book.entries()), (0, 0));
    book.restore(cleared);
    assert_eq!(book, whole);
    let text = serde_json::to_string(&book).expect("JSON");
    assert_eq!(serde_json::from_str::<Book>(&text).expect("a book"), book);
}

/// Killed between storing the records and storing the game as counted: the same end comes again.
#[test]
fn the_same_end_is_counted_once() {
    let mut book = Book::default();
    let end = finish(20);
    assert_eq!(book.add(&end, 1), Some(1));
    let before = book.clone();
    assert_eq!(book.add(&end, 2), Some(1));
    assert_eq!(book, before);
}

/// Time and moves above the minimum: less is better, and a game without a result has no score.
#[test]
fn where_less_is_better_the_least_leads() {
    for ranking in [Ranking::Time, Ranking::LowScore] {
        let mut book = Book::default();
        let mut add = |score: Option<i64>, when| {
            let outcome = if score.is_some() {
                Outcome::Won
            } else {
                Outcome::Lost
            };
            book.add(
                &Finish {
                    ranking,
                    outcome,
                    score,
                    ..finish(1)
                },
                when,
            )
        };
        assert_eq!(
            [add(Some(50), 1), add(Some(40), 2), add(Some(50), 3)],
            [Some(1), Some(1), Some(3)]
        );
        assert_eq!(add(None, 4), None);
        assert_eq!(add(Some(0), 5), Some(1));
        let statistics = &book.view("lines").rules[0].statistics;
        assert_eq!(
            (statistics.finished, statistics.won, statistics.lost),
            (5, 4, 1)
        );
        assert_eq!((statistics.best, statistics.sum), (Some(0), 140));
        assert_eq!(statistics.recent, [50, 40, 50, 0]);
    }
}

/// A file of a newer version may hold a game that this one doesn't know.
#[test]
fn unknown_games_are_kept() {
    let text = r#"{"games":{"chess":{"8x8":{"table":[],"statistics":{"finished":3,"assisted":0,"won":0,"lost":0,"drawn":0,"streak":0,"longest":0,"sum":0,"best":null,"recent":[],"moves":0,"elapsed":0}}}},"counted":{}}"#;
    let book: Book = serde_json::from_str(text).expect("a book");
    assert_eq!(serde_json::to_string(&book).expect("JSON"), text);
}

/// Files and imports may be anybody's: lengths, order and sizes are checked.
#[test]
fn a_book_out_of_bounds_is_refused() {
    let mut book = Book::default();
    for score in [30, 20, 10] {
        book.add(&finish(score), 1);
    }
    let good = serde_json::to_value(&book).expect("JSON");
    assert_eq!(
        serde_json::from_value::<Book>(good.clone()).ok(),
        Some(book)
    );
    let page = "/games/lines/9x9c7n3l5s5";
    let entry = good
        .pointer(&format!("{page}/table/0"))
        .expect("an entry")
        .clone();
    let huge = serde_json::json!(u64::MAX);
    for (place, value) in [
        ("table", vec![entry.clone(); 11].into()),
        ("table/1/score", 31.into()),
        ("table/0/score", huge.clone()),
        ("table/0/elapsed", huge.clone()),
        ("table/0/id", "x".repeat(5000).into()),
        ("statistics/recent", vec![1; 51].into()),
        ("statistics/moves", huge.clone()),
        ("statistics/sum", serde_json::json!(i64::MIN)),
        ("table", serde_json::json!({})),
    ] {
        let mut bad = good.clone();
        *bad.pointer_mut(&format!("{page}/{place}"))
            .expect("a place") = value;
        assert!(serde_json::from_value::<Book>(bad).is_err(), "{place}");
    }
}

/// The text of a book is read again at the next start: what it may hold at most is what it holds at most.
fn stays_readable(book: &Book) -> Book {
    let text = serde_json::to_string(book).expect("JSON");
    serde_json::from_str(&text).expect("what was written can be read")
}

#[test]
fn more_rule_sets_than_the_book_holds_push_out_those_without_records() {
    const MOST: u64 = 1000;
    let mut book = Book::default();
    let add = |book: &mut Book, n: u64, score: i64| {
        let params = format!("rules {n}");
        let end = Finish {
            params,
            ..finish(score)
        };
        book.add(&end, n);
    };
    // Number 3 was played without a record; number 7 as well, but twice.
    for n in 0..MOST {
        add(&mut book, n, i64::from(n != 3 && n != 7));
    }
    add(&mut book, 7, 0);
    let has = |book: &Book, n: u64| {
        let params = format!("rules {n}");
        book.view("lines")
            .rules
            .iter()
            .any(|rules| rules.params == params)
    };
    let count = |book: &Book| book.view("lines").rules.len() as u64;
    assert_eq!(
        count(&stays_readable(&book)),
        MOST,
        "all of them at the bound"
    );
    add(&mut book, MOST, 1);
    assert_eq!(
        (has(&book, 3), has(&book, 7), has(&book, MOST)),
        (false, true, true)
    );
    add(&mut book, MOST + 1, 1);
    assert!(!has(&book, 7), "every other one holds a record");
    // Then the one that was played least, and longest ago.
    add(&mut book, 0, 1);
    add(&mut book, MOST + 2, 0);
    assert_eq!(
        (has(&book, 0), has(&book, 1), has(&book, MOST + 2)),
        (true, false, true)
    );
    add(&mut book, 0, 2);
    assert_eq!(count(&book), MOST, "rules that are there need no room");
    assert_eq!(stays_readable(&book), book);
}

#[test]
fn sums_and_revisions_at_their_bound_are_read_again() {
    let most = ((1_u64 << 53) - 1) / 2;
    let mut book = Book::default();
    let huge = i64::try_from(most).expect("53 bits");
    let moves = usize::try_from(most).expect("a wide machine");
    for _ in 0..3 {
        book.add(
            &Finish {
                elapsed: most,
                moves,
                ..finish(huge)
            },
            1,
        );
        stays_readable(&book);
    }
    let lines = kind("lines").expect("registered");
    let mut slot = lines.start(&Choice::default(), 1).expect("rules");
    let mut saved = slot.save();
    saved["revision"] = most.into();
    saved["rounds"][0]["elapsed"] = most.into();
    slot = lines.load(&saved).expect("at the bound").slot;
    slot.add_time(5);
    let text = slot.legal()[0].clone();
    slot.play(slot.revision(), &text).expect("legal");
    slot = lines.load(&slot.save()).expect("played on").slot;
    slot.outrun(most);
    lines.load(&slot.save()).expect("taken in");
}
