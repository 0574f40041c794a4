//! The clock that the games don't have: budgets in milliseconds, and seeds from the system.

use std::time::{Duration, Instant};

use quadrille_games::Budget;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::Failure;

/// A budget that is spent at a moment.
pub(crate) struct Deadline(Instant);

impl Deadline {
    /// From now on.
    pub(crate) fn after(milliseconds: u64) -> Self {
        Deadline(Instant::now() + Duration::from_millis(milliseconds))
    }
}

impl Budget for Deadline {
    fn spent(&mut self) -> bool {
        Instant::now() >= self.0
    }
}

/// A seed that nobody can foresee.
pub(crate) fn fresh_seed() -> Result<u64, Failure> {
    SysRng
        .try_next_u64()
        .map_err(|error| Failure::usage(format!("the system gives no seed ({error}); name one")))
}
