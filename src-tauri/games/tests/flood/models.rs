//! Slow models that share no code with the game: plain breadth-first search, and painting cell by cell.

use std::collections::HashSet;

use quadrille_games::Generator;
use quadrille_games::flood::{Colour, solve};

use super::{board, random_board};

/// Paints from a cell, as the tutorial does it, with a list of cells to do.
pub(crate) fn paint(width: usize, cells: &mut [Colour], pivot: usize, colour: Colour) {
    let old = cells[pivot];
    if old == colour {
        return;
    }
    let mut todo = vec![pivot];
    while let Some(at) = todo.pop() {
        if cells[at] != old {
            continue;
        }
        cells[at] = colour;
        if at % width > 0 {
            todo.push(at - 1);
        }
        if at % width + 1 < width {
            todo.push(at + 1);
        }
        if at >= width {
            todo.push(at - width);
        }
        if at + width < cells.len() {
            todo.push(at + width);
        }
    }
}

/// The fewest moves, by trying all boards that can be reached, in layers.
pub(crate) fn fewest(width: usize, cells: &[Colour], pivot: usize, colours: u8) -> usize {
    let mut layer = vec![cells.to_vec()];
    let mut seen: HashSet<Vec<Colour>> = layer.iter().cloned().collect();
    for moves in 0.. {
        let mut next = Vec::new();
        for board in layer {
            if board.iter().all(|&cell| cell == board[0]) {
                return moves;
            }
            for colour in (1..=colours).filter(|&colour| colour != board[pivot]) {
                let mut after = board.clone();
                paint(width, &mut after, pivot, colour);
                if seen.insert(after.clone()) {
                    next.push(after);
                }
            }
        }
        layer = next;
    }
    unreachable!("every board can be solved")
}

/// The same on sets of flooded cells as bits: the colour of the region doesn't matter for how many
/// moves are left. Fast enough for thousands of boards.
fn fewest_by_sets(width: usize, cells: &[Colour], pivot: usize, colours: u8) -> usize {
    let grown = |flooded: u32, colour: Colour| {
        let mut flooded = flooded;
        loop {
            let before = flooded;
            for at in (0..cells.len()).filter(|&at| cells[at] == colour) {
                let near = |there: bool, other: usize| there && flooded >> other & 1 == 1;
                let touches = near(at % width > 0, at.wrapping_sub(1))
                    || near(at % width + 1 < width, at + 1)
                    || near(at >= width, at.wrapping_sub(width))
                    || near(at + width < cells.len(), at + width);
                flooded |= u32::from(touches) << at;
            }
            if flooded == before {
                return flooded;
            }
        }
    };
    let full = (1_u32 << cells.len()) - 1;
    let mut layer = vec![grown(1 << pivot, cells[pivot])];
    let mut seen: HashSet<u32> = layer.iter().copied().collect();
    for moves in 0.. {
        if layer.contains(&full) {
            return moves;
        }
        let steps = layer
            .iter()
            .flat_map(|&flooded| (1..=colours).map(move |c| grown(flooded, c)));
        layer = steps.filter(|&after| seen.insert(after)).collect();
    }
    unreachable!("every board can be solved")
}

/// Width, height, colours, boards: 5,184 in all, each with every pivot.
const RUNS: [(u8, u8, u8, u64); 16] = [
    (2, 3, 3, 200),
    (3, 2, 4, 300),
    (4, 3, 3, 500),
    (3, 4, 4, 600),
    (4, 3, 5, 500),
    (3, 4, 6, 400),
    (5, 2, 3, 300),
    (2, 6, 4, 300),
    (6, 2, 5, 300),
    (5, 3, 3, 500),
    (3, 5, 4, 500),
    (5, 3, 5, 400),
    (3, 5, 6, 184),
    (4, 4, 6, 100),
    (6, 3, 4, 60),
    (3, 6, 5, 40),
];

/// The acceptance rule of flood.md §6.6.
#[test]
fn the_solver_finds_the_fewest_moves_of_plain_search() {
    assert!(RUNS.iter().map(|run| run.3).sum::<u64>() >= 5000);
    for (width, height, colours, boards) in RUNS {
        let mut source = Generator::new(u64::from(width) * 100 + u64::from(colours)).source();
        for _ in 0..boards {
            let (size, cells) = random_board(width, height, colours, &mut source);
            for pivot in 0..cells.len() {
                let found = solve(size, &cells, pivot, &mut || false);
                let want = fewest_by_sets(usize::from(width), &cells, pivot, colours);
                assert!(found.is_proved());
                assert_eq!(found.high(), want, "{width} {cells:?} from {pivot}");
            }
        }
    }
}

/// The two models agree, so that neither hides a mistake of the other.
#[test]
fn both_plain_searches_agree() {
    let mut source = Generator::new(9).source();
    for (width, height, colours) in [(4, 3, 4), (3, 4, 5), (5, 2, 6), (3, 3, 3)] {
        for _ in 0..12 {
            let (_, cells) = random_board(width, height, colours, &mut source);
            let (width, pivot) = (usize::from(width), source.index(cells.len()));
            let want = fewest(width, &cells, pivot, colours);
            assert_eq!(fewest_by_sets(width, &cells, pivot, colours), want);
        }
    }
}

/// flood.md §6.6: two sound ways to leave out moves gave one move too many together.
#[test]
fn the_six_regression_boards() {
    for (rows, want) in [
        ("321/423/132", 5),
        ("312/413/321", 5),
        ("1123/4221/4132", 5),
        ("1221/3124/1142", 5),
        ("31114/21434/24314", 5),
        ("24133/54123/31224", 6),
    ] {
        let (size, cells) = board(rows);
        let found = solve(size, &cells, 0, &mut || false);
        assert_eq!((found.low(), found.high()), (want, want), "{rows}");
        assert_eq!(fewest_by_sets(usize::from(size.width), &cells, 0, 5), want);
    }
}
