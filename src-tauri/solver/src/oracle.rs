//! A table as an [`Oracle`]: asked by the games' packed positions.

use quadrille_games::{Oracle, Unknown, Worth};

use crate::depths::Value;
use crate::position::Position;
use crate::table::{Table, TableError};

/// Bits of a packed position that hold one side's points.
const POINTS: u32 = 25;

impl Oracle for Table {
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use quadrille_games::{Oracle, Unknown, Worth};
    /// use quadrille_solver::{Solver, Table};
    /// let go_on = AtomicBool::new(false);
    /// let solver = Solver::run(2, &mut |_| {}, &go_on, 1).expect("not cancelled");
    /// let mut bytes = Vec::new();
    /// solver.write(&mut bytes, &go_on, 1.into()).expect("there is memory");
    /// let table = Table::new(Box::new(std::io::Cursor::new(bytes))).expect("a table");
    /// assert_eq!(table.worth(0b11 << 25), Ok(Worth::Loss), "no piece of its own");
    /// assert_eq!(table.worth(0b111), Err(Unknown::Foreign));
    /// ```
    fn worth(&self, position: u64) -> Result<Worth, Unknown> {
        const SIDE: u64 = (1 << POINTS) - 1;
        let (own, other) = (position & SIDE, position >> POINTS);
        let (Ok(own), Ok(other)) = (u32::try_from(own), u32::try_from(other)) else {
            return Err(Unknown::Foreign);
        };
        match self.value(&Position { own, other }) {
            Ok(Value::Loss) => Ok(Worth::Loss),
            Ok(Value::Draw) => Ok(Worth::Draw),
            Ok(Value::Win) => Ok(Worth::Win),
            Err(TableError::Pieces { .. }) => Err(Unknown::Foreign),
            Err(error) => Err(Unknown::Unreadable(error.to_string())),
        }
    }
}
