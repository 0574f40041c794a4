//! What a table of a solved game says of a game as it was played: how each position stood, what each move kept or threw
//! away, and what would have been best.

use quadrille_games::{Budget, Game, Nodes, Oracle, Outcome, Status, Unknown, Worth};
use serde::Serialize;

/// Questions of a budget that one position's moves may take to be put in order.
const ORDERING: u64 = 100;

/// A game in the light of its table.
///
/// With *n* moves there are *n* + 1 positions, the first one before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Analysis {
    /// The revision that it is about.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub revision: u64,
    /// By position: who wins, 1 the side that is named first, -1 the other, 0 neither; `null` where it is not known.
    pub values: Vec<Option<i8>>,
    /// By move: what it did; `null` where nothing could be kept, it is not known, or it is only words.
    pub marks: Vec<Option<Mark>>,
    /// By position: the moves that keep its value, those first that are recommended most.
    pub best: Vec<Vec<String>>,
    /// Does the game count as assisted?
    pub assisted: bool,
}

/// What a move did with what its side had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// The game was won, and still is.
    Win,
    /// The game was drawn, and still is.
    Draw,
    /// It was better before.
    Threw,
}

/// A played game, to be asked about.
pub(crate) struct Course<G: Game> {
    pub(crate) start: G::State,
    pub(crate) moves: Vec<G::Move>,
    pub(crate) revision: u64,
    pub(crate) assisted: bool,
}

impl<G: Game> Course<G> {
    /// Asks about every position and every move.
    ///
    /// Once the budget is spent, best moves are no more put in order, which takes far longer than finding them.
    pub(crate) fn ask(
        self,
        oracle: &dyn Oracle,
        budget: &mut dyn Budget,
    ) -> Result<Analysis, Unknown> {
        let mut state = self.start;
        let mut worth = worth::<G>(&state, oracle)?;
        let mut analysis = Analysis {
            revision: self.revision,
            values: vec![value::<G>(&state, worth)],
            marks: Vec::new(),
            best: vec![best::<G>(&state, worth, oracle, budget)?],
            assisted: self.assisted,
        };
        for mv in &self.moves {
            // It was played before, so it can be.
            let Ok(step) = G::play(&state, mv) else { break };
            let is_same = G::mover(&step.state) == G::mover(&state);
            let is_over = G::status(&step.state) != Status::Playing;
            let (mark, next) = if G::counts(mv) && (is_over || !is_same) {
                let after = after::<G>(&step.state, oracle)?;
                let mark = worth.zip(after).and_then(|(had, has)| mark(had, has));
                // What no move could keep, as where the game is drawn by count whatever is played, nobody threw away.
                let kept = analysis.best.last().is_some_and(|best| !best.is_empty());
                let mark = mark.filter(|_| kept);
                (mark, after.map(Worth::turned))
            } else {
                // Words leave the board as it is, whoever is to move after them.
                let next = if is_same {
                    worth
                } else {
                    worth.map(Worth::turned)
                };
                (None, next)
            };
            state = step.state;
            worth = next;
            analysis.values.push(value::<G>(&state, worth));
            analysis.marks.push(mark);
            analysis
                .best
                .push(best::<G>(&state, worth, oracle, budget)?);
        }
        Ok(analysis)
    }
}

/// What a position is worth to the side to move.
fn worth<G: Game>(state: &G::State, oracle: &dyn Oracle) -> Result<Option<Worth>, Unknown> {
    let Some(position) = G::position(state) else {
        return Ok(None);
    };
    match oracle.worth(position) {
        Ok(worth) => Ok(Some(worth)),
        Err(Unknown::Foreign) => Ok(None),
        Err(unreadable) => Err(unreadable),
    }
}

/// What a position after a move is worth to the side that made it: whoever ends the game on the board has won, unless it
/// is drawn.
fn after<G: Game>(state: &G::State, oracle: &dyn Oracle) -> Result<Option<Worth>, Unknown> {
    match G::status(state) {
        Status::Playing => Ok(worth::<G>(state, oracle)?.map(Worth::turned)),
        Status::Over {
            outcome: Outcome::Drawn,
            ..
        } => Ok(Some(Worth::Draw)),
        Status::Over { .. } => Ok(Some(Worth::Win)),
    }
}

/// The same as who wins.
fn value<G: Game>(state: &G::State, worth: Option<Worth>) -> Option<i8> {
    let first = G::mover(state) == 0;
    Some(match worth? {
        Worth::Draw => 0,
        Worth::Win if first => 1,
        Worth::Loss if !first => 1,
        Worth::Win | Worth::Loss => -1,
    })
}

fn mark(had: Worth, has: Worth) -> Option<Mark> {
    match had {
        Worth::Loss => None,
        _ if has < had => Some(Mark::Threw),
        Worth::Draw => Some(Mark::Draw),
        Worth::Win => Some(Mark::Win),
    }
}

/// The moves that keep what a position is worth.
fn best<G: Game>(
    state: &G::State,
    worth: Option<Worth>,
    oracle: &dyn Oracle,
    budget: &mut dyn Budget,
) -> Result<Vec<String>, Unknown> {
    let (Some(worth), Status::Playing) = (worth, G::status(state)) else {
        return Ok(Vec::new());
    };
    let mut moves = Vec::new();
    for mv in G::legal(state) {
        if let (true, Ok(step)) = (G::counts(&mv), G::play(state, &mv))
            && after::<G>(&step.state, oracle)? == Some(worth)
        {
            moves.push(mv);
        }
    }
    if !budget.spent() {
        let mut share = Nodes(ORDERING);
        let mut both = || share.spent() || budget.spent();
        moves = G::recommended(state, moves, oracle, &mut both)?;
    }
    Ok(moves.iter().map(ToString::to_string).collect())
}
