//! The computer's play: what move, how deep, how well. rules.md §3 "Play".
//!
//! Pure: the same position, history, level, seed and budget give the same move everywhere. The search
//! works on a board of its own (`engine/grid.rs`), which a test holds against the rules.

#[cfg(test)]
mod check;
mod fold;
mod grid;
mod levels;
mod memory;
mod order;
mod path;
mod rest;
mod root;
mod search;
mod tables;
mod worth;

use super::state::seen_by_mover;
use super::turn::legal_points;
use super::{Move, State, cells::name};
use crate::{Budget, Generator, Source, seed_from_text};
use grid::{Candidate, Grid, Hop};
use root::Found;
use search::{DECIDED, Ending, Search, WON};
use tables::Tables;
use worth::worth;

/// What the search may remember, by how long it may take.
const LARGE_MEMORY: usize = 16 << 20;
const SMALL_MEMORY: usize = 1 << 20;
/// Searches of more positions get the large memory.
const SHORT: u64 = 400_000;

/// Positions that a hint looks at, at most: some milliseconds.
const HINT_NODES: u64 = 20_000;

/// What a draw costs a side that is not behind, in hundredths of a piece: it plays on.
const CONTEMPT: i32 = 30;

/// How a search went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move found.
    pub mv: Move,
    /// Its worth to the side that moves, in hundredths of a piece.
    pub score: i32,
    /// How many moves ahead the last finished step looked.
    pub depth: i32,
    /// Positions looked at.
    pub nodes: u64,
}

/// The best move that the engine finds within the budget, looking `deepest` moves ahead at most.
///
/// ```
/// use quadrille_games::{Game, Nodes, wuzifei::{Wuzifei, think}};
/// let params = "5x5opeople".parse().expect("rules");
/// let state = Wuzifei::read(&params, "..W../.B.../...BW/B.BB./WW.W. w").expect("a position");
/// let thought = think(&state, 4, &mut Nodes(100)).expect("the game is on");
/// assert_eq!(thought.mv.to_string(), "C1-C3", "it turns three");
/// ```
#[must_use]
pub fn think(state: &State, deepest: i32, budget: &mut dyn Budget) -> Option<Thought> {
    search(state, deepest, u64::MAX, &mut luck(state), budget)
}

/// The move of a level on a state, whoever plays whom in it.
#[must_use]
pub fn level_move(state: &State, level: u8, budget: &mut dyn Budget) -> Option<Move> {
    let level = levels::level(level);
    let mut luck = luck(state);
    let rash = luck.below(100) < level.rash;
    if level.haze > 0 || rash {
        return hazy(state, level, rash, &mut luck, budget);
    }
    search(state, level.depth, level.nodes, &mut luck, budget).map(|thought| thought.mv)
}

/// A quick good move, for hints.
pub(super) fn quick(state: &State, budget: &mut dyn Budget) -> Option<Move> {
    foresee(state, 64, HINT_NODES, budget)
}

/// The move that a player finds who looks so many moves ahead, at so many positions at most.
pub(super) fn foresee(
    state: &State,
    depth: i32,
    nodes: u64,
    budget: &mut dyn Budget,
) -> Option<Move> {
    search(state, depth, nodes, &mut luck(state), budget).map(|thought| thought.mv)
}

/// The computer's luck on a state: it follows from the game's seed and the position.
fn luck(state: &State) -> Source {
    let moves = state.past.len();
    let text = format!("{} {} {moves}", state.seed, state.key());
    Generator::new(seed_from_text(&text)).source()
}

/// The root's moves as the rules have them, captures first, equals in an order drawn by lot.
fn root_moves(state: &State, tables: &Tables, grid: &Grid, luck: &mut Source) -> Vec<Candidate> {
    let mut moves: Vec<Candidate> = legal_points(state)
        .into_iter()
        .map(|(from, to)| {
            // Points are below 25.
            #[allow(clippy::cast_possible_truncation)]
            let hop = Hop {
                from: from as u8,
                to: to as u8,
            };
            let taken = grid.taken(tables, hop);
            Candidate {
                hop,
                taken,
                rank: 0,
            }
        })
        .collect();
    for n in (1..moves.len()).rev() {
        moves.swap(n, luck.index(n + 1));
    }
    moves.sort_by_key(|candidate| std::cmp::Reverse(candidate.taken.count_ones()));
    moves
}

fn search(
    state: &State,
    deepest: i32,
    nodes: u64,
    luck: &mut Source,
    budget: &mut dyn Budget,
) -> Option<Thought> {
    let tables = Tables::new(state.params.ruleset());
    let grid = Grid::new(&tables, &state.cells, state.turn);
    let mut moves = root_moves(state, &tables, &grid, luck);
    let mut search = begin(state, &tables, nodes, budget);
    let contempt = contempt(&grid);
    let Found { hop, score, depth } =
        search.best(&grid, state.quiet, &mut moves, deepest, contempt)?;
    Some(Thought {
        mv: to_move(hop),
        score,
        depth,
        nodes: search.nodes,
    })
}

/// Looks at every move by itself, and misjudges each by up to the level's haze.
fn hazy(
    state: &State,
    level: levels::Level,
    rash: bool,
    luck: &mut Source,
    budget: &mut dyn Budget,
) -> Option<Move> {
    let tables = Tables::new(state.params.ruleset());
    let grid = Grid::new(&tables, &state.cells, state.turn);
    let moves = root_moves(state, &tables, &grid, luck);
    let scores: Vec<i32> = if rash {
        let seen = moves
            .iter()
            .map(|candidate| glance(&tables, &grid, candidate));
        seen.collect()
    } else {
        let contempt = contempt(&grid);
        let mut search = begin(state, &tables, level.nodes, budget);
        search.scores(&grid, state.quiet, &moves, level.depth, contempt)
    };
    // What is won or lost for certain is not misjudged: else it would put off a win for ever.
    let mut guess = |score: i32| {
        let error = luck.below(level.haze + 1) as i32;
        score + if score.abs() > DECIDED { 0 } else { error }
    };
    let guessed = moves
        .iter()
        .zip(scores)
        .map(|(candidate, score)| (guess(score), candidate.hop));
    let best = guessed.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map(|(_, hop)| to_move(hop))
}

/// What a move does by itself, whatever the other side may answer.
fn glance(tables: &Tables, grid: &Grid, candidate: &Candidate) -> i32 {
    let after = grid.after(tables, candidate.hop, candidate.taken);
    let (theirs, mine) = after.mobility(tables);
    if after.mine == 0 || theirs == 0 {
        return WON;
    }
    -worth(after.lead, theirs, mine)
}

fn begin<'a>(
    state: &State,
    tables: &'a Tables,
    nodes: u64,
    budget: &'a mut dyn Budget,
) -> Search<'a> {
    let memory = if nodes > SHORT {
        LARGE_MEMORY
    } else {
        SMALL_MEMORY
    };
    let ending = Ending {
        repetition: state.params.repetition(),
        stuck: state.params.stuck(),
    };
    Search::new(tables, memory, ending, path(state), nodes, budget)
}

/// The positions before this one as the search names them: from the side that was to move.
fn path(state: &State) -> Vec<u64> {
    let past = state.past.iter();
    past.map(|past| seen_by_mover(past.before)).collect()
}

/// The further ahead, the less a draw is worth.
fn contempt(grid: &Grid) -> i32 {
    CONTEMPT + (grid.lead * 15).clamp(-CONTEMPT, 120)
}

fn to_move(hop: Hop) -> Move {
    Move::Piece {
        from: name(hop.from.into()),
        to: name(hop.to.into()),
    }
}
