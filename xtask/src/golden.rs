//! `cargo xtask golden`: plays the golden games anew and writes what happened into their files.
//!
//! For a change of rules that is meant, and for a new game's first files, of which only the ID and the
//! moves are written by hand. What has changed is then to be reviewed as a difference.

use std::process::Command;

use crate::problem::Problem;
use crate::process::run;
use crate::project::Project;

/// The test that plays them writes them too when this is set.
const WRITE: &str = "GOLDEN_WRITE";

pub(crate) fn write(project: &Project) -> Result<(), Problem> {
    let mend = "each file in tests/golden starts with an ID and a line of moves; the one named above is wrong";
    run(&mut command(project), mend)?;
    println!("the golden games are written: git diff tests/golden shows what has changed");
    Ok(())
}

fn command(project: &Project) -> Command {
    let mut command = project.cargo(&[
        "test",
        "--locked",
        "--package",
        "quadrille-session",
        "--test",
        "golden",
    ]);
    command.env(WRITE, "1");
    command
}

#[cfg(test)]
mod tests {
    use super::{Project, WRITE, command};

    /// The names that the command uses are those of the test.
    #[test]
    fn the_test_that_writes_is_there() {
        let project = Project::here().expect("this checkout");
        let test = project.root.join("src-tauri/session/tests/golden.rs");
        let text = std::fs::read_to_string(test).expect("the golden test");
        assert!(text.contains(&format!("var_os(\"{WRITE}\")")));
        let command = command(&project);
        assert!(
            command
                .get_envs()
                .any(|(name, value)| name == WRITE && value.is_some())
        );
    }
}
