//! What happens to the app from outside: whenever it may be the end, everything is saved.

use tauri::{AppHandle, Manager, RunEvent, Runtime, WindowEvent};

use crate::house::Shared;

/// Looks at everything that the event loop reports.
pub(crate) fn handle<R: Runtime>(app: &AppHandle<R>, event: RunEvent) {
    let may_be_the_end = match event {
        RunEvent::ExitRequested { .. } | RunEvent::Exit => true,
        RunEvent::WindowEvent { event, .. } => closes(&event),
        _ => false,
    };
    // Here and now: a phone gives no time for anything in the background.
    if may_be_the_end && let Some(house) = app.try_state::<Shared<R>>() {
        house.lock().save_all();
    }
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
