//! The file of distances: every position's half-moves to the end, as the solver has them, a byte each.
//!
//! It is large, and nobody needs it to play. It saves solving again what was solved.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use super::TableError;
use super::crc::crc;
use super::head::short;
use super::write::{Part, Unsaved};
use crate::board::Board;
use crate::cube::AXES;
use crate::depths::Depths;
use crate::solve::Solver;

/// What the file begins with; the number of pieces follows, then the entries, each part with its checksum.
const MAGIC: [u8; 8] = *b"WUZIFAR\n";
const VERSION: u16 = 1;
const FIXED: usize = 12;
/// Entries under one checksum.
const PART: usize = 1 << 20;

impl Solver {
    /// Writes the distances. What was there before stays until they are complete.
    ///
    /// # Errors
    ///
    /// [`Unsaved`]; then nothing is left of it.
    pub fn save_distances(&self, path: &Path, cancel: &AtomicBool) -> Result<(), Unsaved> {
        let part = Part::beside(path);
        let mut out = BufWriter::new(File::create(&part.0)?);
        let mut fixed = MAGIC.to_vec();
        fixed.extend(VERSION.to_le_bytes());
        fixed.extend((self.board.pieces() as u16).to_le_bytes());
        for bytes in [&fixed[..]]
            .into_iter()
            .chain(self.depths.all().chunks(PART))
        {
            out.write_all(bytes)?;
            out.write_all(&crc(&[bytes]).to_le_bytes())?;
            if cancel.load(Ordering::Relaxed) {
                return Err(Unsaved::Cancelled);
            }
        }
        let file = out
            .into_inner()
            .map_err(std::io::IntoInnerError::into_error)?;
        file.sync_all()?;
        Ok(fs::rename(&part.0, path)?)
    }

    /// Reads distances instead of solving. Damage is noticed; whether they are right says [`Solver::check`].
    ///
    /// # Errors
    ///
    /// [`TableError`] where the file can't be read, is something else, or is damaged.
    pub fn read_distances(path: &Path) -> Result<Self, TableError> {
        let file = File::open(path).map_err(TableError::Unreadable)?;
        let mut source = BufReader::new(file);
        let mut fixed = [0; FIXED];
        read(&mut source, &mut fixed, TableError::Foreign)?;
        let [version, pieces] = [8, 10].map(|at| u16::from_le_bytes([fixed[at], fixed[at + 1]]));
        if fixed[..MAGIC.len()] != MAGIC {
            return Err(TableError::Foreign);
        }
        if version != VERSION {
            return Err(TableError::Version(version));
        }
        if pieces == 0 || usize::from(pieces) > AXES {
            return Err(TableError::Damaged);
        }
        let board = Board::new(pieces.into());
        let mut depths = Depths::new(board.pieces(), board.sets.members.len());
        for bytes in depths.bytes_mut().chunks_mut(PART) {
            read(&mut source, bytes, TableError::Damaged)?;
        }
        let mut more = [0];
        match source.read(&mut more).map_err(TableError::Unreadable)? {
            0 => Ok(Solver::from_depths(board, depths)),
            _ => Err(TableError::Damaged),
        }
    }
}

/// Reads a part and its checksum.
fn read(source: &mut impl Read, bytes: &mut [u8], otherwise: TableError) -> Result<(), TableError> {
    let mut sum = [0; 4];
    source.read_exact(bytes).map_err(short(otherwise))?;
    source
        .read_exact(&mut sum)
        .map_err(short(TableError::Damaged))?;
    if crc(&[bytes]).to_le_bytes() != sum {
        return Err(TableError::Damaged);
    }
    Ok(())
}
