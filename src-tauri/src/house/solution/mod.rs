//! Tables of solved games: whether they are there, how they come to be there, and how they are asked.
//!
//! A table's file is either whole or not there. It is built, or brought in from outside, beside the house and its lock:
//! games go on meanwhile. What is asked of it is read from the file; an answer that is damaged is none, and the table
//! counts as damaged from then on.

mod ask;
mod build;
mod file;
mod import;
mod library;
mod state;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quadrille_games::{Message, Oracle};
use quadrille_session::{Solution, Unopened};
use tokio::sync::watch;

use crate::error::Error;
use build::Building;
use import::Upload;
pub(super) use library::Library;
pub use state::{SolutionState, Standing};

/// The table of one game.
pub struct Stand {
    solution: Arc<dyn Solution>,
    /// Where the file is, or would be.
    path: Option<PathBuf>,
    now: Mutex<Now>,
    /// Open since it was first asked. Locked after `now`, never the other way round.
    table: Mutex<Option<Arc<dyn Oracle>>>,
    /// Held by whoever builds: one that was called off may still have to notice.
    bench: Mutex<()>,
    change: watch::Sender<u64>,
}

/// What changes.
struct Now {
    kept: Standing,
    job: Option<Job>,
    problem: Option<Message>,
    closed: bool,
}

/// What is under way. By its ticket what comes of it finds back to it.
struct Job {
    ticket: Ticket,
    part: f64,
    left: Option<u64>,
    kind: JobKind,
}

enum JobKind {
    Build(Building),
    Import(Upload),
}

/// Set when the job is called off.
type Ticket = Arc<AtomicBool>;

impl Stand {
    /// Looks whether the file is there, and removes what an app that was killed left half done.
    pub(super) fn open(solution: Arc<dyn Solution>, folder: Option<&Path>) -> Self {
        let path = folder.map(|folder| folder.join(solution.file()));
        if let Some(path) = &path {
            file::clean(path);
        }
        let kept = match &path {
            Some(path) if path.exists() => Standing::Ready,
            _ => Standing::Absent,
        };
        Self {
            solution,
            path,
            now: Mutex::new(Now {
                kept,
                job: None,
                problem: None,
                closed: false,
            }),
            table: Mutex::default(),
            bench: Mutex::default(),
            change: watch::channel(1).0,
        }
    }

    /// How it stands.
    #[must_use]
    pub fn state(&self) -> SolutionState {
        let now = self.lock();
        let job = now.job.as_ref();
        SolutionState {
            change: *self.change.borrow(),
            state: job.map_or(now.kept, |job| match job.kind {
                JobKind::Build(_) => Standing::Building,
                JobKind::Import(_) => Standing::Importing,
            }),
            buildable: self.is_buildable(),
            cost: self.solution.cost(build::threads()),
            part: job.map_or(0.0, |job| job.part),
            left: job.and_then(|job| job.left),
            problem: now.problem.clone(),
            path: self.path.as_ref().map(|path| path.display().to_string()),
        }
    }

    /// How it stands once that is something else than what somebody saw.
    pub async fn after(&self, seen: u64) -> SolutionState {
        let mut changes = self.change.subscribe();
        loop {
            let state = self.state();
            if state.change != seen || self.lock().closed || changes.changed().await.is_err() {
                return state;
            }
        }
    }

    /// Can it be asked?
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.lock().kept == Standing::Ready
    }

    /// Calls off what is under way. What there was before is there again.
    pub fn cancel(&self) {
        self.call_off(&mut self.lock());
    }

    /// Removes the file.
    ///
    /// # Errors
    /// If it can't be removed, or something is under way.
    pub fn remove(&self) -> Result<(), Error> {
        let mut now = self.lock();
        if now.job.is_some() {
            return Err(refused("solution.problem.busy"));
        }
        if let Some(path) = &self.path {
            let mut table = self.table();
            *table = None;
            file::remove(path).map_err(|error| Error::Storage {
                message: file::message(&error),
            })?;
        }
        now.kept = Standing::Absent;
        now.problem = None;
        self.changed(&now);
        Ok(())
    }

    /// The app ends: nothing is begun any more, nobody waits, and nothing half done is left if that can be helped.
    pub(super) fn close(&self) {
        let mut now = self.lock();
        let idle = now.job.is_none();
        now.closed = true;
        self.call_off(&mut now);
        self.changed(&now);
        if let Some(path) = self.path.as_ref().filter(|_| !idle) {
            file::clean(path);
        }
    }

    fn is_buildable(&self) -> bool {
        // A phone has neither the memory nor the patience.
        !cfg!(mobile) && self.path.is_some()
    }

    fn call_off(&self, now: &mut Now) {
        if let Some(job) = now.job.take() {
            job.ticket.store(true, Ordering::Relaxed);
            self.changed(now);
        }
    }

    /// Ends a job that came to nothing, unless it was called off before.
    fn fail(&self, ticket: &Ticket, problem: Option<Message>) {
        let mut now = self.lock();
        if now.is_at(ticket) {
            now.job = None;
            // A damaged table still is one.
            if problem.is_some() || now.kept != Standing::Damaged {
                now.problem = problem;
            }
            self.changed(&now);
        }
    }

    /// Puts a file that is complete in its place, unless the job was called off.
    fn settle(&self, ticket: &Ticket, part: file::Part) -> std::io::Result<()> {
        let placed = {
            let mut now = self.lock();
            if !now.is_at(ticket) {
                return Ok(());
            }
            let placed = {
                let mut table = self.table();
                *table = None;
                part.take_place()?
            };
            now.job = None;
            now.kept = Standing::Ready;
            now.problem = None;
            self.changed(&now);
            placed
        };
        // The disk may take its time: games go on meanwhile.
        placed.sync();
        Ok(())
    }

    /// Tells whoever waits. Called while `now` is locked, so that a state and its number belong together.
    fn changed(&self, _now: &Now) {
        self.change.send_modify(|change| *change += 1);
    }

    fn lock(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn table(&self) -> MutexGuard<'_, Option<Arc<dyn Oracle>>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Now {
    fn is_at(&self, ticket: &Ticket) -> bool {
        let job = self.job.as_ref();
        job.is_some_and(|job| Arc::ptr_eq(&job.ticket, ticket))
    }

    /// Something begins: what went wrong before is told no more, unless it still is wrong.
    fn begin(&mut self, kind: JobKind) -> Ticket {
        let ticket = Ticket::default();
        self.job = Some(Job {
            ticket: ticket.clone(),
            part: 0.0,
            left: None,
            kind,
        });
        if self.kept != Standing::Damaged {
            self.problem = None;
        }
        ticket
    }
}

fn refused(key: &'static str) -> Error {
    Error::Refused {
        message: Message::new(key),
    }
}

/// What to tell the player of a table that can't be opened.
fn unopened(error: &Unopened) -> Message {
    match error {
        Unopened::Foreign => Message::new("solution.problem.foreign"),
        Unopened::Newer => Message::new("solution.problem.newer"),
        Unopened::Damaged => Message::new("solution.problem.damaged"),
        Unopened::Unreadable(_) => Message::new("solution.problem.unreadable"),
    }
}
