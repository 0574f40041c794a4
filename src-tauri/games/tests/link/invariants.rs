//! Thousands of seeded random games, each turn looked at: nothing lost, nothing left, and no word
//! about pairs that a slow count does not bear out. rules.md §2 "stuck".

use quadrille_games::link::{Event, Gravity, Link, Move, State, pairs};
use quadrille_games::{Game, Generator, Source, Status};

use super::models::Walls;
use super::{legal_pairs, params};

/// All pairs of equal tiles by exhaustive search.
fn slow_pairs(state: &State) -> Vec<String> {
    let (walls, size) = (Walls::of(state), state.params().size());
    let mut found = Vec::new();
    for a in (0..size.cells()).filter(|&a| state.cells()[a] != 0) {
        let best = walls.search(size.cell(a));
        let fit = |&b: &usize| state.cells()[b] == state.cells()[a] && best[b].is_some();
        found.extend(
            (a + 1..size.cells())
                .filter(fit)
                .map(|b| format!("{}-{}", size.cell(a), size.cell(b))),
        );
    }
    found
}

fn check_turn(before: &State, mv: &Move, source: &mut Source) -> State {
    let step = Link::play(before, mv).expect("legal");
    let (after, events) = (step.state, step.events);
    assert_eq!(Link::play(before, mv).expect("legal").state, after);
    let stuck = pairs(&after).is_empty();
    let over = after.tiles() == 0;
    assert_eq!(events.contains(&Event::Won), over);
    assert_eq!(events.contains(&Event::Stuck), stuck && !over);
    assert_eq!(Link::rests(&after), stuck && !over);
    assert_eq!(Link::status(&after) != Status::Playing, over);
    let gone = if *mv == Move::Shuffle { 0 } else { 2 };
    assert_eq!(after.tiles() + gone, before.tiles());
    if gone == 2 {
        assert_eq!(
            after.generator(),
            before.generator(),
            "a pair draws nothing"
        );
    }
    // The slow count now and then.
    if source.below(8) == 0 {
        let fast: Vec<String> = legal_pairs(&after)
            .iter()
            .map(ToString::to_string)
            .collect();
        let slow = if over { vec![] } else { slow_pairs(&after) };
        assert_eq!(fast, slow, "{}", Link::write(&after));
    }
    let text = Link::write(&after);
    assert_eq!(
        Link::read(after.params(), &text).as_ref(),
        Ok(&after),
        "{text}"
    );
    after
}

/// PySolFC 565 and 409, prs-plus 234: "no more moves" while there are some.
#[test]
fn random_games_keep_the_rules() {
    let mut games = 0;
    for (size, seeds) in [
        ("4x5", 60),
        ("6x8", 30),
        ("9x4", 30),
        ("1x10", 20),
        ("8x10", 8),
        ("18x8", 2),
    ] {
        for gravity in Gravity::ALL {
            for ring in ["on", "off"] {
                let rules = params(&format!("{size}g{}r{ring}", gravity.word()));
                for seed in 0..seeds {
                    let mut source = Generator::new(seed ^ 0x11).source();
                    let mut state = Link::deal(&rules, seed);
                    assert!(!pairs(&state).is_empty());
                    loop {
                        let moves = legal_pairs(&state);
                        if state.over().is_some() {
                            break;
                        }
                        let shuffle = moves.is_empty() || source.below(40) == 0;
                        let mv = if shuffle {
                            Move::Shuffle
                        } else {
                            moves[source.index(moves.len())]
                        };
                        state = check_turn(&state, &mv, &mut source);
                    }
                    games += 1;
                }
            }
        }
    }
    // With a shuffle when stuck every game comes to its end.
    assert_eq!(games, 150 * 9 * 2);
}
