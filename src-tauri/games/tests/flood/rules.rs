//! rules.md §4, line by line, on positions small enough to check by eye.

use quadrille_games::flood::{End, Event, Flood, Move, Refusal};
use quadrille_games::{Game, Message, Outcome, Pending, Status};

use super::{play, play_all, refusal, researched, state};

/// Six moves are the tutorial's, five the fewest.
const ROWS: &str = "123/312/231";

fn names(cells: &[Vec<quadrille_games::Cell>]) -> Vec<Vec<String>> {
    let wave = |wave: &Vec<quadrille_games::Cell>| wave.iter().map(ToString::to_string).collect();
    cells.iter().map(wave).collect()
}

fn status(text: &str, rules: &str) -> (Outcome, &'static str) {
    match Flood::status(&state(rules, text)) {
        Status::Over { outcome, reason } => (outcome, reason.key),
        Status::Playing => panic!("{text} is on"),
    }
}

#[test]
fn a_move_repaints_the_region_and_takes_in_what_touches_it() {
    let before = state("4x3c3pB2", "1121/2213/1213,9");
    // B2 and A2: their colour is 2, and the 1 above and beside joins.
    let (after, events) = play(&before, "1");
    assert_eq!(
        after.cells(),
        [1, 1, 2, 1, 1, 1, 1, 3, 1, 1, 1, 3].map(|c| c)
    );
    let Event::Filled {
        cells,
        colour,
        added,
        flooded,
    } = &events[0]
    else {
        panic!("{events:?}")
    };
    assert_eq!(names(cells), [vec!["B2"], vec!["A2", "B3"]]);
    assert_eq!((*colour, *added, *flooded), (1, 5, 8));
    assert_eq!(events.len(), 1);
    assert_eq!((after.moves(), after.colour()), (1, 1));
}

#[test]
fn diagonals_do_not_connect() {
    let (after, _) = play(&state("2x2c3", "12/21,9"), "3");
    assert_eq!(after.cells(), [3, 2, 2, 1]);
}

/// The region's own colour is refused and not counted (S1: the tutorial counted it and recursed).
#[test]
fn refusals_say_why_and_change_nothing() {
    let before = state("3x3c3", ROWS);
    assert_eq!(refusal(&before, "1"), Refusal::SameColour(1));
    for colour in ["4", "a"] {
        let why = refusal(&before, colour);
        assert!(matches!(why, Refusal::NoColour { most: 3, .. }), "{why}");
    }
    let done = play_all(&before, "21312");
    for colour in ["1", "2", "3"] {
        assert_eq!(refusal(&done, colour), Refusal::Over);
    }
    let keys = [
        Refusal::Over,
        Refusal::SameColour(1),
        Refusal::NoColour { colour: 9, most: 3 },
    ]
    .map(|refusal| Message::from(refusal).key);
    assert_eq!(
        keys,
        [
            "flood.refused.over",
            "flood.refused.same-colour",
            "flood.refused.no-colour"
        ]
    );
}

/// A colour that touches nothing is a move, counts, and says beforehand that it adds nothing.
#[test]
fn a_useless_colour_is_legal_and_counts() {
    let before = state("3x3c4", "112/112/222,9");
    assert_eq!(Flood::legal(&before), [Move(2), Move(3), Move(4)]);
    assert_eq!(Flood::board(&before).adds, [0, 5, 0, 0]);
    let (after, events) = play(&before, "3");
    assert!(matches!(events[..], [Event::Filled { added: 0, .. }]));
    assert_eq!((after.moves(), Flood::board(&after).left), (1, Some(8)));
}

#[test]
fn the_challenge_decides_the_limit() {
    for (rules, limit) in [
        ("3x3c3", 10),
        ("3x3c3mplus2", 7),
        ("3x3c3mbest", 5),
        ("3x3c3mgreedy", 6),
    ] {
        let before = state(rules, ROWS);
        let easy = rules.ends_with("greedy");
        assert_eq!(before.limit(), easy.then_some(6), "{rules}");
        assert_eq!(Flood::pending(&before), Some(Pending::Challenge));
        let known = researched(&before);
        assert_eq!(known.limit(), Some(limit), "{rules}");
        assert_eq!(Flood::pending(&known), None);
    }
}

/// S7, T3: completion is looked at before the limit.
#[test]
fn the_last_move_of_the_limit_completes() {
    for rules in ["3x3c3mbest", "3x3c3mbestestrict"] {
        let before = play_all(&researched(&state(rules, ROWS)), "2131");
        assert_eq!((before.end(), Flood::board(&before).left), (None, Some(1)));
        let (after, events) = play(&before, "2");
        assert_eq!(after.end(), Some(End::Completed));
        assert_eq!(events[1], Event::Completed { within: Some(true) });
        let Status::Over { outcome, reason } = Flood::status(&after) else {
            panic!()
        };
        assert_eq!((outcome, reason.key), (Outcome::Won, "flood.over.minimum"));
        assert_eq!(Flood::score(&after), Some(0));
    }
}

/// S8, S9, T4: past the limit play goes on and never says "completed".
#[test]
fn a_late_end_is_not_a_completed_challenge() {
    let before = play_all(&researched(&state("3x3c3mbest", ROWS)), "2323");
    assert_eq!(before.end(), None);
    let (at_limit, events) = play(&before, "2");
    assert_eq!(events.last(), Some(&Event::LimitReached));
    assert_eq!(
        (at_limit.end(), Flood::board(&at_limit).left),
        (None, Some(0))
    );
    let (past, events) = play(&at_limit, "3");
    assert_eq!(events.len(), 1, "the limit is reached once");
    assert_eq!(Flood::board(&past).left, Some(0));
    let mut late = past;
    while late.end().is_none() {
        let best = researched_line(&late);
        late = play(&late, &best).0;
    }
    let Status::Over { outcome, reason } = Flood::status(&late) else {
        panic!()
    };
    assert_eq!((outcome, reason.key), (Outcome::Lost, "flood.over.late"));
    assert_eq!(Flood::score(&late), None, "no entry");
}

fn researched_line(state: &super::State) -> String {
    Flood::hint(state, 0, &mut || false).expect("a hint").text
}

#[test]
fn strict_ends_the_game_at_the_limit() {
    let before = play_all(&researched(&state("3x3c3mbestestrict", ROWS)), "2313");
    let (lost, events) = play(&before, "2");
    assert_eq!(events.last(), Some(&Event::LimitReached));
    assert_eq!(lost.end(), Some(End::OutOfMoves));
    let Status::Over { outcome, reason } = Flood::status(&lost) else {
        panic!()
    };
    assert_eq!((outcome, reason.key), (Outcome::Lost, "flood.over.limit"));
    assert!(Flood::legal(&lost).is_empty());
    assert_eq!(refusal(&lost, "1"), Refusal::Over);
    assert!(Flood::board(&lost).replay.is_some());
}

#[test]
fn every_end_has_its_outcome_and_its_words() {
    use Outcome::{Ended, Lost, Won};
    for (rules, text, want) in [
        (
            "3x3c3",
            "123/312/231,10,21312,5:21312",
            (Won, "flood.over.minimum"),
        ),
        (
            "3x3c3",
            "123/312/231,10,321312,5:21312",
            (Won, "flood.over.completed"),
        ),
        (
            "3x3c3",
            "123/312/231,10,21312,4-5:21312",
            (Won, "flood.over.completed"),
        ),
        (
            "3x3c3",
            "123/312/231,10,21312",
            (Won, "flood.over.completed"),
        ),
        ("3x3c3", "123/312/231,4,21312", (Lost, "flood.over.late")),
        (
            "3x3c3estrict",
            "123/312/231,4,2132",
            (Lost, "flood.over.limit"),
        ),
        ("3x3c3", "123/312/231,?,21312", (Ended, "flood.over.solved")),
        ("3x3c3", "111/111/111,0", (Won, "flood.over.completed")),
    ] {
        assert_eq!(status(text, rules), want, "{rules} {text}");
    }
}

/// Better than what is known, where that is not proved: below zero, and the shorter line is shown.
#[test]
fn the_ranking_is_moves_above_the_fewest_known() {
    let known = "123/312/231,10,21312,4-6:321312";
    let done = state("3x3c3", known);
    assert_eq!(Flood::score(&done), Some(-1));
    let board = Flood::board(&done);
    let best = board.replay.expect("over").best.expect("known");
    assert_eq!(best.colours, [2, 1, 3, 1, 2]);
    let minimum = board.minimum.expect("known");
    assert_eq!((minimum.proved, minimum.low, minimum.high), (false, 4, 5));
    assert_eq!(
        Flood::score(&state("3x3c3", "123/312/231,10,321312,5:21312")),
        Some(1)
    );
    assert_eq!(
        Flood::score(&state("3x3c3", "123/312/231,10,21312")),
        None,
        "not known yet"
    );
}

#[test]
fn the_board_shows_the_region_and_its_outline() {
    let board = Flood::board(&state("4x3c3pB2", "1121/2213/1213,9"));
    assert_eq!((board.pivot, board.colour, board.flooded), (5, 2, 3));
    let (out, mask) = (None, board.region);
    // A2 is closed above, below and left; B2 above and right; B3 all but above.
    let want = [
        out,
        out,
        out,
        out,
        Some(13),
        Some(3),
        out,
        out,
        out,
        Some(14),
        out,
        out,
    ];
    assert_eq!(mask, want);
    assert_eq!(board.adds, [5, 0, 0]);
    assert_eq!(board.replay, None);
}
