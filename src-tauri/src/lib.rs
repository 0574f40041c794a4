//! Quadrille's shell: it puts the games of `quadrille-session` into a window, keeps them on the disk, and knows no rule
//! of any of them.
//!
//! The way through: the page calls a [command](commands), the command asks the [house], the house calls the session,
//! [saves](storage) what came of it, and only then answers.

// The list of commands comes first: it is a macro.
#[macro_use]
#[path = "commands/list.rs"]
mod list;

pub mod argument;
pub mod asked;
#[cfg(desktop)]
mod command_line;
pub mod commands;
#[cfg(desktop)]
mod desk;
#[cfg(desktop)]
mod door;
pub mod error;
#[cfg(desktop)]
mod first;
pub mod house;
#[cfg(desktop)]
mod instance;
mod lifecycle;
#[cfg(desktop)]
mod place;
#[cfg(target_os = "linux")]
mod renderer;
pub mod seed;
pub mod settings;
pub mod storage;
pub mod watch;
pub mod window;

#[cfg(desktop)]
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use quadrille_session::{Extent, Solution, solutions};
use tauri::utils::config::AppDirectoriesOverride;
use tauri::{AppHandle, Builder, Context, Manager, Runtime};

use asked::Asked;
#[cfg(desktop)]
use command_line::Start;

/// Puts all data of the app into another folder, for tests and for trying things out.
pub const DATA_FOLDER: &str = "QUADRILLE_DATA_DIR";

/// Runs the app until it is left.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    #[cfg(desktop)]
    let asked = match command_line::read(std::env::args_os().skip(1)) {
        Start::Play(asked) => Asked::new(asked),
        Start::Answer(text) => {
            // Whoever closed the pipe has read enough.
            let _ = writeln!(std::io::stdout(), "{text}");
            return;
        }
        Start::Refuse(why) => {
            eprintln!("quadrille: {why} (quadrille --help lists what there is)");
            std::process::exit(2);
        }
    };
    #[cfg(mobile)]
    let asked = Asked::default();
    #[cfg(target_os = "linux")]
    renderer::settle();
    let folder = std::env::var_os(DATA_FOLDER)
        .filter(|folder| !folder.is_empty())
        .and_then(|folder| std::path::absolute(folder).ok());
    let builder = builder(Builder::default()).manage(asked);
    match builder.build(context(folder)) {
        Ok(app) => app.run(lifecycle::handle),
        Err(error) => {
            eprintln!("quadrille: {error}");
            std::process::exit(1);
        }
    }
}

/// What tauri.conf.json, the capability and `ui/` were when the program was built. With a `folder`, all data goes there.
#[must_use]
pub fn context<R: Runtime>(folder: Option<PathBuf>) -> Context<R> {
    let mut context = tauri::generate_context!();
    if let Some(folder) = folder {
        context.config_mut().app.app_directories_override =
            Some(AppDirectoriesOverride::Root(folder));
    }
    context
}

/// The app on any runtime, real or mock.
pub fn builder<R: Runtime>(builder: Builder<R>) -> Builder<R> {
    let builder = builder
        // Here and not in `setup`: on Android that can lock up.
        .plugin(tauri_plugin_store::Builder::default().build())
        .invoke_handler(commands::handler())
        .setup(|app| {
            #[cfg(desktop)]
            let claimed = first::come(app.handle());
            // A phone never starts an app twice, but may start it again in the same process, where a lock would still
            // be held.
            #[cfg(mobile)]
            let claimed = Claimed::Ours;
            prepare(app.handle(), claimed);
            window::open(app.handle())?;
            Ok(())
        });
    // The system may end the page's process while the app is in the background; the new page asks for everything again.
    #[cfg(target_os = "ios")]
    let builder = builder.on_web_content_process_terminate(|page| {
        let _ = page.reload();
    });
    builder
}

/// Opens the files; if the folder is another program's, none of them. The mock runtime never gets as far as `setup`, so
/// tests call this.
pub fn prepare<R: Runtime>(app: &AppHandle<R>, folder: Claimed) {
    prepare_with(app, folder, solutions(Extent::Whole));
}

/// The same with tables of one's own, such as those of few pieces, which are built at once.
pub fn prepare_with<R: Runtime>(
    app: &AppHandle<R>,
    folder: Claimed,
    solutions: Vec<Arc<dyn Solution>>,
) {
    // Only where there is none yet.
    app.manage(Asked::default());
    app.manage(house::Shared::open(app, folder, solutions));
    app.state::<house::Shared<R>>().take_up();
}

/// Whose the data folder is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claimed {
    /// This program's.
    Ours,
    /// A program's that was started earlier and still runs.
    Theirs,
}
