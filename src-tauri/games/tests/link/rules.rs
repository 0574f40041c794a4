//! The rules page, rule by rule. rules.md §2.

use quadrille_games::link::{Clock, End, Event, Gravity, Link, Move, Refusal, hopeless, pairs};
use quadrille_games::{Game, Message, Nodes, Outcome, Ranking, Status};

use super::{cell, legal_pairs, params, play, refusal, rows, state};

fn names(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

#[test]
fn every_refusal_says_why_and_has_its_own_key() {
    let before = state("4x2c2", "0110/2..2");
    for (mv, refused, key) in [
        (
            "A1-A1",
            Refusal::SameCell(cell("A1")),
            "link.refused.same-cell",
        ),
        (
            "A1-E1",
            Refusal::OffBoard(cell("E1")),
            "link.refused.off-board",
        ),
        ("B2-A1", Refusal::Empty(cell("B2")), "link.refused.empty"),
        ("B2-C2", Refusal::Empty(cell("B2")), "link.refused.empty"),
        (
            "A1-B1",
            Refusal::Different(cell("A1"), cell("B1")),
            "link.refused.different",
        ),
        ("time", Refusal::NoLimit, "link.refused.no-limit"),
    ] {
        assert_eq!(refusal(&before, mv), refused, "{mv}");
        assert_eq!(Message::from(refused).key, key);
    }
    let locked = state("4x2c2roff", "0123/1032");
    let refused = Refusal::NoLine(cell("A1"), cell("B2"));
    assert_eq!(refusal(&locked, "A1-B2"), refused);
    assert_eq!(Message::from(refused).key, "link.refused.no-line");
    let won = play(&state("2x2", "00/.."), "A1-B1").0;
    assert_eq!(refusal(&won, "S"), Refusal::Over);
    assert_eq!(refusal(&won, "A1-B1"), Refusal::Over);
}

#[test]
fn the_line_of_a_turn_is_the_validated_one() {
    let before = state("6x1c2", "01.0.1");
    let (after, events) = play(&before, "D1-A1");
    let Event::Linked {
        a,
        b,
        kind,
        corners,
    } = &events[0]
    else {
        panic!("{events:?}");
    };
    assert_eq!((*a, *b, *kind), (cell("D1"), cell("A1"), 1));
    assert_eq!(
        Some(corners),
        before.grid().line(cell("D1"), cell("A1")).as_ref()
    );
    assert_eq!(rows(&after), ".1...1");
}

#[test]
fn a_pair_is_the_same_either_way_round() {
    let before = state("3x2c2", "010/212");
    assert_eq!(names(&legal_pairs(&before)), ["A1-C1", "B1-B2", "A2-C2"]);
    for mv in legal_pairs(&before) {
        let Move::Pair { a, b } = mv else { continue };
        let there = play(&before, &format!("{a}-{b}")).0;
        assert_eq!(there, play(&before, &format!("{b}-{a}")).0);
    }
}

#[test]
fn the_last_pair_wins() {
    let (after, events) = play(&state("2x2gdown", "../00"), "A2-B2");
    assert_eq!(events.last(), Some(&Event::Won));
    assert_eq!(after.over(), Some(End::Won));
    let Status::Over { outcome, reason } = Link::status(&after) else {
        panic!("still on");
    };
    assert_eq!((outcome, reason.key), (Outcome::Won, "link.over.won"));
    assert!(Link::legal(&after).is_empty() && Link::hint(&after, 0, &mut Nodes(9)).is_none());
    assert_eq!(Link::numbers(&after)["pairs"], 2);
    assert_eq!(Link::numbers(&after)["left"], 0);
}

/// "No pair left" is told as such, and the game is not over: undo, shuffle or a new game.
#[test]
fn stuck_is_not_lost() {
    let before = state("4x2c2", "0122/10..");
    let (stuck, events) = play(&before, "C1-D1");
    assert_eq!(events.last(), Some(&Event::Stuck));
    assert_eq!(Link::status(&stuck), Status::Playing);
    assert!(Link::rests(&stuck) && !Link::rests(&before));
    assert_eq!(Link::legal(&stuck), [Move::Shuffle]);
    let board = Link::board(&stuck);
    assert!(board.stuck && !board.hopeless && board.open == 0);
    assert_eq!(board.notice.unwrap().key, "link.notice.stuck");
    let hint = Link::hint(&stuck, 3, &mut Nodes(9)).unwrap();
    assert_eq!(
        (hint.text.as_str(), hint.message.key),
        ("S", "link.hint.shuffle")
    );
    let (shuffled, events) = play(&stuck, "S");
    let cells = shuffled.cells().to_vec();
    assert_eq!(events, [Event::Shuffled { cells }]);
    assert!(!pairs(&shuffled).is_empty() && !Link::rests(&shuffled));
}

/// "Can't be won" has its own words, and is claimed only with a proof.
#[test]
fn hopeless_is_not_stuck() {
    let locked = state("4x2c2", "0122/10..");
    assert!(hopeless(&locked));
    let board = Link::board(&locked);
    assert!(!board.stuck && board.hopeless && board.open == 1);
    assert_eq!(board.notice.unwrap().key, "link.notice.hopeless");
    let open = Link::board(&state("4x2c2", "0022/11.."));
    assert!(!open.stuck && !open.hopeless && open.notice.is_none());
}

#[test]
fn shuffle_is_help_and_can_be_had_at_any_time() {
    let before = state("3x4", "010/212/3../..3");
    let (after, _) = play(&before, "S");
    let sorted = |mut cells: Vec<u8>| {
        cells.sort_unstable();
        cells
    };
    let held = |cells: &[u8]| cells.iter().map(|&kind| kind != 0).collect::<Vec<_>>();
    assert_eq!(held(after.cells()), held(before.cells()));
    assert_eq!(
        sorted(after.cells().to_vec()),
        sorted(before.cells().to_vec())
    );
    assert_ne!(after.generator(), before.generator());
    assert!(Link::assists(&Move::Shuffle) && !Link::assists(&Move::Time));
    assert_eq!(
        play(&before, "s").0,
        after,
        "its result comes from the generator"
    );
}

#[test]
fn hints_cycle_in_a_stable_order_and_show_their_line() {
    let before = state("3x2c2", "010/212");
    let asked = |n| Link::hint(&before, n, &mut Nodes(0)).unwrap();
    let texts: Vec<String> = (0..4).map(|n| asked(n).text).collect();
    assert_eq!(texts, ["A1-C1", "B1-B2", "A2-C2", "A1-C1"]);
    let hint = asked(3);
    assert_eq!(hint.cells, [cell("A1"), cell("C1")]);
    assert_eq!(Some(hint.line), before.grid().line(cell("A1"), cell("C1")));
    assert_eq!(hint.message.key, "link.hint.pair");
}

#[test]
fn the_clock_can_count_up_down_or_not_at_all() {
    let won = |rules: &str| play(&state(rules, "00/.."), "A1-B1").0;
    assert_eq!(Link::RANKING, Ranking::Time);
    for (rules, clock, limit, ranked) in [
        ("2x2", Clock::Up, None, true),
        ("2x2tdowns90", Clock::Down(90), Some(90_000), true),
        ("2x2tnone", Clock::None, None, false),
    ] {
        let state = won(rules);
        assert_eq!(state.params().clock(), clock);
        assert_eq!(Link::countdown(&state), limit);
        assert_eq!(Link::score(&state).is_some(), ranked);
    }
}

#[test]
fn time_that_is_up_loses() {
    let before = state("2x2tdown", "00/11");
    let (lost, events) = play(&before, "time");
    assert_eq!(events, [Event::TimeUp]);
    let Status::Over { outcome, reason } = Link::status(&lost) else {
        panic!("still on");
    };
    assert_eq!((outcome, reason.key), (Outcome::Lost, "link.over.time"));
    assert_eq!(Link::score(&lost), None);
    assert_eq!(refusal(&lost, "A1-B1"), Refusal::Over);
    assert_eq!(Link::timeout(), Some(Move::Time));
}

#[test]
fn the_board_tells_all_that_is_drawn_and_no_pair() {
    let board = Link::board(&state("3x2c2roffgdown", "010/212"));
    let json = serde_json::to_value(&board).unwrap();
    let want = serde_json::json!({
        "cells": [1, 2, 1, 3, 2, 3], "tiles": 6, "open": 1, "stuck": false,
        "hopeless": false, "notice": null, "ring": false,
    });
    assert_eq!(json, want);
    assert_eq!(params("3x2gdown").gravity(), Gravity::Down);
}

#[test]
fn events_have_these_shapes() {
    let (_, events) = play(&state("2x4gdown", "23/11/24/34"), "A2-B2");
    let json = serde_json::to_value(&events).unwrap();
    let want = serde_json::json!([
        {"type": "linked", "a": "A2", "b": "B2", "kind": 2,
         "corners": [{"column": 0, "row": 1}, {"column": 1, "row": 1}]},
        {"type": "fell", "moves": [{"from": "A1", "to": "A2"}, {"from": "B1", "to": "B2"}]},
    ]);
    assert_eq!(json, want);
    let kinds = |events: &[Event]| -> Vec<String> {
        let json = serde_json::to_value(events).unwrap();
        let all = json.as_array().unwrap().iter();
        all.map(|event| event["type"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(
        kinds(&play(&state("4x2c2", "0122/10.."), "C1-D1").1),
        ["linked", "stuck"]
    );
    assert_eq!(
        kinds(&play(&state("2x2", "00/.."), "A1-B1").1),
        ["linked", "won"]
    );
    assert_eq!(
        kinds(&play(&state("2x2tdown", "00/11"), "time").1),
        ["timeup"]
    );
    assert_eq!(kinds(&play(&state("2x2", "00/11"), "S").1), ["shuffled"]);
}
