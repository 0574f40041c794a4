//! An oracle that notes whether it always knew.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use quadrille_games::{Oracle, Unknown, Worth};

/// See the module.
pub(crate) struct Witness {
    oracle: Arc<dyn Oracle>,
    failed: Arc<AtomicBool>,
}

impl Witness {
    /// `failed` is set by the first question without an answer.
    pub(crate) fn new(oracle: Arc<dyn Oracle>, failed: Arc<AtomicBool>) -> Self {
        Witness { oracle, failed }
    }
}

impl Oracle for Witness {
    fn worth(&self, position: u64) -> Result<Worth, Unknown> {
        let worth = self.oracle.worth(position);
        if worth.is_err() {
            self.failed.store(true, Ordering::Relaxed);
        }
        worth
    }

    fn plies(&self, position: u64) -> Option<u16> {
        self.oracle.plies(position)
    }
}
