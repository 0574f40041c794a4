//! A pair that can be removed; asked again, the next one. rules.md §2 "hint".

use super::stuck::pairs;
use super::{Move, State};
use crate::{HintMove, Message};

/// The pairs in the order of [`pairs`], over and over; without a pair, the shuffle.
pub(super) fn hint(state: &State, asked: usize) -> Option<HintMove> {
    if state.over.is_some() {
        return None;
    }
    let pairs = pairs(state);
    let Some(&[a, b]) = asked.checked_rem(pairs.len()).map(|n| &pairs[n]) else {
        return Some(HintMove {
            text: Move::Shuffle.to_string(),
            cells: Vec::new(),
            line: Vec::new(),
            message: Message::new("link.hint.shuffle"),
        });
    };
    Some(HintMove {
        text: Move::Pair { a, b }.to_string(),
        cells: vec![a, b],
        line: state.grid().line(a, b).unwrap_or_default(),
        message: Message::new("link.hint.pair")
            .with("a", a)
            .with("b", b)
            .with("number", asked % pairs.len() + 1)
            .with("pairs", pairs.len()),
    })
}
