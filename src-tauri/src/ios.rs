//! On iOS the page has the whole screen: its own styles keep clear of the edges (`env(safe-area-inset-…)`), so the
//! system's scroll view must not keep clear of them a second time.

// The only place of the app: there is no other way to the view that the page lies in.
#![allow(unsafe_code)]

use objc2::msg_send;
use objc2::rc::Retained;
use objc2::runtime::AnyObject;
use objc2_ui_kit::{UIScrollView, UIScrollViewContentInsetAdjustmentBehavior};
use tauri::{Runtime, WebviewWindow};

/// Gives the page all of the screen, and keeps it from being pulled about as a whole.
pub fn fill_screen<R: Runtime>(window: &WebviewWindow<R>) {
    // Without it the page is shorter than the screen, but complete.
    let _ = window.with_webview(|page| {
        let page: *mut AnyObject = page.inner().cast();
        // SAFETY: Tauri hands over its WKWebView, which lives at least as long as this call, on the main thread; its
        // `scrollView` is a UIScrollView on every iOS.
        let scroller: Option<Retained<UIScrollView>> =
            unsafe { page.as_ref().map(|page| msg_send![page, scrollView]) };
        if let Some(scroller) = scroller {
            scroller.setContentInsetAdjustmentBehavior(
                UIScrollViewContentInsetAdjustmentBehavior::Never,
            );
            scroller.setBounces(false);
        }
    });
}
