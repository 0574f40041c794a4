//! An order for a long search: carried out without the house, on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use quadrille_games::Budget;

/// What searches, until its budget is spent.
type Search<T> = Box<dyn FnOnce(&mut dyn Budget) -> Option<T> + Send>;

/// A search for a `T` that ends after a time, or at a signal.
pub struct Order<T> {
    search: Search<T>,
    time: Duration,
    cancel: Arc<AtomicBool>,
}

/// Until a moment or a signal, whichever comes first.
struct Deadline {
    until: Instant,
    cancel: Arc<AtomicBool>,
}

impl Budget for Deadline {
    fn spent(&mut self) -> bool {
        self.cancel.load(Ordering::Relaxed) || Instant::now() >= self.until
    }
}

impl<T> Order<T> {
    pub(super) fn new(search: Search<T>, time: Duration, cancel: Arc<AtomicBool>) -> Self {
        Self {
            search,
            time,
            cancel,
        }
    }

    #[cfg(test)]
    pub(super) fn is_cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    /// Searches for no longer than the order allows, from now on. What was called off found nothing.
    #[must_use]
    pub fn carry_out(self) -> Option<T> {
        let mut deadline = Deadline {
            until: Instant::now() + self.time,
            cancel: self.cancel.clone(),
        };
        let found = (self.search)(&mut deadline);
        found.filter(|_| !self.cancel.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counting(cancel: &Arc<AtomicBool>, time: Duration) -> Order<u32> {
        let search: Search<u32> = Box::new(|budget| {
            let mut asked = 0;
            while !budget.spent() {
                asked += 1;
            }
            Some(asked)
        });
        Order::new(search, time, cancel.clone())
    }

    #[test]
    fn it_ends_when_its_time_is_up() {
        assert_eq!(
            counting(&Arc::default(), Duration::ZERO).carry_out(),
            Some(0)
        );
        let some = counting(&Arc::default(), Duration::from_millis(2)).carry_out();
        assert!(some > Some(0), "{some:?}");
    }

    #[test]
    fn called_off_it_ends_and_has_found_nothing() {
        let cancel = Arc::new(AtomicBool::new(false));
        let order = counting(&cancel, Duration::from_secs(3600));
        let search = std::thread::spawn(move || order.carry_out());
        cancel.store(true, Ordering::Relaxed);
        assert_eq!(search.join().expect("no panic"), None);
    }
}
