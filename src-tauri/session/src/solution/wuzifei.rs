//! The table of Wuzifei's classic rules.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use quadrille_games::wuzifei::Wuzifei;
use quadrille_games::{Game, Oracle};
use quadrille_solver::{self as solver, Progress, Solver, TableError, Unsaved};

use super::{Cost, Crew, Extent, Solution, Source, Unbuilt, Unopened};

/// Pieces of the game.
const PIECES: usize = 10;
/// Seconds of one thread among several, memory and file in bytes, of ten pieces (docs/wuzifei-solved.md).
const PROCESSOR: u64 = 300;
const MEMORY: u64 = 1_450_000_000;
const DISK: u64 = 24_528_173;
/// No table is larger: 2 bits a value are 105 MB, and it is compressed.
const MOST: u64 = 64 << 20;

/// See the module.
pub(super) struct Table {
    pieces: usize,
}

impl Table {
    pub(super) fn new(extent: Extent) -> Self {
        let pieces = match extent {
            Extent::Whole => PIECES,
            Extent::Pieces(pieces) => pieces.clamp(1, PIECES),
        };
        Table { pieces }
    }

    fn read(&self, source: Box<dyn Source>) -> Result<solver::Table, Unopened> {
        let table = solver::Table::new(source)?;
        if table.pieces() == self.pieces {
            Ok(table)
        } else {
            Err(Unopened::Foreign)
        }
    }
}

impl Solution for Table {
    fn game(&self) -> &'static str {
        Wuzifei::KEY
    }

    fn file(&self) -> &'static str {
        "wuzifei.table"
    }

    fn cost(&self, threads: usize) -> Cost {
        if self.pieces < PIECES {
            return Cost {
                seconds: 1,
                memory: 1 << 20,
                disk: 1 << 16,
            };
        }
        Cost {
            seconds: PROCESSOR.div_ceil(threads.max(1) as u64),
            memory: MEMORY,
            disk: DISK,
        }
    }

    fn most(&self) -> u64 {
        MOST
    }

    fn build(
        &self,
        crew: Crew,
        progress: &mut dyn FnMut(f64),
        cancel: &AtomicBool,
    ) -> Result<Vec<u8>, Unbuilt> {
        let mut layer = |reached: Progress| {
            if let Some(part) = solver::part_done(self.pieces, reached.plies) {
                progress(part);
            }
        };
        let solved = Solver::run_by(self.pieces, &mut layer, cancel, crew);
        let solved = solved.map_err(|why| match why {
            solver::Unsolved::Cancelled => Unbuilt::Cancelled,
            solver::Unsolved::Memory => Unbuilt::Memory,
            solver::Unsolved::Deep => Unbuilt::Fault(why.to_string()),
        })?;
        let mut bytes = Vec::new();
        solved
            .write(&mut bytes, cancel, crew)
            .map_err(|why| match why {
                Unsaved::Cancelled => Unbuilt::Cancelled,
                Unsaved::Unwritable(_) => Unbuilt::Fault(why.to_string()),
            })?;
        // Called off while the last of it was written.
        if cancel.load(Ordering::Relaxed) {
            return Err(Unbuilt::Cancelled);
        }
        Ok(bytes)
    }

    fn open(&self, source: Box<dyn Source>) -> Result<Arc<dyn Oracle>, Unopened> {
        Ok(Arc::new(self.read(source)?))
    }

    fn check(&self, source: Box<dyn Source>) -> Result<(), Unopened> {
        Ok(self.read(source)?.check()?)
    }
}

impl From<TableError> for Unopened {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Unreadable(error) => Unopened::Unreadable(error),
            TableError::Foreign | TableError::Pieces { .. } => Unopened::Foreign,
            TableError::Version(_) => Unopened::Newer,
            TableError::Damaged => Unopened::Damaged,
        }
    }
}
