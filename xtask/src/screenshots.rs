//! `cargo xtask screenshots`: draws the pictures of the documents anew, from the real app.

use crate::packages::Need;
use crate::problem::Problem;
use crate::process::run;
use crate::project::Project;
use crate::{browser, checks, display, machine};

/// Phone-sized pictures come from Chromium on the real commands, the desktop ones from the window.
pub(crate) fn draw(project: &Project) -> Result<(), Problem> {
    machine::prepare(
        project,
        &[
            Need::Native,
            Need::Node,
            Need::Npm,
            Need::Window,
            Need::Browser,
        ],
    )?;
    let mend = "cargo xtask test --only build shows the whole output";
    run(&mut project.cargo(&checks::BUILD), mend)?;
    let pictures = project.root.join("docs").join("screenshots");
    std::fs::create_dir_all(&pictures).map_err(|error| Problem::File {
        path: pictures.clone(),
        error,
    })?;
    let mut phone = project.command("node");
    phone
        .arg("tests/phone/screenshots.js")
        .env("QUADRILLE_SCREENSHOTS", &pictures);
    browser::tell(&mut phone, project);
    run(
        &mut phone,
        "cargo xtask test --only phone shows which part of the front end fails",
    )?;
    let arguments = ["tests/window/screenshots.js".to_owned()];
    let mut window = display::node_on_virtual_display(project, &arguments);
    window.env("QUADRILLE_SCREENSHOTS", &pictures);
    run(
        &mut window,
        "cargo xtask test --only window shows which part of the window fails",
    )?;
    println!("the pictures are in {}", pictures.display());
    Ok(())
}
