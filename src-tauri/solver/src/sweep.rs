//! Work on many blocks by several threads, that can be broken off.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Takes the blocks one by one until there is none, or until told to stop.
pub(crate) fn sweep<T: Send>(
    threads: usize,
    cancel: &AtomicBool,
    blocks: impl Iterator<Item = T> + Send,
    work: impl Fn(T) + Sync,
) {
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
        for _ in 1..threads {
            scope.spawn(worker);
        }
        worker();
    });
}
