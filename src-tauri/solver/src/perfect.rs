//! A player that never throws away a win or a draw, and makes it hard for the other side to hold its own.
//!
//! Among winning moves it takes the shortest win it knows or finds. Where nothing is won yet it looks at
//! the replies: the more of them err, and the more natural those look, the better the move.

use quadrille_games::wuzifei::{End, Move, Repetition, Ruleset, State, Stuck, Wuzifei};
use quadrille_games::{Game, Generator, seed_from_text};

use crate::chase::Chase;
use crate::depths::Value;
use crate::position::{Moves, Position};
use crate::solve::Solver;
use crate::table::{Table, TableError};

/// How much likelier a reply is for each piece that it is seen to gain.
const TEMPTING: f64 = 4.0;
/// What a draw is worth beside a win.
const HALF: f64 = 0.5;
/// A position that was on the board before is worth so much less: going round in circles tempts nobody.
const STALE: f64 = 0.2;

/// What positions are worth.
pub trait Knowledge {
    /// The value for the side to move.
    ///
    /// # Errors
    ///
    /// [`TableError`] where there is no answer.
    fn value(&self, position: &Position) -> Result<Value, TableError>;

    /// Half-moves to the end, where they are known.
    fn plies(&self, _position: &Position) -> Option<u16> {
        None
    }
}

impl Knowledge for Table {
    fn value(&self, position: &Position) -> Result<Value, TableError> {
        Table::value(self, position)
    }
}

impl Knowledge for Solver {
    fn value(&self, position: &Position) -> Result<Value, TableError> {
        let known = Solver::value(self, position).map(|(value, _)| value);
        known.ok_or(TableError::Pieces {
            found: position.occupied().count_ones() as usize,
            expected: self.board.pieces(),
        })
    }

    fn plies(&self, position: &Position) -> Option<u16> {
        Solver::value(self, position).and_then(|(_, plies)| plies)
    }
}

/// Are these the rules that were solved?
///
/// ```
/// use quadrille_games::{Game, wuzifei::Wuzifei};
/// let start = |rules: &str| Wuzifei::deal(&rules.parse().expect("rules"), 1);
/// assert!(quadrille_solver::is_solved(&start("5x5opeople")));
/// assert!(!quadrille_solver::is_solved(&start("5x5opeoplerloose")));
/// ```
#[must_use]
pub fn is_solved(state: &State) -> bool {
    let params = state.params();
    params.ruleset() == Ruleset::CLASSIC
        && params.stuck() == Stuck::Loss
        && params.repetition() != Repetition::Forbidden
}

/// A move and what speaks for it: more is better, the first number first.
struct Choice {
    mv: Move,
    worth: (Value, f64),
}

/// The perfect player's move; `None` where the game is over or played by rules that are not solved.
///
/// The same position, history and seed give the same move.
///
/// # Errors
///
/// [`TableError`] where the values can't be read.
pub fn perfect_move(
    knowledge: &dyn Knowledge,
    state: &State,
    seed: u64,
) -> Result<Option<Move>, TableError> {
    if state.over().is_some() || !is_solved(state) {
        return Ok(None);
    }
    let rules = Moves::default();
    let mut choices = Vec::new();
    let mut moves: Vec<Move> = Wuzifei::legal(state)
        .into_iter()
        .filter(|mv| matches!(mv, Move::Piece { .. }))
        .collect();
    let text = format!("perfect {seed} {} {}", state.key(), state.past().len());
    Generator::new(seed_from_text(&text))
        .source()
        .shuffle(&mut moves);
    for mv in moves {
        let Ok(step) = Wuzifei::play(state, &mv) else {
            continue;
        };
        let worth = worth(knowledge, &rules, &step.state)?;
        choices.push(Choice { mv, worth });
    }
    let best = choices.into_iter().reduce(
        |best, next| {
            if next.worth > best.worth { next } else { best }
        },
    );
    Ok(best.map(|best| best.mv))
}

/// What a state is worth to the side that has just moved.
fn worth(
    knowledge: &dyn Knowledge,
    rules: &Moves,
    state: &State,
) -> Result<(Value, f64), TableError> {
    let position = Position::new(state.cells(), state.turn());
    match state.over() {
        Some(End::NoPieces(_) | End::NoMove(_)) => return Ok((Value::Win, f64::INFINITY)),
        Some(_) => return Ok((Value::Draw, -STALE)),
        None => {}
    }
    let seen = state.occurrences() - 1;
    // Far below 2^52: exact.
    #[allow(clippy::cast_precision_loss)]
    let stale = STALE * seen as f64;
    let value = knowledge.value(&position)?.turned();
    let score = match (value, knowledge.plies(&position)) {
        (Value::Win, Some(plies)) => -f64::from(plies),
        (Value::Win, None) => Chase::new(knowledge, rules).score(position)? - 100.0 * stale,
        (Value::Loss, Some(plies)) => f64::from(plies) + trap(knowledge, rules, position)?,
        _ => trap(knowledge, rules, position)? - stale,
    };
    Ok((value, score))
}

/// What the side that waits can expect if the other replies by what it sees at a glance, from 0 to 1.
fn trap(knowledge: &dyn Knowledge, rules: &Moves, position: Position) -> Result<f64, TableError> {
    let (mut sum, mut all) = (0.0, 0.0);
    for (from, to) in rules.legal(position) {
        let after = rules.after(position, from, to);
        let gain = count(rules.turned(position, from, to)) - risk(rules, after);
        let likely = TEMPTING.powi(gain);
        let points = match knowledge.value(&after)? {
            Value::Win => 1.0,
            Value::Draw => HALF,
            Value::Loss => 0.0,
        };
        sum += likely * points;
        all += likely;
    }
    Ok(if all > 0.0 { sum / all } else { 1.0 })
}

/// How many pieces the side to move can turn at once.
fn risk(rules: &Moves, position: Position) -> i32 {
    let legal = rules.legal(position);
    let turned = legal.map(|(from, to)| count(rules.turned(position, from, to)));
    turned.max().unwrap_or(0)
}

fn count(set: u32) -> i32 {
    // There are 25 points.
    #[allow(clippy::cast_possible_wrap)]
    let count = set.count_ones() as i32;
    count
}
