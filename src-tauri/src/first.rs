//! Is this program the first one on its data folder? If it is not, it hands over what it was asked for, and ends.

use std::thread::sleep;
use std::time::Duration;

use tauri::{AppHandle, Manager, Runtime};

use crate::asked::{self, Asked};
use crate::instance::Claim;
use crate::{Claimed, door};

/// How often both ways are tried, and the pause between: two seconds in all.
const TRIES: u32 = 40;
const BETWEEN: Duration = Duration::from_millis(50);

/// Claims the data folder, or ends this program when the one that has the folder has heard what it was asked for.
///
/// That one may have claimed the folder a moment ago and not listen yet. Or it may be gone already (killed, and started
/// again at once) while the system still holds its lock: then nobody answers, and the claim succeeds a moment later.
pub(crate) fn come<R: Runtime>(app: &AppHandle<R>) -> Claimed {
    for left in (0..TRIES).rev() {
        if is_claimed(app) {
            return Claimed::Ours;
        }
        if is_handed_over(app) {
            std::process::exit(0);
        }
        if left > 0 {
            sleep(BETWEEN);
        }
    }
    Claimed::Theirs
}

/// Claims the data folder for as long as the program runs.
fn is_claimed<R: Runtime>(app: &AppHandle<R>) -> bool {
    let Ok(folder) = app.path().app_data_dir() else {
        return true;
    };
    let Some(claim) = Claim::on(&folder) else {
        return false;
    };
    app.manage(claim);
    let running = app.clone();
    door::listen(&folder, move |wish| asked::again(&running, wish));
    true
}

/// Lets the program that has the data folder open what this one was asked to open.
fn is_handed_over<R: Runtime>(app: &AppHandle<R>) -> bool {
    let Ok(folder) = app.path().app_data_dir() else {
        return false;
    };
    let asked = app.state::<Asked>();
    let wish = asked.take();
    let handed_over = door::knock(&folder, wish.as_deref());
    if let Some(wish) = wish {
        // Without an answer this one opens it, and says that it keeps nothing.
        asked.put(wish);
    }
    handed_over
}
