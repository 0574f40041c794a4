//! The engine's board against the rules, position by position.

use super::super::capture::taken;
use super::super::line_table::POINTS;
use super::super::turn::legal;
use super::super::{Cells, SYMMETRIES, State, Wuzifei, carry_out, moves};
use super::fold::fold;
use super::grid::{Grid, Hop};
use super::tables::Tables;
use crate::{Game, Generator};

const VARIANTS: [&str; 9] = [
    "5x5opeople",
    "5x5opeoplerloose",
    "5x5opeoplehon",
    "5x5opeoplerloosehon",
    "5x5opeopletleave",
    "5x5opeoplerloosetleave",
    "5x5opeoplesone",
    "5x5opeoplerloosehonsone",
    "5x5opeopletleavesone",
];

fn hop(from: usize, to: usize) -> Hop {
    Hop {
        from: u8::try_from(from).unwrap_or(0),
        to: u8::try_from(to).unwrap_or(0),
    }
}

fn image(cells: &Cells, map: &[u8; POINTS]) -> Cells {
    let mut image = [None; POINTS];
    for (point, &to) in map.iter().enumerate() {
        image[usize::from(to)] = cells[point];
    }
    image
}

/// Everything that the search asks of the board, as the rules answer it.
fn agrees(tables: &Tables, state: &State) {
    let ruleset = state.params.ruleset();
    let grid = Grid::new(tables, &state.cells, state.turn);
    let want = moves(ruleset, &state.cells, state.turn);
    let mut found = Vec::new();
    grid.moves(tables, false, &mut found);
    let mut hops = Vec::new();
    let mut captures = Vec::new();
    for candidate in &found {
        let (from, to) = (candidate.hop.from.into(), candidate.hop.to.into());
        let (after, waves) = carry_out(ruleset, &state.cells, from, to);
        assert_eq!(
            candidate.taken,
            taken(&waves),
            "{from}-{to} {}",
            Wuzifei::write(state)
        );
        assert_eq!(grid.taken(tables, candidate.hop), candidate.taken);
        let next = Grid::new(tables, &after, state.turn.other());
        assert_eq!(grid.after(tables, candidate.hop, candidate.taken), next);
        hops.push((from, to));
        if candidate.taken != 0 {
            captures.push((from, to));
        }
    }
    hops.sort_unstable();
    assert_eq!(hops, want);
    let mut found = Vec::new();
    grid.moves(tables, true, &mut found);
    let only: Vec<(usize, usize)> = found
        .iter()
        .map(|candidate| (candidate.hop.from.into(), candidate.hop.to.into()))
        .collect();
    captures.sort_unstable();
    let mut sorted = only;
    sorted.sort_unstable();
    assert_eq!(sorted, captures);
    let (mine, theirs) = grid.mobility(tables);
    let other = moves(ruleset, &state.cells, state.turn.other());
    assert_eq!((mine as usize, theirs as usize), (want.len(), other.len()));
    folds(tables, state, &grid);
}

/// All eight images have one name, and moves go there and back.
fn folds(tables: &Tables, state: &State, grid: &Grid) {
    let folded = fold(grid);
    for map in SYMMETRIES {
        let cells = image(&state.cells, &map);
        let other = Grid::new(tables, &cells, state.turn);
        assert_eq!(fold(&other).key, folded.key);
    }
    for (from, to) in [(0, 4), (12, 7), (3, 23)] {
        let there = folded.to_shared(hop(from, to));
        assert_eq!(folded.here(there), hop(from, to));
    }
}

#[test]
fn the_engines_board_is_the_rules_in_random_games_of_all_variants() {
    for (number, rules) in VARIANTS.into_iter().enumerate() {
        let params = rules.parse().unwrap_or_else(|e| panic!("{rules}: {e}"));
        let tables = Tables::new(Wuzifei::params(&Wuzifei::deal(&params, 1)).ruleset());
        for seed in 0..40 {
            let mut source = Generator::new(seed * 16 + number as u64).source();
            let mut state = Wuzifei::deal(&params, 1);
            for _ in 0..100 {
                agrees(&tables, &state);
                let legal = legal(&state);
                if legal.is_empty() {
                    break;
                }
                let mv = legal[source.index(legal.len())];
                state = Wuzifei::play(&state, &mv).map_or(state, |step| step.state);
            }
        }
    }
}
