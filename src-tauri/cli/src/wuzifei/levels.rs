//! `wuzifei levels`: each level against the one below, and against a player that only grabs.

use std::io::Write;
use std::time::Instant;

use quadrille_games::wuzifei::{
    End, LEVELS, Move, Params, Side, State, Wuzifei, carry_out, level_move,
};
use quadrille_games::{Game, Generator, Nodes, Source, seed_from_text};
use serde_json::json;

use crate::{Failure, Options};

/// Moves drawn by lot before the players take over.
const OPENING: usize = 4;

/// A player of a match.
#[derive(Clone, Copy)]
enum Player {
    Level(u8),
    /// Takes what it can take at once, else moves anything: the one-ply player of rules.md §3.
    Greedy,
}

/// Won, drawn and lost games of the first player, and the longest move of either.
#[derive(Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    moves: u64,
    longest_ms: [f64; 2],
    total_ms: [f64; 2],
    turns: [u32; 2],
}

/// `wuzifei levels --games N --seed S --asks N --pair A,B --params P`: one JSON object a match.
///
/// Every opening is played twice, with the sides exchanged. A budget of N asks is N × 1,024 positions: it
/// bounds level 5, the others stop by themselves.
pub(crate) fn run(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::only(words, &["games", "seed", "asks", "pair", "params"])?;
    let games = options.number("games", 2..=100_000_u64, 200)?;
    let seed = options.number("seed", 0..=u64::MAX, 1)?;
    let asks = options.number("asks", 1..=u64::MAX, 5000)?;
    let params: Params = options.text("params").unwrap_or("5x5opeople").parse()?;
    let pairs = match options.text("pair") {
        Some(text) => vec![pair(text)?],
        None => all_pairs(),
    };
    for (first, second) in pairs {
        let mut tally = Tally::default();
        for game in 0..games {
            play(
                &params,
                seed.wrapping_add(game / 2),
                game % 2 == 0,
                [first, second],
                asks,
                &mut tally,
            );
        }
        writeln!(out, "{}", report([first, second], games, &tally))?;
    }
    Ok(())
}

fn all_pairs() -> Vec<(Player, Player)> {
    let levels = LEVELS
        .skip(1)
        .map(|level| (Player::Level(level), Player::Level(level - 1)));
    let greedy = LEVELS.map(|level| (Player::Level(level), Player::Greedy));
    levels.chain(greedy).collect()
}

fn pair(text: &str) -> Result<(Player, Player), Failure> {
    let player = |text: &str| match text.parse() {
        Ok(level) if LEVELS.contains(&level) => Some(Player::Level(level)),
        _ => (text == "greedy").then_some(Player::Greedy),
    };
    let both = text
        .split_once(',')
        .and_then(|(a, b)| Some((player(a)?, player(b)?)));
    both.ok_or_else(|| Failure::usage("--pair takes two of 1 to 5 and greedy, such as 3,greedy"))
}

fn play(
    params: &Params,
    seed: u64,
    first_is_black: bool,
    players: [Player; 2],
    asks: u64,
    tally: &mut Tally,
) {
    let mut luck = Generator::new(seed_from_text(&format!("match {seed}"))).source();
    let mut state = opening(params, seed);
    while state.over().is_none() {
        let at = usize::from((state.turn() == Side::Black) != first_is_black);
        let start = Instant::now();
        let mv = match players[at] {
            Player::Level(level) => level_move(&state, level, &mut Nodes(asks)),
            Player::Greedy => greedy(&state, &mut luck),
        };
        let ms = start.elapsed().as_secs_f64() * 1000.0;
        tally.longest_ms[at] = tally.longest_ms[at].max(ms);
        tally.total_ms[at] += ms;
        tally.turns[at] += 1;
        let Some(Ok(step)) = mv.map(|mv| Wuzifei::play(&state, &mv)) else {
            break;
        };
        state = step.state;
        tally.moves += 1;
    }
    let first = if first_is_black {
        Side::Black
    } else {
        Side::White
    };
    match state.over().and_then(End::loser) {
        None => tally.drawn += 1,
        Some(loser) if loser == first => tally.lost += 1,
        Some(_) => tally.won += 1,
    }
}

/// A game after some moves drawn by lot. Levels draw their luck from the position, so each opening is
/// another game.
pub(super) fn opening(params: &Params, seed: u64) -> State {
    let mut luck = Generator::new(seed_from_text(&format!("opening {seed}"))).source();
    loop {
        let mut state = Wuzifei::deal(params, seed);
        for _ in 0..OPENING {
            let legal = Wuzifei::legal(&state);
            if legal.is_empty() {
                break;
            }
            if let Ok(step) = Wuzifei::play(&state, &legal[luck.index(legal.len())]) {
                state = step.state;
            }
        }
        if state.over().is_none() {
            return state;
        }
    }
}

fn greedy(state: &State, luck: &mut Source) -> Option<Move> {
    let gain = |mv: &Move| match mv {
        Move::Piece { from, to } => {
            let index =
                |cell: quadrille_games::Cell| usize::from(cell.row) * 5 + usize::from(cell.column);
            let (_, waves) = carry_out(
                state.params().ruleset(),
                state.cells(),
                index(*from),
                index(*to),
            );
            let taken = waves
                .iter()
                .flatten()
                .fold(0_u32, |all, capture| all | capture.points);
            taken.count_ones()
        }
        _ => 0,
    };
    let legal = Wuzifei::legal(state);
    let most = legal.iter().map(gain).max()?;
    let best: Vec<Move> = legal.into_iter().filter(|mv| gain(mv) == most).collect();
    Some(best[luck.index(best.len())])
}

fn report(players: [Player; 2], games: u64, tally: &Tally) -> serde_json::Value {
    let name = |player| match player {
        Player::Level(level) => format!("level {level}"),
        Player::Greedy => "greedy".to_owned(),
    };
    // Counts of games and moves are far below 2^52: exact as floats.
    #[allow(clippy::cast_precision_loss)]
    let (games_played, moves) = (games as f64, tally.moves as f64);
    let points = f64::from(tally.won) + f64::from(tally.drawn) / 2.0;
    let round = |value: f64| (value * 10.0).round() / 10.0;
    let mean = |at: usize| round(tally.total_ms[at] / f64::from(tally.turns[at].max(1)));
    json!({
        "player": name(players[0]),
        "against": name(players[1]),
        "games": games,
        "won": tally.won,
        "drawn": tally.drawn,
        "lost": tally.lost,
        "percent": round(points * 100.0 / games_played),
        "mean_moves": round(moves / games_played),
        "mean_ms": [mean(0), mean(1)],
        "longest_ms": tally.longest_ms.map(round),
    })
}
