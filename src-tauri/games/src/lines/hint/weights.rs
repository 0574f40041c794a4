//! The weights of [`Worth`]. The stakes were learned by playing: the cross-entropy method on seeded
//! games of 9x9c7, each player judged by its mean score. The worth of a free cell was chosen by
//! measuring a few values; lines of other lengths take the stakes over by what is missing.

use super::layout::LONGEST;
use super::worth::{SUPPLY, Worth};

/// A colour's stake in a window of five, by its balls there (1–4), then by other balls there, then
/// by its balls elsewhere (0, 1, 2, more). In hundredths.
const STAKES: [&[[i32; SUPPLY]]; 4] = [
    &[[-8; 4], [-9; 4], [-8; 4], [-7; 4], [-6; 4]],
    &[
        [35, 7, 6, 3],
        [-17, -6, -3, -17],
        [14, -15, -14, -20],
        [-35, -22, -15, -20],
    ],
    &[[92, 113, 93, 108], [-9, 33, 3, 18], [90, 21, -5, -25]],
    &[[239, 287, 308, 338], [-41, 46, 108, 144]],
];

/// What a free cell is worth, in the same hundredths. Too low, and the search takes a cleared line for
/// a loss: the balls that go had a stake.
const FREE: i32 = 250;

/// The line for which the weights were learned.
const LEARNED: usize = 5;

/// The weights for lines of `length`: what counts is how many balls are missing.
pub(super) fn worth(length: usize) -> Worth {
    let mut stake = [[[0; SUPPLY]; LONGEST + 1]; LONGEST + 1];
    for (k, stakes) in stake.iter_mut().enumerate().take(length).skip(1) {
        // As many missing as in the window of five; fewer than one ball there counts as one.
        let alike = (k + LEARNED).saturating_sub(length).max(1);
        let row = STAKES[alike - 1];
        for (others, stake) in stakes.iter_mut().enumerate().take(length - k + 1) {
            *stake = row[others.min(row.len() - 1)];
        }
    }
    Worth { stake, free: FREE }
}
