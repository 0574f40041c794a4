//! Lines (Color Lines): move one ball a turn; five or more in a line disappear. rules.md §1.

mod action;
mod board;
mod deal;
mod event;
mod hint;
mod params;
mod path;
mod position;
mod refusal;
mod runs;
mod score;
mod state;
mod turn;

use std::collections::BTreeMap;

pub use action::Move;
pub use board::{Board, Upcoming};
pub use event::Event;
pub use params::{Params, Preview, Scoring};
pub use path::{regions, shortest};
pub use refusal::Refusal;
pub use runs::runs_through;
pub use score::points;
pub use state::{Ball, Colour, End, State};

use crate::{
    Budget, Game, HintMove, Message, Outcome, Preset, Problems, Ranking, Size, Status, Step,
};

/// The rules of Lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lines;

impl Game for Lines {
    const KEY: &'static str = "lines";
    const RANKING: Ranking = Ranking::HighScore;
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
        let key = match state.over {
            None => return Status::Playing,
            Some(End::Full) => "lines.over.full",
            Some(End::Given) => "lines.over.ended",
        };
        Status::Over {
            outcome: Outcome::Ended,
            reason: Message::new(key).with("score", state.score),
        }
    }

    fn numbers(state: &State) -> BTreeMap<&'static str, i64> {
        BTreeMap::from([("score", score::shown(state.score))])
    }

    /// A game without a point gets no entry in the record table (GNOME 740213).
    fn score(state: &State) -> Option<i64> {
        (state.score > 0).then(|| score::shown(state.score))
    }

    fn hint(state: &State, _asked: usize, budget: &mut dyn Budget) -> Option<HintMove> {
        hint::hint(state, budget)
    }

    fn end_move() -> Option<Move> {
        Some(Move::End)
    }

    fn board(state: &State) -> Board {
        board::board(state)
    }
}
