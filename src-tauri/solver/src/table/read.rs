//! Reading a table: one block for a position, the last ones kept.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use quadrille_games::Worth;
use quadrille_games::wuzifei::perfect::{Geometry, Position};

use super::TableError;
use super::block::{Chances, Values, decode};
use super::head::{Head, SUM, short};
use super::write::sum;
use crate::members::Members;
use crate::place::Place;

/// Blocks are kept by the low bits of their numbers, so many of each, the latest asked for: 1 MiB in all.
const KEPT: usize = 1024;
const OF_EACH: usize = 4;

/// Where a table's bytes come from.
pub trait Source: Read + Seek + Send {}
impl<T: Read + Seek + Send> Source for T {}

/// A table of all positions, open for questions from any thread.
pub struct Table {
    members: Members,
    geometry: Geometry,
    chances: Chances,
    /// By set: where its block begins; then where the last one ends.
    starts: Vec<u64>,
    desk: Mutex<Desk>,
}

/// What one question at a time uses.
struct Desk {
    source: Box<dyn Source>,
    /// By the low bits of a set's number: the sets whose values are kept, and they, the latest first.
    kept: Vec<[Option<(usize, Values)>; OF_EACH]>,
}

impl Table {
    /// Opens a table. Everything but the blocks is read and checked; a block is when it is asked for.
    ///
    /// # Errors
    ///
    /// [`TableError`] where the file can't be read, is no table, or is damaged.
    pub fn open(path: &Path) -> Result<Self, TableError> {
        let file = File::open(path).map_err(TableError::Unreadable)?;
        Table::new(Box::new(file))
    }

    /// The same from anything that can be read at any place.
    ///
    /// # Errors
    ///
    /// As [`Table::open`].
    pub fn new(mut source: Box<dyn Source>) -> Result<Self, TableError> {
        let (head, members) = Head::read(&mut source)?;
        let mut at = head.bytes_len();
        let mut starts = vec![at];
        for length in &head.lengths {
            at += u64::from(*length) + SUM as u64;
            starts.push(at);
        }
        let end = source
            .seek(SeekFrom::End(0))
            .map_err(TableError::Unreadable)?;
        if end != at {
            return Err(TableError::Damaged);
        }
        Ok(Table {
            members,
            geometry: Geometry::default(),
            chances: head.chances,
            starts,
            desk: Mutex::new(Desk {
                source,
                kept: vec![[None; OF_EACH]; KEPT],
            }),
        })
    }

    /// How many pieces are on the board in its positions.
    #[must_use]
    pub fn pieces(&self) -> usize {
        self.members.pieces
    }

    /// What a position is worth to the side to move, whatever was played before.
    ///
    /// # Errors
    ///
    /// [`TableError::Pieces`] for a position of another number of pieces; [`TableError::Damaged`] or
    /// [`TableError::Unreadable`] where the file gives no answer. Never a wrong value.
    pub fn value(&self, position: &Position) -> Result<Worth, TableError> {
        let fold = self.members.find(position.occupied());
        let fold = fold.filter(|_| position.own & position.other == 0);
        let Some(fold) = fold else {
            return Err(TableError::Pieces {
                found: (position.own.count_ones() + position.other.count_ones()) as usize,
                expected: self.pieces(),
            });
        };
        let place = Place::new(&self.members, fold, *position);
        Ok(self.set(place.number)?.get(place.waiting))
    }

    /// Reads the whole file and compares every checksum.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use quadrille_solver::{Solver, Table};
    /// let go_on = AtomicBool::new(false);
    /// let solver = Solver::run(2, &mut |_| {}, &go_on, 1).expect("not cancelled");
    /// let mut bytes = Vec::new();
    /// solver.write(&mut bytes, &go_on, 1.into()).expect("there is memory");
    /// let open = |bytes| Table::new(Box::new(std::io::Cursor::new(bytes))).expect("a table's head");
    /// assert!(open(bytes.clone()).check().is_ok());
    /// *bytes.last_mut().expect("a block") ^= 1;
    /// assert!(open(bytes).check().is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Table::value`] for a block that is damaged or can't be read.
    pub fn check(&self) -> Result<(), TableError> {
        for number in 0..self.members.len() {
            // One question after the other: whoever plays meanwhile has a turn in between.
            self.block(&mut self.desk(), number)?;
        }
        Ok(())
    }

    /// A set's block, as its checksum says it is.
    fn block(&self, desk: &mut Desk, number: usize) -> Result<Vec<u8>, TableError> {
        let mut bytes = desk.bytes(self.starts[number], self.starts[number + 1])?;
        let sum_read = bytes.split_off(bytes.len() - SUM);
        if sum(number, &bytes).to_le_bytes()[..] != sum_read {
            return Err(TableError::Damaged);
        }
        Ok(bytes)
    }

    /// The values of a set.
    pub(crate) fn set(&self, number: usize) -> Result<Values, TableError> {
        let mut desk = self.desk();
        let kept = &mut desk.kept[number % KEPT];
        let found = kept
            .iter()
            .position(|one| matches!(one, Some((known, _)) if *known == number));
        if let Some(at) = found {
            kept[..=at].rotate_right(1);
            if let Some((_, values)) = kept[0] {
                return Ok(values);
            }
        }
        let block = self.block(&mut desk, number)?;
        let occupied = self.members.get(number);
        let values = decode(&self.geometry, occupied, &self.chances, &block);
        let values = values.ok_or(TableError::Damaged)?;
        let kept = &mut desk.kept[number % KEPT];
        kept.rotate_right(1);
        kept[0] = Some((number, values));
        Ok(values)
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    fn bytes(&mut self, start: u64, end: u64) -> Result<Vec<u8>, TableError> {
        // A block is far shorter than the address space.
        #[allow(clippy::cast_possible_truncation)]
        let mut bytes = vec![0; (end - start) as usize];
        self.source
            .seek(SeekFrom::Start(start))
            .map_err(TableError::Unreadable)?;
        let read = self.source.read_exact(&mut bytes);
        read.map_err(short(TableError::Damaged))?;
        Ok(bytes)
    }
}
