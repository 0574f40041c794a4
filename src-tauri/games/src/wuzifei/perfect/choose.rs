//! The choice of a move: by what it is worth first, then by what makes the most of it.

use super::super::{End, Move, State, Wuzifei};
use super::chase::Chase;
use super::trap::Trap;
use super::{Moves, Position};
use crate::{Budget, Game, Generator, Oracle, Unknown, Worth, seed_from_text};

/// A move and what it leads to.
pub(super) struct Candidate {
    pub(super) mv: Move,
    pub(super) after: State,
    pub(super) position: Position,
    /// For the side that moves.
    pub(super) worth: Worth,
    /// Won but for the draws by count: the other side may miss them.
    pub(super) nearly: bool,
}

impl Candidate {
    /// How often the position that it leads to has been on the board before.
    pub(super) fn seen(&self) -> f64 {
        // Positions end a game at the third time; without that rule there are at most as many as are remembered.
        #[allow(clippy::cast_precision_loss)]
        let seen = (self.after.occurrences() - 1) as f64;
        seen
    }
}

/// The perfect computer's move; `None` where the game is over or played by rules that are not solved.
///
/// The same position, history, seed and budget give the same move. The budget bounds how well it chooses among moves
/// of equal worth; a move of the best worth is found with none at all.
///
/// ```
/// use quadrille_games::wuzifei::{Wuzifei, perfect::perfect_move};
/// use quadrille_games::{Game, Nodes, Oracle, Unknown, Worth};
///
/// /// Knows that all is drawn.
/// struct Drawn;
/// impl Oracle for Drawn {
///     fn worth(&self, _: u64) -> Result<Worth, Unknown> {
///         Ok(Worth::Draw)
///     }
/// }
///
/// let params = "5x5opeople".parse().expect("rules");
/// let state = Wuzifei::read(&params, "B.WB./BB.../BBBB./..B../..... b").expect("a position");
/// let mv = perfect_move(&Drawn, &state, &mut Nodes(0)).expect("known").expect("the game is on");
/// let over = Wuzifei::play(&state, &mv).expect("legal").state.over();
/// assert!(over.is_some_and(|end| end.loser().is_some()), "the last white piece turns");
/// ```
///
/// # Errors
/// [`Unknown`] where the oracle doesn't answer.
pub fn perfect_move(
    oracle: &dyn Oracle,
    state: &State,
    budget: &mut dyn Budget,
) -> Result<Option<Move>, Unknown> {
    if state.over.is_some() || !state.params.is_solved() {
        return Ok(None);
    }
    let mut candidates = candidates(oracle, state)?;
    let Some(best) = candidates.iter().map(|one| one.worth).max() else {
        return Ok(None);
    };
    candidates.retain(|one| one.worth == best);
    if candidates.iter().any(|one| one.nearly) {
        candidates.retain(|one| one.nearly);
    }
    let rules = Moves::default();
    let at = match best {
        Worth::Win => Chase::new(oracle, &rules, budget).best(&candidates)?,
        Worth::Draw | Worth::Loss => Trap::new(oracle, &rules, budget).best(&candidates)?,
    };
    Ok(candidates.get(at).map(|one| one.mv))
}

/// All moves with their worth, in an order drawn by lot.
fn candidates(oracle: &dyn Oracle, state: &State) -> Result<Vec<Candidate>, Unknown> {
    let mut moves = Wuzifei::legal(state);
    moves.retain(|mv| matches!(mv, Move::Piece { .. }));
    let text = format!(
        "perfect {} {} {}",
        state.seed,
        state.key(),
        state.past.len()
    );
    let mut luck = Generator::new(seed_from_text(&text)).source();
    luck.shuffle(&mut moves);
    let played = moves
        .into_iter()
        .filter_map(|mv| Some((mv, Wuzifei::play(state, &mv).ok()?.state)));
    played
        .map(|(mv, after)| {
            let position = Position::new(&after.cells, after.turn);
            let worth = match after.over {
                Some(End::NoPieces(_) | End::NoMove(_)) => Worth::Win,
                Some(_) => Worth::Draw,
                None => oracle.worth(position.packed())?.turned(),
            };
            let nearly = worth == Worth::Win && can_be_drawn(&after);
            let worth = if nearly { Worth::Draw } else { worth };
            Ok(Candidate {
                mv,
                after,
                position,
                worth,
                nearly,
            })
        })
        .collect()
}

/// Can the side to move end the game as a draw at once, by repetition or by quiet moves? A win is then none.
fn can_be_drawn(state: &State) -> bool {
    let was_here_twice = |n: usize| {
        let key = state.past[n].before;
        state.past[..n].iter().any(|past| past.before == key)
    };
    // Most games have no such position, and need no look at the replies.
    let near =
        state.quiet + 1 >= super::super::QUIET_LIMIT || (0..state.past.len()).any(was_here_twice);
    near && Wuzifei::legal(state).iter().any(|mv| {
        let step = Wuzifei::play(state, mv);
        step.is_ok_and(|step| step.state.over.is_some_and(|end| end.loser().is_none()))
    })
}
