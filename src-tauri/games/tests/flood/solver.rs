//! The solver: properties of its answers, and what it does when it is stopped or the board is large.

use proptest::prelude::*;
use quadrille_games::flood::{Limits, Minimum, greedy, repaint, solve, solve_within};
use quadrille_games::{Generator, Nodes, Size};

use super::random_board;

/// Checks that a line solves a board, and not before its end.
fn assert_solves(size: Size, cells: &[u8], pivot: usize, found: &Minimum) {
    let mut cells = cells.to_vec();
    for &colour in found.line() {
        assert!(cells.iter().any(|&cell| cell != cells[0]));
        assert_ne!(cells[pivot], colour);
        repaint(size, &mut cells, pivot, colour);
    }
    assert!(cells.iter().all(|&cell| cell == cells[0]));
    assert!(found.low() <= found.high());
}

/// A board, a pivot, and a renaming of its six colours.
fn boards() -> impl Strategy<Value = (Size, Vec<u8>, usize, Vec<u8>)> {
    (2_u8..=8, 2_u8..=8, 2_u8..=6).prop_flat_map(|(width, height, colours)| {
        let size = Size { width, height };
        (
            Just(size),
            proptest::collection::vec(1..=colours, size.cells()),
            0..size.cells(),
            Just((1..=6).collect::<Vec<u8>>()).prop_shuffle(),
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// flood.md §7.3.
    #[test]
    fn the_minimum_is_the_same_under_renaming_and_reflection(
        (size, cells, pivot, names) in boards(),
    ) {
        let found = solve(size, &cells, pivot, &mut || false);
        prop_assert!(found.is_proved());
        assert_solves(size, &cells, pivot, &found);

        let renamed: Vec<u8> = cells.iter().map(|&cell| names[usize::from(cell) - 1]).collect();
        prop_assert_eq!(solve(size, &renamed, pivot, &mut || false).high(), found.high());

        let (width, height) = (usize::from(size.width), usize::from(size.height));
        let turned = Size { width: size.height, height: size.width };
        type Place = fn(usize, usize, usize, usize) -> usize;
        let reflections: [(Size, Place); 3] = [
            (size, |x, y, width, _| y * width + (width - 1 - x)),
            (size, |x, y, width, height| (height - 1 - y) * width + x),
            (turned, |x, y, _, height| x * height + y),
        ];
        for (size, place) in reflections {
            let mut reflected = vec![0; cells.len()];
            let there = |index: usize| place(index % width, index / width, width, height);
            (0..cells.len()).for_each(|index| reflected[there(index)] = cells[index]);
            let other = solve(size, &reflected, there(pivot), &mut || false);
            prop_assert_eq!(other.high(), found.high());
        }
    }

    /// flood.md §7.3: a move spares at most one, and one of the moves spares exactly one.
    #[test]
    fn a_move_spares_one_move_at_most((size, cells, pivot, _) in boards()) {
        let before = solve(size, &cells, pivot, &mut || false).high();
        let others = (1..=6).filter(|&colour| colour != cells[pivot]);
        let after = others.map(|colour| {
            let mut cells = cells.clone();
            repaint(size, &mut cells, pivot, colour);
            solve(size, &cells, pivot, &mut || false).high()
        });
        let least = after.min().unwrap();
        prop_assert!(before == 0 || least == before - 1, "{before} {least}");
    }

    /// An answer that was stopped early is still true, whenever it was stopped.
    #[test]
    fn a_stopped_search_tells_the_truth(
        (size, cells, pivot, _) in boards(), nodes in 0_u64..40, positions in 0_usize..40,
    ) {
        let proved = solve(size, &cells, pivot, &mut || false);
        let limits = Limits { positions, ..Limits::default() };
        for found in [
            solve(size, &cells, pivot, &mut Nodes(nodes)),
            solve_within(size, &cells, pivot, limits, &mut || false),
            solve_within(size, &cells, pivot, Limits { bytes: 9_000, ..limits }, &mut || false),
        ] {
            assert_solves(size, &cells, pivot, &found);
            prop_assert!(found.low() <= proved.high() && proved.high() <= found.high());
        }
    }
}

#[test]
fn large_boards_stop_at_the_cap_with_an_interval() {
    let mut source = Generator::new(24).source();
    for side in [18, 24] {
        let (size, cells) = random_board(side, side, 6, &mut source);
        let limits = Limits {
            positions: 3_000,
            ..Limits::default()
        };
        let found = solve_within(size, &cells, 0, limits, &mut || false);
        assert_solves(size, &cells, 0, &found);
        assert!(!found.is_proved(), "{}", found);
        assert!(found.high() - found.low() <= 6, "{}", found);
        // The same limits give the same answer everywhere.
        assert_eq!(found, solve_within(size, &cells, 0, limits, &mut || false));
        // So does a budget of questions.
        let early = solve(size, &cells, 0, &mut Nodes(1000));
        assert_solves(size, &cells, 0, &early);
        assert!(!early.is_proved() && early.low() <= found.low());
        assert!(early.high() < greedy(size, &cells, 0).len());
        // Stopped before it began, it still has an answer.
        assert_solves(size, &cells, 0, &solve(size, &cells, 0, &mut || true));
    }
}

/// T1 (open_flood #5), S2: recursion overflowed. Nothing here depends on the board's size but time.
#[test]
fn boards_of_200_by_200_neither_overflow_nor_stall() {
    let size = Size {
        width: 200,
        height: 200,
    };
    let (wide, cells) = (200_usize, size.cells());
    let one = vec![1; cells];
    let checkers = (0..cells).map(|at| u8::try_from((at % wide + at / wide) % 2).unwrap() + 1);
    let stripes = (0..cells).map(|at| u8::try_from(at / wide % 10).unwrap() + 1);
    let comb = (0..cells).map(|at| 1 + u8::from(at % 2 == 1 && at / wide < 199));
    let rings = (0..cells).map(|at| {
        let (x, y) = (at % wide, at / wide);
        u8::try_from(x.min(y).min(wide - 1 - x).min(wide - 1 - y) % 7).unwrap() + 1
    });
    let random = random_board(200, 200, 10, &mut Generator::new(1).source()).1;
    for (cells, low, high) in [
        (one, 0, 0),
        (checkers.collect(), 398, 398),
        (stripes.collect(), 199, 199),
        (comb.collect(), 1, 1),
        (rings.collect(), 99, 99),
        (random, 150, 900),
    ] {
        let found = solve(size, &cells, 0, &mut || false);
        assert_solves(size, &cells, 0, &found);
        assert!(found.low() >= low && found.high() <= high, "{}", found);
    }
}

/// The largest boards of the game: as many regions as cells.
#[test]
fn the_hardest_boards_of_the_game_give_an_interval() {
    let size = Size {
        width: 40,
        height: 40,
    };
    let cells: Vec<u8> = (0..1600)
        .map(|at| u8::try_from((at % 40 + 3 * (at / 40)) % 10).unwrap() + 1)
        .collect();
    let limits = Limits {
        positions: 2_000,
        ..Limits::default()
    };
    for pivot in [0, size.index("U21".parse().unwrap())] {
        let found = solve_within(size, &cells, pivot, limits, &mut || false);
        assert_solves(size, &cells, pivot, &found);
        assert!(found.low() > 10);
    }
}
