//! The perfect computer on solved boards of few pieces: what is won comes home, what is drawn is held.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)] // a test fails by panicking

use std::sync::atomic::AtomicBool;

use quadrille_games::wuzifei::perfect::{Moves, Position, perfect_move};
use quadrille_games::wuzifei::{Move, Params, Side, State, Wuzifei};
use quadrille_games::{Game, Generator, Nodes, Oracle, Worth};
use quadrille_solver::{Solver, Table, random_position};

const PIECES: usize = 5;

fn state(position: Position) -> State {
    let params: Params = "5x5opeople".parse().unwrap();
    let letter = |cell: &Option<Side>| match cell {
        Some(Side::Black) => 'B',
        Some(Side::White) => 'W',
        None => '.',
    };
    let cells = position.cells();
    let rows: Vec<String> = cells
        .chunks(5)
        .map(|row| row.iter().map(letter).collect())
        .collect();
    Wuzifei::read(&params, &format!("{} b", rows.join("/"))).unwrap()
}

fn position(state: &State) -> Position {
    Position::new(state.cells(), state.turn())
}

/// The defence that holds out longest, by the lengths of all wins.
fn hold_out(solver: &Solver, state: &State) -> Move {
    let moves = Wuzifei::legal(state).into_iter();
    let moves = moves.filter(|mv| matches!(mv, Move::Piece { .. }));
    let after = |mv: &Move| {
        let next = Wuzifei::play(state, mv).unwrap().state;
        let (worth, plies) = solver.value(&position(&next)).unwrap();
        match worth {
            Worth::Loss => u16::MAX,
            Worth::Draw => u16::MAX - 1,
            Worth::Win => plies.unwrap(),
        }
    };
    moves.max_by_key(after).unwrap()
}

/// The table knows no lengths; the best defence does.
#[test]
fn what_is_won_is_won_and_what_is_drawn_is_not_lost() {
    let solver = Solver::run(PIECES, &mut |_| {}, &AtomicBool::new(false), 2).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table");
    solver.save(&path, &AtomicBool::new(false), 2).unwrap();
    let table = Table::open(&path).unwrap();
    let mut luck = Generator::new(8).source();
    let mut seen = [0; 3];
    while seen.iter().sum::<u32>() < 150 {
        let start = random_position(PIECES, &mut luck);
        let mut game = state(start);
        if game.over().is_some() {
            continue;
        }
        let (worth, _) = solver.value(&start).unwrap();
        seen[worth as usize] += 1;
        let mut left = 60;
        while game.over().is_none() && left > 0 {
            let mv = match game.turn() {
                Side::Black => perfect_move(&table, &game, &mut Nodes(2000))
                    .unwrap()
                    .unwrap(),
                Side::White => hold_out(&solver, &game),
            };
            game = Wuzifei::play(&game, &mv).unwrap().state;
            left -= 1;
        }
        let loser = game.over().and_then(quadrille_games::wuzifei::End::loser);
        match worth {
            Worth::Win => assert_eq!(loser, Some(Side::White), "{start:?}"),
            Worth::Draw => assert_ne!(loser, Some(Side::Black), "{start:?}"),
            Worth::Loss => {}
        }
    }
    assert!(
        seen[Worth::Win as usize] > 20 && seen[Worth::Draw as usize] > 20,
        "{seen:?}"
    );
}

/// Where lengths are known, each move of a win is on a shortest way.
#[test]
fn with_lengths_it_goes_the_shortest_way() {
    let solver = Solver::run(PIECES, &mut |_| {}, &AtomicBool::new(false), 2).unwrap();
    let mut luck = Generator::new(9).source();
    let mut won = 0;
    while won < 100 {
        let start = random_position(PIECES, &mut luck);
        let game = state(start);
        let (Worth::Win, Some(plies)) = solver.value(&start).unwrap() else {
            continue;
        };
        if game.over().is_some() {
            continue;
        }
        won += 1;
        let mv = perfect_move(&solver, &game, &mut Nodes(0))
            .unwrap()
            .unwrap();
        let next = Wuzifei::play(&game, &mv).unwrap().state;
        if next.over().is_some() {
            assert_eq!(plies, 1);
        } else {
            let after = solver.plies(position(&next).packed());
            assert_eq!(after, Some(plies - 1), "{start:?}");
        }
        assert!(Moves::default().legal(start).next().is_some());
    }
}
