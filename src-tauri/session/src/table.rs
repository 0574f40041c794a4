//! Draws up a [`Table`] of a round, as it stands or as it stood.

use quadrille_games::{Game, Rules, Status};
use serde_json::Value;

use crate::calendar;
use crate::reply;
use crate::round::Round;
use crate::{Day, StepKind, Table, TableDay, TableItem};

/// The table of a round; `revision`, `undo` and `redo` are the slot's.
pub(crate) fn table<G: Game>(
    round: &Round<G>,
    revision: u64,
    undo: StepKind,
    redo: StepKind,
) -> Table {
    let at = round.history.at();
    Table {
        undo,
        redo,
        record: round.place,
        day: round.day.as_ref().map(day),
        resting: !round.is_over() && !round.clock_runs(),
        pending: G::pending(round.state()),
        lacks: !round.is_over() && G::wants_oracle(G::params(round.state())),
        countdown: G::countdown(round.state()),
        timeout: G::timeout().map(|mv| mv.to_string()),
        endable: !round.is_over() && G::end_move().is_some(),
        ..table_at(round, at, revision)
    }
}

/// The table of a round after so many of its moves, which must have been played: to look at only.
pub(crate) fn table_at<G: Game>(round: &Round<G>, at: usize, revision: u64) -> Table {
    let state = &round.history.states()[at];
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
        record: None,
        day: None,
        item: G::item(state).map(|number| TableItem {
            number,
            next: None,
            result: None,
        }),
        moves: round.moves_until(at),
        assisted: round.assisted,
        elapsed: round.elapsed,
        resting: false,
        last_move: at
            .checked_sub(1)
            .map(|last| round.history.moves()[last].to_string()),
        undo: StepKind::None,
        redo: StepKind::None,
        pending: None,
        lacks: false,
        countdown: None,
        timeout: None,
        endable: false,
        board: serde_json::to_value(G::board(state)).unwrap_or(Value::Null),
    }
}

/// What is known of the day without the book.
fn day(day: &Day) -> TableDay {
    TableDay {
        daily: day.key.clone(),
        late: day.late,
        view: calendar::day(None, day.date),
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
