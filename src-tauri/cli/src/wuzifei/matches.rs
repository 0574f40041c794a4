//! `wuzifei perfect`: games of the perfect computer against the levels, and against plain searches.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use quadrille_games::wuzifei::perfect::perfect_move;
use quadrille_games::wuzifei::{
    End, LEVELS, Move, Params, Side, State, Wuzifei, level_move, think,
};
use quadrille_games::{Game, Generator, Nodes, Oracle, Source, Worth, seed_from_text};
use quadrille_solver::{Solver, Table};

use super::levels::opening;
use super::results::{Ending, Results};
use super::solved::{RULES, open, threads};
use crate::{Failure, Options};

/// Level 5's budget, in thousands of positions, as in docs/measurements.md.
const ASKS: u64 = 300;
/// A game of so many moves is broken off as a draw: either side can win pieces back for ever, and each capture begins the
/// count of quiet moves anew.
const LONGEST: usize = 1000;
/// How far a plain search may look ahead.
const DEPTHS: std::ops::RangeInclusive<i32> = 1..=8;
/// The perfect computer's choice is never cut short but by itself.
const ENOUGH: u64 = u64::MAX;

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Player {
    /// The perfect computer.
    Perfect,
    /// The same in won positions; else any move of the best worth, drawn by lot: what perfection alone is worth.
    Plain,
}

/// Who doesn't ask.
#[derive(Clone, Copy)]
enum Opponent {
    /// A level of the app; with a budget that bounds level 5.
    Level(u8, u64),
    /// A search without the levels' human faults.
    Depth(i32),
}

impl Opponent {
    fn name(self) -> String {
        match self {
            Opponent::Level(level, _) => format!("level {level}"),
            Opponent::Depth(depth) => format!("depth {depth}"),
        }
    }

    fn reply(self, state: &State) -> Option<Move> {
        match self {
            Opponent::Level(level, asks) => level_move(state, level, &mut Nodes(asks)),
            Opponent::Depth(depth) => {
                think(state, depth, &mut Nodes(ENOUGH)).map(|thought| thought.mv)
            }
        }
    }
}

/// Who plays whom, and from which openings.
struct Contest<'a> {
    player: Player,
    opponent: Opponent,
    openings: &'a [State],
    seed: u64,
}

/// `wuzifei perfect FILE --games N --seed S --level N --depth N --asks N --player NAME --distances FILE --threads N`: a
/// JSON object a match.
pub(super) fn perfect(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let known = [
        "games",
        "seed",
        "level",
        "depth",
        "asks",
        "player",
        "distances",
        "threads",
    ];
    let (files, options) = Options::split(words, &known)?;
    let [file] = files.as_slice() else {
        return Err(Failure::usage("wuzifei perfect takes one table"));
    };
    let games = options.number("games", 1..=100_000_u64, 200)?;
    let seed = options.number("seed", 0..=u64::MAX, 1)?;
    let threads = threads(&options)?;
    let opponents = opponents(&options)?;
    let player = match options.text("player") {
        None | Some("perfect") => Player::Perfect,
        Some("plain") => Player::Plain,
        Some(_) => return Err(Failure::usage("--player takes perfect or plain")),
    };
    let distances = options.text("distances");
    let solver = distances.map(|file| {
        let solver = Solver::read_distances(Path::new(file));
        solver.map_err(|error| Failure::usage(format!("{file}: {error}")))
    });
    let solver = solver.transpose()?;
    // A table answers one at a time: each thread has its own.
    let tables: Vec<Table> = (0..threads).map(|_| open(file)).collect::<Result<_, _>>()?;
    let oracles = tables.iter().map(|table| match &solver {
        Some(solver) => solver as &dyn Oracle,
        None => table,
    });
    let oracles: Vec<&dyn Oracle> = oracles.collect();
    let openings = drawn_openings(oracles[0], seed, games.div_ceil(2))?;
    for opponent in opponents {
        let contest = Contest {
            player,
            opponent,
            openings: &openings,
            seed,
        };
        let results = contest.run(games, &oracles)?;
        writeln!(out, "{}", results.report(&opponent.name(), games))?;
    }
    Ok(())
}

fn opponents(options: &Options) -> Result<Vec<Opponent>, Failure> {
    let asks = options.number("asks", 1..=u64::MAX, ASKS)?;
    match (options.text("level"), options.text("depth")) {
        (None, None) => Ok(LEVELS.map(|level| Opponent::Level(level, asks)).collect()),
        (Some(_), None) => Ok(vec![Opponent::Level(
            options.number("level", LEVELS, 1)?,
            asks,
        )]),
        (None, Some(_)) => Ok(vec![Opponent::Depth(options.number("depth", DEPTHS, 1)?)]),
        (Some(_), Some(_)) => Err(Failure::usage("--level or --depth, not both")),
    }
}

/// Openings that are drawn by best play: what comes of them is the players' own doing.
fn drawn_openings(oracle: &dyn Oracle, seed: u64, count: u64) -> Result<Vec<State>, Failure> {
    let params: Params = RULES.parse()?;
    let mut found = Vec::new();
    let mut next = seed;
    while (found.len() as u64) < count {
        let state = opening(&params, next);
        if worth(oracle, &state, state.turn())? == Worth::Draw {
            found.push(state);
        }
        next = next.wrapping_add(1);
    }
    Ok(found)
}

impl Contest<'_> {
    /// One thread for each of those who are asked takes the next game that nobody plays yet. What comes out doesn't depend
    /// on how many there are.
    fn run(&self, games: u64, oracles: &[&dyn Oracle]) -> Result<Results, Failure> {
        let next = AtomicU64::new(0);
        let work = |oracle| -> Result<Results, Failure> {
            let mut results = Results::default();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= games {
                    return Ok(results);
                }
                self.play(oracle, game, &mut results)?;
                // For whoever waits; the answer goes to the other stream.
                eprintln!("{} {}", self.opponent.name(), game + 1);
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = oracles
                .iter()
                .map(|oracle| scope.spawn(|| work(*oracle)))
                .collect();
            let mut all = Results::default();
            for thread in threads {
                let lost = |_| Failure::usage("a thread of the match came to grief");
                all = all.and(&thread.join().map_err(lost)??);
            }
            Ok(all)
        })
    }

    /// One game; every opening is played twice, with the sides exchanged.
    fn play(&self, oracle: &dyn Oracle, game: u64, results: &mut Results) -> Result<(), Failure> {
        let mut state = self.openings[(game / 2) as usize].clone();
        let side = [Side::Black, Side::White][(game % 2) as usize];
        let text = format!("plain {} {game}", self.seed);
        let mut luck = Generator::new(seed_from_text(&text)).source();
        let mut was_won = false;
        let mut played = 0;
        while state.over().is_none() && played < LONGEST {
            played += 1;
            let before = worth(oracle, &state, side)?;
            was_won |= before == Worth::Win;
            let asked = state.turn() == side;
            let start = Instant::now();
            let mv = match self.player {
                _ if !asked => self.opponent.reply(&state),
                Player::Plain if before != Worth::Win => {
                    Some(plain(oracle, &state, side, &mut luck)?)
                }
                _ => perfect_move(oracle, &state, &mut Nodes(ENOUGH)).map_err(failed)?,
            };
            let ms = start.elapsed().as_secs_f64() * 1000.0;
            let Some(Ok(step)) = mv.map(|mv| Wuzifei::play(&state, &mv)) else {
                break;
            };
            state = step.state;
            if asked {
                results.moved(before, worth_by_table(oracle, &state, side, before)?, ms);
            }
        }
        let ending = match state.over() {
            None => Ending::BrokenOff,
            Some(end) => match end.loser() {
                None => Ending::Drawn,
                Some(loser) if loser == side => Ending::Lost,
                Some(_) => Ending::Won,
            },
        };
        results.ended(ending, was_won);
        Ok(())
    }
}

/// What a state is worth to a side. A game that ended by a count of positions or moves is a draw.
fn worth(oracle: &dyn Oracle, state: &State, side: Side) -> Result<Worth, Failure> {
    let Some(position) = Wuzifei::position(state) else {
        let loser = state.over().and_then(End::loser);
        return Ok(match loser {
            None => Worth::Draw,
            Some(loser) if loser == side => Worth::Loss,
            Some(_) => Worth::Win,
        });
    };
    let worth = oracle.worth(position).map_err(failed)?;
    Ok(if state.turn() == side {
        worth
    } else {
        worth.turned()
    })
}

/// The same after a move, by the table: the draws by count stay outside it, and leave what there was before.
fn worth_by_table(
    oracle: &dyn Oracle,
    state: &State,
    side: Side,
    before: Worth,
) -> Result<Worth, Failure> {
    match state.over() {
        Some(end) if end.loser().is_none() => Ok(before),
        _ => worth(oracle, state, side),
    }
}

/// A move of the best worth, each equally likely.
fn plain(
    oracle: &dyn Oracle,
    state: &State,
    side: Side,
    luck: &mut Source,
) -> Result<Move, Failure> {
    let mut moves = Vec::new();
    for mv in Wuzifei::legal(state) {
        if let (Move::Piece { .. }, Ok(step)) = (&mv, Wuzifei::play(state, &mv)) {
            moves.push((worth(oracle, &step.state, side)?, mv));
        }
    }
    let best = moves.iter().map(|(worth, _)| *worth).max();
    moves.retain(|(worth, _)| Some(*worth) == best);
    let mv = moves.get(luck.index(moves.len().max(1)));
    mv.map(|(_, mv)| *mv)
        .ok_or_else(|| Failure::usage("a game that is on has no move"))
}

/// Without an answer no game can be played.
pub(super) fn failed(error: quadrille_games::Unknown) -> Failure {
    Failure::usage(format!("no answer: {error}"))
}
