//! How a game stands for the player, and the sentence that says so.

use super::{End, State};
use crate::{Message, Outcome, Status};

/// Is the game on, and how did it end? Between two people nobody is "the player": a decided game has
/// ended, neither won nor lost.
pub(super) fn status(state: &State) -> Status {
    let Some(end) = state.over else {
        return Status::Playing;
    };
    if state.task.is_some() {
        return puzzle_status(end);
    }
    let outcome = match (end.loser(), state.person) {
        (None, _) => Outcome::Drawn,
        (Some(_), None) => Outcome::Ended,
        (Some(loser), Some(person)) if loser == person => Outcome::Lost,
        (Some(_), Some(_)) => Outcome::Won,
    };
    let reason = Message::new(key(end, outcome));
    Status::Over {
        outcome,
        reason: match end.loser() {
            Some(loser) => reason
                .with("loser", loser.word())
                .with("winner", loser.other().word()),
            None => reason,
        },
    }
}

/// A puzzle is solved, whether a win or a draw was to be found, or given up.
fn puzzle_status(end: End) -> Status {
    let (outcome, key) = match end {
        End::Resigned(_) => (Outcome::Lost, "puzzle.over.given-up"),
        End::Solved => (Outcome::Won, "puzzle.over.held"),
        _ => (Outcome::Won, "puzzle.over.won"),
    };
    Status::Over {
        outcome,
        reason: Message::new(key),
    }
}

fn key(end: End, outcome: Outcome) -> &'static str {
    match (end, outcome) {
        (End::NoPieces(_), Outcome::Won) => "wuzifei.over.won.no-pieces",
        (End::NoPieces(_), Outcome::Lost) => "wuzifei.over.lost.no-pieces",
        (End::NoPieces(_), _) => "wuzifei.over.ended.no-pieces",
        (End::NoMove(_), Outcome::Won) => "wuzifei.over.won.no-move",
        (End::NoMove(_), Outcome::Lost) => "wuzifei.over.lost.no-move",
        (End::NoMove(_), _) => "wuzifei.over.ended.no-move",
        (End::Resigned(_), Outcome::Lost) => "wuzifei.over.lost.resigned",
        (End::Resigned(_), _) => "wuzifei.over.ended.resigned",
        (End::Solved, _) => "puzzle.over.held",
        (End::Stalemate, _) => "wuzifei.over.drawn.stalemate",
        (End::Repetition, _) => "wuzifei.over.drawn.repetition",
        (End::Quiet, _) => "wuzifei.over.drawn.quiet",
        (End::Agreed, _) => "wuzifei.over.drawn.agreed",
    }
}
