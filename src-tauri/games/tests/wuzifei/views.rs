//! The view's model: all that is needed to draw and to accept input.

use quadrille_games::wuzifei::{Board, Last, Side, Wuzifei};
use quadrille_games::{Game, Generator};

use super::{params, play, random_move, state};

fn board(rules: &str, position: &str) -> Board {
    Wuzifei::board(&state(rules, position))
}

#[test]
fn targets_are_the_legal_moves_with_what_they_would_capture() {
    let mut source = Generator::new(2).source();
    let mut state = Wuzifei::deal(&params("5x5opeoplehon"), 1);
    for _ in 0..60 {
        let board = Wuzifei::board(&state);
        let told: Vec<_> = board
            .targets
            .iter()
            .flat_map(|(from, targets)| targets.iter().map(move |target| (*from, target)))
            .collect();
        let legal = Wuzifei::legal(&state);
        assert_eq!(told.len(), legal.len());
        for (mv, (from, target)) in legal.iter().zip(told) {
            let after = Wuzifei::play(&state, mv).expect("legal").state;
            let last = Last {
                from,
                to: target.to,
                captures: target.captures.clone(),
            };
            assert_eq!(Wuzifei::board(&after).last, Some(last));
        }
        let Some(mv) = random_move(&state, &mut source) else {
            break;
        };
        state = Wuzifei::play(&state, &mv).expect("legal").state;
    }
}

#[test]
fn threatened_are_the_pieces_that_the_other_side_could_capture() {
    // White on C1 could go to C3 and capture three (E11).
    let threatened = board("5x5opeople", "..W../.B.../...BW/B.BB./WW.W. b").threatened;
    assert!(
        [6, 13, 18].iter().all(|point| threatened.contains(point)),
        "{threatened:?}"
    );
    assert_eq!(
        board("5x5opeople", "BBBBB/...../...../...../WWWWW b").threatened,
        [0_usize; 0]
    );
}

#[test]
fn the_board_says_who_is_who_and_what_counts() {
    let start = board("5x5l3cwhite", "BBBBB/...../...../...../WWWWW b,q12,s1");
    assert_eq!((start.turn, start.person), (Side::Black, Some(Side::White)));
    assert!(
        start.computer && start.targets.is_empty(),
        "nothing to choose while it thinks"
    );
    assert_eq!(
        (start.quiet, start.quiet_limit, start.occurrences),
        (12, 100, 1)
    );
    assert_eq!((start.pieces, start.last), ([5, 5], None));
    let people = state("5x5opeople", "BBBBB/...../...../...../WWWWW b");
    let offered = Wuzifei::board(&play(&people, "offer").0);
    assert_eq!(
        (offered.offer, offered.computer),
        (Some(Side::Black), false)
    );
    let over = Wuzifei::board(&play(&people, "resign").0);
    assert!(over.targets.is_empty() && over.threatened.is_empty());
}
