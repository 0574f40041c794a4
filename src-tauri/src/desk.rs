//! The window on a desktop: put where it was, watched while it is moved, and remembered when it closes.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tauri::{
    AppHandle, Manager, Monitor, PhysicalPosition, PhysicalSize, Runtime, WebviewWindow,
    WindowEvent,
};

use crate::house::Shared;
use crate::place::{Place, Screen};

/// Where the window is, as far as it was seen to be moved.
#[derive(Debug, Default)]
struct Whereabouts(Mutex<Sight>);

#[derive(Debug, Default)]
struct Sight {
    place: Option<Place>,
    /// The window is going. What it does now says nothing about where the player wants it.
    closing: bool,
}

impl Whereabouts {
    fn lock(&self) -> MutexGuard<'_, Sight> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Puts a window that is not visible yet where it was the last time, and watches it from then on.
pub(crate) fn put<R: Runtime>(window: &WebviewWindow<R>) {
    let app = window.app_handle();
    let Some(house) = app.try_state::<Shared<R>>() else {
        return;
    };
    let wish = house.lock().place();
    let place = wish.and_then(|wish| wish.on(&screens(window)));
    if let Some(place) = place {
        // A system that lets programs not place their windows places this one itself.
        let _ = window.set_size(PhysicalSize::new(place.width, place.height));
        let _ = window.set_position(PhysicalPosition::new(place.x, place.y));
        if place.maximized {
            let _ = window.maximize();
        }
    }
    app.manage(Whereabouts(Mutex::new(Sight {
        place,
        closing: false,
    })));
    let watched = window.clone();
    window.on_window_event(move |event| {
        if matches!(event, WindowEvent::Moved(_) | WindowEvent::Resized(_)) {
            note(&watched);
        }
    });
}

/// Remembers where the window is, because it closes.
pub(crate) fn keep<R: Runtime>(app: &AppHandle<R>) {
    let (Some(whereabouts), Some(house)) =
        (app.try_state::<Whereabouts>(), app.try_state::<Shared<R>>())
    else {
        return;
    };
    let place = {
        let mut sight = whereabouts.lock();
        sight.closing = true;
        sight.place
    };
    if let Some(place) = place {
        house.lock().keep_place(place);
    }
}

fn note<R: Runtime>(window: &WebviewWindow<R>) {
    let Some(now) = look(window) else { return };
    let whereabouts = window.state::<Whereabouts>();
    let mut sight = whereabouts.lock();
    if !sight.closing {
        sight.place = Some(Place::after(sight.place, now));
    }
}

/// Where the window is now, if that is a place to come back to.
fn look<R: Runtime>(window: &WebviewWindow<R>) -> Option<Place> {
    if window.is_minimized().ok()? || window.is_fullscreen().ok()? || !window.is_visible().ok()? {
        return None;
    }
    let (corner, size) = (window.outer_position().ok()?, window.inner_size().ok()?);
    Some(Place {
        x: corner.x,
        y: corner.y,
        width: size.width,
        height: size.height,
        maximized: window.is_maximized().ok()?,
    })
}

fn screens<R: Runtime>(window: &WebviewWindow<R>) -> Vec<Screen> {
    let monitors = window.available_monitors().unwrap_or_default();
    monitors.iter().map(screen).collect()
}

fn screen(monitor: &Monitor) -> Screen {
    let area = monitor.work_area();
    Screen {
        x: area.position.x,
        y: area.position.y,
        width: area.size.width,
        height: area.size.height,
    }
}
