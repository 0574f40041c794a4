//! How long Wuzifei takes: a move, the view's board, texts, a hint, the computer's quick levels.

#![allow(missing_docs, clippy::expect_used)]

use criterion::{Criterion, criterion_group, criterion_main};
use quadrille_games::wuzifei::{Params, Side, Wuzifei, level_move, perft, think};
use quadrille_games::{Game, Nodes};
use std::hint::black_box;

/// An even position from the middle of a game.
const MIDDLE: &str = ".B.BB/B...W/..B../.W.../W.W.W b";

fn wuzifei(criterion: &mut Criterion) {
    let params: Params = "5x5opeople".parse().expect("rules");
    let state = Wuzifei::read(&params, MIDDLE).expect("a position");
    let mv = *Wuzifei::legal(&state).last().expect("a move");
    criterion.bench_function("wuzifei move", |b| {
        b.iter(|| Wuzifei::play(&state, black_box(&mv)))
    });
    criterion.bench_function("wuzifei board", |b| {
        b.iter(|| Wuzifei::board(black_box(&state)))
    });
    criterion.bench_function("wuzifei position both ways", |b| {
        b.iter(|| Wuzifei::read(&params, &Wuzifei::write(black_box(&state))))
    });
    criterion.bench_function("wuzifei perft 3", |b| {
        b.iter(|| perft(params.ruleset(), black_box(state.cells()), Side::Black, 3))
    });
    criterion.bench_function("wuzifei hint", |b| {
        b.iter(|| Wuzifei::hint(black_box(&state), 0, &mut || false))
    });
    // 100 questions are 102,400 positions.
    criterion.bench_function("wuzifei search of 100 questions", |b| {
        b.iter(|| think(black_box(&state), 64, &mut Nodes(99)))
    });
    for level in 1..=4_u8 {
        criterion.bench_function(&format!("wuzifei level {level}"), |b| {
            b.iter(|| level_move(black_box(&state), level, &mut || false))
        });
    }
}

criterion_group!(benches, wuzifei);
criterion_main!(benches);
