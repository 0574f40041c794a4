//! Hands the app's commands to Tauri, which writes one permission for each and denies every command that has none.

use tauri_build::{AppManifest, Attributes};

include!("src/commands/list.rs");

macro_rules! names {
    ($($name:ident,)*) => { &[$(stringify!($name)),*] };
}

/// Beside this file and not beside tauri.conf.json, where Tauri would look by itself.
const CAPABILITIES: &str = "src-tauri/capabilities/*.json";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // The page and these are compiled into the program.
    for path in [
        "ui",
        "src-tauri/capabilities",
        "src-tauri/icons",
        "src-tauri/src/commands/list.rs",
    ] {
        println!("cargo::rerun-if-changed={path}");
    }
    let manifest = AppManifest::new().commands(commands!(names));
    tauri_build::try_build(
        Attributes::new()
            .app_manifest(manifest)
            .capabilities_path_pattern(CAPABILITIES),
    )?;
    Ok(())
}
