//! What the view is told.

use std::collections::BTreeMap;

use quadrille_games::{HintMove, Message, Outcome, Pending, Values};
use serde::Serialize;
use serde_json::Value;

use crate::{DayView, TableItem};

/// Everything needed to draw a game and to accept input.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Table {
    /// The game's key.
    pub game: &'static str,
    /// Grows with every change; requests name the one they saw.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub revision: u64,
    /// The ID of the start.
    pub id: String,
    /// The rules' canonical text.
    pub params: String,
    /// The preset with these rules, if any.
    pub preset: Option<&'static str>,
    /// The rules as values of the form.
    #[cfg_attr(feature = "types", ts(type = "Record<string, number | string>"))]
    pub values: Values,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// Is the game on, and how did it end?
    pub status: Status,
    /// The game's numbers, such as `score`.
    #[cfg_attr(feature = "types", ts(type = "Record<string, number>"))]
    pub numbers: BTreeMap<&'static str, i64>,
    /// The best entry of the record table for these rules.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub best: Option<i64>,
    /// The place in the record table that this finished game took, from 1.
    pub record: Option<u8>,
    /// The day whose challenge it is, if it is one.
    pub day: Option<TableDay>,
    /// The item of the game's collection that it is, if it is one.
    pub item: Option<TableItem>,
    /// Moves played.
    pub moves: usize,
    /// Help was used, or the start was a written-out position: counted apart.
    pub assisted: bool,
    /// Milliseconds of play while the board was visible.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub elapsed: u64,
    /// Does the clock stand still although the game is on?
    pub resting: bool,
    /// The text of the last move.
    pub last_move: Option<String>,
    /// What undo would take back.
    pub undo: StepKind,
    /// What redo would bring back.
    pub redo: StepKind,
    /// What the game still waits for while it can be played.
    pub pending: Option<Pending>,
    /// The computer of these rules asks a table of the solved game, and there is none.
    pub lacks: bool,
    /// The play time in milliseconds that the player has, where it is limited.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub countdown: Option<u64>,
    /// The move to send when the time is up.
    pub timeout: Option<String>,
    /// Can the game be ended now?
    pub endable: bool,
    /// The game's own model of its board.
    #[cfg_attr(feature = "types", ts(type = "Board"))]
    pub board: Value,
}

/// What a table says of the daily challenge that lies on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TableDay {
    /// The challenge's key.
    pub daily: String,
    /// It was begun on a later day.
    pub late: bool,
    /// The day, with its result once it has one. Filled in by whoever has the book.
    pub view: DayView,
}

/// Is the game on, and how did it end?
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Status {
    /// `playing` or `over`.
    #[cfg_attr(feature = "types", ts(type = "\"playing\" | \"over\""))]
    pub state: &'static str,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The sentence about it.
    pub reason: Option<Message>,
}

/// What one step of undo or redo would cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Step"))]
#[serde(rename_all = "lowercase")]
pub enum StepKind {
    /// Nothing to take back.
    None,
    /// A move.
    Move,
    /// The boundary to the game before or after.
    Game,
}

/// The answer to everything that changes a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reply {
    /// The game now.
    pub table: Table,
    /// What happened on the way, in the game's own events.
    #[cfg_attr(feature = "types", ts(type = "Event[]"))]
    pub events: Vec<Value>,
    /// Is it safely on disk? Set by whoever stores it.
    pub saved: bool,
}

/// The answer to a request for a hint.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintReply {
    /// The game now, marked as assisted.
    pub table: Table,
    /// The move found, if any.
    pub hint: Option<HintMove>,
}

/// The moves that led to a state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Played {
    /// The revision that it is about.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub revision: u64,
    /// Their texts, the first one first.
    pub moves: Vec<String>,
}

/// A game as it stood once.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Moment {
    /// The game then. It takes no move and waits for nothing.
    pub table: Table,
    /// What happened in the move that led there.
    #[cfg_attr(feature = "types", ts(type = "Event[]"))]
    pub events: Vec<Value>,
}

/// Texts that give somebody else this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Share {
    /// The ID of the start.
    pub start: String,
    /// The ID of the position now.
    pub exact: String,
}
