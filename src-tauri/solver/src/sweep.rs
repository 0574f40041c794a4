//! Work on many blocks by several threads, that can be broken off.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The threads that do the work.
///
/// ```
/// use quadrille_solver::Crew;
/// let two = Crew { threads: 2, begin: || {} };
/// assert_eq!(Crew::from(2).threads, two.threads);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Crew {
    /// How many, the calling one included.
    pub threads: usize,
    /// What each of the others does first, such as asking for a lower priority.
    pub begin: fn(),
}

impl From<usize> for Crew {
    fn from(threads: usize) -> Self {
        Crew {
            threads,
            begin: || {},
        }
    }
}

/// Takes the blocks one by one until there is none, or until told to stop.
pub(crate) fn sweep<T: Send>(
    crew: impl Into<Crew>,
    cancel: &AtomicBool,
    blocks: impl Iterator<Item = T> + Send,
    work: impl Fn(T) + Sync,
) {
    let crew = crew.into();
    let blocks = Mutex::new(blocks);
    let worker = || {
        while !cancel.load(Ordering::Relaxed) {
            let next = blocks.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(block) = next else {
                break;
            };
            work(block);
        }
    };
    thread::scope(|scope| {
        for _ in 1..crew.threads {
            // Where there are no more threads, fewer of them take longer.
            let _ = thread::Builder::new().spawn_scoped(scope, || {
                (crew.begin)();
                worker();
            });
        }
        worker();
    });
}
