//! What is true in every game, whatever is played.

use proptest::prelude::*;
use quadrille_games::wuzifei::{Event, Repetition, Side, State, Wuzifei};
use quadrille_games::{Game, Generator, Status};

use super::perft::VARIANTS;
use super::{params, random_move};

fn pieces(state: &State) -> [usize; 2] {
    [Side::Black, Side::White].map(|side| {
        state
            .cells()
            .iter()
            .filter(|&&cell| cell == Some(side))
            .count()
    })
}

fn captured(events: &[Event]) -> usize {
    let cells = events.iter().map(|event| match event {
        Event::Captured { cells, .. } => cells.len(),
        _ => 0,
    });
    cells.sum()
}

/// Ten pieces always where they turn; where they leave, each capture counts them down.
#[test]
fn pieces_are_always_accounted_for() {
    for (number, rules) in VARIANTS.into_iter().enumerate() {
        let leave = rules.contains("tleave");
        for seed in 0..100 {
            let mut source = Generator::new(seed * 9 + number as u64).source();
            let mut state = Wuzifei::deal(&params(rules), 1);
            let mut turns = 0;
            while let Some(mv) = random_move(&state, &mut source) {
                let mover = usize::from(state.turn() == Side::White);
                let before = pieces(&state);
                let step = Wuzifei::play(&state, &mv).expect("legal");
                assert_eq!(Wuzifei::play(&state, &mv).expect("legal").state, step.state);
                let taken = captured(&step.events);
                let mut want = before;
                want[1 - mover] -= taken;
                want[mover] += if leave { 0 } else { taken };
                assert_eq!(pieces(&step.state), want, "{rules}");
                assert_eq!(step.state.turn(), state.turn().other());
                state = step.state;
                turns += 1;
                assert!(turns < 20_000, "draw rules end every game");
            }
            assert_ne!(Wuzifei::status(&state), Status::Playing);
        }
    }
}

#[test]
fn the_legal_moves_are_exactly_those_that_are_not_refused() {
    for rules in [
        "5x5opeople",
        "5x5opeoplepforbidden",
        "5x5opeoplesone",
        "5x5",
    ] {
        let mut source = Generator::new(4).source();
        let mut state = Wuzifei::deal(&params(rules), 1);
        for _ in 0..25 {
            let legal: Vec<String> = Wuzifei::legal(&state)
                .iter()
                .map(ToString::to_string)
                .collect();
            let names = |n: usize| format!("{}{}", char::from(b'A' + (n % 5) as u8), n / 5 + 1);
            let mut accepted = Vec::new();
            for from in 0..25 {
                for to in 0..25 {
                    let text = format!("{}-{}", names(from), names(to));
                    if Wuzifei::play(&state, &text.parse().expect("a move")).is_ok() {
                        accepted.push(text);
                    }
                }
            }
            assert_eq!(legal, accepted, "{rules}");
            let mut distinct = legal.clone();
            distinct.dedup();
            assert_eq!(distinct, legal);
            let Some(mv) = random_move(&state, &mut source) else {
                break;
            };
            state = Wuzifei::play(&state, &mv).expect("legal").state;
        }
    }
}

#[test]
fn where_repeating_is_forbidden_no_position_comes_twice() {
    let rules = params("5x5opeoplepforbiddensone");
    assert_eq!(rules.repetition(), Repetition::Forbidden);
    for seed in 0..40 {
        let mut source = Generator::new(seed).source();
        let mut state = Wuzifei::deal(&rules, 1);
        let mut seen = vec![state.key()];
        while let Some(mv) = random_move(&state, &mut source) {
            state = Wuzifei::play(&state, &mv).expect("legal").state;
            assert!(!seen.contains(&state.key()));
            seen.push(state.key());
        }
    }
}

proptest! {
    /// Any text is read or refused; what is read is written, read again and played.
    #[test]
    fn no_position_crashes(rows in "[BW.]{5}(/[BW.]{5}){4}", tail in " [bwx]?(,[qhposex][a-y0-9]{0,6}){0,3}", rules in 0..8_usize) {
        let rules = params(VARIANTS[rules]);
        if let Ok(state) = Wuzifei::read(&rules, &format!("{rows}{tail}")) {
            let text = Wuzifei::write(&state);
            prop_assert_eq!(Wuzifei::read(&rules, &text), Ok(state.clone()));
            for mv in Wuzifei::legal(&state) {
                Wuzifei::play(&state, &mv).expect("legal");
            }
        }
    }

    #[test]
    fn no_move_text_crashes(text in "\\PC{0,12}|[a-fA-F0-9]{0,2}-[a-fA-F0-9]{0,3}") {
        let state = Wuzifei::deal(&params("5x5opeople"), 1);
        if let Ok(mv) = text.parse() {
            let _ = Wuzifei::play(&state, &mv);
        }
    }
}
