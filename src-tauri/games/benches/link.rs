//! Link: how long the link test, the stuck test and a deal take. Aims: under 1 µs, under 50 µs on
//! 18x8, under 5 ms on 30x16 under any gravity.

#![allow(missing_docs, clippy::expect_used)]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use quadrille_games::link::{Difficulty, Gravity, Link, Move, Params, State, hopeless, pairs};
use quadrille_games::{Cell, Game, Generator};

fn rules(text: &str) -> Params {
    text.parse().expect("rules")
}

/// A game at random until so many of its tiles are left, shuffled where it is stuck.
fn played(rules: &Params, tiles: usize) -> State {
    let mut state = Link::deal(rules, 1);
    let mut source = Generator::new(2).source();
    while state.tiles() > tiles {
        let pairs = pairs(&state);
        let mv = match pairs.get(source.index(pairs.len())) {
            Some(&[a, b]) => Move::Pair { a, b },
            None => Move::Shuffle,
        };
        state = Link::play(&state, &mv).expect("legal").state;
    }
    state
}

/// Many tiles and no pair: every test is made.
fn stuck() -> State {
    let rules = rules("18x8dhard");
    let mut source = Generator::new(3).source();
    loop {
        let mut tiles: Vec<char> = "0123456789abcdefghijklmnopqrstuvwxyz"
            .repeat(4)
            .chars()
            .collect();
        source.shuffle(&mut tiles);
        let rows: Vec<String> = tiles.chunks(18).map(|row| row.iter().collect()).collect();
        let mut state = Link::read(&rules, &rows.join("/")).expect("a position");
        while let Some(&[a, b]) = pairs(&state).first() {
            state = Link::play(&state, &Move::Pair { a, b })
                .expect("legal")
                .state;
        }
        if state.tiles() > 20 {
            return state;
        }
    }
}

fn link_test(criterion: &mut Criterion) {
    for (name, size, tiles) in [
        ("full 18x8", "18x8", 144),
        ("half 18x8", "18x8", 72),
        ("sparse 30x16", "30x16", 60),
    ] {
        let state = played(&rules(size), tiles);
        let grid = state.grid();
        let size = state.params().size();
        let held = (0..size.cells()).filter(|&index| state.cells()[index] != 0);
        let held: Vec<Cell> = held.map(|index| size.cell(index)).collect();
        let mut source = Generator::new(4).source();
        let tests: Vec<(Cell, Cell)> = (0..1000)
            .map(|_| {
                (
                    held[source.index(held.len())],
                    held[source.index(held.len())],
                )
            })
            .collect();
        let mut at = (0..tests.len()).cycle();
        let mut next = move || tests[at.next().expect("endless")];
        let mut next_again = next.clone();
        criterion.bench_function(&format!("link test, {name}"), |bench| {
            bench.iter(|| {
                let (a, b) = next();
                grid.linked(black_box(a), black_box(b))
            });
        });
        criterion.bench_function(&format!("line to draw, {name}"), |bench| {
            bench.iter(|| {
                let (a, b) = next_again();
                grid.line(black_box(a), black_box(b))
            });
        });
    }
}

fn whole_board(criterion: &mut Criterion) {
    let full = played(&rules("18x8"), 144);
    criterion.bench_function("all pairs, full 18x8", |bench| {
        bench.iter(|| pairs(black_box(&full)));
    });
    let half = played(&rules("18x8"), 72);
    criterion.bench_function("all pairs, half 18x8", |bench| {
        bench.iter(|| pairs(black_box(&half)));
    });
    let stuck = stuck();
    criterion.bench_function("stuck test, stuck 18x8", |bench| {
        bench.iter(|| Link::rests(black_box(&stuck)));
    });
    criterion.bench_function("hopeless, full 18x8", |bench| {
        bench.iter(|| hopeless(black_box(&full)));
    });
    criterion.bench_function("a turn with its table, full 30x16 down", |bench| {
        let state = Link::deal(&rules("30x16gdown"), 1);
        let mv = Link::legal(&state)[0];
        bench.iter(|| Link::board(&Link::play(black_box(&state), &mv).expect("legal").state));
    });
}

fn deal(criterion: &mut Criterion) {
    let mut seed = 0;
    let mut bench_deal = |text: &str| {
        let rules = rules(text);
        criterion.bench_function(&format!("deal {text}"), |bench| {
            bench.iter(|| {
                seed += 1;
                Link::deal(black_box(&rules), seed)
            });
        });
    };
    for gravity in Gravity::ALL {
        for level in Difficulty::ALL {
            bench_deal(&format!("30x16g{}d{}", gravity.word(), level.word()));
        }
    }
    for size in ["6x8", "8x10", "18x8", "16x10"] {
        bench_deal(&format!("{size}dhard"));
    }
}

criterion_group!(benches, link_test, whole_board, deal);
criterion_main!(benches);
