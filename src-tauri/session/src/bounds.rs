//! Bounds for what comes from files and imports, which anybody may have written.

/// The largest whole number that JavaScript holds exactly. No count or time of ours comes near it.
const EXACT: u64 = (1 << 53) - 1;

/// Can a number be shown, and go on growing for as long as anybody plays?
pub(crate) fn is_sane(number: u64) -> bool {
    number <= EXACT / 2
}

/// The same for numbers with a sign.
pub(crate) fn is_sane_signed(number: i64) -> bool {
    is_sane(number.unsigned_abs())
}
