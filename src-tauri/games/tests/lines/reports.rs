//! Reported faults of other programs (lines.md §3) and of the tutorial (§4), each as a test.

use quadrille_games::lines::{End, Event, Lines, points};
use quadrille_games::{Game, Rules};

use super::{params, play, refusal, rows, state};

/// Row 2 lacks one ball of colour 3, and A1 is the only free cell.
const LAST_CELL: &str = ".2222/13333/21212/12121/21212";

fn drops(events: &[Event]) -> Vec<(String, u8)> {
    let drop = |event: &Event| match event {
        Event::Dropped { cell, colour } => Some((cell.to_string(), *colour)),
        _ => None,
    };
    events.iter().filter_map(drop).collect()
}

/// A1 (KDE 153907), T21: the board is full, but the last ball makes a line: it goes, the game goes on.
#[test]
fn a1_a_full_board_with_a_finished_line_is_not_the_end() {
    let (after, events) = play(&state("5x5c3n1l5s3", &format!("{LAST_CELL},3,10")), "A2-A1");
    assert_eq!(drops(&events), [("A2".to_owned(), 3)]);
    assert_eq!((after.over(), after.score(), after.balls()), (None, 15, 20));
}

/// A4 (KDE 33446), A5, T22, C8: undo gave back the balls but kept the points, or rolled a new drop.
#[test]
fn a4_the_state_before_a_move_holds_score_preview_and_generator() {
    let before = state("5x5c3n3l5s3", "1111./...../1..../...../2....,312,40");
    let (once, _) = play(&before, "A3-C3");
    let (again, _) = play(&before, "A3-C3");
    assert_eq!(once, again);
    assert_eq!(before.score(), 40);
}

/// A6 (KDE 487737), T14 (KLines 487737): the blind bonus follows the rules of the game, not its history.
#[test]
fn a6_blind_play_pays_one_more_in_every_game() {
    for (preview, pays) in [("off", 11), ("colours", 10), ("positions", 10), ("off", 11)] {
        let before = state(
            &format!("5x5c3n3l5s3pclassicv{preview}"),
            "1111./...../1..../...../2....",
        );
        assert_eq!(play(&before, "A3-E1").0.score(), pays);
    }
}

/// A9 (KDE 129791): a hopeless game can be ended, its score counts once, the board is frozen.
#[test]
fn a9_end_game() {
    let (after, _) = play(&state("5x5c3n1l5s3", &format!("{LAST_CELL},3,10")), "end");
    assert_eq!(
        (after.over(), Lines::score(&after)),
        (Some(End::Given), Some(10))
    );
    refusal(&after, "A2-A1");
    assert_eq!(
        Lines::read(after.params(), &Lines::write(&after)),
        Ok(after)
    );
}

/// A14 (GNOME 130291), tutorial's fault 1: a line finished by a dropped ball was found and forgotten.
#[test]
fn a14_a_dropped_ball_that_finishes_a_line_clears_and_pays_but_gives_no_extra_move() {
    let before = state(
        "5x5c3n2l5s3vpositions",
        "1111./...../2..../...../.....,1E1-3C3",
    );
    let (after, events) = play(&before, "A3-A5");
    assert_eq!(drops(&events), [("E1".to_owned(), 1), ("C3".to_owned(), 3)]);
    assert_eq!(after.score(), 5);
    assert!(
        matches!(events.last(), Some(Event::Previewed { .. })),
        "the turn is over"
    );
    assert_eq!(rows(&after), "...../...../..3../...../2....");
}

/// A16 (GNOME 503953): long lines paid absurd sums. Monotone, and below a bound.
#[test]
fn a16_points_grow_with_the_line_and_stay_sane() {
    for rules in ["20x15pclassic", "20x15"] {
        let rules = params(rules);
        let paid: Vec<u64> = (5..=20).map(|n| points(&rules, &[n], n)).collect();
        assert!(paid.is_sorted_by(|a, b| a < b));
        assert!(paid.iter().all(|&points| points <= 10 + 2 * 15 * 15));
    }
}

/// A19 (GNOME 740213): nothing scored is no record.
#[test]
fn a19_a_score_of_zero_is_not_ranked() {
    assert_eq!(
        Lines::score(&state("5x5c3n1l5s3", &format!("{LAST_CELL},3,0"))),
        None
    );
    assert_eq!(
        Lines::score(&state("5x5c3n1l5s3", &format!("{LAST_CELL},3,1"))),
        Some(1)
    );
}

/// A21 (GNOME 675628), B4, B20: a first game has a valid preview and no points.
#[test]
fn a21_every_deal_announces_valid_balls() {
    for preset in Lines::presets() {
        let rules = params(&preset.params);
        for seed in 0..200 {
            let dealt = Lines::deal(&rules, seed);
            assert_eq!(dealt.preview().len(), usize::from(rules.drop()));
            assert!(
                dealt
                    .preview()
                    .iter()
                    .all(|ball| (1..=rules.colours()).contains(&ball.colour))
            );
            assert_eq!(dealt.score(), 0);
        }
    }
}

/// A24 (GNOME 83532): width and height are independent; tutorial's fault 14: indices collided on 5×9.
#[test]
fn a24_every_size_plays() {
    for (width, height) in [
        (5, 5),
        (5, 9),
        (9, 5),
        (20, 5),
        (5, 20),
        (7, 7),
        (20, 15),
        (20, 20),
    ] {
        let rules = params(&format!("{width}x{height}"));
        let dealt = Lines::deal(&rules, 1);
        assert_eq!(rows(&dealt).split('/').count(), height);
        assert_eq!(dealt.cells().len(), width * height);
        let mv = Lines::legal(&dealt)[0];
        Lines::play(&dealt, &mv).expect("legal");
        assert_eq!(rules.values().len(), 8);
    }
}

/// B1, C8, C9: balls drop one by one: the first clears a line and makes room for the rest.
#[test]
fn b1_an_earlier_ball_makes_room_for_the_later_ones() {
    let (after, events) = play(&state("5x5c3n3l5s3", &format!("{LAST_CELL},312")), "A2-A1");
    let dropped = drops(&events);
    assert_eq!(
        dropped
            .iter()
            .map(|(_, colour)| *colour)
            .collect::<Vec<_>>(),
        [3, 1, 2]
    );
    assert_eq!(dropped[0].0, "A2");
    assert!(
        dropped[1..].iter().all(|(cell, _)| cell.ends_with('2')),
        "in the cleared row"
    );
    assert_eq!((after.over(), after.balls()), (None, 22));
}

/// B2 (klayman b608eea), C11, tutorial's fault 3: games ended with one, two or three cells free.
#[test]
fn b2_the_game_goes_on_while_a_cell_is_free() {
    let before = state("5x5c3n1l5s3", "..213/12121/21212/12121/21212,1");
    let (after, events) = play(&before, "A2-A1");
    assert_eq!((after.over(), after.balls()), (None, 24));
    assert!(!events.contains(&Event::Over));
}

/// B3 (klayman 351fcaa): two previews on one cell.
#[test]
fn b3_announced_cells_are_distinct_and_free() {
    for seed in 0..500 {
        let dealt = Lines::deal(&params("5x5c3n7l5s18vpositions"), seed);
        let mut cells: Vec<_> = dealt
            .preview()
            .iter()
            .filter_map(|ball| ball.cell)
            .collect();
        assert_eq!(cells.len(), dealt.preview().len());
        assert!(
            cells.iter().all(|cell| dealt.cells()
                [usize::from(cell.row) * 5 + usize::from(cell.column)]
                == 0)
        );
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(cells.len(), dealt.preview().len());
    }
}

/// B5 (klayman 01cea6c): previews were made after the end.
#[test]
fn b5_nothing_is_announced_after_the_end() {
    let (after, events) = play(&state("5x5c3n3l5s3", &format!("{LAST_CELL},222")), "A2-A1");
    assert_eq!((after.over(), after.preview()), (Some(End::Full), &[][..]));
    assert_eq!(events.last(), Some(&Event::Over));
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Previewed { .. }))
    );
}

/// B6 (klayman c828d58), C7: a ball announced where the player moved to drops where he came from, same colour.
#[test]
fn b6_a_covered_announcement_drops_on_the_vacated_cell() {
    let before = state(
        "5x5c3n2l5s3vpositions",
        "1..../...../...../...../....2,3C3-2D4",
    );
    let (_, events) = play(&before, "A1-C3");
    assert_eq!(drops(&events), [("A1".to_owned(), 3), ("D4".to_owned(), 2)]);
    // Where the move clears, nothing drops and the announcement stays as it was.
    let before = state("5x5c3n1l5s3vpositions", "1111./...../1..../...../2....,3E1");
    let (after, events) = play(&before, "A3-E1");
    assert_eq!(
        (drops(&events), after.preview()),
        (vec![], before.preview())
    );
}

/// B7 (linef a0e7d3e): broke with one free cell.
#[test]
fn b7_one_free_cell_takes_one_ball() {
    let (after, events) = play(&state("5x5c3n3l5s3", &format!("{LAST_CELL},222")), "A2-A1");
    assert_eq!(drops(&events), [("A2".to_owned(), 2)]);
    assert_eq!(after.over(), Some(End::Full));
}

/// B11 (asafronau): a ball in a wall reached only one of the regions beside it.
#[test]
fn b11_a_ball_between_two_regions_reaches_both() {
    let wall = state("5x5c3n1l5s3", "...../...../12321/...../.....,1");
    let targets: Vec<String> = Lines::legal(&wall)
        .iter()
        .map(ToString::to_string)
        .filter(|mv| mv.starts_with("C3"))
        .collect();
    assert_eq!(targets.len(), 20);
}

/// B12 (asafronau): a displaced ball that finished a line where it landed was not checked.
#[test]
fn b12_a_displaced_ball_is_checked_where_it_lands() {
    let before = state("5x5c3n1l5s3vpositions", "23333/...../...../...../....1,3C3");
    let (after, events) = play(&before, "A1-C3");
    assert_eq!(drops(&events), [("A1".to_owned(), 3)]);
    assert_eq!(
        (after.score(), rows(&after).as_str()),
        (5, "...../...../..2../...../....1")
    );
}

/// C4: an emptied board left nothing to move.
#[test]
fn c4_an_emptied_board_gets_a_drop() {
    let before = state("5x5c3n3l5s3", "1111./...../1..../...../.....,123");
    let (after, events) = play(&before, "A3-E1");
    assert_eq!(
        drops(&events)
            .iter()
            .map(|(_, colour)| *colour)
            .collect::<Vec<_>>(),
        [1, 2, 3]
    );
    assert_eq!((after.balls(), after.score()), (3, 5));
    assert_ne!(after.generator(), before.generator());
}

/// C6 (polymorphm): a clearing move rolled the preview anew.
#[test]
fn c6_a_clearing_move_keeps_the_preview() {
    let before = state("5x5c3n3l5s3", "1111./...../1..../...../2....,123");
    assert_eq!(play(&before, "A3-E1").0.preview(), before.preview());
}

/// C8 (rom-melnyk), tutorial's fault 2: a line that holds two dropped balls was paid twice.
#[test]
fn c8_a_line_with_two_dropped_balls_pays_once() {
    let before = state(
        "5x5c3n2l5s3vpositions",
        "111../...../2..../...../.....,1D1-1E1",
    );
    let (after, events) = play(&before, "A3-A5");
    assert_eq!(after.score(), 5);
    assert_eq!(
        events
            .iter()
            .filter(|event| matches!(event, Event::Cleared { .. }))
            .count(),
        1
    );
}

/// Tutorial's fault 8, B20: a game starts with the start balls of its rules and at 0.
#[test]
fn a_classic_game_starts_with_five_balls() {
    for seed in 0..100 {
        assert_eq!(Lines::deal(&params("9x9"), seed).balls(), 5);
    }
}
