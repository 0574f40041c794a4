//! What comes before the blocks. docs/formats.md "Wuzifei's table".
//!
//! All numbers have their low byte first.

use std::io::{self, Read};

use super::TableError;
use super::block::Chances;
use super::code::Chance;
use super::context::CONTEXTS;
use super::crc::crc;
use crate::cube::AXES;
use crate::members::Members;

/// What the file begins with.
const MAGIC: [u8; 8] = *b"WUZIFEI\n";
/// The version of the format that is written and read.
pub(super) const VERSION: u16 = 1;
/// Bytes of the magic, the version and the number of pieces.
const FIXED: usize = 12;
/// A context that no position has.
pub(super) const UNUSED: [Chance; 2] = [1, 1];
/// Bytes that say, a bit a context, which are used.
const USED: usize = CONTEXTS.div_ceil(8);
/// Bytes of a checksum.
pub(super) const SUM: usize = 4;

/// The part before the blocks.
pub(super) struct Head {
    pub(super) pieces: usize,
    pub(super) chances: Chances,
    /// By set: the length of its block, without the checksum.
    pub(super) lengths: Vec<u16>,
}

impl Head {
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((self.pieces as u16).to_le_bytes());
        for eight in self.chances.chunks(8) {
            let used = eight.iter().enumerate();
            bytes.push(used.fold(0, |bits, (n, chances)| {
                bits | u8::from(*chances != UNUSED) << n
            }));
        }
        for chance in self.used().as_flattened() {
            bytes.extend(chance.to_le_bytes());
        }
        for length in &self.lengths {
            bytes.extend(length.to_le_bytes());
        }
        let sum = crc(&[&bytes]);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    fn used(&self) -> Chances {
        let all = self.chances.iter().copied();
        all.filter(|chances| *chances != UNUSED).collect()
    }

    /// How many bytes it takes.
    pub(super) fn bytes_len(&self) -> u64 {
        (FIXED + USED + 4 * self.used().len() + 2 * self.lengths.len() + SUM) as u64
    }

    /// Reads it, and makes the stand-ins that the lengths belong to.
    pub(super) fn read(source: &mut impl Read) -> Result<(Self, Members), TableError> {
        let mut fixed = [0; FIXED];
        source
            .read_exact(&mut fixed)
            .map_err(short(TableError::Foreign))?;
        let [version, pieces] = [8, 10].map(|at| u16::from_le_bytes([fixed[at], fixed[at + 1]]));
        if fixed[..MAGIC.len()] != MAGIC {
            return Err(TableError::Foreign);
        }
        if version != VERSION {
            return Err(TableError::Version(version));
        }
        let pieces = usize::from(pieces);
        if pieces == 0 || pieces > AXES {
            return Err(TableError::Damaged);
        }
        let mut used = [0; USED];
        source
            .read_exact(&mut used)
            .map_err(short(TableError::Damaged))?;
        let count: u32 = used.iter().map(|byte| byte.count_ones()).sum();
        let members = Members::new(pieces);
        let mut rest = vec![0; count as usize * 4 + members.len() * 2 + SUM];
        source
            .read_exact(&mut rest)
            .map_err(short(TableError::Damaged))?;
        let (rest, sum) = rest.split_at(rest.len() - SUM);
        if crc(&[&fixed, &used, rest]).to_le_bytes() != sum {
            return Err(TableError::Damaged);
        }
        let numbers = rest.as_chunks().0.iter();
        let mut numbers = numbers.map(|bytes| u16::from_le_bytes(*bytes));
        let mut chances = vec![UNUSED; CONTEXTS];
        for (context, chances) in chances.iter_mut().enumerate() {
            if used[context / 8] >> (context % 8) & 1 == 1 {
                *chances = [(); 2].map(|()| numbers.next().unwrap_or(1));
            }
        }
        let head = Head {
            pieces,
            chances,
            lengths: numbers.collect(),
        };
        // A chance of none or all, which no table has, would stop the reading of blocks.
        if head.chances.as_flattened().contains(&0) {
            return Err(TableError::Damaged);
        }
        Ok((head, members))
    }
}

/// An end that comes too soon says something else than a disk that fails.
pub(super) fn short(otherwise: TableError) -> impl FnOnce(io::Error) -> TableError {
    |error| match error.kind() {
        io::ErrorKind::UnexpectedEof => otherwise,
        _ => TableError::Unreadable(error),
    }
}
