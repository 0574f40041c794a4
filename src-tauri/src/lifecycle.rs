//! What happens to the app from outside: whenever it may be the end, everything is saved.

use tauri::{AppHandle, Manager, RunEvent, Runtime, WindowEvent};

use crate::house::Shared;

/// Looks at everything that the event loop reports.
pub(crate) fn handle<R: Runtime>(app: &AppHandle<R>, event: RunEvent) {
    #[cfg(desktop)]
    if is_leaving(&event) {
        crate::desk::keep(app);
    }
    let may_be_the_end = match &event {
        RunEvent::ExitRequested { .. } | RunEvent::Exit => true,
        RunEvent::WindowEvent { event, .. } => closes(event),
        _ => false,
    };
    if matches!(event, RunEvent::Exit)
        && let Some(house) = app.try_state::<Shared<R>>()
    {
        house.lock().close();
    }
    // Here and now: a phone gives no time for anything in the background.
    if may_be_the_end && let Some(house) = app.try_state::<Shared<R>>() {
        house.lock().save_all();
    }
}

/// The window is still where the player left it.
#[cfg(desktop)]
fn is_leaving(event: &RunEvent) -> bool {
    matches!(
        event,
        RunEvent::ExitRequested { .. }
            | RunEvent::WindowEvent {
                event: WindowEvent::CloseRequested { .. },
                ..
            }
    )
}

fn closes(event: &WindowEvent) -> bool {
    match event {
        WindowEvent::CloseRequested { .. } | WindowEvent::Destroyed => true,
        // Often the last thing a phone says. Nothing may depend on a later `Resumed`, which can fail to come.
        #[cfg(mobile)]
        WindowEvent::Suspended => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::{Arc, Mutex};
    use std::time::{Duration, Instant};

    use serde_json::Value;
    use tauri::test::{MockRuntime, mock_builder};

    use super::*;

    /// The play time that the files hold.
    fn saved(folder: &Path) -> u64 {
        let text = std::fs::read(folder.join("games/lines.json")).unwrap();
        let file: Value = serde_json::from_slice(&text).unwrap();
        file["payload"]["rounds"][0]["elapsed"].as_u64().unwrap()
    }

    /// Begins a game, lets its clock run, and closes the window.
    fn play_and_close(app: &AppHandle<MockRuntime>) {
        {
            let house = app.state::<Shared<MockRuntime>>();
            let mut house = house.lock();
            house.resume("lines").unwrap();
            house.watch(Some("lines")).unwrap();
        }
        let began = Instant::now();
        while began.elapsed() < Duration::from_millis(3) {}
        app.get_webview_window("main").unwrap().close().unwrap();
    }

    /// Runs the app and tells [`handle`] only of the events that `which` picks. What the clock showed is on the disk
    /// afterwards exactly if one of them may be the end.
    fn is_saved_by(which: fn(&RunEvent) -> bool) -> bool {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().to_owned();
        let context = crate::context(Some(path.clone()));
        let app = crate::builder(mock_builder()).build(context).unwrap();
        let grown = Arc::new(Mutex::new(false));
        let result = grown.clone();
        app.run(move |app, event| {
            if matches!(event, RunEvent::Ready) {
                play_and_close(app);
            } else if which(&event) {
                let before = saved(&path);
                handle(app, event);
                *result.lock().unwrap() |= saved(&path) > before;
            }
        });
        *grown.lock().unwrap()
    }

    fn is_close(event: &RunEvent) -> bool {
        matches!(
            event,
            RunEvent::WindowEvent {
                event: WindowEvent::CloseRequested { .. },
                ..
            }
        )
    }

    #[test]
    fn whatever_may_be_the_end_saves_what_the_clock_shows() {
        assert!(is_saved_by(is_close), "a window that is to close");
        assert!(is_saved_by(|event| matches!(
            event,
            RunEvent::ExitRequested { .. }
        )));
        assert!(is_saved_by(|event| matches!(event, RunEvent::Exit)));
        assert!(closes(&WindowEvent::Destroyed));
    }

    #[test]
    fn nothing_else_does() {
        assert!(!is_saved_by(|event| matches!(
            event,
            RunEvent::MainEventsCleared
        )));
        assert!(!closes(&WindowEvent::Focused(false)));
    }
}
