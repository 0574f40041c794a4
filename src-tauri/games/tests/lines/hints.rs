//! The hint: legal, honest, and it always ends.

use quadrille_games::lines::{Lines, Move, State};
use quadrille_games::{Game, Generator, HintMove, Nodes};

use super::{params, play, random_move, state};

fn hint(state: &State, nodes: u64) -> Option<HintMove> {
    Lines::hint(state, 0, &mut Nodes(nodes))
}

#[test]
fn hints_are_legal_and_the_same_for_the_same_budget() {
    for rules in [
        "9x9",
        "5x9c3n1l4s3",
        "20x15n7s7",
        "6x5c9n7l6s20vpositions",
        "9x9voff",
    ] {
        let mut state = Lines::deal(&params(rules), 3);
        let mut source = Generator::new(9).source();
        while let Some(mv) = random_move(&state, &mut source) {
            let before = state.clone();
            let found = hint(&state, 40).expect("a legal move exists");
            assert_eq!(hint(&state, 40), Some(found.clone()));
            assert_eq!(state, before);
            let parsed: Move = found.text.parse().expect("a move");
            assert!(
                Lines::legal(&state).contains(&parsed),
                "{} in {}",
                found.text,
                Lines::write(&state)
            );
            state = Lines::play(&state, &mv).expect("legal").state;
        }
        assert_eq!(hint(&state, 40), None, "nothing to hint at when it is over");
    }
}

/// Every move loses at once: no outlook got as far as asking the budget, and the search never ended.
#[test]
fn a_lost_board_still_gets_an_answer() {
    let rows =
        "174213246/132677526/444677663/721216774/477261143/27..31463/371734715/473157517/423412172";
    let lost = state("9x9pclassic", &format!("{rows},343,212,1.373"));
    for nodes in [0, 1, 100, 2000] {
        assert!(hint(&lost, nodes).is_some());
    }
}

#[test]
fn a_line_is_taken_at_a_glance() {
    let four = state("5x5c3n3l5s3", "1111./...../1..../...../2....,312");
    let found = hint(&four, 0).expect("legal");
    assert_eq!(found.message.key, "lines.hint.clear");
    assert_eq!(play(&four, &found.text).0.score(), 5);
}

/// With the preview off the hint must not know what the player is not told; else it follows it.
#[test]
fn a_hidden_preview_is_not_used() {
    let rows = "12.../..2../...31/.2.../...3.";
    let with = |mode: &str, next: &str| {
        hint(
            &state(
                &format!("5x5c3n3l5s3v{mode}"),
                &format!("{rows},{next},0,1.2"),
            ),
            60,
        )
    };
    assert_eq!(with("off", "111"), with("off", "323"));
}

/// lines.md §5: the one-ply window player scores 311 on 9x9c7 with classic points. At a glance, with no
/// budget at all, the hint is to be no worse than four standard errors below that.
#[test]
fn at_a_glance_it_keeps_up_with_the_published_player() {
    let rules = params("9x9pclassic");
    let games = 150_u64;
    let mut sum = 0;
    for seed in 0..games {
        let mut state = Lines::deal(&rules, seed);
        while let Some(found) = hint(&state, 0) {
            state = play(&state, &found.text).0;
        }
        sum += state.score();
    }
    assert!(sum / games > 250, "{}", sum / games);
}
