//! Games that come with a collection: numbered starts, such as puzzles, each of which can be solved once and again.

use serde::Serialize;

/// One start of a collection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Item {
    /// Its number, from 1 on. It stays what it is in every version, since players keep their results under it.
    pub number: u16,
    /// The group that it is shown in, from 1 on, such as a grade of difficulty.
    pub group: u8,
    /// The rules that start it, whatever the seed.
    pub params: String,
}
