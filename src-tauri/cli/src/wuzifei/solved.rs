//! `wuzifei solve`, `verify` and `probe`: the solution of the classic rules.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use quadrille_games::wuzifei::perfect::{Moves, Position};
use quadrille_games::wuzifei::{Move, Params, State, Wuzifei};
use quadrille_games::{Game, Size, Worth};
use quadrille_solver::{Solver, Table, Tally, disagreements};
use serde_json::{Value as Json, json};

use crate::{Failure, Options};

/// Pieces of the game.
const PIECES: usize = 10;
/// Positions on which the fast rules are held against the games' rules.
const SAMPLE: u64 = 10_000;
/// The rules that are solved.
pub(super) const RULES: &str = "5x5opeople";

/// Nobody breaks a command off but by ending it.
pub(super) static GO_ON: AtomicBool = AtomicBool::new(false);

pub(super) fn threads(options: &Options) -> Result<usize, Failure> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    options.number("threads", 1..=256, cores)
}

fn pieces(options: &Options) -> Result<usize, Failure> {
    options.number("pieces", 2..=PIECES, PIECES)
}

/// `wuzifei solve --out FILE --distances FILE --threads N --pieces N`
pub(super) fn solve(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::only(words, &["out", "distances", "threads", "pieces"])?;
    let threads = threads(&options)?;
    for file in ["out", "distances"]
        .iter()
        .filter_map(|name| options.text(name))
    {
        writable(Path::new(file))?;
    }
    let start = Instant::now();
    let solver = solver(&options, threads)?;
    let seconds = start.elapsed().as_secs_f64();
    if let Some(file) = options.text("out") {
        let saved = solver.save(Path::new(file), &GO_ON, threads);
        saved.map_err(|error| Failure::usage(format!("{file}: {error}")))?;
    }
    let tally = solver.tally();
    let start = Position::start();
    let (position, plies) = solver.longest().unwrap_or((start, 0));
    let by_pieces = solver.tally_by_pieces();
    let line = json!({
        "loss": tally.lost,
        "draw": tally.drawn,
        "win": tally.won,
        "start": solver.value(&start).map(|(value, _)| word(value)),
        "longest": plies,
        "longest_position": text(position),
        "by_pieces": by_pieces.iter().map(counts).collect::<Vec<_>>(),
        "seconds": seconds.round(),
    });
    Ok(writeln!(out, "{line}")?)
}

/// What takes minutes is not begun for a file that can't be written in the end.
fn writable(file: &Path) -> Result<(), Failure> {
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_none_or(Path::is_dir) {
        return Ok(());
    }
    let file = file.display();
    Err(Failure::usage(format!("{file}: there is no such folder")))
}

/// Solves, or reads what was solved before.
pub(super) fn solver(options: &Options, threads: usize) -> Result<Solver, Failure> {
    let file = options.text("distances");
    if let Some(file) = file.filter(|file| Path::new(file).exists()) {
        let solver = Solver::read_distances(Path::new(file));
        return solver.map_err(|error| Failure::usage(format!("{file}: {error}")));
    }
    let mut progress = |progress: quadrille_solver::Progress| {
        // For whoever waits; the answer goes to the other stream.
        eprintln!("{} {}", progress.plies, progress.found);
    };
    let solver = Solver::run(pieces(options)?, &mut progress, &GO_ON, threads);
    let solver = solver.map_err(|error| Failure::usage(error.to_string()))?;
    if let Some(file) = file {
        let saved = solver.save_distances(Path::new(file), &GO_ON);
        saved.map_err(|error| Failure::usage(format!("{file}: {error}")))?;
    }
    Ok(solver)
}

fn counts(tally: &Tally) -> Json {
    json!({"loss": tally.lost, "draw": tally.drawn, "win": tally.won})
}

/// `wuzifei verify FILE --distances FILE --threads N --pieces N`: what is wrong, 0 everywhere for a proof.
pub(super) fn verify(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (files, options) = Options::split(words, &["distances", "threads", "pieces"])?;
    let [file] = files.as_slice() else {
        return Err(Failure::usage("wuzifei verify takes one table"));
    };
    let threads = threads(&options)?;
    let table = open(file)?;
    let disagreements = disagreements(pieces(&options)?, SAMPLE, 1);
    let solver = solver(&options, threads)?;
    let wrong = solver.check(&GO_ON, threads);
    let wrong = wrong.map_err(|error| Failure::usage(error.to_string()))?;
    let differences = table.differences(&solver, &GO_ON, threads);
    let differences = differences.map_err(|error| Failure::usage(format!("{file}: {error}")))?;
    let line = json!({
        "positions": solver.tally().total(),
        "wrong": wrong,
        "differences": differences,
        "sampled": SAMPLE,
        "disagreements": disagreements,
    });
    writeln!(out, "{line}")?;
    if wrong + differences + disagreements == 0 {
        return Ok(());
    }
    Err(Failure::Disproved(format!("{file}: that is no proof")))
}

/// `wuzifei probe FILE POSITION`
pub(super) fn probe(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (words, _) = Options::split(words, &[])?;
    let Some((file, rows)) = words.split_first().filter(|(_, rows)| !rows.is_empty()) else {
        return Err(Failure::usage("wuzifei probe takes a table and a position"));
    };
    let params: Params = RULES.parse()?;
    let state = Wuzifei::read(&params, &rows.join(" "))?;
    let table = open(file)?;
    let ask = |position| {
        let value = table.value(&position);
        value.map_err(|error| Failure::usage(format!("{file}: {error}")))
    };
    let rules = Moves::default();
    let position = position(&state);
    let mut moves = Vec::new();
    for (from, to) in rules.legal(position) {
        let value = ask(rules.after(position, from, to))?.turned();
        moves.push((value, piece_move(from, to).to_string()));
    }
    moves.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    let moves: Vec<Json> = moves
        .into_iter()
        .map(|(value, mv)| json!({"move": mv, "value": word(value)}))
        .collect();
    let line = json!({"value": word(ask(position)?), "moves": moves});
    Ok(writeln!(out, "{line}")?)
}

pub(super) fn open(file: &str) -> Result<Table, Failure> {
    Table::open(Path::new(file)).map_err(|error| Failure::usage(format!("{file}: {error}")))
}

pub(super) fn position(state: &State) -> Position {
    Position::new(state.cells(), state.turn())
}

/// A piece's move between points counted row by row.
pub(super) fn piece_move(from: usize, to: usize) -> Move {
    let board = Size {
        width: 5,
        height: 5,
    };
    Move::Piece {
        from: board.cell(from),
        to: board.cell(to),
    }
}

pub(super) fn word(value: Worth) -> &'static str {
    match value {
        Worth::Loss => "loss",
        Worth::Draw => "draw",
        Worth::Win => "win",
    }
}

/// A position's text, with black to move.
pub(super) fn text(position: Position) -> String {
    let letters: Vec<char> = (0..25)
        .map(
            |point| match (position.own >> point & 1, position.other >> point & 1) {
                (1, _) => 'B',
                (_, 1) => 'W',
                _ => '.',
            },
        )
        .collect();
    let rows: Vec<String> = letters.chunks(5).map(|row| row.iter().collect()).collect();
    rows.join("/") + " b"
}
