//! A table file against a solution, entry by entry.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::depths::value;
use crate::solve::Solver;
use crate::sweep::sweep;
use crate::table::{Table, TableError};

/// Sets in a block of work.
const BLOCK: usize = 1024;

impl Table {
    /// Reads the whole table and returns how many entries differ from a solution's; all do where it is for
    /// another number of pieces.
    ///
    /// # Errors
    ///
    /// [`TableError`] where a block can't be read.
    pub fn differences(
        &self,
        solver: &Solver,
        cancel: &AtomicBool,
        threads: usize,
    ) -> Result<u64, TableError> {
        let len = solver.board.sets.members.len();
        if self.pieces() != solver.board.pieces() {
            return Ok(solver.tally().total());
        }
        let sum = AtomicU64::new(0);
        let failed = std::sync::Mutex::new(None);
        sweep(threads, cancel, (0..len).step_by(BLOCK), |first| {
            for number in first..len.min(first + BLOCK) {
                match self.differences_in(solver, number) {
                    Ok(count) => {
                        sum.fetch_add(count, Ordering::Relaxed);
                    }
                    Err(error) => {
                        *failed
                            .lock()
                            .unwrap_or_else(std::sync::PoisonError::into_inner) = Some(error);
                        return;
                    }
                }
            }
        });
        let failed = failed
            .into_inner()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        failed.map_or(Ok(sum.into_inner()), Err)
    }

    fn differences_in(&self, solver: &Solver, number: usize) -> Result<u64, TableError> {
        let values = self.set(number)?;
        let entries = solver.depths.of(number).iter().enumerate();
        let different =
            entries.filter(|(waiting, byte)| values.get(*waiting) != value(*waiting, **byte));
        Ok(different.count() as u64)
    }
}
