//! Tables and solvers as those who are asked.

use quadrille_games::wuzifei::perfect::Position;
use quadrille_games::{Oracle, Unknown, Worth};

use crate::solve::Solver;
use crate::table::{Table, TableError};

impl Oracle for Table {
    fn worth(&self, position: u64) -> Result<Worth, Unknown> {
        let position = Position::unpacked(position).ok_or(Unknown::Foreign)?;
        self.value(&position).map_err(|error| match error {
            TableError::Pieces { .. } => Unknown::Foreign,
            other => Unknown::Unreadable(other.to_string()),
        })
    }
}

impl Oracle for Solver {
    fn worth(&self, position: u64) -> Result<Worth, Unknown> {
        let position = Position::unpacked(position).ok_or(Unknown::Foreign)?;
        let known = self.value(&position).ok_or(Unknown::Foreign)?;
        Ok(known.0)
    }

    fn plies(&self, position: u64) -> Option<u16> {
        self.value(&Position::unpacked(position)?)?.1
    }
}
