//! One running app for each data folder, on Tauri's mock runtime: everything is real but the window.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use quadrille_lib::Claimed;
use quadrille_lib::house::Shared;
use quadrille_session::{Extent, solutions};
use serde_json::{Value, json};
use tauri::ipc::{CallbackFn, InvokeBody};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{App, Manager, WebviewWindow};

use crate::http::Response;

/// An app and its page.
struct Running {
    // Dropped after the page.
    page: WebviewWindow<MockRuntime>,
    app: App<MockRuntime>,
}

/// The running apps by the names of their data folders.
pub(crate) struct Apps {
    folder: PathBuf,
    extent: Extent,
    running: Mutex<HashMap<String, Running>>,
}

impl Apps {
    /// None runs yet; the data folders will be inside `folder`. Tables of solved games reach as far as `extent`.
    pub(crate) fn new(folder: PathBuf, extent: Extent) -> Self {
        Self {
            folder,
            extent,
            running: Mutex::default(),
        }
    }

    /// Ends the app, as if it had been killed. The next call starts it again.
    pub(crate) fn restart(&self, data: &str) -> Response {
        let gone = self
            .running
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(data);
        if let Some(gone) = gone {
            // A program that is killed takes its threads along.
            gone.app.state::<Shared<MockRuntime>>().lock().close();
        }
        Response::status("200 OK")
    }

    /// Calls a command with a JSON text of arguments.
    pub(crate) fn invoke(&self, data: &str, command: &str, arguments: &[u8]) -> Response {
        let answer = match (serde_json::from_slice(arguments), self.page(data)) {
            (Ok(arguments), Ok(page)) => match call(&page, command, arguments) {
                Ok(value) => json!({ "value": value }),
                Err(error) => json!({ "error": error }),
            },
            (Err(error), _) => json!({ "error": error.to_string() }),
            (_, Err(error)) => json!({ "error": error.to_string() }),
        };
        Response::ok("application/json", answer.to_string())
    }

    fn page(&self, data: &str) -> Result<WebviewWindow<MockRuntime>, Box<dyn std::error::Error>> {
        if !data.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
            return Err("a data folder's name has letters, digits and hyphens".into());
        }
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(app) = running.get(data) {
            return Ok(app.page.clone());
        }
        let context = quadrille_lib::context(Some(self.folder.join(data)));
        let app = quadrille_lib::builder(mock_builder()).build(context)?;
        quadrille_lib::prepare_with(app.handle(), Claimed::Ours, solutions(self.extent));
        let page = quadrille_lib::window::open(app.handle())?;
        running.insert(
            data.to_owned(),
            Running {
                page: page.clone(),
                app,
            },
        );
        Ok(page)
    }
}

fn call(
    page: &WebviewWindow<MockRuntime>,
    command: &str,
    arguments: Value,
) -> Result<Value, Value> {
    let url = if cfg!(any(windows, target_os = "android")) {
        "http://tauri.localhost"
    } else {
        "tauri://localhost"
    };
    let request = InvokeRequest {
        cmd: command.to_owned(),
        callback: CallbackFn(0),
        error: CallbackFn(1),
        url: url.parse().map_err(|_| Value::Null)?,
        body: InvokeBody::Json(arguments),
        headers: Default::default(),
        invoke_key: INVOKE_KEY.to_owned(),
    };
    get_ipc_response(page, request)
        .and_then(|body| body.deserialize().map_err(|error| error.to_string().into()))
}
