//! `wuzifei perfect`: games of the perfect computer against the levels.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use quadrille_games::wuzifei::perfect::perfect_move;
use quadrille_games::wuzifei::{End, LEVELS, Move, Params, Side, State, Wuzifei, level_move};
use quadrille_games::{Game, Generator, Nodes, Oracle, Source, Worth, seed_from_text};
use quadrille_solver::{Solver, Table};
use serde_json::json;

use super::levels::opening;
use super::solved::{RULES, open, threads};
use crate::{Failure, Options};

/// Level 5's budget, in thousands of positions, as in docs/measurements.md.
const ASKS: u64 = 300;
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

/// How games ended for the one who asks.
#[derive(Default)]
struct Ends {
    won: u32,
    drawn: u32,
    lost: u32,
}

/// What came of a match, and what must not have happened.
#[derive(Default)]
struct Match {
    /// By what the opening was worth.
    ends: BTreeMap<Worth, Ends>,
    /// Moves to a position that is worth less than the one before.
    thrown: u32,
    /// Games that were won at some time, and of them those that didn't end so.
    winnable: u32,
    not_won: u32,
    moves: u32,
    total_ms: f64,
    longest_ms: f64,
}

/// Who plays whom, and from which openings.
#[derive(Clone, Copy)]
struct Contest {
    player: Player,
    level: u8,
    asks: u64,
    seed: u64,
}

/// `wuzifei perfect FILE --games N --seed S --level N --asks N --player NAME --distances FILE --threads N`: a JSON
/// object a level.
pub(super) fn perfect(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let known = [
        "games",
        "seed",
        "level",
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
    let asks = options.number("asks", 1..=u64::MAX, ASKS)?;
    let threads = threads(&options)?;
    let levels = match options.text("level") {
        Some(_) => {
            let level = options.number("level", LEVELS, 1)?;
            level..=level
        }
        None => LEVELS,
    };
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
    for level in levels {
        let contest = Contest {
            player,
            level,
            asks,
            seed,
        };
        let found = contest.run(games, &oracles)?;
        writeln!(out, "{}", found.report(level, games))?;
    }
    Ok(())
}

impl Contest {
    /// One thread for each of those who are asked takes the next game that nobody plays yet. What comes out doesn't depend
    /// on how many there are.
    fn run(&self, games: u64, oracles: &[&dyn Oracle]) -> Result<Match, Failure> {
        let next = AtomicU64::new(0);
        let work = |oracle| -> Result<Match, Failure> {
            let mut found = Match::default();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= games {
                    return Ok(found);
                }
                found.play(oracle, self, game)?;
                // For whoever waits; the answer goes to the other stream.
                eprintln!("level {} {}", self.level, game + 1);
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = oracles
                .iter()
                .map(|oracle| scope.spawn(|| work(*oracle)))
                .collect();
            let mut all = Match::default();
            for thread in threads {
                let found = thread.join();
                let lost = |_| Failure::usage("a thread of the match came to grief");
                all.add(&found.map_err(lost)??);
            }
            Ok(all)
        })
    }
}

impl Match {
    fn add(&mut self, other: &Match) {
        for (worth, ends) in &other.ends {
            let sum = self.ends.entry(*worth).or_default();
            sum.won += ends.won;
            sum.drawn += ends.drawn;
            sum.lost += ends.lost;
        }
        self.thrown += other.thrown;
        self.winnable += other.winnable;
        self.not_won += other.not_won;
        self.moves += other.moves;
        self.total_ms += other.total_ms;
        self.longest_ms = self.longest_ms.max(other.longest_ms);
    }

    /// One game; every opening is played twice, with the sides exchanged.
    fn play(&mut self, oracle: &dyn Oracle, contest: &Contest, game: u64) -> Result<(), Failure> {
        let Contest {
            player,
            level,
            asks,
            seed,
        } = *contest;
        let params: Params = RULES.parse()?;
        let mut state = opening(&params, seed.wrapping_add(game / 2));
        let mut luck = Generator::new(seed_from_text(&format!("plain {seed} {game}"))).source();
        let side = [Side::Black, Side::White][(game % 2) as usize];
        let first = worth(oracle, &state, side)?;
        let mut was_won = false;
        while state.over().is_none() {
            let before = worth(oracle, &state, side)?;
            was_won |= before == Worth::Win;
            let asked = state.turn() == side;
            let start = Instant::now();
            let mv = match player {
                _ if !asked => level_move(&state, level, &mut Nodes(asks)),
                Player::Plain if before != Worth::Win => {
                    Some(plain(oracle, &state, side, &mut luck)?)
                }
                _ => perfect_move(oracle, &state, &mut Nodes(ENOUGH)).map_err(failed)?,
            };
            if asked {
                let ms = start.elapsed().as_secs_f64() * 1000.0;
                self.moves += 1;
                self.total_ms += ms;
                self.longest_ms = self.longest_ms.max(ms);
            }
            let Some(Ok(step)) = mv.map(|mv| Wuzifei::play(&state, &mv)) else {
                break;
            };
            state = step.state;
            self.thrown += u32::from(asked && worth(oracle, &state, side)? < before);
        }
        let ends = self.ends.entry(first).or_default();
        let won = match state.over().and_then(End::loser) {
            None => {
                ends.drawn += 1;
                false
            }
            Some(loser) if loser == side => {
                ends.lost += 1;
                false
            }
            Some(_) => {
                ends.won += 1;
                true
            }
        };
        self.winnable += u32::from(was_won);
        self.not_won += u32::from(was_won && !won);
        Ok(())
    }

    fn report(&self, level: u8, games: u64) -> serde_json::Value {
        let ends = |worth| {
            let found = self.ends.get(&worth);
            let [won, drawn, lost] = found.map_or([0; 3], |ends| [ends.won, ends.drawn, ends.lost]);
            json!({"won": won, "drawn": drawn, "lost": lost})
        };
        let round = |ms: f64| (ms * 10.0).round() / 10.0;
        json!({
            "against": format!("level {level}"),
            "games": games,
            "from_won": ends(Worth::Win),
            "from_drawn": ends(Worth::Draw),
            "from_lost": ends(Worth::Loss),
            "thrown_away": self.thrown,
            "winnable": self.winnable,
            "not_brought_home": self.not_won,
            "moves": self.moves,
            "mean_ms": round(self.total_ms / f64::from(self.moves.max(1))),
            "longest_ms": round(self.longest_ms),
        })
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
