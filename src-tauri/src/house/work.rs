//! What a table waits for: the computer's move, or long work such as the limit of a challenge. Done once, whoever asks
//! for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use quadrille_games::Oracle;
use quadrille_session::{Reply, Research, Slot, Turn};
use tauri::async_runtime::{spawn, spawn_blocking};
use tauri::{Manager, Runtime};
use tokio::sync::watch;
use tokio::time::timeout;

use super::seat::Seat;
use super::{House, Order, Shared};
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

/// What work is for.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Purpose {
    /// Research for the game that started with this ID.
    Research(String),
    /// The computer's move in the game of this revision.
    Answer(u64),
}

/// By this a result finds back to its work. Work that was called off has another one than what was begun after it, also
/// for the same purpose.
#[derive(Debug, Clone)]
pub struct Ticket(Arc<AtomicBool>);

/// Work to be done, and who else waits for it: they are told when this goes.
pub struct Job {
    /// What to do, without the house.
    pub order: Order<String>,
    /// What to hand back with the result.
    pub ticket: Ticket,
    /// After this time nothing more is to be expected of the order.
    pub patience: Duration,
    /// Tells the others that the work has ended.
    pub ended: watch::Sender<()>,
}

/// Work under way for a seat.
pub(super) struct Ongoing {
    purpose: Purpose,
    cancel: Arc<AtomicBool>,
    /// See [`Turn::unaided`].
    unaided: Arc<AtomicBool>,
    ended: watch::Receiver<()>,
}

/// What a game waits for, and how long it may take.
struct Task {
    purpose: Purpose,
    search: Research,
    unaided: Arc<AtomicBool>,
    time: Duration,
}

impl Task {
    fn research(id: String, search: Research) -> Self {
        Self {
            purpose: Purpose::Research(id),
            search,
            unaided: Arc::default(),
            time: WORKING_TIME,
        }
    }
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
        let oracle = self.library.oracle(seat.kind.key());
        let Some(task) = awaited(seat.slot()?, oracle) else {
            return Ok(Work::Done);
        };
        let its = |ongoing: &&Ongoing| ongoing.purpose == task.purpose;
        if let Some(ongoing) = seat.works.iter().find(its) {
            return Ok(Work::UnderWay(ongoing.ended.clone()));
        }
        Ok(Work::Yours(seat.begin(task)))
    }

    /// Takes what the work has found, if the game still waits for it, and says how the game stands then. The computer
    /// moves in any case: where its search has found nothing, a legal move takes its place.
    ///
    /// # Errors
    /// If there is no such game, or what was found is no good.
    pub fn take_work(
        &mut self,
        game: &str,
        ticket: &Ticket,
        found: Option<&str>,
    ) -> Result<Reply, Error> {
        let at = self.find(game)?;
        let seat = &mut self.seats[at];
        let its = |ongoing: &Ongoing| Arc::ptr_eq(&ongoing.cancel, &ticket.0);
        let Some(place) = seat.works.iter().position(its) else {
            // Called off in the meantime.
            return self.after_work(game);
        };
        let ongoing = seat.works.swap_remove(place);
        match (&ongoing.purpose, found) {
            (Purpose::Answer(revision), _) => {
                let unaided = ongoing.unaided.load(Ordering::Relaxed);
                let answered = |slot: &mut dyn Slot| slot.answered(*revision, found, unaided);
                let reply = self.change(game, answered)?;
                self.seats[at].answer = Some(Answer {
                    revision: reply.table.revision,
                    events: reply.events.clone(),
                });
                Ok(reply)
            }
            (Purpose::Research(id), Some(found)) => {
                self.collect_time(at);
                if let Err(error) = self.seats[at].slot()?.noted(id, found) {
                    self.give_up(at, id);
                    return Err(error.into());
                }
                self.settle(at);
                self.see_to_owed(at);
                self.after_work(game)
            }
            (Purpose::Research(id), None) => {
                self.give_up(at, id);
                self.after_work(game)
            }
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

    /// Calls off work that nobody waits for any more.
    pub(super) fn call_off_work(&mut self, at: usize) {
        let seat = &mut self.seats[at];
        let slot = seat.slot.as_deref();
        let awaited = slot.and_then(|slot| awaited(slot, None));
        let awaited = awaited.map(|task| task.purpose);
        let owed = slot.map(Slot::owed).unwrap_or_default();
        let owed = owed.into_iter().map(|(id, _)| Purpose::Research(id));
        let wanted: Vec<Purpose> = owed.chain(awaited).collect();
        seat.works
            .retain(|ongoing| wanted.contains(&ongoing.purpose));
    }

    /// Research for an ID has come to nothing: the next start may try again, and the other games have their turn now.
    fn give_up(&mut self, at: usize, id: &str) {
        let failed = &mut self.seats[at].failed;
        if !failed.iter().any(|its| its == id) {
            failed.push(id.to_owned());
        }
        self.see_to_owed(at);
    }

    /// See [`see_to_owed`](Self::see_to_owed).
    pub(super) fn see_to_all(&mut self) {
        for at in 0..self.seats.len() {
            self.see_to_owed(at);
        }
    }

    /// Sees to it that ended games are counted which were left before their research was done. No page asks for that
    /// work, so it is begun here: one game's after the other's.
    pub(super) fn see_to_owed(&mut self, at: usize) {
        let seat = &mut self.seats[at];
        let owed = seat.slot.as_deref().map(Slot::owed).unwrap_or_default();
        let under_way = |id: &str| {
            let mut works = seat.works.iter();
            works.any(|ongoing| matches!(&ongoing.purpose, Purpose::Research(its) if its == id))
        };
        if owed.iter().any(|(id, _)| under_way(id)) {
            return;
        }
        let mut untried = owed.into_iter().filter(|(id, _)| !seat.failed.contains(id));
        let Some((id, search)) = untried.next() else {
            return;
        };
        let job = seat.begin(Task::research(id, search));
        let (app, game) = (self.app.clone(), seat.kind.key());
        spawn(async move {
            if let Some(house) = app.try_state::<Shared<R>>() {
                // Whatever comes of it is on the disk; there is nobody to tell.
                let _ = job.carry_out(&house, game).await;
            }
        });
    }
}

impl Seat {
    fn begin(&mut self, task: Task) -> Job {
        let Task {
            purpose,
            search,
            unaided,
            time,
        } = task;
        let cancel = Arc::<AtomicBool>::default();
        let (ended, waits) = watch::channel(());
        self.works.push(Ongoing {
            purpose,
            cancel: cancel.clone(),
            unaided,
            ended: waits,
        });
        Job {
            order: Order::new(search, time, cancel.clone()),
            ticket: Ticket(cancel),
            patience: time * PATIENCE,
            ended,
        }
    }
}

impl Job {
    /// Does the work beside the house, hands in what came of it, and says how the game stands then. A search that fails
    /// or overruns its patience has found nothing.
    ///
    /// # Errors
    /// If there is no such game, or what was found is no good.
    pub async fn carry_out<R: Runtime>(
        self,
        house: &Shared<R>,
        game: &str,
    ) -> Result<Reply, Error> {
        let Job {
            order,
            ticket,
            patience,
            ended,
        } = self;
        let found = timeout(patience, spawn_blocking(move || order.carry_out())).await;
        let text = found.ok().and_then(Result::ok).flatten();
        let reply = house.lock().take_work(game, &ticket, text.as_deref());
        drop(ended);
        reply
    }
}

/// What a game waits for.
fn awaited(slot: &dyn Slot, oracle: Option<Arc<dyn Oracle>>) -> Option<Task> {
    if let Some(turn) = slot.opponent(oracle) {
        let Turn {
            revision,
            search,
            unaided,
        } = turn;
        return Some(Task {
            purpose: Purpose::Answer(revision),
            search,
            unaided,
            time: ANSWERING_TIME,
        });
    }
    let (id, search) = slot.research()?;
    Some(Task::research(id, search))
}
