//! Save text: where a game started, its moves, and a snapshot to check the replay against.

use quadrille_games::{Game, Message};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::bounds::{self, MOST_MOVES, is_sane};
use crate::desk::Desk;
use crate::owed::MOST_OWED;
use crate::round::{Round, exact};
use crate::{Day, Form, GameId, Slot};

/// The number of the save text's form; grows when older readers would misread it.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct SavedSlot {
    version: u32,
    revision: u64,
    /// Which round is being played.
    at: usize,
    rounds: Vec<SavedRound>,
    /// Ended, gone from the table, and still to be counted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    owed: Vec<SavedRound>,
}

#[derive(Serialize, Deserialize)]
struct SavedRound {
    /// The ID of the start.
    id: String,
    /// All moves with spaces between, those that redo would bring back included.
    moves: String,
    /// How many of them have been played.
    at: usize,
    /// The position after those.
    snapshot: String,
    assisted: bool,
    elapsed: u64,
    banked: bool,
    place: Option<u8>,
    /// The revision at which it was left, ended and not yet counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left: Option<u64>,
    /// What research found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    /// The day whose challenge it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<Day>,
}

/// A game taken up again.
pub struct Loaded {
    /// The game's place on the table.
    pub slot: Box<dyn Slot>,
    /// What the player should be told.
    pub notices: Vec<Message>,
}

/// Why a saved game can't be taken up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveProblem {
    /// Written by a newer version: keep it untouched.
    #[error("saved in form {0}, newer than this program knows")]
    Newer(u32),
    /// Not a saved game, or nothing playable in it.
    #[error("not a saved game: {0}")]
    Corrupt(String),
}

/// Writes a slot; `counted` says which rounds have been.
pub(crate) fn save<G: Game>(desk: &Desk<G>, counted: impl Fn(&Round<G>) -> bool) -> Value {
    let saved_round = |round: &Round<G>| saved_round(round, counted(round));
    let owed = desk.owed.iter().filter(|round| !counted(round));
    let saved = SavedSlot {
        version: VERSION,
        revision: bounds::written(desk.revision),
        at: desk.at,
        rounds: desk.rounds.iter().map(&saved_round).collect(),
        owed: owed.map(saved_round).collect(),
    };
    // Strings, numbers and lists only: there is always a JSON form.
    serde_json::to_value(saved).unwrap_or(Value::Null)
}

fn saved_round<G: Game>(round: &Round<G>, banked: bool) -> SavedRound {
    let moves: Vec<String> = round
        .history
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    SavedRound {
        id: round.id.to_string(),
        moves: moves.join(" "),
        at: round.history.at(),
        snapshot: G::write(round.state()),
        assisted: round.assisted,
        elapsed: round.elapsed,
        banked,
        place: round.place,
        left: round.left.filter(|_| !banked),
        note: round.note.clone(),
        day: round.day.clone(),
    }
}

pub(crate) fn load<G: Game>(saved: &Value) -> Result<Loaded, SaveProblem> {
    if let Some(version) = saved
        .get("version")
        .and_then(Value::as_u64)
        .filter(|&v| v > u64::from(VERSION))
    {
        return Err(SaveProblem::Newer(
            u32::try_from(version).unwrap_or(u32::MAX),
        ));
    }
    let corrupt = |reason: String| SaveProblem::Corrupt(reason);
    let saved = SavedSlot::deserialize(saved).map_err(|error| corrupt(error.to_string()))?;
    let rounds = saved.rounds.iter().chain(&saved.owed);
    let numbers = rounds
        .flat_map(|round| [Some(round.elapsed), round.left])
        .chain([Some(saved.revision)])
        .flatten();
    if let Some(number) = numbers.into_iter().find(|&number| !is_sane(number)) {
        return Err(corrupt(format!("{number} is no revision or play time")));
    }
    if !(1..=2).contains(&saved.rounds.len()) || saved.at >= saved.rounds.len() {
        return Err(corrupt(format!(
            "round {} of {}",
            saved.at,
            saved.rounds.len()
        )));
    }
    if saved.owed.len() > MOST_OWED {
        return Err(corrupt(format!("{} games to count", saved.owed.len())));
    }
    let mut notices = Vec::new();
    let mut desk = Desk {
        rounds: Vec::new(),
        at: 0,
        owed: Vec::new(),
        revision: bounds::go_on_from(saved.revision),
        asked: 0,
    };
    for (n, round) in saved.rounds.iter().enumerate() {
        let present = n == saved.at;
        match take_up::<G>(round) {
            Ok((round, whole)) => {
                if !whole {
                    notices.push(Message::new("session.history-lost").with("game", G::KEY));
                }
                desk.rounds.push(round);
                if present {
                    desk.at = desk.rounds.len() - 1;
                }
            }
            Err(problem) if present => return Err(problem),
            // The game one undo away is a courtesy: without it the present one is still whole.
            Err(_) => notices.push(Message::new("session.history-lost").with("game", G::KEY)),
        }
    }
    // Nobody sees these; what can't be read of them can't be counted.
    let owed = saved.owed.iter().filter_map(|round| take_up(round).ok());
    desk.put_away(owed.map(|(round, _)| round));
    Ok(Loaded {
        slot: Box::new(desk),
        notices,
    })
}

/// Replays a round. When the replay doesn't end in the snapshot, the snapshot is kept playable
/// and undo is lost (`false`).
fn take_up<G: Game>(saved: &SavedRound) -> Result<(Round<G>, bool), SaveProblem> {
    let replayed = replay::<G>(saved);
    let whole = replayed.is_some();
    let mut round = match replayed {
        Some(round) => round,
        None => from_snapshot(saved)?,
    };
    round.assisted = saved.assisted;
    round.elapsed = saved.elapsed;
    round.banked = saved.banked;
    round.place = saved.place;
    round.left = saved.left;
    // A challenge that this version doesn't know is a game like any other.
    round.day = saved.day.clone().filter(|day| day.is_of(G::KEY));
    Ok((round, whole))
}

fn replay<G: Game>(saved: &SavedRound) -> Option<Round<G>> {
    let mut round = Round::<G>::open(&saved.id.parse().ok()?).ok()?;
    if saved.moves.split_whitespace().count() > MOST_MOVES {
        return None;
    }
    for text in saved.moves.split_whitespace() {
        round.history.play(text.parse().ok()?).ok()?;
    }
    if let Some(note) = &saved.note {
        round.note(note).ok()?;
    }
    (round.history.go(saved.at) && G::write(round.state()) == saved.snapshot).then_some(round)
}

fn from_snapshot<G: Game>(saved: &SavedRound) -> Result<Round<G>, SaveProblem> {
    let corrupt = |error: &dyn std::fmt::Display| SaveProblem::Corrupt(error.to_string());
    // The rules still come from the ID, whose start may have become unreadable.
    let params = saved.id.split([':', '#']).nth(1).unwrap_or("");
    let rules: G::Params = params.parse().map_err(|e| corrupt(&e))?;
    let state = G::read(&rules, &saved.snapshot).map_err(|e| corrupt(&e))?;
    let form = Form::Position(G::write(&state));
    // Of a game too long for an ID the board is kept.
    let id =
        GameId::checked(G::KEY, rules.to_string(), form).unwrap_or_else(|_| exact::<G>(&state));
    Round::open(&id).map_err(|e| corrupt(&e))
}
