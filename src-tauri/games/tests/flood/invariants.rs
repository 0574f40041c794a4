//! Thousands of seeded random games, each turn followed by a model that shares no code with the game.

use quadrille_games::flood::{Event, Flood, State};
use quadrille_games::{Game, Generator};

use super::models::paint;
use super::{params, random_move};

const RUNS: [(&str, u64); 9] = [
    ("6x6c4", 800),
    ("2x2c3mgreedy", 400),
    ("9x4c5pcentre", 400),
    ("3x8c6pB7mgreedyestrict", 400),
    ("5x2c10", 200),
    ("8x8c6mgreedy", 200),
    ("14x14c6mgreedyestrict", 100),
    ("40x3c3pAN3", 50),
    ("24x24c8pcentremgreedy", 10),
];

#[test]
fn random_games_keep_the_rules() {
    for (rules, games) in RUNS {
        let rules = params(rules);
        for seed in 0..games {
            let mut source = Generator::new(seed ^ 0xf1).source();
            let mut state = Flood::deal(&rules, seed);
            while let Some(mv) = random_move(&state, &mut source).filter(|_| state.moves() < 120) {
                let step = Flood::play(&state, &mv).expect("legal");
                follow(&state, mv.0, &step.state, &step.events);
                state = step.state;
            }
            let text = Flood::write(&state);
            assert_eq!(Flood::read(&rules, &text), Ok(state), "{text}");
        }
    }
}

/// One turn against painting cell by cell.
fn follow(before: &State, colour: u8, after: &State, events: &[Event]) {
    let rules = before.params();
    let (width, pivot) = (
        usize::from(rules.size().width),
        rules.size().index(rules.pivot()),
    );
    let mut want = before.cells().to_vec();
    paint(width, &mut want, pivot, colour);
    assert_eq!(after.cells(), want);
    assert_eq!(
        (after.moves(), after.colour()),
        (before.moves() + 1, colour)
    );

    // What was repainted is what differs, in waves of growing distance.
    let Event::Filled {
        cells,
        colour: painted,
        added,
        flooded,
    } = &events[0]
    else {
        panic!("{events:?}")
    };
    assert_eq!(*painted, colour);
    let mut repainted: Vec<usize> = cells
        .iter()
        .flatten()
        .map(|&c| rules.size().index(c))
        .collect();
    assert_eq!(repainted[0], pivot);
    for pair in cells.windows(2) {
        for &cell in &pair[1] {
            let near = |other: &quadrille_games::Cell| {
                cell.column.abs_diff(other.column) + cell.row.abs_diff(other.row) == 1
            };
            assert!(pair[0].iter().any(near), "one step from the wave before");
        }
    }
    repainted.sort_unstable();
    let differs: Vec<usize> = (0..want.len())
        .filter(|&at| before.cells()[at] != want[at])
        .collect();
    assert_eq!(repainted, differs);

    let (board, region) = (Flood::board(after), Flood::board(before));
    assert_eq!(*flooded, board.flooded);
    assert_eq!(*added, region.adds[usize::from(colour) - 1]);
    assert_eq!(*flooded, region.flooded + added, "the region never shrinks");
    assert_eq!(region.adds[usize::from(before.colour()) - 1], 0);
    let last = &events[1..];
    match after.limit() {
        _ if after.is_complete() => assert!(matches!(last, [Event::Completed { .. }])),
        Some(limit) if limit == after.moves() => assert_eq!(last, [Event::LimitReached]),
        _ => assert!(last.is_empty()),
    }
}
