//! Any text as the file of records: refused with a reason, or a book that can be looked at, added to and written.

use quadrille_session::{Book, Choice, registry};

/// Panics when a promise is broken.
pub(crate) fn check(text: &str) {
    let Ok(mut book) = serde_json::from_str::<Book>(text) else {
        return;
    };
    for game in registry() {
        let records = book.view(game.key());
        assert!(records.rules.iter().all(|rules| rules.table.len() <= 10));
        let mut slot = game.start(&Choice::default(), 1).expect("default rules");
        if slot.end_game(slot.revision()).is_ok()
            && let Some(finish) = slot.take_finish()
        {
            book.add(&finish, 0);
        }
    }
    let written = serde_json::to_string(&book).expect("a book");
    let again: Book = serde_json::from_str(&written).expect("its own text");
    assert_eq!(serde_json::to_string(&again).expect("a book"), written);
}
