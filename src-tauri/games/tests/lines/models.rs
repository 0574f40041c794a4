//! Paths and lines against slow models, on random boards that need not be square.

use proptest::prelude::*;
use quadrille_games::Size;
use quadrille_games::lines::{regions, runs_through, shortest};

use super::referee::{Board, distances, runs};

/// A board with a share of free cells, as size and cells in row order.
fn boards(colours: u8) -> impl Strategy<Value = (Size, Vec<u8>)> {
    (5_u8..=20, 5_u8..=20, 0..=100_u32).prop_flat_map(move |(width, height, free)| {
        let cell = prop_oneof![free => Just(0_u8), (101 - free) => 1..=colours];
        let cells = proptest::collection::vec(cell, usize::from(width) * usize::from(height));
        (Just(Size { width, height }), cells)
    })
}

fn rows(size: Size, cells: &[u8]) -> Board {
    cells
        .chunks(usize::from(size.width))
        .map(<[u8]>::to_vec)
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// C3 (five-or-more's path need not be shortest), B13 (gtkballs' path finder had critical faults).
    #[test]
    fn paths_are_shortest_and_found_exactly_when_there_is_one(
        (size, cells) in boards(9), start in any::<prop::sample::Index>(),
    ) {
        let from = start.index(cells.len());
        let width = usize::from(size.width);
        let steps = distances(&rows(size, &cells), (from / width, from % width));
        let labels = regions(size, &cells);
        for to in 0..cells.len() {
            let path = shortest(size, &cells, from, to);
            let far = steps[to / width][to % width].filter(|_| to != from && cells[to] == 0);
            prop_assert_eq!(path.as_ref().map(|path| path.len() - 1), far);
            if cells[from] != 0 && cells[to] == 0 {
                // B11: a ball between two regions can go to either.
                let touched = size.neighbours(from).any(|near| labels[near] == labels[to] && cells[near] == 0);
                prop_assert_eq!(touched, far.is_some());
            }
            let Some(path) = path else { continue };
            prop_assert_eq!((path[0], path[path.len() - 1]), (from, to));
            for pair in path.windows(2) {
                prop_assert!(size.neighbours(pair[0]).any(|near| near == pair[1]));
                prop_assert_eq!(cells[pair[1]], 0);
            }
        }
    }

    /// Tutorial's faults 5 and 6: runs cut at nine, shared balls counted twice.
    #[test]
    fn lines_through_a_cell_are_the_boards_runs((size, cells) in boards(2), length in 4_usize..=6) {
        let all = runs(&rows(size, &cells), length);
        let width = usize::from(size.width);
        for at in 0..cells.len() {
            let mut found: Vec<Vec<usize>> = runs_through(size, &cells, length, at);
            for run in &mut found { run.sort_unstable(); }
            found.sort();
            let mut want: Vec<Vec<usize>> = all
                .iter()
                .filter(|run| run.contains(&(at / width, at % width)))
                .map(|run| run.iter().map(|(row, column)| row * width + column).collect())
                .collect();
            want.sort();
            prop_assert_eq!(found, want);
        }
    }
}

/// B10: each direction, every start where a line fits, found at five and never at four.
#[test]
fn a_line_is_found_wherever_it_fits() {
    for size in [
        Size {
            width: 9,
            height: 9,
        },
        Size {
            width: 5,
            height: 12,
        },
        Size {
            width: 12,
            height: 5,
        },
    ] {
        let (width, height) = (i32::from(size.width), i32::from(size.height));
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            for (x, y) in (0..width).flat_map(|x| (0..height).map(move |y| (x, y))) {
                let line: Vec<usize> = (0..5)
                    .map(|n| (x + n * dx, y + n * dy))
                    .take_while(|(x, y)| (0..width).contains(x) && (0..height).contains(y))
                    .map(|(x, y)| (y * width + x) as usize)
                    .collect();
                if line.len() < 5 {
                    continue;
                }
                let mut cells = vec![0; size.cells()];
                line.iter().for_each(|&at| cells[at] = 3);
                for &at in &line {
                    let mut found = runs_through(size, &cells, 5, at).concat();
                    found.sort_unstable();
                    let mut want = line.clone();
                    want.sort_unstable();
                    assert_eq!(found, want);
                    assert!(runs_through(size, &cells, 6, at).is_empty());
                }
            }
        }
    }
}

/// Tutorial's fault 11: a path longer than 1000 steps was called unreachable. And 10: no target, no loop.
#[test]
fn a_serpentine_is_followed_to_its_end() {
    let size = Size {
        width: 65,
        height: 65,
    };
    let mut cells = vec![0_u8; size.cells()];
    for row in (1..65_usize).step_by(2) {
        for column in 0..65 {
            cells[row * 65 + column] = 1;
        }
        cells[row * 65 + if row % 4 == 1 { 64 } else { 0 }] = 0;
    }
    cells[0] = 2;
    let path = shortest(size, &cells, 0, 64 * 65 + 64).expect("reachable");
    assert_eq!(path.len(), 33 * 65 + 32);
    cells[65 + 64] = 1;
    assert_eq!(shortest(size, &cells, 0, 64 * 65 + 64), None);
}
