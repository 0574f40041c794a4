//! Tries a .deb for real: an older one installed and started, this one put in its place with a game under way, removed.

use std::path::Path;

use crate::display;
use crate::node;
use crate::problem::Problem;
use crate::process::{answer, run};
use crate::project::Project;

/// Leaves the system as it was. It does not touch one on which Quadrille is installed already.
pub(super) fn install(project: &Project, deb: &Path) -> Result<(), Problem> {
    let mend = |text: &str| text.to_owned();
    if answer("id", &["-u"]).as_deref() != Some("0") {
        return Err(Problem::Missing {
            what: "the right to install".to_owned(),
            mend: mend("run the command as root, in a container"),
        });
    }
    if answer("dpkg-query", &["--show", "quadrille"]).is_some() {
        return Err(Problem::Missing {
            what: "a system without Quadrille".to_owned(),
            mend: mend("remove the installed package first: apt-get remove quadrille"),
        });
    }
    display::make_picture_folder(project)?;
    let arguments = node::test_arguments(project, "tests/installed", 1)?;
    let mut command = display::node_on_virtual_display(project, &arguments);
    command
        .env("QUADRILLE_BINARY", "/usr/bin/quadrille")
        .env("QUADRILLE_DEB", deb);
    run(&mut command, "the failed step is named above")
}
