//! `cargo xtask play`: from a checkout to a game on the screen.

use crate::packages::Need;
use crate::problem::Problem;
use crate::process::run;
use crate::project::Project;
use crate::{display, machine};

/// Builds the app and opens it; with no display, plays it on a virtual one.
pub(crate) fn play(project: &Project) -> Result<(), Problem> {
    if display::is_there() {
        machine::prepare(project, &[Need::Native])?;
        build(project)?;
        println!("opening Quadrille");
        let mend = "the lines above say why; cargo xtask test --only window tries the window alone";
        return run(&mut project.command(project.app()), mend);
    }
    println!("there is no display here: playing on a virtual one instead");
    machine::prepare(project, &[Need::Native, Need::Node, Need::Window])?;
    build(project)?;
    display::make_picture_folder(project)?;
    let arguments = ["tests/window/showcase.js".to_owned()];
    let mend = "cargo xtask test --only window shows which part of the window fails";
    run(
        &mut display::node_on_virtual_display(project, &arguments),
        mend,
    )?;
    println!("the pictures are in {}", project.pictures().display());
    Ok(())
}

/// The debug build: ready several times sooner than the optimised one, and the games themselves are
/// optimised in both.
fn build(project: &Project) -> Result<(), Problem> {
    println!("building (the first time takes some minutes)");
    let mend = "cargo xtask test --only build shows the whole output";
    run(
        &mut project.cargo(&[
            "build",
            "--locked",
            "--package",
            "quadrille",
            "--bin",
            "quadrille",
        ]),
        mend,
    )
}
