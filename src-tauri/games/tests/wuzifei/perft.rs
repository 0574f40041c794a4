//! The rules against the naive generator, position by position and line of play by line of play.

use quadrille_games::wuzifei::{
    Captured, Cells, LineRule, Params, Reach, Ruleset, SYMMETRIES, Side, Wuzifei, carry_out, moves,
    perft,
};
use quadrille_games::{Game, Generator};

use super::{naive, params, random_move, state};

/// Strict, loose, chain, remove and one step; and what they are together.
pub(crate) const VARIANTS: [&str; 8] = [
    "5x5opeople",
    "5x5opeoplerloose",
    "5x5opeoplehon",
    "5x5opeoplerloosehon",
    "5x5opeopletleave",
    "5x5opeoplerloosetleave",
    "5x5opeoplesone",
    "5x5opeoplerloosehonsone",
];

fn start(params: &Params) -> Cells {
    *Wuzifei::deal(params, 1).cells()
}

fn moved(cells: &Cells, map: &[u8; 25]) -> Cells {
    let mut image = [None; 25];
    for (point, &to) in map.iter().enumerate() {
        image[usize::from(to)] = cells[point];
    }
    image
}

#[test]
fn the_variants_are_those_that_they_are_called() {
    let rules = |text| params(text).ruleset();
    let classic = Ruleset::CLASSIC;
    assert_eq!(rules(VARIANTS[0]), classic);
    let loose = LineRule::Loose;
    assert_eq!(
        rules(VARIANTS[1]),
        Ruleset {
            line: loose,
            ..classic
        }
    );
    assert_eq!(
        rules(VARIANTS[2]),
        Ruleset {
            chain: true,
            ..classic
        }
    );
    let captured = Captured::Leave;
    assert_eq!(
        rules(VARIANTS[4]),
        Ruleset {
            captured,
            ..classic
        }
    );
    let reach = Reach::One;
    assert_eq!(rules(VARIANTS[6]), Ruleset { reach, ..classic });
}

/// The research page: corners 6 moves each, their neighbours 3, the middle 7.
#[test]
fn the_start_has_25_moves() {
    let state = state("5x5opeople", "BBBBB/...../...../...../WWWWW b");
    let texts: Vec<String> = Wuzifei::legal(&state)
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(texts.len(), 25);
    for (column, count) in [("A", 6), ("B", 3), ("C", 7), ("D", 3), ("E", 6)] {
        let of = texts.iter().filter(|text| text.starts_with(column));
        assert_eq!(of.count(), count, "{column}");
    }
}

#[test]
fn perft_to_depth_4_is_the_naive_generators() {
    for text in VARIANTS {
        let params = params(text);
        let rules = params.ruleset();
        let cells = start(&params);
        let counts = |depth| perft(rules, &cells, Side::Black, depth);
        let found: Vec<u64> = (1..=4).map(counts).collect();
        let grid = naive::of_cells(&cells);
        let naive: Vec<u64> = (1..=4)
            .map(|depth| naive::perft(rules, &grid, 'B', depth))
            .collect();
        assert_eq!(found, naive, "{text}");
    }
}

#[test]
fn perft_is_the_same_under_all_8_symmetries_and_with_the_sides_exchanged() {
    for text in VARIANTS {
        let params = params(text);
        let rules = params.ruleset();
        // The start has symmetries of its own; a position after some moves has none.
        let mut state = Wuzifei::deal(&params, 1);
        let mut source = Generator::new(3).source();
        for _ in 0..9 {
            let mv = random_move(&state, &mut source).expect("still on");
            state = Wuzifei::play(&state, &mv).expect("legal").state;
        }
        for cells in [start(&params), *state.cells()] {
            let want = perft(rules, &cells, Side::Black, 3);
            for map in SYMMETRIES {
                let image = moved(&cells, &map);
                assert_eq!(perft(rules, &image, Side::Black, 3), want, "{text}");
                let exchanged = image.map(|cell| cell.map(Side::other));
                assert_eq!(perft(rules, &exchanged, Side::White, 3), want, "{text}");
            }
        }
    }
}

/// Random games visit captures of every kind, which the first four moves don't.
#[test]
fn every_position_of_random_games_has_the_naive_moves_and_captures() {
    for (number, text) in VARIANTS.into_iter().enumerate() {
        let rules = params(text).ruleset();
        let mut captures = 0;
        for seed in 0..60 {
            let mut source = Generator::new(seed * 8 + number as u64).source();
            let mut state = Wuzifei::deal(&params(text), 1);
            for _ in 0..80 {
                let grid = naive::of_cells(state.cells());
                let letter = if state.turn() == Side::Black {
                    'B'
                } else {
                    'W'
                };
                let all = naive::moves(rules, &grid, letter);
                let place = |n: usize| ((n / 5) as i32, (n % 5) as i32);
                let found: Vec<_> = moves(rules, state.cells(), state.turn())
                    .into_iter()
                    .map(|(from, to)| (place(from), place(to)))
                    .collect();
                assert_eq!(found, all, "{text}: {}", Wuzifei::write(&state));
                for (from, to) in moves(rules, state.cells(), state.turn()) {
                    let (after, waves) = carry_out(rules, state.cells(), from, to);
                    let naive = naive::after(rules, &grid, place(from), place(to));
                    assert_eq!(naive::of_cells(&after), naive, "{text}: {from}-{to}");
                    captures += usize::from(!waves.is_empty());
                    // Symmetric positions have symmetric moves and captures.
                    let map = SYMMETRIES[(from + to) % 8];
                    let image = moved(state.cells(), &map);
                    let (a, b) = (usize::from(map[from]), usize::from(map[to]));
                    assert_eq!(carry_out(rules, &image, a, b).0, moved(&after, &map));
                }
                let Some(mv) = random_move(&state, &mut source) else {
                    break;
                };
                state = Wuzifei::play(&state, &mv).expect("legal").state;
            }
        }
        assert!(captures > 100, "{text}: only {captures} captures were seen");
    }
}
