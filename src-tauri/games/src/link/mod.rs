//! Link (连连看, Shisen-Sho): remove pairs of equal tiles that a line with at most two bends joins.
//! rules.md §2.

mod action;
mod board;
mod certify;
mod connect;
mod deal;
mod event;
mod field;
mod gravity;
mod hint;
mod hopeless;
mod measure;
mod params;
mod peel;
mod position;
mod refusal;
mod shuffle;
mod solve;
mod state;
mod stuck;
mod turn;
mod variants;

use std::collections::BTreeMap;

pub use action::Move;
pub use board::Board;
pub use connect::Grid;
pub use deal::solution;
pub use event::{Event, Fall};
pub use gravity::Gravity;
pub use hopeless::hopeless;
pub use measure::{Figures, measure};
pub use params::Params;
pub use refusal::Refusal;
pub use shuffle::shuffle_solution;
pub use solve::{Answer, solve};
pub use state::{End, Kind, State};
pub use stuck::pairs;
pub use variants::{Clock, Difficulty};

use crate::{
    Budget, Game, HintMove, Message, Outcome, Preset, Problems, Ranking, Size, Status, Step,
};

/// The rules of Link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link;

impl Game for Link {
    const KEY: &'static str = "link";
    const RANKING: Ranking = Ranking::Time;
    /// Tiles are written `0-9a-zA-Z`.
    const CASE_COUNTS: bool = true;
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
        let (outcome, reason) = match state.over {
            None => return Status::Playing,
            Some(End::Won) => (Outcome::Won, Message::new("link.over.won")),
            Some(End::Time) => (
                Outcome::Lost,
                Message::new("link.over.time").with("left", state.tiles() / 2),
            ),
        };
        Status::Over { outcome, reason }
    }

    fn numbers(state: &State) -> BTreeMap<&'static str, i64> {
        board::numbers(state)
    }

    /// A game won by the clock is ranked by its time; without a clock there is nothing to rank.
    fn score(state: &State) -> Option<i64> {
        (state.over == Some(End::Won) && state.params.clock() != Clock::None).then_some(0)
    }

    fn hint(state: &State, asked: usize, _budget: &mut dyn Budget) -> Option<HintMove> {
        hint::hint(state, asked)
    }

    fn end_move() -> Option<Move> {
        None
    }

    /// A shuffle is help, like a hint.
    fn assists(mv: &Move) -> bool {
        *mv == Move::Shuffle
    }

    fn countdown(state: &State) -> Option<u64> {
        match state.params.clock() {
            Clock::Down(seconds) => Some(u64::from(seconds) * 1000),
            Clock::Up | Clock::None => None,
        }
    }

    /// Without a pair left there is only help; the player decides on it without haste.
    fn rests(state: &State) -> bool {
        state.over.is_none() && stuck::is_stuck(state)
    }

    fn timeout() -> Option<Move> {
        Some(Move::Time)
    }

    fn board(state: &State) -> Board {
        board::board(state)
    }
}
