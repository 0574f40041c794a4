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

/// Wins of so many half-moves are in its sight.
const IN_SIGHT: u16 = 5;

/// Games begin with wins no longer than this.
const NEAR: u16 = 9;

/// The table knows no lengths, the best defence does: what is won stays won and is won as fast as can be once the end
/// is in sight, what is drawn is not lost.
#[test]
fn nothing_is_thrown_away_and_the_end_is_found() {
    let solver = Solver::run(PIECES, &mut |_| {}, &AtomicBool::new(false), 2).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table");
    solver.save(&path, &AtomicBool::new(false), 2).unwrap();
    let table = Table::open(&path).unwrap();
    let mut luck = Generator::new(8).source();
    let (mut seen, mut ended) = ([0; 3], 0);
    while seen[Worth::Win as usize] < 12 || seen[Worth::Draw as usize] < 12 {
        let start = random_position(PIECES, &mut luck);
        let mut game = state(start);
        if game.over().is_some() {
            continue;
        }
        let (worth, plies) = solver.value(&start).unwrap();
        if seen[worth as usize] >= 12 || plies.is_some_and(|plies| plies > NEAR) {
            continue;
        }
        seen[worth as usize] += 1;
        // The half-move by which it must be over.
        let mut end = None;
        for half in (0..12).step_by(2) {
            if let (_, Some(plies @ ..=IN_SIGHT)) = solver.value(&position(&game)).unwrap() {
                end.get_or_insert(half + plies);
            }
            let asked = perfect_move(&table, &game, &mut Nodes(2000)).unwrap();
            game = Wuzifei::play(&game, &asked.unwrap()).unwrap().state;
            if game.over().is_some() {
                let won = end == Some(half + 1);
                assert!(won || worth != Worth::Win, "{start:?}: {half} of {end:?}");
                ended += u32::from(won);
                break;
            }
            let (after, _) = solver.value(&position(&game)).unwrap();
            assert!(after.turned() >= worth, "{start:?}");
            game = Wuzifei::play(&game, &hold_out(&solver, &game))
                .unwrap()
                .state;
            if game.over().is_some() {
                break;
            }
        }
    }
    assert!(ended > 3, "{ended} ended of {seen:?}");
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
