//! A slow, independent reading of rules.md §3: letters on a grid, directions, no table of lines.
//!
//! It shares no code with the rules. Rows and columns run through every point, diagonals only where row
//! and column add up to an even number; a whole line is found by walking both ways to the edge.

use std::collections::BTreeSet;

use quadrille_games::wuzifei::{Captured, Cells, LineRule, Reach, Ruleset, Side};

pub(crate) type Grid = Vec<Vec<char>>;
type Place = (i32, i32);

pub(crate) fn grid(text: &str) -> Grid {
    text.split('/').map(|row| row.chars().collect()).collect()
}

pub(crate) fn of_cells(cells: &Cells) -> Grid {
    let letter = |cell: &Option<Side>| match cell {
        None => '.',
        Some(Side::Black) => 'B',
        Some(Side::White) => 'W',
    };
    cells
        .chunks(5)
        .map(|row| row.iter().map(letter).collect())
        .collect()
}

fn at(grid: &Grid, (row, column): Place) -> Option<char> {
    let on = (0..5).contains(&row) && (0..5).contains(&column);
    on.then(|| grid[row as usize][column as usize])
}

fn put(grid: &mut Grid, (row, column): Place, piece: char) {
    grid[row as usize][column as usize] = piece;
}

fn axes((row, column): Place) -> Vec<Place> {
    let mut axes = vec![(0, 1), (1, 0)];
    if (row + column) % 2 == 0 {
        axes.extend([(1, 1), (1, -1)]);
    }
    axes
}

fn step((row, column): Place, (down, right): Place, times: i32) -> Place {
    (row + down * times, column + right * times)
}

fn pieces_on_line(grid: &Grid, place: Place, axis: Place) -> usize {
    (-4..=4)
        .filter_map(|n| at(grid, step(place, axis, n)))
        .filter(|&piece| piece != '.')
        .count()
}

/// What the piece on a place captures, having arrived there.
fn captured(rules: Ruleset, grid: &Grid, place: Place) -> BTreeSet<Place> {
    let mine = at(grid, place).expect("on the board");
    let foe = if mine == 'B' { 'W' } else { 'B' };
    let mut all = BTreeSet::new();
    for axis in axes(place) {
        if rules.line == LineRule::Strict && pieces_on_line(grid, place, axis) != 3 {
            continue;
        }
        let is = |n, piece| at(grid, step(place, axis, n)) == Some(piece);
        if is(-1, foe) && is(1, foe) {
            all.extend([step(place, axis, -1), step(place, axis, 1)]);
        }
        for n in [-1, 1] {
            if is(n, foe) && is(2 * n, mine) {
                all.insert(step(place, axis, n));
            }
        }
    }
    all
}

/// The board after a move.
pub(crate) fn after(rules: Ruleset, grid: &Grid, from: Place, to: Place) -> Grid {
    let mut grid = grid.clone();
    let mine = at(&grid, from).expect("on the board");
    put(&mut grid, from, '.');
    put(&mut grid, to, mine);
    let mut arrived = BTreeSet::from([to]);
    loop {
        let wave: BTreeSet<Place> = arrived
            .iter()
            .flat_map(|&place| captured(rules, &grid, place))
            .collect();
        for &place in &wave {
            let left = if rules.captured == Captured::Turn {
                mine
            } else {
                '.'
            };
            put(&mut grid, place, left);
        }
        if wave.is_empty() || !rules.chain || rules.captured == Captured::Leave {
            return grid;
        }
        arrived = wave;
    }
}

/// All moves of a side as (from, to), in row order, row by row.
pub(crate) fn moves(rules: Ruleset, grid: &Grid, mine: char) -> Vec<(Place, Place)> {
    let mut all = Vec::new();
    for from in (0..25).map(|n| (n / 5, n % 5)) {
        if at(grid, from) != Some(mine) {
            continue;
        }
        for axis in axes(from) {
            for sign in [-1, 1] {
                for n in 1..=if rules.reach == Reach::One { 1 } else { 4 } {
                    let to = step(from, axis, n * sign);
                    if at(grid, to) != Some('.') {
                        break;
                    }
                    all.push((from, to));
                }
            }
        }
    }
    all.sort_unstable();
    all
}

pub(crate) fn perft(rules: Ruleset, grid: &Grid, mine: char, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let foe = if mine == 'B' { 'W' } else { 'B' };
    if !grid.iter().flatten().any(|&piece| piece == foe) {
        return 0;
    }
    moves(rules, grid, mine)
        .into_iter()
        .map(|(from, to)| perft(rules, &after(rules, grid, from, to), foe, depth - 1))
        .sum()
}
