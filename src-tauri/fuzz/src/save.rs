//! Any text as a saved game: set aside with a reason, or one that can be played on and saved again.

use quadrille_session::registry;
use serde_json::Value;

/// Panics when a promise is broken.
pub(crate) fn check(text: &str) {
    let Ok(saved) = serde_json::from_str::<Value>(text) else {
        return;
    };
    for game in registry() {
        let Ok(mut loaded) = game.load(&saved) else {
            continue;
        };
        if let Some(text) = loaded.slot.legal().first() {
            // It may be the computer's turn; then the move is refused, and that is all.
            let _ = loaded.slot.play(loaded.slot.revision(), text);
        }
        let _ = loaded.slot.undo(loaded.slot.revision(), true);
        let saved = loaded.slot.save();
        let again = game.load(&saved).expect("what was saved loads");
        assert_eq!(again.slot.save(), saved);
    }
}
