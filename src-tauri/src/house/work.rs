//! What a table waits for: the computer's move, or long work such as the limit of a challenge. Done once, whoever asks
//! for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use quadrille_session::{Reply, Research, Slot};
use tauri::Runtime;
use tokio::sync::watch;

use super::{House, Order};
use crate::error::Error;

/// How long research may take. The games stop at counts of their own, so that all machines find the same; this is for
/// a machine so slow that nobody would wait.
const WORKING_TIME: Duration = Duration::from_secs(60);

/// How long the computer may think about a move; its weaker levels stop earlier by themselves.
const ANSWERING_TIME: Duration = Duration::from_secs(1);

/// A search that has not noticed the end of its time after so many times of it never will.
const PATIENCE: u32 = 3;

/// What is to be done about a table that waits.
pub enum Work {
    /// Nothing: it waits for nothing.
    Done,
    /// The work is under way. The channel closes when it has ended.
    UnderWay(watch::Receiver<()>),
    /// The work is to be done by whoever asked.
    Yours(Job),
}

/// What work is for. Its result is taken only while the table still waits for just that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Purpose {
    /// Research for the game that started with this ID.
    Research(String),
    /// The computer's move in the game of this revision.
    Answer(u64),
}

/// Work to be done, and who else waits for it: they are told when this goes.
pub struct Job {
    /// What to do, without the house.
    pub order: Order<String>,
    /// What to hand back with the result.
    pub purpose: Purpose,
    /// After this time nothing more is to be expected of the order.
    pub patience: Duration,
    /// Tells the others that the work has ended.
    pub ended: watch::Sender<()>,
}

/// Work under way for a seat.
pub(super) struct Ongoing {
    purpose: Purpose,
    cancel: Arc<AtomicBool>,
    ended: watch::Receiver<()>,
}

/// What the computer's last move was like.
pub(super) struct Answer {
    /// Of the game after it.
    revision: u64,
    events: Vec<serde_json::Value>,
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
        let Some((purpose, search, time)) = awaited(seat.slot()?) else {
            return Ok(Work::Done);
        };
        if let Some(ongoing) = &seat.work {
            return Ok(Work::UnderWay(ongoing.ended.clone()));
        }
        let cancel = Arc::<AtomicBool>::default();
        let (ended, waits) = watch::channel(());
        seat.work = Some(Ongoing {
            purpose: purpose.clone(),
            cancel: cancel.clone(),
            ended: waits,
        });
        Ok(Work::Yours(Job {
            order: Order::new(search, time, cancel),
            purpose,
            patience: time * PATIENCE,
            ended,
        }))
    }

    /// Takes what the work has found, if the game still waits for it, and says how the game stands then. The computer
    /// moves in any case: where its search has found nothing, a legal move takes its place.
    ///
    /// # Errors
    /// If there is no such game, or what was found is no good.
    pub fn take_work(
        &mut self,
        game: &str,
        purpose: &Purpose,
        found: Option<&str>,
    ) -> Result<Reply, Error> {
        let at = self.find(game)?;
        let seat = &mut self.seats[at];
        if seat.work.as_ref().map(|ongoing| &ongoing.purpose) != Some(purpose) {
            // Called off in the meantime.
            return self.after_work(game);
        }
        seat.work = None;
        match (purpose, found) {
            (Purpose::Answer(revision), _) => {
                let reply = self.change(game, |slot| slot.answered(*revision, found))?;
                self.seats[at].answer = Some(Answer {
                    revision: reply.table.revision,
                    events: reply.events.clone(),
                });
                Ok(reply)
            }
            (Purpose::Research(id), Some(found)) => {
                self.collect_time(at);
                self.seats[at].slot()?.noted(id, found)?;
                self.settle(at);
                self.after_work(game)
            }
            (Purpose::Research(_), None) => self.after_work(game),
        }
    }

    /// The game as it stands, for somebody who waited. As long as the computer's move is the last thing that happened,
    /// its events are told: whoever ordered it may be a page that has been left, and another one wants to show it.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn after_work(&mut self, game: &str) -> Result<Reply, Error> {
        let at = self.find(game)?;
        self.collect_time(at);
        let saved = self.save_all();
        let mut reply = self.reply(at, Vec::new(), saved)?;
        let answer = self.seats[at].answer.as_ref();
        if let Some(answer) = answer.filter(|answer| answer.revision == reply.table.revision) {
            reply.events.clone_from(&answer.events);
        }
        Ok(reply)
    }

    /// Calls off work that the game no longer waits for.
    pub(super) fn call_off_work(&mut self, at: usize) {
        let seat = &mut self.seats[at];
        let Some(ongoing) = &seat.work else {
            return;
        };
        let awaited = seat.slot.as_deref().and_then(awaited);
        if awaited.is_none_or(|(purpose, ..)| purpose != ongoing.purpose) {
            seat.work = None;
        }
    }
}

/// What a game waits for, and the search for it with the time that it has.
fn awaited(slot: &dyn Slot) -> Option<(Purpose, Research, Duration)> {
    if let Some((revision, search)) = slot.opponent() {
        return Some((Purpose::Answer(revision), search, ANSWERING_TIME));
    }
    let (id, search) = slot.research()?;
    Some((Purpose::Research(id), search, WORKING_TIME))
}
