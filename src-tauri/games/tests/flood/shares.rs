//! What a position says to somebody else: the challenge, and not how it is done. rules.md §4 "Text".

use quadrille_games::flood::{End, Flood, State};
use quadrille_games::{Game, Pending};

use super::{play_all, researched, state};

/// More than any text takes here.
const AMPLE: usize = 4096;

fn shared(state: &State, room: usize) -> State {
    let text = Flood::share(state, room);
    assert!(text.len() <= room, "{text}");
    Flood::read(state.params(), &text).unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

/// Plays colours one after the other until the game is over.
fn finish(state: &State) -> State {
    let mut state = state.clone();
    for colour in ["1", "2", "3"].into_iter().cycle() {
        if state.end().is_some() {
            break;
        }
        if let Ok(step) = Flood::play(&state, &colour.parse().expect("a move")) {
            state = step.state;
        }
    }
    state
}

#[test]
fn a_running_game_tells_its_limit_and_not_the_shortest_line() {
    for rules in ["3x3c3", "3x3c3mplus2", "3x3c3mbest", "3x3c3mgreedy"] {
        let known = play_all(&researched(&state(rules, "123/312/231")), "21");
        let opened = shared(&known, AMPLE);
        assert_eq!(opened.minimum(), None, "{rules}: a line would be a spoiler");
        assert_eq!(
            (opened.limit(), opened.cells()),
            (known.limit(), known.cells()),
            "{rules}"
        );
        // It is worked out again for whoever opens it, and changes nothing.
        assert_eq!(Flood::pending(&opened), Some(Pending::Challenge));
        assert_eq!(researched(&opened), known, "{rules}");
    }
}

/// A text may claim another limit than research finds: it was the sender's.
#[test]
fn research_does_not_change_a_limit_that_came_with_the_text() {
    let known = researched(&state("3x3c3mbest", "123/312/231,7"));
    let opened = shared(&known, AMPLE);
    assert_eq!(researched(&opened).limit(), Some(7));
}

#[test]
fn a_finished_game_keeps_the_line_to_be_gone_through() {
    let over = play_all(&researched(&state("3x3c3", "123/312/231")), "21312");
    assert_eq!(over.end(), Some(End::Completed));
    assert_eq!(shared(&over, AMPLE), over);
}

#[test]
fn of_a_game_too_long_for_the_text_the_board_and_how_it_stands_are_kept() {
    let long = "21".repeat(30);
    let running = play_all(&researched(&state("3x3c3", "123/312/231")), &long);
    let late = finish(&running);
    assert_eq!(late.end(), Some(End::Late));
    let within = finish(&play_all(&state("3x3c3", "123/312/231,99,,5:21312"), &long));
    assert_eq!(within.end(), Some(End::Completed));
    let lost = play_all(&state("3x3c3estrict", "123/312/231,60"), &long);
    assert_eq!(lost.end(), Some(End::OutOfMoves));
    for state in [running, late, within, lost] {
        for room in [16, 30, 60] {
            let opened = shared(&state, room);
            assert_eq!(opened.cells(), state.cells());
            assert_eq!(opened.end(), state.end(), "{room} {state:?}");
            let left = |state: &State| Flood::board(state).left;
            assert_eq!(left(&opened), left(&state), "{room} {state:?}");
        }
    }
}
