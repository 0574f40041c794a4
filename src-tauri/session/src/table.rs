//! Draws up a [`Table`] of a round.

use quadrille_games::{Game, Rules, Status};
use serde_json::Value;

use crate::reply;
use crate::round::Round;
use crate::{StepKind, Table};

/// The table of a round; `revision`, `undo` and `redo` are the slot's.
pub(crate) fn table<G: Game>(
    round: &Round<G>,
    revision: u64,
    undo: StepKind,
    redo: StepKind,
) -> Table {
    let state = round.state();
    let (rules, size) = (G::params(state), G::size(state));
    let params = rules.to_string();
    Table {
        game: G::KEY,
        revision,
        id: round.id.to_string(),
        preset: G::presets()
            .into_iter()
            .find(|preset| preset.params == params)
            .map(|preset| preset.key),
        params,
        values: rules.values(),
        width: size.width,
        height: size.height,
        status: status(G::status(state)),
        numbers: G::numbers(state),
        best: None,
        record: round.place,
        moves: round.moves(),
        assisted: round.assisted,
        elapsed: round.elapsed,
        resting: !round.is_over() && !round.clock_runs(),
        last_move: round
            .history
            .at()
            .checked_sub(1)
            .map(|at| round.history.moves()[at].to_string()),
        undo,
        redo,
        pending: G::pending(state),
        countdown: G::countdown(state),
        timeout: G::timeout().map(|mv| mv.to_string()),
        endable: !round.is_over() && G::end_move().is_some(),
        board: serde_json::to_value(G::board(state)).unwrap_or(Value::Null),
    }
}

fn status(status: Status) -> reply::Status {
    match status {
        Status::Playing => reply::Status {
            state: "playing",
            outcome: None,
            reason: None,
        },
        Status::Over { outcome, reason } => reply::Status {
            state: "over",
            outcome: Some(outcome),
            reason: Some(reason),
        },
    }
}
