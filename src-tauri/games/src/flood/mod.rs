//! Flood (Potop, Flood-It): repaint the region of the start cell until the board is one colour.
//! rules.md §4.

mod action;
mod board;
mod cases;
mod deal;
mod event;
mod greedy;
mod hint;
mod minimum;
mod params;
mod position;
mod refusal;
mod region;
mod replay;
mod score;
mod share;
mod solver;
mod state;
mod turn;

use std::collections::BTreeMap;
use std::sync::Arc;

pub use action::Move;
pub use board::{Board, Bounds};
pub use cases::{Case, Figures, measure};
pub use event::Event;
pub use greedy::greedy;
pub use minimum::Minimum;
pub use params::{Challenge, Params};
pub use refusal::Refusal;
pub use region::{repaint, waves};
pub use replay::{Line, Replay};
pub use solver::{Limits, solve, solve_within};
pub use state::{Colour, End, State};

use crate::{
    Budget, Game, HintMove, Message, Pending, Preset, Problems, Ranking, Size, Status, Step,
};

/// The rules of Flood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flood;

impl Game for Flood {
    const KEY: &'static str = "flood";
    const RANKING: Ranking = Ranking::LowScore;
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

    fn share(state: &State, room: usize) -> String {
        share::share(state, room)
    }

    fn params(state: &State) -> &Params {
        &state.params
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
        let mut numbers = BTreeMap::from([("moves", score::signed(state.moves()))]);
        if let Some(limit) = state.limit() {
            numbers.insert("limit", score::signed(limit));
        }
        if let Some(above) = score::score(state) {
            numbers.insert("above", above);
        }
        numbers
    }

    fn score(state: &State) -> Option<i64> {
        score::score(state)
    }

    fn hint(state: &State, _asked: usize, budget: &mut dyn Budget) -> Option<HintMove> {
        hint::hint(state, budget)
    }

    fn end_move() -> Option<Move> {
        None
    }

    /// The fewest moves are worked out for every challenge: the ranking and the replay after the end
    /// need them, also where the limit doesn't wait for them.
    fn pending(state: &State) -> Option<Pending> {
        state.minimum().is_none().then_some(Pending::Challenge)
    }

    fn research(start: &State, budget: &mut dyn Budget) -> Option<String> {
        let params = start.params();
        let minimum = solve(params.size(), start.start(), params.start(), budget);
        Some(minimum.to_string())
    }

    /// Takes a text such as `20:2142…` or `18-21:2142…` ([`Minimum`]) once.
    fn note(state: &State, note: &str) -> Result<State, Problems> {
        if state.minimum().is_some() {
            return Err(Message::new("flood.problem.known").into());
        }
        let minimum: Minimum = note.parse()?;
        position::check(state.params(), state.start(), &minimum)?;
        Ok(state.clone().informed(minimum))
    }

    /// The line was checked on the start, which is the same board in all states.
    fn note_again(state: &State, note: &str, noted: &State) -> Result<State, Problems> {
        match &noted.minimum {
            Some(minimum) if state.minimum().is_none() && state.start() == noted.start() => {
                Ok(state.clone().informed(Arc::clone(minimum)))
            }
            _ => Self::note(state, note),
        }
    }

    fn board(state: &State) -> Board {
        board::board(state)
    }
}
