//! The game that the program was asked to open from outside, by its command line or by a second start of it.
//!
//! It waits here until the page fetches it: at its start, or when it is told that there is something.

use std::sync::{Mutex, PoisonError};

use tauri::{AppHandle, Manager, Runtime};

/// The text that waits, if any. It is unchecked: opening it says what is wrong with it.
#[derive(Debug, Default)]
pub struct Asked(Mutex<Option<String>>);

impl Asked {
    /// With this text waiting.
    #[must_use]
    pub fn new(text: Option<String>) -> Self {
        Self(Mutex::new(text))
    }

    /// Hands the text out; it is gone afterwards.
    pub fn take(&self) -> Option<String> {
        self.lock().take()
    }

    #[cfg(desktop)]
    pub(crate) fn put(&self, text: String) {
        *self.lock() = Some(text);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The text that waits.
pub fn take<R: Runtime>(app: &AppHandle<R>) -> Option<String> {
    app.try_state::<Asked>()?.take()
}

/// A second start was made while this one runs: its window comes to the front, and its page opens what was asked for.
#[cfg(desktop)]
pub(crate) fn again<R: Runtime>(app: &AppHandle<R>, text: Option<String>) {
    let asked = text.is_some();
    if let Some(text) = text {
        // A page that does not listen yet asks by itself when it starts.
        if let Some(waiting) = app.try_state::<Asked>() {
            waiting.put(text);
        }
    }
    let Some(window) = app.get_webview_window(crate::window::LABEL) else {
        return;
    };
    // Each may be refused by the system; what was asked for is opened all the same.
    let _ = window.unminimize();
    let _ = window.show();
    let _ = window.set_focus();
    if asked {
        let _ = window.eval("dispatchEvent(new Event('quadrille:asked'))");
    }
}

#[cfg(test)]
mod tests {
    use super::Asked;

    #[test]
    fn what_was_asked_for_is_handed_out_once() {
        let asked = Asked::new(Some("lines#1".to_owned()));
        assert_eq!(asked.take().as_deref(), Some("lines#1"));
        assert_eq!(asked.take(), None);
        asked.put("flood#1".to_owned());
        asked.put("flood#2".to_owned());
        assert_eq!(asked.take().as_deref(), Some("flood#2"), "the last wish");
    }
}
