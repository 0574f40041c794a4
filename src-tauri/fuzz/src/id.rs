//! Any text as a game ID: refused with reasons, or one that writes itself, opens, and opens to the same game again.

use quadrille_session::{GameId, kind};

/// Panics when a promise is broken.
pub(crate) fn check(text: &str) {
    let Ok(id) = text.parse::<GameId>() else {
        return;
    };
    let written = id.to_string();
    assert!(written.len() <= GameId::LONGEST);
    assert_eq!(written.parse::<GameId>().expect("its own text"), id);
    let game = kind(id.game()).expect("a game of the registry");
    let slot = game.open(&id).expect("an ID that was accepted opens");
    let exact = slot.share().exact.parse().expect("what is shared is an ID");
    let again = game.open(&exact).expect("what is shared opens");
    // A board that is shared may leave out what would give it away; what was shared is shared whole.
    assert_eq!(again.share().exact, exact.to_string());
}
