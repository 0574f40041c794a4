//! Gravity against a model that moves one tile one step at a time.

use proptest::prelude::*;
use quadrille_games::link::{Event, Gravity, Link, State};
use quadrille_games::{Game, Generator, Size};

use super::models::settle;
use super::{params, play, random_pair, rows, state};

/// Odd and even sides, single rows and columns: the middle line matters.
const SIZES: [(u8, u8); 8] = [
    (5, 6),
    (6, 5),
    (7, 4),
    (4, 4),
    (1, 8),
    (9, 2),
    (2, 11),
    (3, 10),
];

/// Takes the pair off by hand and lets the model settle the rest.
fn expected(before: &State, events: &[Event]) -> Vec<u8> {
    let Some(Event::Linked { a, b, .. }) = events.first() else {
        panic!("a pair goes first: {events:?}");
    };
    let size = before.params().size();
    let mut cells = before.cells().to_vec();
    cells[size.index(*a)] = 0;
    cells[size.index(*b)] = 0;
    let (width, height) = (usize::from(size.width), usize::from(size.height));
    settle(width, height, before.params().gravity().word(), &mut cells);
    cells
}

/// What the events say, done on the board before: what the view sees must be what is.
fn told(before: &State, events: &[Event]) -> Vec<u8> {
    let size = before.params().size();
    let mut cells = before.cells().to_vec();
    for event in events {
        match event {
            Event::Linked { a, b, kind, .. } => {
                for cell in [a, b] {
                    assert_eq!(std::mem::take(&mut cells[size.index(*cell)]), *kind);
                }
            }
            Event::Fell { moves } => {
                // All at once: lift every tile, then put every one down.
                let lifted: Vec<u8> = moves
                    .iter()
                    .map(|fall| std::mem::take(&mut cells[size.index(fall.from)]))
                    .collect();
                for (fall, tile) in moves.iter().zip(lifted) {
                    assert_ne!(fall.from, fall.to);
                    assert_ne!(tile, 0);
                    assert_eq!(std::mem::replace(&mut cells[size.index(fall.to)], tile), 0);
                }
            }
            Event::Stuck | Event::Won => {}
            Event::Shuffled { .. } | Event::TimeUp => panic!("not in a pair's turn"),
        }
    }
    cells
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_turn_packs_as_the_model_does(
        which in 0..SIZES.len(), gravity in 0..Gravity::ALL.len(), seed in any::<u64>(),
    ) {
        let (width, height) = SIZES[which];
        let rules = params(&format!("{width}x{height}g{}", Gravity::ALL[gravity].word()));
        let mut state = Link::deal(&rules, seed);
        prop_assert_eq!(rules.size(), Size { width, height });
        let mut source = Generator::new(seed).source();
        while let Some(mv) = random_pair(&state, &mut source) {
            let step = Link::play(&state, &mv).unwrap();
            prop_assert_eq!(step.state.cells(), expected(&state, &step.events));
            prop_assert_eq!(step.state.cells(), told(&state, &step.events));
            state = step.state;
        }
    }
}

/// rules.md §2: per half, and with an odd size the middle line belongs to the first half.
#[test]
fn halves_pack_apart() {
    for (rules, before, after) in [
        // Five rows: three above, two below.
        ("2x5gsplitv", "23/11/45/54/32", "23/45/../54/32"),
        ("2x5gcentrev", "23/11/45/54/32", "../23/45/54/32"),
        ("2x5gdown", "23/11/45/54/32", "../23/45/54/32"),
        ("2x5gup", "23/11/45/54/32", "23/45/54/32/.."),
        ("2x5", "23/11/45/54/32", "23/../45/54/32"),
        // Five columns: three left, two right.
        ("5x2gsplith", "23154/32145", "23.54/32.45"),
        ("5x2gcentreh", "21354/31245", ".2354/.3245"),
        ("5x2gleft", "21354/31245", "2354./3245."),
        ("5x2gright", "23514/32415", ".2354/.3245"),
        ("5x2gsplith", "23514/32415", "235.4/324.5"),
    ] {
        let before = state(rules, before);
        let pair = if before.params().size().width == 2 {
            "A2-B2".to_owned()
        } else {
            let column = rows(&before).find('1').unwrap();
            let letter = char::from(b'A' + u8::try_from(column).unwrap());
            format!("{letter}1-{letter}2")
        };
        assert_eq!(rows(&play(&before, &pair).0), after, "{rules} {pair}");
    }
}

/// FreeShisen had to sink the upper one first: both tiles of a pair lie in one column.
#[test]
fn a_pair_in_one_column_packs_once() {
    for (before, pair) in [("23/12/14/34", "A2-A3"), ("13/22/14/34", "A1-A3")] {
        for pair in [
            pair.to_owned(),
            pair.split('-').rev().collect::<Vec<_>>().join("-"),
        ] {
            let after = play(&state("2x4gdown", before), &pair).0;
            assert_eq!(rows(&after), ".3/.2/24/34", "{pair}");
        }
    }
}

/// No cascade: a pair that comes together by falling stays.
#[test]
fn nothing_goes_by_itself() {
    let (after, events) = play(&state("2x4gdown", "23/11/24/34"), "A2-B2");
    assert_eq!(rows(&after), "../23/24/34");
    assert_eq!(events.len(), 2);
}
