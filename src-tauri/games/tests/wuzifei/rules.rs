//! rules.md §3, rule by rule.

use quadrille_games::wuzifei::{End, Event, Move, QUIET_LIMIT, Refusal, Side, Way, Wuzifei};
use quadrille_games::{Cell, Game, Outcome, Status};

use super::{params, play, play_all, refusal, rows, state};

const START: &str = "BBBBB/...../...../...../WWWWW b";
/// Four quiet moves that bring the start back.
const ROUND: &str = "C1-C2 C5-C4 C2-C1 C4-C5";
/// White to move; B2 would shut in the last black piece.
const SHUT: &str = "BW.../W..../..W../WWWWW/.W... w";

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn outcome(state: &<Wuzifei as Game>::State) -> (Outcome, &'static str) {
    match Wuzifei::status(state) {
        Status::Over { outcome, reason } => (outcome, reason.key),
        Status::Playing => panic!("still on: {}", Wuzifei::write(state)),
    }
}

#[test]
fn a_new_game_is_five_against_five_and_black_moves_first() {
    for seed in 0..20 {
        let state = Wuzifei::deal(&params("5x5"), seed);
        assert_eq!(rows(&state), "BBBBB/...../...../...../WWWWW");
        assert_eq!(
            (state.turn(), state.person()),
            (Side::Black, Some(Side::Black))
        );
        assert!(!state.awaits_computer());
    }
    let white = Wuzifei::deal(&params("5x5cwhite"), 1);
    assert!(
        white.awaits_computer(),
        "the person is white, black moves first"
    );
    let first = Wuzifei::deal(&params("5x5fwhite"), 1);
    assert_eq!((first.turn(), first.awaits_computer()), (Side::White, true));
    assert_eq!(Wuzifei::deal(&params("5x5opeople"), 9).person(), None);
}

#[test]
fn what_is_left_to_chance_is_drawn_from_the_seed_each_by_itself() {
    let drawn = |rules: &str, seed| {
        let state = Wuzifei::deal(&params(rules), seed);
        (state.turn(), state.person().expect("against the computer"))
    };
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let both = drawn("5x5crandomfrandom", seed);
        assert_eq!(both, drawn("5x5crandomfrandom", seed));
        assert_eq!(drawn("5x5crandom", seed).1, both.1);
        assert_eq!(drawn("5x5frandom", seed).0, both.0);
        seen.insert(both);
    }
    assert_eq!(seen.len(), 4);
}

#[test]
fn a_move_passes_the_turn_and_its_events_say_what_turned() {
    // E11: a clip on the row and a carry on the long diagonal at once.
    let before = state("5x5opeople", "..W../.B.../...BW/B.BB./WW.W. w");
    let (after, events) = play(&before, "C1-C3");
    assert_eq!(rows(&after), "...../.W.../..WWW/B.BW./WW.W.");
    assert_eq!((after.turn(), after.quiet()), (Side::Black, 0));
    let Event::Captured {
        waves,
        cells,
        side,
        turned,
    } = &events[1]
    else {
        panic!("{events:?}");
    };
    assert_eq!((side, turned, waves.len()), (&Side::White, &true, 1));
    assert_eq!(cells, &["B2", "D3", "D4"].map(cell));
    let ways: Vec<Way> = waves[0].iter().map(|taken| taken.way).collect();
    assert_eq!(ways, [Way::Clip, Way::Carry]);
    assert_eq!(events.len(), 2);
}

#[test]
fn by_the_variant_captured_pieces_leave_the_board() {
    let before = state("5x5opeopletleave", "..W../.B.../...BW/B.BB./WW.W. w");
    let (after, events) = play(&before, "C1-C3");
    assert_eq!(rows(&after), "...../...../..W.W/B.B../WW.W.");
    assert!(matches!(events[1], Event::Captured { turned: false, .. }));
}

#[test]
fn pieces_that_turned_capture_nothing_unless_the_chain_rule_is_on() {
    // E22: the chain adds C2 and C4.
    let position = "B..../..B.W/B.B../.WB../.W.WW w";
    for (rules, after, waves_seen) in [
        ("5x5opeople", "B..../..BW./B.W../.WB../.W.WW", 1),
        ("5x5opeoplehon", "B..../..WW./B.W../.WW../.W.WW", 2),
    ] {
        let (state, events) = play(&state(rules, position), "E2-D2");
        assert_eq!(rows(&state), after, "{rules}");
        assert!(matches!(&events[1], Event::Captured { waves, .. } if waves.len() == waves_seen));
    }
}

#[test]
fn refusals_say_why() {
    let start = state("5x5opeople", START);
    let (a1, a5, c3) = (cell("A1"), cell("A5"), cell("C3"));
    for (mv, why) in [
        ("F1-A2", Refusal::OffBoard(cell("F1"))),
        ("A1-A6", Refusal::OffBoard(cell("A6"))),
        ("A1-A1", Refusal::SameCell(a1)),
        ("C3-C4", Refusal::NoPiece(c3)),
        ("A5-A4", Refusal::NotYours(a5, Side::Black)),
        ("A1-B1", Refusal::Occupied(cell("B1"))),
        ("A1-B3", Refusal::NoLine(a1, cell("B3"))),
        ("B1-C2", Refusal::NoLine(cell("B1"), cell("C2"))),
        ("accept", Refusal::NotOffered),
        ("decline", Refusal::NotOffered),
    ] {
        assert_eq!(refusal(&start, mv), why, "{mv}");
    }
    let jump = state("5x5opeople", "BBBB./B..../W..../...../.WWWW b");
    let blocked = Refusal::Blocked(cell("A2"), cell("A5"), c3);
    assert_eq!(
        refusal(&jump, "A2-A5"),
        Refusal::Blocked(cell("A2"), a5, cell("A3"))
    );
    assert_ne!(refusal(&jump, "A2-A5"), blocked);
    let one = state("5x5opeoplesone", START);
    assert_eq!(refusal(&one, "A1-A3"), Refusal::TooFar(a1, cell("A3")));
    play(&one, "A1-A2");
}

#[test]
fn between_two_enemies_a_piece_is_safe() {
    let before = state("5x5opeople", "..W../W..../.B.BW/...../BBBWW w");
    let (after, events) = play(&before, "C1-C3");
    assert_eq!(
        (rows(&after).as_str(), events.len()),
        ("...../W..../.BWBW/...../BBBWW", 1)
    );
}

#[test]
fn a_side_without_a_piece_has_lost() {
    let position = "WB.../...W./WWWW./WWW../..... w";
    let (after, events) = play(&state("5x5opeoplerloose", position), "D2-C1");
    assert_eq!(after.over(), Some(End::NoPieces(Side::Black)));
    assert_eq!(
        events.last(),
        Some(&Event::Won {
            winner: Side::White,
            by: "no-pieces"
        })
    );
    assert_eq!(
        outcome(&after),
        (Outcome::Ended, "wuzifei.over.ended.no-pieces")
    );
    assert_eq!(refusal(&after, "B1-B2"), Refusal::Over);
    for (rules, want) in [
        ("5x5rloose", (Outcome::Lost, "wuzifei.over.lost.no-pieces")),
        (
            "5x5rloosecwhite",
            (Outcome::Won, "wuzifei.over.won.no-pieces"),
        ),
    ] {
        assert_eq!(outcome(&play(&state(rules, position), "D2-C1").0), want);
    }
}

#[test]
fn a_side_without_a_move_on_its_turn_has_lost_or_by_the_variant_drawn() {
    let (after, events) = play(&state("5x5opeople", SHUT), "C3-B2");
    assert_eq!(after.over(), Some(End::NoMove(Side::Black)));
    assert_eq!(
        events.last(),
        Some(&Event::Won {
            winner: Side::White,
            by: "no-move"
        })
    );
    assert!(Wuzifei::legal(&after).is_empty());
    for (rules, want) in [
        ("5x5", (Outcome::Lost, "wuzifei.over.lost.no-move")),
        ("5x5cwhite", (Outcome::Won, "wuzifei.over.won.no-move")),
        ("5x5ndraw", (Outcome::Drawn, "wuzifei.over.drawn.stalemate")),
    ] {
        assert_eq!(outcome(&play(&state(rules, SHUT), "C3-B2").0), want);
    }
    // Shut in while the other side is to move is no loss yet.
    let shut = state("5x5opeople", "BW.../WW.../...../WWWWW/.W... w");
    assert_eq!(shut.over(), None);
}

#[test]
fn the_third_time_of_a_position_is_a_draw() {
    let start = state("5x5opeople", START);
    let twice = play_all(&start, ROUND);
    assert_eq!((twice.occurrences(), twice.over()), (2, None));
    let before = play_all(&twice, "C1-C2 C5-C4 C2-C1");
    let (third, events) = play(&before, "C4-C5");
    assert_eq!(
        (third.occurrences(), third.over()),
        (3, Some(End::Repetition))
    );
    assert_eq!(events.last(), Some(&Event::Drawn { by: "repetition" }));
    assert_eq!(
        outcome(&third),
        (Outcome::Drawn, "wuzifei.over.drawn.repetition")
    );
    // The same board with the other side to move is another position.
    assert_eq!(
        play_all(&start, "C1-C2 C5-C4 C2-C3 C4-C5 C3-C1").occurrences(),
        1
    );
}

#[test]
fn by_the_variants_repeating_is_forbidden_or_means_nothing() {
    let forbidden = play_all(&state("5x5opeoplepforbidden", START), "C1-C2 C5-C4 C2-C1");
    assert_eq!(
        refusal(&forbidden, "C4-C5"),
        Refusal::Repeats(cell("C4"), cell("C5"))
    );
    let back: Move = "C4-C5".parse().expect("a move");
    assert!(!Wuzifei::legal(&forbidden).contains(&back));
    play(&forbidden, "C4-C3");
    let off = state("5x5opeoplepoff", START);
    let often = (0..6).fold(off, |state, _| play_all(&state, ROUND));
    assert_eq!((often.occurrences(), often.over()), (7, None));
}

#[test]
fn fifty_moves_of_each_side_without_a_capture_are_a_draw() {
    let late = state("5x5opeople", "..W../.B.../...BW/B.BB./WW.W. w,q99");
    let (quiet, _) = play(&late, "C1-B1");
    assert_eq!(
        (quiet.quiet(), quiet.over()),
        (QUIET_LIMIT, Some(End::Quiet))
    );
    assert_eq!(
        outcome(&quiet),
        (Outcome::Drawn, "wuzifei.over.drawn.quiet")
    );
    let (captured, _) = play(&late, "C1-C3");
    assert_eq!((captured.quiet(), captured.over()), (0, None));
    // A loss on the board goes before a draw by count.
    let (shut, _) = play(&state("5x5opeople", &format!("{SHUT},q99")), "C3-B2");
    assert_eq!(shut.over(), Some(End::NoMove(Side::Black)));
}

#[test]
fn two_people_may_agree_on_a_draw() {
    let (offered, events) = play(&state("5x5opeople", START), "offer");
    assert_eq!(events, [Event::Offered { side: Side::Black }]);
    assert_eq!(
        (offered.offer(), offered.turn()),
        (Some(Side::Black), Side::Black)
    );
    assert_eq!(refusal(&offered, "offer"), Refusal::Offered);
    let (agreed, events) = play(&offered, "accept");
    assert_eq!(events, [Event::Drawn { by: "agreed" }]);
    assert_eq!(
        outcome(&agreed),
        (Outcome::Drawn, "wuzifei.over.drawn.agreed")
    );
    let (declined, events) = play(&offered, "decline");
    assert_eq!(events, [Event::Declined { side: Side::White }]);
    assert_eq!(declined.offer(), None);
    // The offer stands while the one who made it moves; the other side's move declines it.
    let moved = play_all(&offered, "C1-C2");
    assert_eq!(moved.offer(), Some(Side::Black));
    assert_eq!(play_all(&moved, "accept").over(), Some(End::Agreed));
    let (answered, events) = play(&moved, "C5-C4");
    assert_eq!(answered.offer(), None);
    assert!(events.contains(&Event::Declined { side: Side::White }));
}

#[test]
fn the_computer_agrees_on_nothing() {
    let game = Wuzifei::deal(&params("5x5"), 1);
    assert_eq!(refusal(&game, "offer"), Refusal::NoAgreement);
}

#[test]
fn resigning_loses_for_the_side_to_move_or_the_person() {
    let (given, events) = play(&state("5x5opeople", START), "resign");
    assert_eq!(
        events,
        [Event::Won {
            winner: Side::White,
            by: "resigned"
        }]
    );
    assert_eq!(
        outcome(&given),
        (Outcome::Ended, "wuzifei.over.ended.resigned")
    );
    let game = Wuzifei::deal(&params("5x5"), 1);
    for game in [game.clone(), play(&game, "A1-A2").0] {
        let (given, _) = play(&game, "resign");
        assert_eq!(given.over(), Some(End::Resigned(Side::Black)));
        assert_eq!(
            outcome(&given),
            (Outcome::Lost, "wuzifei.over.lost.resigned")
        );
    }
}
