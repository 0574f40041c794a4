//! Reports about games of this kind, each as it would show here (research: "features asked for").

use quadrille_games::Game;
use quadrille_games::wuzifei::{Event, Side, Wuzifei};

use super::{params, play, play_all, rows, state};

/// J1: undo must bring back every piece that turned. A state is a value: the old one is untouched.
#[test]
fn j1_taking_a_move_back_restores_all_that_turned() {
    let before = state("5x5opeople", "..W../.B.../...BW/B.BB./WW.W. w");
    let kept = before.clone();
    let (after, _) = play(&before, "C1-C3");
    assert_ne!(rows(&after), rows(&before));
    assert_eq!(before, kept);
}

/// G1 D-004: flip games loop. Every game here ends, and the draw says why.
#[test]
fn g1_a_game_that_loops_is_drawn_and_says_why() {
    let mut state = Wuzifei::deal(&params("5x5opeople"), 1);
    for mv in "C1-C2 C5-C4 C2-C1 C4-C5 C1-C2 C5-C4 C2-C1 C4-C5".split(' ') {
        state = play(&state, mv).0;
    }
    let reason = match Wuzifei::status(&state) {
        quadrille_games::Status::Over { reason, .. } => reason.key,
        quadrille_games::Status::Playing => panic!("still on"),
    };
    assert_eq!(reason, "wuzifei.over.drawn.repetition");
}

/// Research page §1, 4: who moves first is a setting.
#[test]
fn either_side_may_move_first() {
    for (rules, side) in [
        ("5x5opeople", Side::Black),
        ("5x5opeoplefwhite", Side::White),
    ] {
        assert_eq!(Wuzifei::deal(&params(rules), 1).turn(), side);
    }
}

/// Research page §1, 9: up to ten pieces of a colour are on the board.
#[test]
fn all_ten_pieces_may_be_of_one_colour() {
    let last = state("5x5opeoplerloose", "WB.../...W./WWWW./WWW../..... w");
    let (after, events) = play(&last, "D2-C1");
    assert_eq!(Wuzifei::numbers(&after)["white"], 10);
    assert!(matches!(
        events.last(),
        Some(Event::Won {
            winner: Side::White,
            ..
        })
    ));
}

/// Research page §1, 13: a piece that an enemy's move leaves between two enemies stays whose it is.
#[test]
fn only_the_mover_captures() {
    let before = state("5x5opeople", "..W../W..../.B.BW/...../BBBWW w");
    let after = play_all(&before, "C1-C3 A5-A4");
    assert!(rows(&after).contains(".BWBW"));
}
