//! The table file: what every position is worth, compressed in blocks that are read one by one.

mod block;
mod code;
mod context;
mod crc;
mod distances;
mod head;
mod read;
mod write;

use std::io;

pub use read::{Source, Table};
pub use write::Unsaved;

/// Why a table gives no answer.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The file can't be read.
    #[error("the table can't be read: {0}")]
    Unreadable(io::Error),
    /// It is no table.
    #[error("this is no table of Wuzifei")]
    Foreign,
    /// It is a table of another version of the format.
    #[error("the table has version {0} of its format, which is not known here")]
    Version(u16),
    /// Its checksums don't fit its contents.
    #[error("the table is damaged")]
    Damaged,
    /// The position has another number of pieces than the table is for.
    #[error("the table is for positions of {expected} pieces, not {found}")]
    Pieces {
        /// The position's.
        found: usize,
        /// The table's.
        expected: usize,
    },
}
