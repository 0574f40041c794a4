//! How long Lines takes: a move, a path, a deal, the view's board, a hint at a glance.

#![allow(missing_docs, clippy::expect_used)]

use criterion::{Criterion, criterion_group, criterion_main};
use quadrille_games::lines::{Lines, Params, shortest};
use quadrille_games::{Game, Nodes, Size};
use std::hint::black_box;

fn serpentine(size: Size) -> Vec<u8> {
    let width = usize::from(size.width);
    let mut cells = vec![0; size.cells()];
    for row in (1..usize::from(size.height)).step_by(2) {
        let gap = if row % 4 == 1 { width - 1 } else { 0 };
        (0..width)
            .filter(|&column| column != gap)
            .for_each(|column| cells[row * width + column] = 1);
    }
    cells[0] = 2;
    cells
}

fn lines(criterion: &mut Criterion) {
    let classic: Params = "9x9".parse().expect("rules");
    let large: Params = "20x15c7n7l5s7".parse().expect("rules");
    for (name, params) in [("9x9", classic), ("20x15", large)] {
        let state = Lines::deal(&params, 1);
        let mv = *Lines::legal(&state).last().expect("a move");
        criterion.bench_function(&format!("deal {name}"), |b| {
            b.iter(|| Lines::deal(&params, black_box(1)))
        });
        criterion.bench_function(&format!("move {name}"), |b| {
            b.iter(|| Lines::play(&state, black_box(&mv)))
        });
        criterion.bench_function(&format!("board {name}"), |b| {
            b.iter(|| Lines::board(black_box(&state)))
        });
        criterion.bench_function(&format!("hint at a glance {name}"), |b| {
            b.iter(|| Lines::hint(black_box(&state), 0, &mut Nodes(0)))
        });
    }
    let size = Size {
        width: 20,
        height: 15,
    };
    let mut open = vec![0; size.cells()];
    open[0] = 2;
    for (name, cells) in [("open", open), ("serpentine", serpentine(size))] {
        criterion.bench_function(&format!("path 20x15 {name}"), |b| {
            b.iter(|| shortest(size, black_box(&cells), 0, size.cells() - 1).expect("a path"))
        });
    }
}

criterion_group!(benches, lines);
criterion_main!(benches);
