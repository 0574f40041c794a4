//! What the page can ask for. Each command checks its arguments by their types, calls the [house](crate::house) and
//! gives back what it says; `ui/ipc.js` has one function for each.
//!
//! Commands that write files run beside the main thread, which draws the window.

mod app;
mod daily;
mod game;
mod records;
mod settings;
mod solution;
mod transfer;

pub use app::*;
pub use daily::*;
pub use game::*;
pub use records::*;
pub use settings::*;
pub use solution::*;
pub use transfer::*;

use tauri::ipc::{CommandArg, CommandItem, InvokeError};
use tauri::{Runtime, State};

use crate::error::Error;
use crate::house::Shared;

/// The house, as commands get it. Unlike a [`State`] it tells the compiler that the house's runtime is the caller's.
pub struct House<'a, R: Runtime>(State<'a, Shared<R>>);

impl<'a, R: Runtime> CommandArg<'a, R> for House<'a, R> {
    fn from_command(item: CommandItem<'a, R>) -> Result<Self, InvokeError> {
        State::from_command(item).map(Self)
    }
}

impl<R: Runtime> std::ops::Deref for House<'_, R> {
    type Target = Shared<R>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

macro_rules! names {
    ($($name:ident,)*) => { &[$(stringify!($name)),*] };
}

/// The names of all commands.
pub const NAMES: &[&str] = commands!(names);

macro_rules! handler {
    ($($name:ident,)*) => { tauri::generate_handler![$($name),*] };
}

/// Leads calls of the page to the commands.
pub fn handler<R: Runtime>() -> impl Fn(tauri::ipc::Invoke<R>) -> bool + Send + Sync + 'static {
    commands!(handler)
}
