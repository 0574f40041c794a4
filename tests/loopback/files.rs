//! The files of `ui/`, read anew each time, with the adapter put into the page.

use std::path::{Component, Path, PathBuf};

use crate::http::Response;

const ADAPTER: &str = "/loopback.js";

/// Answers a GET.
pub(crate) fn get(path: &str) -> Response {
    if path == ADAPTER {
        return Response::ok(
            "text/javascript; charset=utf-8",
            include_str!("loopback.js"),
        );
    }
    let name = if path.ends_with('/') {
        format!("{path}index.html")
    } else {
        path.to_owned()
    };
    let Some((file, kind)) = locate(&name) else {
        return Response::status("404 Not Found");
    };
    match std::fs::read(file) {
        Ok(bytes) if kind.starts_with("text/html") => Response::ok(kind, with_adapter(&bytes)),
        Ok(bytes) => Response::ok(kind, bytes),
        Err(_) => Response::status("404 Not Found"),
    }
}

/// The file that a path names inside `ui/`, and its media type.
fn locate(path: &str) -> Option<(PathBuf, &'static str)> {
    let path = Path::new(path.trim_start_matches('/'));
    if !path
        .components()
        .all(|part| matches!(part, Component::Normal(_)))
    {
        return None;
    }
    let kind = match path.extension()?.to_str()? {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => "application/octet-stream",
    };
    Some((
        Path::new(env!("CARGO_MANIFEST_DIR")).join("ui").join(path),
        kind,
    ))
}

/// Tauri's own scripts run before the page's; so does this.
fn with_adapter(page: &[u8]) -> String {
    let page = String::from_utf8_lossy(page);
    page.replacen(
        "<head>",
        &format!("<head><script src=\"{ADAPTER}\"></script>"),
        1,
    )
}
