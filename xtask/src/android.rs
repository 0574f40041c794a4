//! `cargo xtask check-android`: the app's library type-checked as a phone's, on a machine without Android's tools.
//!
//! Only a build with the NDK shows that it links; that the code is right for the phone shows here.

use std::path::Path;
use std::process::Command;

use crate::problem::Problem;
use crate::process::{answer, run};
use crate::project::Project;

/// All phones of these years.
const TARGET: &str = "aarch64-linux-android";

const WANTED: &str = "rustup target add aarch64-linux-android; or, on Debian and its relatives, \
    apt-get install rustc-web cargo-web rust-web-src, whose standard library is then compiled for the phone as well";

/// Checks the library with whichever compiler can.
pub(crate) fn check(project: &Project) -> Result<(), Problem> {
    let (mut command, library): (_, &[&str]) = if has_target() {
        println!("with the standard library for {TARGET} that is installed");
        (project.cargo(&[]), &[])
    } else if let Some(command) = debian(project) {
        println!("with Debian's compiler, its standard library compiled for {TARGET} too");
        (command, &["-Zbuild-std=std,panic_abort"])
    } else {
        return Err(Problem::Missing {
            what: format!("a Rust compiler for {TARGET}"),
            mend: WANTED.to_owned(),
        });
    };
    command
        .args(["check", "--locked", "--package", "quadrille", "--lib"])
        .args(["--target", TARGET])
        .args(library)
        .env("CARGO_TARGET_DIR", project.target.join("check-android"));
    run(&mut command, "correct the errors named above")
}

/// Whether the compiler that is used for everything knows the phone's standard library.
fn has_target() -> bool {
    answer("rustc", &["--print", "target-libdir", "--target", TARGET])
        .is_some_and(|folder| Path::new(&folder).exists())
}

/// Debian ships the sources of the library; compiling them needs a switch that its stable compiler hides.
fn debian(project: &Project) -> Option<Command> {
    let (cargo, rustc) = ("/usr/bin/cargo", "/usr/bin/rustc");
    let root = answer(rustc, &["--print", "sysroot"])?;
    let sources = Path::new(&root).join("lib/rustlib/src/rust/library");
    if !Path::new(cargo).exists() || !sources.exists() {
        return None;
    }
    let mut command = project.command(cargo);
    command.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
    for name in ["RUSTUP_TOOLCHAIN", "RUSTC_WRAPPER", "CARGO"] {
        command.env_remove(name);
    }
    Some(command)
}
