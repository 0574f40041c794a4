//! Running something in a real window on a virtual display, whatever display there is.

use std::process::Command;

use crate::problem::Problem;
use crate::project::Project;

/// Whether a person can see a window that we open.
pub(crate) fn is_there() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

/// `node ARGUMENTS` with a display and a session bus of its own.
///
/// The flags that switch off parts of WebKit's rendering are taken away: with them its driver never
/// answers a request for a screenshot.
pub(crate) fn node_on_virtual_display(project: &Project, arguments: &[String]) -> Command {
    let mut command = project.command("xvfb-run");
    command
        .args([
            "-a",
            "-s",
            "-screen 0 1280x1024x24",
            "dbus-run-session",
            "--",
            "node",
        ])
        .args(arguments)
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .env("GDK_BACKEND", "x11")
        .env("QUADRILLE_BINARY", project.app())
        .env("QUADRILLE_SCREENSHOTS", project.pictures());
    for name in [
        "DISPLAY",
        "WAYLAND_DISPLAY",
        "WEBKIT_DISABLE_DMABUF_RENDERER",
        "WEBKIT_DISABLE_COMPOSITING_MODE",
    ] {
        command.env_remove(name);
    }
    command
}

/// Makes the folder for pictures.
pub(crate) fn make_picture_folder(project: &Project) -> Result<(), Problem> {
    let path = project.pictures();
    std::fs::create_dir_all(&path).map_err(|error| Problem::File { path, error })
}
