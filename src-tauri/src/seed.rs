//! Seeds for new games, from the operating system.

use rand::TryRng;
use rand::rngs::SysRng;

/// 64 fresh random bits.
///
/// # Errors
/// When the operating system has none to give.
pub fn fresh() -> Result<u64, rand::rngs::SysError> {
    SysRng.try_next_u64()
}
