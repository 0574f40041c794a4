//! The challenge that is worked out while the board is played: research, note, limit.

use quadrille_games::flood::{End, Flood, Minimum};
use quadrille_games::{Game, Nodes, Pending};

use super::{params, play, play_all, researched, state};

const ROWS: &str = "123/312/231";

#[test]
fn a_note_says_what_is_known_and_how() {
    let dealt = Flood::deal(&params("14x14c6"), 42);
    let note = Flood::research(&dealt, &mut || false).expect("work to do");
    let minimum: Minimum = note.parse().expect("a minimum");
    assert!(minimum.is_proved());
    assert_eq!(minimum.to_string(), note);
    assert!(!note.contains('-'), "{note}");
    // Stopped early, an interval.
    let early = Flood::research(&dealt, &mut Nodes(5)).expect("work to do");
    let interval: Minimum = early.parse().expect("an interval");
    assert!(!interval.is_proved() && early.contains('-'), "{early}");
    assert!(interval.low() <= minimum.low() && minimum.high() <= interval.high());
    let noted = Flood::note(&dealt, &early).expect("true");
    assert_eq!(noted.limit(), Some(interval.high() + 5));
    assert!(!Flood::board(&noted).minimum.expect("known").proved);
}

/// The start is what is worked out, however far the game has gone meanwhile.
#[test]
fn research_is_about_the_start() {
    let start = state("3x3c3mbest", ROWS);
    let later = play_all(&start, "231");
    let note = Flood::research(&start, &mut || false);
    assert_eq!(Flood::research(&later, &mut || false), note);
    let known = Flood::note(&later, &note.expect("a note")).expect("true");
    assert_eq!((known.limit(), known.moves()), (Some(5), 3));
    assert_eq!(
        known,
        play_all(&researched(&start), "231"),
        "noted before or after"
    );
}

/// The limit that arrives may be behind already: then the game is late, or lost where it is strict.
#[test]
fn a_note_may_come_after_the_end() {
    let played = play_all(&state("3x3c3mbest", ROWS), "321312");
    assert_eq!(played.end(), Some(End::Solved));
    assert_eq!(Flood::pending(&played), Some(Pending::Challenge));
    assert_eq!(researched(&played).end(), Some(End::Late));
    let played = play_all(&state("3x3c3", ROWS), "321312");
    assert_eq!(researched(&played).end(), Some(End::Completed));
    let strict = play_all(&state("3x3c3mbestestrict", ROWS), "232323");
    assert_eq!(strict.end(), None);
    let lost = researched(&strict);
    assert_eq!(lost.end(), Some(End::OutOfMoves));
    assert!(Flood::legal(&lost).is_empty());
    assert_eq!(Flood::read(lost.params(), &Flood::write(&lost)), Ok(lost));
}

#[test]
fn a_note_is_taken_once_and_only_when_true() {
    let start = state("3x3c3", ROWS);
    let known = researched(&start);
    let keys = |state, note| {
        let problems = Flood::note(state, note).expect_err(note);
        problems.0.iter().map(|m| m.key).collect::<Vec<_>>()
    };
    assert_eq!(keys(&known, "5:21312"), ["flood.problem.known"]);
    assert_eq!(keys(&start, "twenty"), ["flood.problem.minimum"]);
    assert_eq!(keys(&start, "5"), ["flood.problem.minimum"]);
    assert_eq!(keys(&start, "5:21313"), ["flood.problem.line"]);
}

/// The session notes thousands of states of one game: what was checked in the first holds for all.
#[test]
fn noted_again_a_state_is_as_if_noted_by_itself() {
    let mut now = state("3x3c3", "123/312/231");
    let note = Flood::research(&now, &mut || false).expect("a note");
    let first = Flood::note(&now, &note).expect("its own");
    for colour in ["2", "1", "3", "1", "2"] {
        assert_eq!(
            Flood::note_again(&now, &note, &first),
            Flood::note(&now, &note)
        );
        now = play(&now, colour).0;
    }
    // Of another board nothing is taken over unseen.
    let other = state("3x3c3", "111/222/333");
    assert!(Flood::note_again(&other, &note, &first).is_err());
    assert!(
        Flood::note_again(&first, &note, &first).is_err(),
        "it is known already"
    );
}

/// A game may have ten thousand states and a line as long: it is kept once.
#[test]
fn states_noted_again_share_the_line() {
    let start = state("3x3c3", "123/312/231");
    let (played, _) = play(&start, "2");
    let note = Flood::research(&start, &mut || false).expect("a note");
    let first = Flood::note(&start, &note).expect("its own");
    let then = Flood::note_again(&played, &note, &first).expect("the same start");
    let (next, _) = play(&then, "1");
    for state in [&then, &next] {
        let known = state.minimum().zip(first.minimum()).expect("noted");
        assert!(std::ptr::eq(known.0, known.1));
    }
}
