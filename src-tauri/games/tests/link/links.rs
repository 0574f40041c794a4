//! The link test and the drawn line against an exhaustive search.

use quadrille_games::link::{Grid, State};
use quadrille_games::{Cell, Generator, Source};

use super::models::Walls;
use super::{cell, state};

/// A board with tiles of one kind at random, as rules and position.
fn random_board(source: &mut Source) -> State {
    loop {
        let (width, height) = match source.below(10) {
            0 => (1, 4 + source.below(17)),
            1 => (4 + source.below(17), 1),
            2 => (12 + source.below(19), 12 + source.below(9)),
            // Twice as often square.
            3 | 4 => {
                let side = 2 * (1 + source.below(6));
                (side, side)
            }
            _ => (2 + source.below(13), 2 + source.below(13)),
        };
        if width * height % 2 == 1 || width * height < 4 || width * height > 600 {
            continue;
        }
        let share = 5 + source.below(95);
        let mut cells: Vec<bool> = (0..width * height)
            .map(|_| source.below(100) < share)
            .collect();
        let tiles = cells.iter().filter(|&&tile| tile).count();
        if tiles < 2 {
            continue;
        }
        if tiles % 2 == 1 {
            let first = cells.iter().position(|&tile| tile).unwrap();
            cells[first] = false;
        }
        let rows: Vec<String> = cells
            .chunks(width as usize)
            .map(|row| {
                row.iter()
                    .map(|&tile| if tile { '0' } else { '.' })
                    .collect()
            })
            .collect();
        let ring = if source.below(2) == 0 { "ron" } else { "roff" };
        return state(&format!("{width}x{height}{ring}"), &rows.join("/"));
    }
}

/// UnionTech 95606, goodwebtools 304, KDE e3fc869: wrongly drawn, wrongly refused, wrongly allowed.
/// Both traps of a search by cells: a lost line (`B#.A`), a third bend (`A . # B`).
#[test]
fn three_hundred_thousand_pairs_agree_with_an_exhaustive_search() {
    let mut source = Generator::new(300_000).source();
    let (mut pairs, mut linked, mut outside, mut square) = (0, 0, 0, 0);
    while pairs < 300_000 {
        let board = random_board(&mut source);
        let (grid, walls, size) = (board.grid(), Walls::of(&board), board.params().size());
        let tiles: Vec<Cell> = (0..size.cells())
            .filter(|&index| board.cells()[index] != 0)
            .map(|index| size.cell(index))
            .collect();
        for _ in 0..4 {
            let a = tiles[source.index(tiles.len())];
            let best = walls.search(a);
            for &b in tiles.iter().filter(|&&b| b != a) {
                pairs += 1;
                let want = best[size.index(b)];
                check(&grid, &walls, a, b, want);
                linked += usize::from(want.is_some());
                outside += usize::from(want.is_some_and(|(.., outside)| outside == 1));
                square += usize::from(size.width == size.height);
            }
        }
    }
    // The boards are worth the trouble: links of all sorts are met, and refusals too.
    assert!(linked > 30_000 && linked < 270_000, "{linked}");
    assert!(outside > 5_000 && square > 30_000, "{outside} {square}");
}

fn check(grid: &Grid, walls: &Walls, a: Cell, b: Cell, want: Option<(usize, usize, usize)>) {
    assert_eq!(grid.linked(a, b), want.is_some(), "{a} {b}");
    assert_eq!(grid.linked(b, a), want.is_some(), "{b} {a}");
    let line = grid.line(a, b);
    // Fewest bends, then shortest, then inside; and every point of it can be passed.
    assert_eq!(
        line.as_ref().map(|line| walls.measure(line)),
        want.map(Some),
        "{a} {b}"
    );
    let back = grid.line(b, a).map(|mut line| {
        line.reverse();
        line
    });
    assert_eq!(line, back);
    if let Some(line) = line {
        assert!((2..=4).contains(&line.len()));
        assert_eq!((line[0], line[line.len() - 1]), (a.into(), b.into()));
    }
}

fn line(board: &State, a: &str, b: &str) -> Option<Vec<(i16, i16)>> {
    let line = board.grid().line(cell(a), cell(b))?;
    Some(line.iter().map(|point| (point.column, point.row)).collect())
}

/// lianliankan.md §5.3: the smallest witnesses of both traps.
#[test]
fn both_traps_are_avoided() {
    // B#.A: over the ring, and either way round it is the same line.
    let lost = state("6x1c2", "01.0.1");
    let over = vec![(0, 0), (0, -1), (3, -1), (3, 0)];
    let back: Vec<_> = over.iter().rev().copied().collect();
    assert_eq!(line(&lost, "A1", "D1"), Some(over));
    assert_eq!(line(&lost, "D1", "A1"), Some(back));
    // A . # B.
    let bent = state("1x6c2", "0/./1/0/./1");
    let round = vec![(0, 0), (-1, 0), (-1, 3), (0, 3)];
    assert_eq!(line(&bent, "A1", "A4"), Some(round));
    assert_eq!(line(&state("6x1c2roff", "01.0.1"), "A1", "D1"), None);
}

/// rules.md §2 "the drawn line": ties are broken in a fixed order.
#[test]
fn ties_are_broken_in_a_fixed_order() {
    // One bend both ways: beside the upper tile.
    let free = state("4x3", "0.../..../...0");
    assert_eq!(line(&free, "A1", "D3"), Some(vec![(0, 0), (3, 0), (3, 2)]));
    assert_eq!(line(&free, "D3", "A1"), Some(vec![(3, 2), (3, 0), (0, 0)]));
    // Two bends, two rows of the same length: the upper one.
    let rows = state("4x4c2", "..../0110/..../2..2");
    assert_eq!(
        line(&rows, "A2", "D2"),
        Some(vec![(0, 1), (0, 0), (3, 0), (3, 1)])
    );
    // A row on the board before the ring, though the ring is above.
    let inside = state("4x3c2", "0110/..../2..2");
    assert_eq!(
        line(&inside, "A1", "D1"),
        Some(vec![(0, 0), (0, 1), (3, 1), (3, 0)])
    );
    // A Z is shorter than any U round the board, though those come first in the order.
    let z = state("3x4c2", "011/.../11./..0");
    let across = vec![(0, 0), (0, 1), (2, 1), (2, 3)];
    assert_eq!(line(&z, "A1", "C4"), Some(across));
}
