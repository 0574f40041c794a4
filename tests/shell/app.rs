//! The app as the tests run it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use quadrille_lib::Claimed;
use quadrille_lib::house::Shared;
use quadrille_session::{Extent, Solution, solutions};
use serde_json::{Value, json};
use tauri::ipc::{CallbackFn, InvokeBody};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{App, AppHandle, Manager, WebviewWindow};
use tempfile::TempDir;

/// The app's own page, which may call its commands.
pub(crate) const PAGE: &str = if cfg!(any(windows, target_os = "android")) {
    "http://tauri.localhost"
} else {
    "tauri://localhost"
};

/// A running app. Dropping it is like killing it: nothing is saved on the way out.
pub(crate) struct House {
    page: WebviewWindow<MockRuntime>,
    // Dropped after the page. Behind a lock only so that tests may call from several threads.
    _app: Mutex<App<MockRuntime>>,
}

impl Drop for House {
    /// A program that is killed takes its threads along.
    fn drop(&mut self) {
        self.handle().state::<Shared<MockRuntime>>().lock().close();
    }
}

impl House {
    /// Starts the app in a data folder.
    pub(crate) fn open(folder: &Path, claimed: Claimed) -> Self {
        Self::open_with(folder, claimed, solutions(Extent::Whole))
    }

    /// Starts it with tables of solved games of one's own.
    pub(crate) fn open_with(
        folder: &Path,
        claimed: Claimed,
        solutions: Vec<Arc<dyn Solution>>,
    ) -> Self {
        let context = quadrille_lib::context(Some(folder.to_owned()));
        let app = quadrille_lib::builder(mock_builder())
            .build(context)
            .unwrap();
        quadrille_lib::prepare_with(app.handle(), claimed, solutions);
        let page = quadrille_lib::window::open(app.handle()).unwrap();
        Self {
            page,
            _app: Mutex::new(app),
        }
    }

    /// What the storage asks for its folder.
    pub(crate) fn handle(&self) -> &AppHandle<MockRuntime> {
        self.page.app_handle()
    }

    /// Calls a command as the page does.
    pub(crate) fn call(&self, command: &str, arguments: Value) -> Result<Value, Value> {
        self.call_from(PAGE, command, arguments)
    }

    /// Calls a command as a page of this address would.
    pub(crate) fn call_from(
        &self,
        url: &str,
        command: &str,
        arguments: Value,
    ) -> Result<Value, Value> {
        let request = InvokeRequest {
            cmd: command.to_owned(),
            callback: CallbackFn(0),
            error: CallbackFn(1),
            url: url.parse().unwrap(),
            body: InvokeBody::Json(arguments),
            headers: Default::default(),
            invoke_key: INVOKE_KEY.to_owned(),
        };
        get_ipc_response(&self.page, request).map(|body| body.deserialize().unwrap())
    }

    /// A call that must succeed.
    pub(crate) fn ask(&self, command: &str, arguments: Value) -> Value {
        self.call(command, arguments)
            .unwrap_or_else(|error| panic!("{command} was rejected: {error}"))
    }

    /// A call that must fail with this kind of error.
    pub(crate) fn fail(&self, kind: &str, command: &str, arguments: Value) -> Value {
        let error = self.call(command, arguments).unwrap_err();
        assert_eq!(error["kind"], kind, "{command}: {error}");
        error
    }

    /// A new game of Lines, small and always the same.
    pub(crate) fn new_small(&self) -> Value {
        self.ask(
            "new_game",
            json!({ "game": "lines", "choice": { "params": "5x5c3n2l4s4", "seed": "7" } }),
        )
    }

    /// The game as it stands.
    pub(crate) fn table(&self) -> Value {
        self.ask("resume", json!({ "game": "lines" }))["table"].clone()
    }

    /// Plays any legal move of Lines and returns the reply.
    pub(crate) fn play_any(&self) -> Value {
        let table = self.table();
        let text = any_move(&table);
        self.ask(
            "play",
            json!({ "game": "lines", "revision": table["revision"], "text": text }),
        )
    }

    /// Everything there is, as text: what must be equal before and after something that changes nothing.
    pub(crate) fn export(&self) -> String {
        self.ask("export_all", json!({}))
            .as_str()
            .unwrap()
            .to_owned()
    }

    /// The keys of what the player would be told at the start.
    pub(crate) fn notices(&self) -> Vec<String> {
        let home = self.ask("home", json!({}));
        let notices = home["notices"].as_array().unwrap();
        notices
            .iter()
            .map(|notice| notice["key"].as_str().unwrap().to_owned())
            .collect()
    }
}

/// A legal move, from what the page gets to see: a ball, and a free cell of a region that it reaches.
pub(crate) fn any_move(table: &Value) -> String {
    let board = &table["board"];
    let reach = board["reach"].as_object().unwrap();
    let (ball, labels) = reach
        .iter()
        .find(|(_, labels)| labels[0].is_u64())
        .expect("a ball that can move");
    let regions = board["regions"].as_array().unwrap();
    let target = regions
        .iter()
        .position(|label| label == &labels[0])
        .unwrap();
    format!(
        "{}-{}",
        cell(table, ball.parse().unwrap()),
        cell(table, target)
    )
}

/// A cell's name from its index.
fn cell(table: &Value, index: usize) -> String {
    let width = usize::try_from(table["width"].as_u64().unwrap()).unwrap();
    let column = char::from(b'A' + u8::try_from(index % width).unwrap());
    format!("{column}{}", index / width + 1)
}

/// A data folder of its own for a test.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// Starts the app in it.
    pub(crate) fn open(&self) -> House {
        House::open(self.0.path(), Claimed::Ours)
    }

    /// Starts the app in it while another one runs there.
    pub(crate) fn open_twice(&self) -> House {
        House::open(self.0.path(), Claimed::Theirs)
    }

    /// Starts the app in it with these tables of solved games.
    pub(crate) fn open_with(&self, solutions: Vec<Arc<dyn Solution>>) -> House {
        House::open_with(self.0.path(), Claimed::Ours, solutions)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }

    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
    }

    pub(crate) fn remove(&self, name: &str) {
        std::fs::remove_file(self.path(name)).unwrap();
    }

    /// The names of the damaged versions of a file that were kept.
    pub(crate) fn kept(&self, name: &str) -> Vec<PathBuf> {
        let path = self.path(name);
        let prefix = format!("{}.corrupt-", path.file_name().unwrap().to_str().unwrap());
        let Ok(entries) = std::fs::read_dir(path.parent().unwrap()) else {
            return Vec::new();
        };
        let paths = entries.map(|entry| entry.unwrap().path());
        paths
            .filter(|path| {
                path.file_name()
                    .unwrap()
                    .to_str()
                    .unwrap()
                    .starts_with(&prefix)
            })
            .collect()
    }
}
