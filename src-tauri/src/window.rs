//! The one window: it shows our own page, nothing else, and not before the page is there.

#[cfg(desktop)]
use std::time::Duration;

use tauri::webview::NewWindowResponse;
use tauri::{AppHandle, Runtime, Url, WebviewWindow, WebviewWindowBuilder};

/// The label in tauri.conf.json and in the capability.
pub const LABEL: &str = "main";

/// After this time the window is shown even if the page never reported itself, so that its error can be seen.
#[cfg(desktop)]
const PATIENCE: Duration = Duration::from_secs(3);

/// Opens the window described in tauri.conf.json.
///
/// # Errors
/// If the system can't make one.
pub fn open<R: Runtime>(app: &AppHandle<R>) -> tauri::Result<WebviewWindow<R>> {
    let config = app.config();
    let window = config
        .app
        .windows
        .iter()
        .find(|window| window.label == LABEL)
        .ok_or(tauri::Error::WindowNotFound)?;
    let builder = WebviewWindowBuilder::from_config(app, window)?
        .on_navigation(is_our_page)
        .on_new_window(|_, _| NewWindowResponse::Deny);
    // On a phone there is one window, always visible; the system covers it with the icon until the page is there.
    #[cfg(desktop)]
    let builder = builder.visible(false).on_page_load(|window, load| {
        if load.event() == tauri::webview::PageLoadEvent::Finished {
            show(&window);
        }
    });
    let window = builder.build()?;
    #[cfg(desktop)]
    {
        crate::desk::put(&window);
        show_later(window.clone());
    }
    #[cfg(target_os = "ios")]
    crate::ios::fill_screen(&window);
    Ok(window)
}

/// Pages are never left: links, forms, scripts and dropped files lead nowhere else.
fn is_our_page(url: &Url) -> bool {
    // `tauri dev` serves the page from a loopback address.
    tauri::is_dev()
        || matches!(
            (url.scheme(), url.host_str()),
            ("tauri", Some("localhost")) | ("http" | "https", Some("tauri.localhost"))
        )
}

#[cfg(desktop)]
fn show<R: Runtime>(window: &WebviewWindow<R>) {
    // A window that can't be shown now will not be shown by stopping the game.
    let _ = window.show();
}

#[cfg(desktop)]
fn show_later<R: Runtime>(window: WebviewWindow<R>) {
    tauri::async_runtime::spawn(async move {
        tokio::time::sleep(PATIENCE).await;
        if !window.is_visible().unwrap_or(false) {
            show(&window);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::is_our_page;

    #[test]
    fn only_our_page_is_ever_shown() {
        let ours = |url: &str| is_our_page(&url.parse().unwrap());
        for url in [
            "tauri://localhost",
            "tauri://localhost/index.html#lines",
            "http://tauri.localhost/",
        ] {
            assert!(ours(url), "{url}");
        }
        for url in [
            "https://example.org/",
            "http://localhost/",
            "tauri://elsewhere/",
            "file:///etc/passwd",
            "data:text/html,x",
            "javascript:alert(1)",
            "about:blank",
            "http://tauri.localhost.example.org/",
        ] {
            assert!(!ours(url), "{url}");
        }
    }
}
