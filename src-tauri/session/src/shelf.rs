//! How many rule sets the book keeps of one game, and which one goes when another comes.

use std::collections::BTreeMap;

use crate::book::Page;

/// Rule sets kept for one game: more than anybody plays to an end. A book with more is not ours, so ours never gets
/// there.
pub(crate) const MOST_RULES: usize = 1000;

/// Makes room for the page of `params`, if it is a new one and there is none.
///
/// The rule set that goes is one without a record, and of those the one that was played least. Only when every one of
/// them holds a record goes one that does: the least played one, whose last record is the oldest.
pub(crate) fn make_room(pages: &mut BTreeMap<String, Page>, params: &str) {
    while pages.len() >= MOST_RULES && !pages.contains_key(params) {
        let least = pages.iter().min_by_key(|(_, page)| worth(page));
        let Some(params) = least.map(|(params, _)| params.clone()) else {
            return;
        };
        pages.remove(&params);
    }
}

/// What would be lost with a page: its records first, then how much it was played, then how lately.
fn worth(Page { table, statistics }: &Page) -> (bool, u64, u64) {
    let played = u64::from(statistics.finished) + u64::from(statistics.assisted);
    let last = table.iter().map(|entry| entry.when).max().unwrap_or(0);
    (!table.is_empty(), played, last)
}
