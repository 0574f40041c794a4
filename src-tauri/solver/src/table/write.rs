//! Writing a table: whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use quadrille_games::Worth;

use super::block::{Chances, encode, walk};
use super::code::chance;
use super::context::CONTEXTS;
use super::crc::crc;
use super::head::{Head, UNUSED};
use crate::depths::value;
use crate::solve::Solver;
use crate::sweep::{Crew, sweep};

/// Sets in a block of work.
const BLOCK: usize = 2048;

/// Why a table was not written.
#[derive(Debug, thiserror::Error)]
pub enum Unsaved {
    /// The work was broken off.
    #[error("the work was broken off")]
    Cancelled,
    /// The file can't be written.
    #[error("the table can't be written: {0}")]
    Unwritable(#[from] io::Error),
}

impl Solver {
    /// Writes the table of all values. What was there before stays until the new table is complete.
    ///
    /// # Errors
    ///
    /// [`Unsaved`]; then nothing is left of it.
    pub fn save(&self, path: &Path, cancel: &AtomicBool, threads: usize) -> Result<(), Unsaved> {
        let part = Part::beside(path);
        let mut out = BufWriter::new(File::create(&part.0)?);
        self.write(&mut out, cancel, threads.into())?;
        let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        if cancel.load(Ordering::Relaxed) {
            return Err(Unsaved::Cancelled);
        }
        Ok(fs::rename(&part.0, path)?)
    }

    /// Writes the table of all values wherever its bytes are to go.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use quadrille_solver::{Solver, Table};
    /// let go_on = AtomicBool::new(false);
    /// let solver = Solver::run(2, &mut |_| {}, &go_on, 1).expect("not cancelled");
    /// let mut bytes = Vec::new();
    /// solver.write(&mut bytes, &go_on, 1.into()).expect("there is memory");
    /// let table = Table::new(Box::new(std::io::Cursor::new(bytes))).expect("a table");
    /// assert_eq!(table.pieces(), 2);
    /// ```
    ///
    /// # Errors
    ///
    /// [`Unsaved`]; what was written until then is no table.
    pub fn write(
        &self,
        out: &mut dyn Write,
        cancel: &AtomicBool,
        crew: Crew,
    ) -> Result<(), Unsaved> {
        let chances = self.chances(cancel, crew);
        let blocks = self.blocks(&chances, cancel, crew);
        if cancel.load(Ordering::Relaxed) {
            return Err(Unsaved::Cancelled);
        }
        let head = Head {
            pieces: self.board.pieces(),
            chances,
            // A block of 1,024 values is far shorter than 64 KiB.
            #[allow(clippy::cast_possible_truncation)]
            lengths: blocks.iter().map(|block| block.len() as u16).collect(),
        };
        out.write_all(&head.bytes())?;
        for (number, block) in blocks.iter().enumerate() {
            out.write_all(block)?;
            out.write_all(&sum(number, block).to_le_bytes())?;
        }
        Ok(())
    }

    /// How often each context was what.
    fn chances(&self, cancel: &AtomicBool, crew: Crew) -> Chances {
        let len = self.board.sets.members.len();
        let all = Mutex::new(vec![[0_u64; 3]; CONTEXTS]);
        sweep(crew, cancel, (0..len).step_by(BLOCK), |first| {
            let mut counts = vec![[0_u64; 3]; CONTEXTS];
            for number in first..len.min(first + BLOCK) {
                let depths = self.depths.of(number);
                self.walk(number, |waiting, context| {
                    let value = value(waiting, depths[waiting]);
                    counts[context][value as usize] += 1;
                    value
                });
            }
            let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
            for (all, count) in all.as_flattened_mut().iter_mut().zip(counts.as_flattened()) {
                *all += count;
            }
        });
        let all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
        all.into_iter()
            .map(|[lost, drawn, won]| match lost + drawn + won {
                0 => UNUSED,
                _ => [chance(won, lost + drawn), chance(lost, drawn)],
            })
            .collect()
    }

    fn walk(&self, number: usize, next: impl FnMut(usize, usize) -> Worth) {
        let occupied = self.board.sets.members.get(number);
        walk(self.board.geometry(), occupied, next);
    }

    fn blocks(&self, chances: &Chances, cancel: &AtomicBool, crew: Crew) -> Vec<Vec<u8>> {
        let mut blocks = vec![Vec::new(); self.board.sets.members.len()];
        let work = blocks.chunks_mut(BLOCK).enumerate();
        sweep(crew, cancel, work, |(part, blocks)| {
            for (offset, block) in blocks.iter_mut().enumerate() {
                let number = part * BLOCK + offset;
                let occupied = self.board.sets.members.get(number);
                let depths = self.depths.of(number);
                *block = encode(self.board.geometry(), occupied, chances, |waiting| {
                    value(waiting, depths[waiting])
                });
            }
        });
        blocks
    }
}

/// A block's checksum, which knows whose block it is.
pub(super) fn sum(number: usize, block: &[u8]) -> u32 {
    crc(&[&(number as u32).to_le_bytes(), block])
}

/// A file that is removed unless it was given its name.
pub(super) struct Part(pub(super) PathBuf);

impl Part {
    pub(super) fn beside(path: &Path) -> Self {
        let mut name = path.as_os_str().to_owned();
        name.push(".part");
        Part(name.into())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Renamed or never made: nothing is there.
        let _ = fs::remove_file(&self.0);
    }
}
