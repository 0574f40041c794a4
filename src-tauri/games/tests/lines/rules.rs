//! rules.md §1, line by line, on positions small enough to check by eye.

use std::collections::BTreeSet;

use quadrille_games::lines::{End, Event, Lines, Move, Refusal, points};
use quadrille_games::{Game, Message, Outcome, Status};

use super::{params, play, refusal, rows, state};

fn kinds(events: &[Event]) -> Vec<&'static str> {
    events
        .iter()
        .map(|event| match event {
            Event::Moved { .. } => "moved",
            Event::Cleared { .. } => "cleared",
            Event::Dropped { .. } => "dropped",
            Event::Previewed { .. } => "previewed",
            Event::Over => "over",
        })
        .collect()
}

#[test]
fn a_deal_is_start_balls_and_a_preview() {
    let dealt = Lines::deal(&params("9x9"), 1);
    assert_eq!(
        (dealt.balls(), dealt.preview().len(), dealt.score()),
        (5, 3, 0)
    );
    let all: BTreeSet<String> = (0..10_000)
        .map(|seed| Lines::write(&Lines::deal(&params("9x9"), seed)))
        .collect();
    assert!(all.len() > 9_990, "C10: few seeds made few games");
}

#[test]
fn a_move_that_clears_nothing_lets_the_announced_balls_drop() {
    let before = state("5x5c3n2l5s3", "1..../...../...../...../2....,31");
    let (after, events) = play(&before, "A1-E5");
    assert_eq!(kinds(&events), ["moved", "dropped", "dropped", "previewed"]);
    assert_eq!(after.balls(), 4);
    let Event::Moved { path } = &events[0] else {
        panic!()
    };
    assert_eq!(path.len(), 9);
    assert_ne!(after.generator(), before.generator());
}

#[test]
fn a_move_that_clears_draws_nothing_and_the_player_moves_again() {
    let before = state("5x5c3n3l5s3", "1111./...../1..../...../2....,312,40");
    let (after, events) = play(&before, "A3-E1");
    assert_eq!(kinds(&events), ["moved", "cleared"]);
    assert_eq!(rows(&after), "...../...../...../...../2....");
    assert_eq!(
        (after.preview(), after.generator()),
        (before.preview(), before.generator())
    );
    assert_eq!(after.score(), 45);
}

#[test]
fn points_are_the_rules_pages() {
    let classic = params("9x9pclassic");
    let table = [(5, 10), (6, 12), (7, 18), (8, 28), (9, 42)];
    for (balls, pays) in table {
        assert_eq!(points(&classic, &[balls], balls), pays);
        assert_eq!(
            points(&params("9x9pclassicvoff"), &[balls], balls),
            pays + 1
        );
        assert_eq!(points(&params("9x9"), &[balls], balls), balls as u64);
        assert_eq!(points(&params("9x9voff"), &[balls], balls), balls as u64);
        assert_eq!(
            points(&params("9x9l4pclassic"), &[balls - 1], balls - 1),
            pays
        );
    }
    assert_eq!(points(&params("9x9"), &[5, 6], 10), 22);
    assert_eq!(points(&params("9x9"), &[5, 5, 5], 13), 45);
}

/// KLines 158123: two lines crossing must both go, the shared cell once.
#[test]
fn crossing_lines_go_together() {
    for (scoring, pays) in [("bonus", 20), ("classic", 42)] {
        let angle = "1......../1......../1......../1......../.1111..../.......1./........./........./.........";
        let before = state(&format!("9x9p{scoring}"), angle);
        let (after, events) = play(&before, "H6-A5");
        let Event::Cleared {
            lines,
            cells,
            points,
            ..
        } = &events[1]
        else {
            panic!()
        };
        assert_eq!((lines.len(), cells.len(), *points), (2, 9, pays));
        assert_eq!(cells[0].to_string(), "A5");
        assert_eq!(after.score(), pays);
        // They were the last balls: a drop follows.
        assert_eq!(
            kinds(&events),
            [
                "moved",
                "cleared",
                "dropped",
                "dropped",
                "dropped",
                "previewed"
            ]
        );
    }
}

#[test]
fn four_lines_through_one_ball() {
    let star =
        "........./........./..1.1.1../...111.../1111....1/...111.../..1.1.1../........./2........";
    for (scoring, pays) in [("bonus", 4 * 20), ("classic", 10 + 2 * 12 * 12)] {
        let (after, events) = play(&state(&format!("9x9p{scoring}"), star), "I5-E5");
        let Event::Cleared {
            lines,
            cells,
            points,
            ..
        } = &events[1]
        else {
            panic!("{events:?}")
        };
        assert_eq!((lines.len(), cells.len(), *points), (4, 17, pays));
        assert_eq!(after.balls(), 1);
    }
}

#[test]
fn nine_in_a_row_joined_in_the_middle() {
    let before = state(
        "9x9pclassic",
        "1111.1111/........./....1..../2......../........./........./........./........./.........",
    );
    let (after, events) = play(&before, "E3-E1");
    let Event::Cleared { cells, points, .. } = &events[1] else {
        panic!()
    };
    assert_eq!((cells.len(), *points, after.score()), (9, 42, 42));
    let names: Vec<String> = cells.iter().map(ToString::to_string).collect();
    assert_eq!(
        names,
        ["E1", "D1", "F1", "C1", "G1", "B1", "H1", "A1", "I1"],
        "outwards"
    );
}

#[test]
fn refusals_say_why_and_change_nothing() {
    let walled = state("5x5c3n1l5s3", "12.../2..../...../...../....3");
    let cell = |name: &str| name.parse().expect("a cell");
    for (mv, why) in [
        ("A1-E1", Refusal::NoPath(cell("A1"), cell("E1"))),
        ("A1-A1", Refusal::SameCell(cell("A1"))),
        ("C3-D3", Refusal::NoBall(cell("C3"))),
        ("A1-B1", Refusal::Occupied(cell("B1"))),
        ("A1-F1", Refusal::OffBoard(cell("F1"))),
        ("A6-A1", Refusal::OffBoard(cell("A6"))),
    ] {
        assert_eq!(refusal(&walled, mv), why);
        assert!(Message::from(why).key.starts_with("lines.refused."));
    }
}

#[test]
fn the_game_can_be_ended_and_keeps_its_score() {
    let before = state("5x5c3n1l5s3", "12.../...../...../...../....3,1,77");
    let (after, events) = play(&before, "end");
    assert_eq!(kinds(&events), ["over"]);
    assert_eq!(
        (after.over(), after.score(), after.preview()),
        (Some(End::Given), 77, &[][..])
    );
    let reason = Message::new("lines.over.ended").with("score", 77_u64);
    assert_eq!(
        Lines::status(&after),
        Status::Over {
            outcome: Outcome::Ended,
            reason
        }
    );
    assert_eq!(refusal(&after, "A1-A2"), Refusal::Over);
    assert_eq!(refusal(&after, "end"), Refusal::Over);
    assert!(Lines::legal(&after).is_empty());
}

/// Theorem of lines.md §1.1: a legal move exists exactly when 0 < balls < cells.
#[test]
fn a_single_free_cell_is_a_legal_move() {
    let nearly = state("5x5c3n1l5s3", ".2121/12121/21212/12121/21212");
    let moves: Vec<String> = Lines::legal(&nearly).iter().map(Move::to_string).collect();
    assert_eq!(moves, ["B1-A1", "A2-A1"]);
}

/// Uniform over the free cells: chi-square over many drops of one ball.
#[test]
fn drops_are_uniform_over_the_free_cells() {
    let mut counts = vec![0_u32; 25];
    let games = 24_000_u32;
    for seed in 0..games {
        let before = state(
            "5x5c3n1l5s3",
            &format!("1..../...../..2../...../....3,1,0,{seed}.0"),
        );
        let (_, events) = play(&before, "A1-B1");
        let Some(Event::Dropped { cell, .. }) = events.get(1) else {
            panic!()
        };
        counts[usize::from(cell.row) * 5 + usize::from(cell.column)] += 1;
    }
    for taken in [1, 12, 24] {
        assert_eq!(
            counts.remove(taken - usize::from(taken > 1) - usize::from(taken > 12)),
            0
        );
    }
    let each = f64::from(games) / 22.0;
    let chi: f64 = counts
        .iter()
        .map(|&n| (f64::from(n) - each).powi(2) / each)
        .sum();
    // 21 degrees of freedom: five deviations above the mean.
    assert!(chi < 21.0 + 5.0 * 42.0_f64.sqrt(), "{chi}");
}
