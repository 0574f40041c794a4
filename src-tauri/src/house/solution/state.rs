//! How a table stands, as the page is told.

use quadrille_games::Message;
use quadrille_session::Cost;
use serde::Serialize;

/// How a table stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SolutionState {
    /// Another number with every change.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub change: u64,
    /// Is it there, or on its way?
    pub state: Standing,
    /// Can it be built here? If not, a file can be brought in.
    pub buildable: bool,
    /// What building takes.
    pub cost: Cost,
    /// The part that is done of what is under way, from 0 to 1.
    pub part: f64,
    /// Seconds that are left of it, where they are known.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub left: Option<u64>,
    /// What is wrong with the table, or what stopped the last attempt to build it.
    pub problem: Option<Message>,
    /// The file, whether it is there or not; `null` where there is no folder for it.
    pub path: Option<String>,
}

/// Is a table there, or on its way?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// It is not there.
    Absent,
    /// It is being built.
    Building,
    /// A file is being brought in.
    Importing,
    /// It answers.
    Ready,
    /// The file is there, and is no good.
    Damaged,
}
