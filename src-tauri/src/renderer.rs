//! Linux with NVIDIA's own driver: WebKitGTK's quick way of drawing leaves the window blank there.
//!
//! WebKitGTK reads its switch from the environment. A program can't safely change its environment once it may have
//! threads, so this one starts itself again with the switch set, before anything else happens.

use std::env;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

const SWITCH: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";

/// Set by drivers of automatic tests; taking screenshots does not work with the switch.
const AUTOMATION: &str = "TAURI_WEBVIEW_AUTOMATION";

/// Where the kernel shows that driver.
const DRIVER: &str = "/proc/driver/nvidia/version";

/// Starts the program again where that is needed. It only returns where it isn't, or where it can't be done: then the
/// window may stay blank, and setting the switch by hand helps.
pub(crate) fn settle() {
    let decided = env::var_os(SWITCH).is_some() || env::var_os(AUTOMATION).is_some();
    if decided || !Path::new(DRIVER).exists() {
        return;
    }
    let Ok(program) = env::current_exe() else {
        return;
    };
    let error = Command::new(program)
        .args(env::args_os().skip(1))
        .env(SWITCH, "1")
        .exec();
    eprintln!("quadrille: could not start again with {SWITCH}=1: {error}");
}
