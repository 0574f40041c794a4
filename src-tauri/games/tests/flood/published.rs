//! Figures that others published or that anybody can compute again (flood.md §4, §5 and §7).

use quadrille_games::flood::{Case, greedy, measure, solve};
use quadrille_games::{Cell, Size};

use super::board;

const PC19: &str = include_str!("../../../../tests/data/flood-pc19.txt");

/// 700 boards of Programming Challenge 19: their minima and the sum, as ColorFill and terminal-flood
/// have them.
#[test]
fn programming_challenge_19_is_solved_to_the_last_board() {
    let cases = Case::read(PC19).expect("cases");
    let figures = measure(&cases, &mut || 0.0);
    assert_eq!((figures.boards, figures.total), (700, 14061));
    assert_eq!((figures.mismatches, figures.unproved), (0, 0));
    for case in &cases[..100] {
        let found = solve(case.size, &case.cells, 0, &mut || false);
        assert_eq!((found.low(), found.high()), (case.minimum, case.minimum));
    }
}

/// flood.md §0.1: on all 1000 boards the tutorial's solver needs 30.62 moves on average and is never
/// closer than 3 to the minimum. On these 700 of them:
#[test]
fn the_tutorials_solver_is_as_far_off_as_published() {
    let cases = Case::read(PC19).expect("cases");
    let mut total = 0;
    for case in &cases {
        let moves = greedy(case.size, &case.cells, 0).len();
        assert!((3..=18).contains(&(moves - case.minimum)));
        total += moves;
    }
    let mean = total as f64 / cases.len() as f64;
    assert!((mean - 30.62).abs() < 0.25, "{mean}");
}

/// flood.md §4: board, minimum, the tutorial's greedy (whose 1 for a board of one colour is S13).
#[test]
fn small_boards_where_the_tutorial_is_wrong() {
    for (rows, minimum, tutorial) in [
        ("123/312/231", 5, 6),
        ("131/212/211", 3, 5),
        ("2441/1332/2131", 4, 7),
        ("131344/224223/212314/321143", 7, 12),
        ("111/111/111", 0, 0),
    ] {
        let (size, cells) = board(rows);
        assert_eq!(
            solve(size, &cells, 0, &mut || false).high(),
            minimum,
            "{rows}"
        );
        assert_eq!(greedy(size, &cells, 0).len(), tutorial, "{rows}");
    }
}

/// flood.md §7.1: Code Golf 125517 and Kattis "floodit".
#[test]
fn published_minima() {
    for (rows, minimum) in [
        ("123/132/223", 3),
        ("111/111/111", 0),
        ("123/231/312", 4),
        ("123/312/231", 5),
        ("123/234/345", 4),
        ("123423/334521/433123/543621/324343/234156", 9),
        ("12121/21212/12121/21212/12121", 8),
        ("12345/12345/12345/12345/12345", 4),
        ("11131/12211/31311/21111/11111", 4),
    ] {
        let (size, cells) = board(rows);
        let found = solve(size, &cells, 0, &mut || false);
        assert_eq!((found.low(), found.high()), (minimum, minimum), "{rows}");
    }
    for (rows, tutorial) in [
        ("123423/334521/433123/543621/324343/234156", 13),
        ("12121/21212/12121/21212/12121", 8),
        ("12345/12345/12345/12345/12345", 4),
        ("11131/12211/31311/21111/11111", 4),
    ] {
        let (size, cells) = board(rows);
        assert_eq!(greedy(size, &cells, 0).len(), tutorial, "{rows}");
    }
}

/// flood.md §7.2: boards drawn by a generator that fits in a line.
fn drawn(width: u8, height: u8, colours: u32, seed: u32) -> (Size, Vec<u8>) {
    let size = Size { width, height };
    let mut x = seed;
    let mut cell = || {
        x = x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u8::try_from((x >> 16) % colours).expect("a colour") + 1
    };
    let cells = (0..size.cells()).map(|_| cell()).collect();
    (size, cells)
}

#[test]
fn boards_that_anybody_can_draw_again() {
    for (width, height, colours, seed, first, corner, centre, tutorial) in [
        (6, 6, 4, 1, "002300", 9, 6, 9),
        (6, 6, 4, 2, "103112", 8, 7, 9),
        (8, 8, 5, 1, "10102140", 12, 9, 16),
        (10, 7, 6, 1, "4241002001", 14, 11, 20),
        (12, 12, 6, 1, "424100200132", 19, 14, 28),
        (14, 14, 6, 1, "42410020013253", 19, 15, 32),
        (14, 14, 6, 2, "50533251442411", 21, 15, 34),
        (19, 19, 6, 1, "4241002001325332125", 27, 20, 44),
    ] {
        let (size, cells) = drawn(width, height, colours, seed);
        let row: String = cells[..usize::from(width)]
            .iter()
            .map(|c| (c - 1).to_string())
            .collect();
        assert_eq!(row, first);
        let middle = size.index(Cell {
            column: width / 2,
            row: height / 2,
        });
        for (pivot, minimum) in [(0, corner), (middle, centre)] {
            let found = solve(size, &cells, pivot, &mut || false);
            assert_eq!(
                (found.low(), found.high()),
                (minimum, minimum),
                "{width}x{height}"
            );
        }
        assert_eq!(greedy(size, &cells, 0).len(), tutorial);
    }
}
