//! Flood: how long proofs, a stopped search, a deal and a move take. Aim: 3 ms a board on average on
//! the classic 14x14 boards. `quadrille-cli flood bench` gives their distribution.

#![allow(missing_docs, clippy::expect_used)]

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use quadrille_games::flood::{Case, Flood, Limits, Params, greedy, solve, solve_within};
use quadrille_games::{Game, Nodes};

const PC19: &str = include_str!("../../../tests/data/flood-pc19.txt");

fn rules(text: &str) -> Params {
    text.parse().expect("rules")
}

fn proofs(c: &mut Criterion) {
    let cases = Case::read(PC19).expect("cases");
    let mut next = cases.iter().cycle();
    c.bench_function("flood/proof/14x14c6, each of 700 boards in turn", |b| {
        let case = || next.next().expect("endless");
        b.iter_batched(
            case,
            |case| black_box(solve(case.size, &case.cells, 0, &mut || false)),
            BatchSize::SmallInput,
        );
    });
    let case = &cases[0];
    c.bench_function("flood/greedy/14x14c6", |b| {
        b.iter(|| greedy(case.size, black_box(&case.cells), 0));
    });
}

fn stopped(c: &mut Criterion) {
    let limits = Limits {
        positions: 5_000,
        ..Limits::default()
    };
    for text in ["18x18c6", "24x24c6", "40x40c10"] {
        let dealt = Flood::deal(&rules(text), 1);
        let size = dealt.params().size();
        c.bench_function(&format!("flood/stopped at 5000/{text}"), |b| {
            b.iter(|| solve_within(size, black_box(dealt.start()), 0, limits, &mut || false));
        });
    }
}

fn play(c: &mut Criterion) {
    for text in ["14x14c6", "40x40c10"] {
        let rules = rules(text);
        let mut seed = 0;
        c.bench_function(&format!("flood/deal/{text}"), |b| {
            b.iter(|| {
                seed += 1;
                Flood::deal(&rules, seed)
            });
        });
        let dealt = Flood::deal(&rules, 1);
        let mv = Flood::legal(&dealt)[0];
        c.bench_function(&format!("flood/move and board/{text}"), |b| {
            b.iter(|| Flood::board(&Flood::play(black_box(&dealt), &mv).expect("legal").state));
        });
        c.bench_function(&format!("flood/hint of 200 positions/{text}"), |b| {
            b.iter(|| Flood::hint(black_box(&dealt), 0, &mut Nodes(200)));
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = proofs, stopped, play
}
criterion_main!(benches);
