//! Building a table: on threads of its own that give way to everything else.

use std::io;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::Instant;

use quadrille_games::Message;
use quadrille_session::{Crew, Unbuilt};

use super::{JobKind, Stand, Standing, Ticket, file, refused};
use crate::error::Error;

/// What is left is told once so much is done: before, it would be a guess.
const ENOUGH_TO_TELL: f64 = 0.04;
/// Steps of progress that are told.
const STEPS: f64 = 400.0;

/// A table being built.
pub(super) struct Building {
    began: Instant,
}

/// Why nothing came of it.
enum Failed {
    Disk(io::Error),
    Work(Unbuilt),
}

impl Stand {
    /// Begins to build the table, if it is not there.
    ///
    /// # Errors
    /// If something is under way already, or it can't be built here.
    pub fn build(self: &Arc<Self>) -> Result<(), Error> {
        let mut now = self.lock();
        if now.job.is_some() || now.closed {
            return Err(refused("solution.problem.busy"));
        }
        if now.kept == Standing::Ready {
            return Ok(());
        }
        let Some(path) = self.path.clone().filter(|_| self.is_buildable()) else {
            return Err(refused("solution.problem.not-here"));
        };
        let ticket = now.begin(JobKind::Build(Building {
            began: Instant::now(),
        }));
        self.changed(&now);
        drop(now);
        let (stand, its) = (self.clone(), ticket.clone());
        let work = move || stand.carry_out(&path, &its);
        let thread = thread::Builder::new().name("solution".into()).spawn(work);
        if let Err(error) = thread {
            self.fail(&ticket, Some(failed(&error)));
        }
        Ok(())
    }

    fn carry_out(&self, path: &Path, ticket: &Ticket) {
        give_way();
        let _bench = self.bench.lock().unwrap_or_else(PoisonError::into_inner);
        if ticket.load(Ordering::Relaxed) {
            return;
        }
        let problem = match self.make(path, ticket) {
            Ok(()) | Err(Failed::Work(Unbuilt::Cancelled)) => None,
            Err(Failed::Disk(error)) => Some(file::message(&error)),
            Err(Failed::Work(Unbuilt::Memory)) => Some(Message::new("solution.problem.memory")),
            Err(Failed::Work(fault)) => Some(failed(&fault)),
        };
        // Where it is in its place there is no job any more that this could end.
        self.fail(ticket, problem);
    }

    fn make(&self, path: &Path, ticket: &Ticket) -> Result<(), Failed> {
        let crew = Crew {
            threads: threads(),
            begin: give_way,
        };
        let disk = self.solution.cost(crew.threads).disk;
        let part = file::Part::reserve(path, disk).map_err(Failed::Disk)?;
        let mut progress = |done| self.progress(ticket, done);
        let bytes = self.solution.build(crew, &mut progress, ticket);
        let bytes = bytes.map_err(Failed::Work)?;
        part.fill(&bytes).map_err(Failed::Disk)?;
        self.settle(ticket, part).map_err(Failed::Disk)
    }

    fn progress(&self, ticket: &Ticket, done: f64) {
        let mut now = self.lock();
        if !now.is_at(ticket) {
            return;
        }
        let Some(job) = now.job.as_mut() else { return };
        let step = |part: f64| (part * STEPS).floor();
        let told = step(job.part);
        job.part = done.clamp(job.part, 1.0);
        if let JobKind::Build(building) = &job.kind
            && job.part >= ENOUGH_TO_TELL
        {
            let gone = building.began.elapsed().as_secs_f64();
            // Far below 2^64, and never less than 0.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let left = (gone * (1.0 - job.part) / job.part).ceil() as u64;
            job.left = Some(left);
        }
        if step(job.part) > told {
            self.changed(&now);
        }
    }
}

/// All cores: the work gives way to whatever else wants them.
pub(super) fn threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Makes the calling thread one that works when nobody else does.
fn give_way() {
    // Where the system refuses, it works like any other.
    #[cfg(desktop)]
    let _ = thread_priority::set_current_thread_priority(thread_priority::ThreadPriority::Min);
}

fn failed(fault: &impl ToString) -> Message {
    Message::new("solution.problem.failed").with("fault", fault.to_string())
}
