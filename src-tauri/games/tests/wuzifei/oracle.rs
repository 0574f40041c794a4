//! What oracles are asked, and which games ask one.

use quadrille_games::wuzifei::{Move, Params, State, Wuzifei};
use quadrille_games::{Game, Nodes, Pending};

fn deal(rules: &str) -> State {
    let params: Params = rules.parse().expect("rules");
    Wuzifei::deal(&params, 7)
}

fn play(state: &State, text: &str) -> State {
    let mv: Move = text.parse().expect("a move");
    Wuzifei::play(state, &mv).expect("legal").state
}

/// The side to move is in the low bits, whatever its colour: the same board is the same position for either.
#[test]
fn a_position_is_seen_by_the_side_to_move() {
    let people = "5x5opeople".parse().expect("rules");
    let read = |text| Wuzifei::read(&people, text).expect("a position");
    let start = deal("5x5opeople");
    assert_eq!(Wuzifei::position(&start), Some(0b11111 | 0b11111 << 45));
    assert_eq!(Wuzifei::mover(&start), 0);
    let black = read("BBBB./..W../...../...../BWWWW b");
    let white = read("WWWW./..B../...../...../WBBBB w");
    let want = 0b1111 | 1 << 20 | (1 << 7 | 0b11110 << 20) << 25;
    assert_eq!(Wuzifei::position(&black), Some(want));
    assert_eq!(Wuzifei::position(&white), Some(want));
    assert_eq!([&black, &white].map(Wuzifei::mover), [0, 1]);
    let next = play(&start, "A1-A2");
    assert_eq!(Wuzifei::mover(&next), 1);
    assert_eq!(
        Wuzifei::position(&next),
        Some(0b11111 << 20 | (0b11110 | 1 << 5) << 25)
    );
}

#[test]
fn rules_that_are_not_solved_and_games_that_are_over_have_no_position() {
    for rules in ["rloose", "hon", "tleave", "sone", "pforbidden", "ndraw"] {
        let state = deal(&format!("5x5opeople{rules}"));
        assert_eq!(Wuzifei::position(&state), None, "{rules}");
    }
    for rules in ["5x5opeoplepoff", "5x5l3fwhite", "5x5operfectcwhite"] {
        assert!(Wuzifei::position(&deal(rules)).is_some(), "{rules}");
    }
    assert_eq!(
        Wuzifei::position(&play(&deal("5x5opeople"), "resign")),
        None
    );
}

#[test]
fn only_the_perfect_computer_asks() {
    for (rules, asks) in [
        ("5x5operfect", true),
        ("5x5operfectcrandomfwhite", true),
        ("5x5l5", false),
        ("5x5opeople", false),
    ] {
        let params: Params = rules.parse().expect("rules");
        assert_eq!(Wuzifei::wants_oracle(&params), asks, "{rules}");
        assert_eq!(params.to_string(), rules);
    }
}

/// Nobody to ask: it plays as the strongest level does.
#[test]
fn the_perfect_computer_plays_without_an_oracle() {
    let mut alone = deal("5x5operfectcwhite");
    let mut level = deal("5x5l5cwhite");
    for _ in 0..3 {
        assert_eq!(Wuzifei::pending(&alone), Some(Pending::Opponent));
        let answer = |state: &State| Wuzifei::answer(state, None, &mut Nodes(3)).expect("a move");
        let mv = answer(&alone);
        assert_eq!(mv, answer(&level));
        alone = play(&alone, &mv.to_string());
        level = play(&level, &mv.to_string());
        assert_eq!(Wuzifei::pending(&alone), None);
        let reply = Wuzifei::legal(&alone)[0].to_string();
        alone = play(&alone, &reply);
        level = play(&level, &reply);
    }
}
