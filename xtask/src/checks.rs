//! The steps of `cargo xtask test`, cheapest first, so that a mistake shows as early as it can.
//!
//! Tauri is compiled twice in all: once as metadata (clippy, rustdoc), once for real. The steps from
//! `shell` on all build the same package with the same features, so the later ones find it done.

use std::process::Command;

use crate::packages::Need;
use crate::problem::Problem;
use crate::process::answer;
use crate::project::Project;
use crate::{browser, display, node, package};

/// One check.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    /// What it checks, in a few words.
    pub(crate) about: &'static str,
    pub(crate) needs: &'static [Need],
    /// A step whose result this one uses.
    pub(crate) after: Option<&'static str>,
    /// What to do when it fails, in one line.
    pub(crate) mend: &'static str,
    pub(crate) work: fn(&Project) -> Result<Work, Problem>,
}

/// What a step comes to on this machine.
pub(crate) enum Work {
    /// Commands to run one after the other; the first failure fails the step.
    Run(Vec<Command>),
    /// Nothing, for this reason.
    Skip(&'static str),
}

/// All steps, in the order in which they run.
pub(crate) const STEPS: &[Step] = &[
    Step {
        name: "format",
        about: "rustfmt",
        needs: &[],
        after: None,
        mend: "cargo fmt --all",
        work: |project| cargo(project, &["fmt", "--all", "--check"]),
    },
    Step {
        name: "lint",
        about: "eslint on the front end and the tests",
        needs: &[Need::Node, Need::Npm],
        after: None,
        mend: "correct the lines named above (npx eslint . --fix corrects some by itself)",
        work: |project| {
            let arguments = [".", "--max-warnings=0"];
            Ok(Work::Run(vec![node::tool(
                project,
                "eslint/bin/eslint.js",
                &arguments,
            )]))
        },
    },
    Step {
        name: "types",
        about: "types of the JavaScript, front end and tests",
        needs: &[Need::Node, Need::Npm],
        after: None,
        mend: "correct the JSDoc types named above",
        work: |project| {
            let check = |config| node::tool(project, "typescript/bin/tsc", &["--project", config]);
            Ok(Work::Run(vec![
                check("tsconfig.json"),
                check("tests/tsconfig.json"),
            ]))
        },
    },
    Step {
        name: "ui",
        about: "modules of the front end, one by one",
        needs: &[Need::Node, Need::Npm],
        after: None,
        mend: "node --test FILE runs one file of tests/ui",
        work: |project| {
            let mut command = project.command("node");
            command.args(node::test_arguments(project, "tests/ui", 1)?);
            Ok(Work::Run(vec![command]))
        },
    },
    Step {
        name: "ship",
        about: "what packages, phones and releases are made from",
        needs: &[Need::Node, Need::Npm, Need::Packaging],
        after: None,
        mend: "node --test FILE runs one file of tests/ship",
        work: package::step,
    },
    Step {
        name: "games",
        about: "rules, sessions, the games without a window, and this tool",
        needs: &[],
        after: None,
        mend: "cargo test --package PACKAGE NAME runs one test",
        work: |project| {
            let packages = [
                "quadrille-games",
                "quadrille-session",
                "quadrille-solver",
                "quadrille-cli",
                "xtask",
            ];
            let mut arguments = vec!["test", "--locked"];
            for package in packages {
                arguments.extend(["--package", package]);
            }
            cargo(project, &arguments)
        },
    },
    Step {
        name: "clippy",
        about: "clippy on everything, warnings denied",
        needs: &[Need::Native],
        after: None,
        mend: "correct the lines named above",
        work: |project| {
            let what = ["clippy", "--locked", "--workspace", "--all-targets"];
            cargo(project, &[&what[..], &["--", "-D", "warnings"]].concat())
        },
    },
    Step {
        name: "docs",
        about: "rustdoc, warnings denied",
        needs: &[Need::Native],
        after: None,
        mend: "correct the comments named above",
        work: |project| {
            let mut command = project.cargo(&["doc", "--locked", "--workspace", "--no-deps"]);
            command.env("RUSTDOCFLAGS", "-D warnings");
            Ok(Work::Run(vec![command]))
        },
    },
    Step {
        name: "shell",
        about: "the real commands, storage and security of the app",
        needs: &[Need::Native],
        after: None,
        mend: "cargo test --package quadrille NAME runs one test",
        work: |project| cargo(project, &["test", "--locked", "--package", "quadrille"]),
    },
    Step {
        name: "bindings",
        about: "the page's types are what the Rust types give",
        needs: &[Need::Native],
        after: None,
        mend: "UPDATE=1 cargo test --features types --test types writes ui/types/generated.d.ts",
        work: |project| {
            let what = [
                "--package",
                "quadrille",
                "--features",
                "types",
                "--test",
                "types",
            ];
            cargo(project, &[&["test", "--locked"][..], &what].concat())
        },
    },
    Step {
        name: "build",
        about: "the app itself and the tests' loopback server",
        needs: &[Need::Native],
        after: None,
        mend: "correct the errors named above",
        work: |project| cargo(project, &BUILD),
    },
    Step {
        name: "window",
        about: "the real app in a real window, played by keys and by pointer",
        needs: &[Need::Node, Need::Window],
        after: Some("build"),
        mend: "pictures of the last states are in target/screenshots",
        work: |project| {
            if !cfg!(target_os = "linux") {
                return Ok(Work::Skip(
                    "the window is driven through WebKitWebDriver, on Linux only",
                ));
            }
            display::make_picture_folder(project)?;
            let arguments = node::test_arguments(project, "tests/window", 1)?;
            Ok(Work::Run(vec![display::node_on_virtual_display(
                project, &arguments,
            )]))
        },
    },
    Step {
        name: "phone",
        about: "the front end in a phone-sized browser, with accessibility",
        needs: &[Need::Node, Need::Npm, Need::Browser],
        after: Some("build"),
        mend: "pictures of the last states are in target/screenshots",
        work: |project| {
            display::make_picture_folder(project)?;
            let mut command = project.command("node");
            command.args(node::test_arguments(project, "tests/phone", 2)?);
            command.env("QUADRILLE_SCREENSHOTS", project.pictures());
            browser::tell(&mut command, project);
            Ok(Work::Run(vec![command]))
        },
    },
    Step {
        name: "deny",
        about: "licences and advisories of all dependencies",
        needs: &[],
        after: None,
        mend: "replace the dependency named above, or record the exception in deny.toml",
        work: |project| {
            if answer("cargo-deny", &["--version"]).is_none() {
                return Ok(Work::Skip(
                    "cargo-deny is not installed (cargo install cargo-deny)",
                ));
            }
            cargo(project, &["deny", "check"])
        },
    },
];

/// What builds the app and the loopback server. The server is an example, which brings in the
/// features that the tests use: the same build serves both.
pub(crate) const BUILD: [&str; 8] = [
    "build",
    "--locked",
    "--package",
    "quadrille",
    "--bin",
    "quadrille",
    "--example",
    "loopback",
];

fn cargo(project: &Project, arguments: &[&str]) -> Result<Work, Problem> {
    Ok(Work::Run(vec![project.cargo(arguments)]))
}

/// Prints the names of the steps.
pub(crate) fn list() {
    for step in STEPS {
        println!("{:<8} {}", step.name, step.about);
    }
}

/// The steps with these names, with those they rest on, in running order; all when there are none.
pub(crate) fn chosen(names: &[String]) -> Result<Vec<&'static Step>, Problem> {
    for name in names {
        if !STEPS.iter().any(|step| step.name == name) {
            return Err(Problem::UnknownStep(name.clone()));
        }
    }
    let asked = |step: &Step| names.is_empty() || names.iter().any(|name| name == step.name);
    let wanted = |step: &&Step| {
        asked(step)
            || STEPS
                .iter()
                .any(|other| other.after == Some(step.name) && asked(other))
    };
    Ok(STEPS.iter().filter(wanted).collect())
}

#[cfg(test)]
mod tests {
    use super::{STEPS, chosen};

    fn names(asked: &[&str]) -> Vec<&'static str> {
        let asked: Vec<String> = asked.iter().map(|&name| name.to_owned()).collect();
        chosen(&asked)
            .expect("known names")
            .iter()
            .map(|step| step.name)
            .collect()
    }

    #[test]
    fn nothing_asked_is_everything() {
        assert_eq!(names(&[]).len(), STEPS.len());
    }

    #[test]
    fn a_step_brings_the_one_it_rests_on_and_runs_after_it() {
        assert_eq!(names(&["phone", "format"]), ["format", "build", "phone"]);
        for (place, step) in STEPS.iter().enumerate() {
            if let Some(before) = step.after {
                assert!(
                    STEPS[..place].iter().any(|other| other.name == before),
                    "{}",
                    step.name
                );
            }
        }
    }

    #[test]
    fn an_unknown_step_is_refused() {
        assert!(chosen(&["dance".to_owned()]).is_err());
    }
}
