//! Wuzifei (五子飞): five flying pieces a side; clip one or carry a pair and they turn. rules.md §3.

mod action;
mod board;
mod capture;
mod cells;
mod deal;
mod engine;
mod event;
mod hint;
mod line_table;
mod params;
pub mod perfect;
mod perft;
mod position;
mod refusal;
mod ruleset;
mod score;
mod state;
mod symmetry;
mod turn;

use std::collections::BTreeMap;

pub use action::Move;
pub use board::{Board, Last, Target};
pub use capture::{Capture, Way, captures, carry_out};
pub use cells::{Cells, Side, moves, targets};
pub use engine::{Thought, level_move, think};
pub use event::{Event, Taken};
pub use line_table::{LINES, POINTS, lines_through};
pub use params::{Choice, LEVELS, Opponent, Params, Repetition, Stuck};
pub use perft::perft;
pub use refusal::Refusal;
pub use ruleset::{Captured, LineRule, Reach, Ruleset};
pub use state::{End, MEMORY, Past, QUIET_LIMIT, State};
pub use symmetry::{INVERSES, SYMMETRIES};

use crate::{
    Budget, Game, HintMove, Oracle, Pending, Preset, Problems, Ranking, Size, Status, Step, Unknown,
};

/// The rules of Wuzifei.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wuzifei;

impl Game for Wuzifei {
    const KEY: &'static str = "wuzifei";
    const RANKING: Ranking = Ranking::Results;
    type Params = Params;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type Board = Board;

    fn presets() -> Vec<Preset> {
        params::presets()
    }

    fn deal(params: &Params, seed: u64) -> State {
        deal::deal(params, seed)
    }

    fn read(params: &Params, position: &str) -> Result<State, Problems> {
        position::read(params, position)
    }

    fn write(state: &State) -> String {
        position::write(state)
    }

    fn params(state: &State) -> &Params {
        &state.params
    }

    fn ranked_as(state: &State) -> Params {
        match state.person {
            Some(person) => state.params.with_person(person),
            None => state.params,
        }
    }

    fn size(state: &State) -> Size {
        state.params.size()
    }

    fn legal(state: &State) -> Vec<Move> {
        turn::legal(state)
    }

    fn play(state: &State, mv: &Move) -> Result<Step<Self>, Refusal> {
        turn::play(state, mv)
    }

    fn status(state: &State) -> Status {
        score::status(state)
    }

    fn numbers(state: &State) -> BTreeMap<&'static str, i64> {
        [Side::Black, Side::White]
            .map(|side| (side.word(), cells::count(&state.cells, side) as i64))
            .into()
    }

    /// Games are won, drawn or lost, not ranked.
    fn score(_state: &State) -> Option<i64> {
        None
    }

    fn hint(state: &State, _asked: usize, budget: &mut dyn Budget) -> Option<HintMove> {
        hint::hint(state, budget)
    }

    fn answer(state: &State, oracle: Option<&dyn Oracle>, budget: &mut dyn Budget) -> Option<Move> {
        let level = state.params.level().filter(|_| state.awaits_computer())?;
        if let Some(oracle) = oracle.filter(|_| Self::wants_oracle(&state.params)) {
            // Where it doesn't know, the strongest level plays with what is left of the budget.
            if let Ok(Some(mv)) = perfect::perfect_move(oracle, state, budget) {
                return Some(mv);
            }
        }
        engine::level_move(state, level, budget)
    }

    fn wants_oracle(params: &Params) -> bool {
        matches!(params.opponent(), Opponent::Perfect { .. })
    }

    fn position(state: &State) -> Option<u64> {
        (state.over.is_none() && state.params.is_solved()).then(|| state.seen_by_mover())
    }

    /// First the one that the perfect computer would play, then those that turn the most.
    fn recommended(
        state: &State,
        mut moves: Vec<Move>,
        oracle: &dyn Oracle,
        budget: &mut dyn Budget,
    ) -> Result<Vec<Move>, Unknown> {
        let left = |mv: &Move| {
            let after = turn::play(state, mv).map(|step| step.state);
            after.map_or(POINTS, |after| {
                cells::count(&after.cells, state.turn.other())
            })
        };
        moves.sort_by_cached_key(left);
        if let Some(best) = perfect::perfect_move(oracle, state, budget)?
            && let Some(at) = moves.iter().position(|mv| *mv == best)
        {
            moves[..=at].rotate_right(1);
        }
        Ok(moves)
    }

    fn is_contest(state: &State) -> bool {
        state.person.is_some()
    }

    fn mover(state: &State) -> usize {
        usize::from(state.turn == Side::White)
    }

    fn end_move() -> Option<Move> {
        Some(Move::Resign)
    }

    /// Words about a draw are no moves.
    fn counts(mv: &Move) -> bool {
        matches!(mv, Move::Piece { .. })
    }

    fn pending(state: &State) -> Option<Pending> {
        state.awaits_computer().then_some(Pending::Opponent)
    }

    fn board(state: &State) -> Board {
        board::board(state)
    }
}
