//! Bringing a table in from a file, which the page hands over in pieces. It is checked whole before it takes the place
//! of another.

use std::io::Cursor;
use std::sync::{Arc, PoisonError};

use quadrille_session::Unopened;

use super::{Job, JobKind, Stand, Ticket, file, refused, unopened};
use crate::error::Error;

/// A file being brought in.
pub(super) struct Upload {
    total: u64,
    bytes: Vec<u8>,
}

impl Stand {
    /// Takes the piece of a file of `total` bytes that begins at `at`: the first one, or the one after the last. With
    /// the last one the file is checked and takes its place.
    ///
    /// # Errors
    /// If the piece is not the next one, or the file is no good. What was there before is there again then.
    pub fn import(self: &Arc<Self>, at: u64, total: u64, piece: &[u8]) -> Result<(), Error> {
        let Some(path) = &self.path else {
            return Err(refused("solution.problem.no-folder"));
        };
        let Some((ticket, bytes)) = self.take(at, total, piece)? else {
            return Ok(());
        };
        // One file at a time is on its way to its place.
        let _bench = self.bench.lock().unwrap_or_else(PoisonError::into_inner);
        let stopped = |error: Error| {
            self.fail(&ticket, None);
            error
        };
        // Two copies for a moment: the check reads one.
        let checked = self.solution.check(Box::new(Cursor::new(bytes.clone())));
        checked.map_err(|error| stopped(incoming(&error)))?;
        let unwritable = |error| {
            stopped(Error::Storage {
                message: file::message(&error),
            })
        };
        let part = file::Part::reserve(path, 0).map_err(unwritable)?;
        part.fill(&bytes).map_err(unwritable)?;
        self.settle(&ticket, part).map_err(unwritable)
    }

    /// Adds a piece to the others; all bytes if it is the last one.
    fn take(&self, at: u64, total: u64, piece: &[u8]) -> Result<Option<(Ticket, Vec<u8>)>, Error> {
        let mut now = self.lock();
        if now.closed || matches!(&now.job, Some(job) if matches!(job.kind, JobKind::Build(_))) {
            return Err(refused("solution.problem.busy"));
        }
        if at == 0 {
            self.call_off(&mut now);
            if total > self.solution.most() {
                return Err(refused("solution.problem.foreign"));
            }
            if total == 0 {
                return Err(refused("solution.problem.cut"));
            }
            let bytes = Vec::new();
            now.begin(JobKind::Import(Upload { total, bytes }));
        }
        let Some(job) = now.job.as_mut() else {
            return Err(refused("solution.problem.order"));
        };
        let ticket = job.ticket.clone();
        let Ok(whole) = job.add(at, total, piece) else {
            self.call_off(&mut now);
            return Err(refused("solution.problem.order"));
        };
        self.changed(&now);
        Ok(whole.map(|bytes| (ticket, bytes)))
    }
}

/// A piece that does not follow the last one, or does not fit.
struct OutOfOrder;

impl Job {
    fn add(&mut self, at: u64, total: u64, piece: &[u8]) -> Result<Option<Vec<u8>>, OutOfOrder> {
        let JobKind::Import(upload) = &mut self.kind else {
            return Err(OutOfOrder);
        };
        let end = at.saturating_add(piece.len() as u64);
        if piece.is_empty()
            || upload.bytes.len() as u64 != at
            || upload.total != total
            || end > total
        {
            return Err(OutOfOrder);
        }
        upload.bytes.extend_from_slice(piece);
        // Files are far smaller than 2^52 bytes.
        #[allow(clippy::cast_precision_loss)]
        let part = end as f64 / total.max(1) as f64;
        self.part = part;
        Ok((end == total).then(|| std::mem::take(&mut upload.bytes)))
    }
}

/// What to tell of a file that is no good.
fn incoming(error: &Unopened) -> Error {
    Error::Refused {
        message: match error {
            Unopened::Damaged => quadrille_games::Message::new("solution.problem.cut"),
            other => unopened(other),
        },
    }
}
