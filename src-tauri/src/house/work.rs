//! Long work that a table waits for, such as the limit of a challenge: done once, whoever asks for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use quadrille_session::Reply;
use tauri::Runtime;
use tokio::sync::watch;

use super::{House, Order};
use crate::error::Error;

/// How long such work may take. The games stop at counts of their own, so that all machines find the same; this is for
/// a machine so slow that nobody would wait.
const WORKING_TIME: Duration = Duration::from_secs(60);

/// What is to be done about a table that waits.
pub enum Work {
    /// Nothing: it waits for nothing.
    Done,
    /// The work is under way. The channel closes when it has ended.
    UnderWay(watch::Receiver<()>),
    /// The work is to be done by whoever asked.
    Yours(Job),
}

/// Work to be done, and who else waits for it: they are told when this goes.
pub struct Job {
    /// What to do, without the house.
    pub order: Order<String>,
    /// What to hand back with the answer.
    pub key: String,
    /// Tells the others that the work has ended.
    pub ended: watch::Sender<()>,
}

/// Work under way for a seat.
pub(super) struct Ongoing {
    key: String,
    cancel: Arc<AtomicBool>,
    ended: watch::Receiver<()>,
}

impl Drop for Ongoing {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl<R: Runtime> House<R> {
    /// Finds out what a game waits for, and begins it.
    ///
    /// # Errors
    /// If there is no such game, or it was never begun.
    pub fn order_work(&mut self, game: &str) -> Result<Work, Error> {
        let at = self.find(game)?;
        self.call_off_work(at);
        let seat = &mut self.seats[at];
        let Some((key, search)) = seat.slot()?.research() else {
            return Ok(Work::Done);
        };
        if let Some(ongoing) = &seat.work {
            return Ok(Work::UnderWay(ongoing.ended.clone()));
        }
        let cancel = Arc::<AtomicBool>::default();
        let (ended, waits) = watch::channel(());
        seat.work = Some(Ongoing {
            key: key.clone(),
            cancel: cancel.clone(),
            ended: waits,
        });
        Ok(Work::Yours(Job {
            order: Order::new(search, WORKING_TIME, cancel),
            key,
            ended,
        }))
    }

    /// Takes what the work has found, if the game still waits for it.
    ///
    /// # Errors
    /// If there is no such game, or the answer is none.
    pub fn take_work(&mut self, game: &str, key: &str, found: Option<&str>) -> Result<(), Error> {
        let at = self.find(game)?;
        let seat = &mut self.seats[at];
        if seat.work.as_ref().is_none_or(|ongoing| ongoing.key != key) {
            // Called off in the meantime.
            return Ok(());
        }
        seat.work = None;
        if let Some(found) = found {
            self.collect_time(at);
            self.seats[at].slot()?.noted(key, found)?;
            self.settle(at);
        }
        Ok(())
    }

    /// The game as it stands, for somebody who waited.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn after_work(&mut self, game: &str) -> Result<Reply, Error> {
        let at = self.find(game)?;
        self.collect_time(at);
        let saved = self.save_all();
        self.reply(at, Vec::new(), saved)
    }

    /// Calls off work that the game no longer waits for.
    pub(super) fn call_off_work(&mut self, at: usize) {
        let seat = &mut self.seats[at];
        let Some(ongoing) = &seat.work else {
            return;
        };
        let waits = seat.slot.as_ref().and_then(|slot| slot.research());
        if waits.is_none_or(|(key, _)| key != ongoing.key) {
            seat.work = None;
        }
    }
}
