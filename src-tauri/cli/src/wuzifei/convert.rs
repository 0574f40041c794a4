//! `wuzifei convert`: does the perfect computer, asking the table alone, bring home what is won?

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use quadrille_games::wuzifei::perfect::perfect_move;
use quadrille_games::wuzifei::{End, Move, Params, Side, State, Wuzifei};
use quadrille_games::{Game, Generator, Nodes, Oracle, Worth};
use quadrille_solver::{Solver, random_position};
use serde_json::json;

use super::matches::failed;
use super::solved::{RULES, open, text};
use crate::{Failure, Options};

/// Lengths are told in classes of so many half-moves.
const CLASS: u16 = 10;
/// The perfect computer's choice is never cut short but by itself.
const ENOUGH: u64 = u64::MAX;

#[derive(Default)]
struct Class {
    games: u32,
    won: u32,
    /// Half-moves that the won games could have taken, and took.
    shortest: usize,
    taken: usize,
}

/// `wuzifei convert FILE --distances FILE --games N --seed S`: won positions drawn by lot, against the defence that
/// holds out longest; a JSON object for each class of lengths.
pub(super) fn convert(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (files, options) = Options::split(words, &["distances", "games", "seed"])?;
    let ([file], Some(distances)) = (files.as_slice(), options.text("distances")) else {
        return Err(Failure::usage(
            "wuzifei convert takes one table, and --distances with a file",
        ));
    };
    let games = options.number("games", 1..=1_000_000_u32, 200)?;
    let seed = options.number("seed", 0..=u64::MAX, 1)?;
    let table = open(file)?;
    let solver = Solver::read_distances(Path::new(distances));
    let solver = solver.map_err(|error| Failure::usage(format!("{distances}: {error}")))?;
    let params: Params = RULES.parse()?;
    let mut luck = Generator::new(seed).source();
    let mut classes: BTreeMap<u16, Class> = BTreeMap::new();
    let mut left = games;
    while left > 0 {
        let start = random_position(table.pieces(), &mut luck);
        let state = Wuzifei::read(&params, &text(start))?;
        let (Some((Worth::Win, Some(plies))), None) = (solver.value(&start), state.over()) else {
            continue;
        };
        left -= 1;
        let class = classes.entry(plies / CLASS).or_default();
        class.games += 1;
        if let Some(taken) = play(&table, &solver, state)? {
            class.won += 1;
            class.shortest += usize::from(plies);
            class.taken += taken;
        }
    }
    for (number, class) in classes {
        let line = json!({
            "plies": [number * CLASS, number * CLASS + CLASS - 1],
            "games": class.games,
            "won": class.won,
            "shortest": class.shortest,
            "taken": class.taken,
        });
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The half-moves of a won game; `None` where it was not won.
fn play(table: &dyn Oracle, solver: &Solver, mut state: State) -> Result<Option<usize>, Failure> {
    let mut taken = 0;
    while state.over().is_none() {
        let mv = match state.turn() {
            Side::Black => perfect_move(table, &state, &mut Nodes(ENOUGH)).map_err(failed)?,
            Side::White => hold_out(solver, &state),
        };
        let Some(Ok(step)) = mv.map(|mv| Wuzifei::play(&state, &mv)) else {
            break;
        };
        state = step.state;
        taken += 1;
    }
    let loser = state.over().and_then(End::loser);
    Ok((loser == Some(Side::White)).then_some(taken))
}

/// The move that ends the game as a draw, or after which the win takes longest.
fn hold_out(solver: &Solver, state: &State) -> Option<Move> {
    let moves = Wuzifei::legal(state).into_iter();
    let moves = moves.filter(|mv| matches!(mv, Move::Piece { .. }));
    moves.max_by_key(|mv| {
        let next = Wuzifei::play(state, mv).ok().map(|step| step.state);
        match next.as_ref().and_then(Wuzifei::position) {
            Some(position) => solver.plies(position),
            None => Some(u16::MAX),
        }
    })
}
