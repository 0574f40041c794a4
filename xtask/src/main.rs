//! The commands of the README: `cargo xtask play` opens the game, `cargo xtask test` runs every check.
//!
//! Standard library only, so that it compiles in seconds on a machine that has nothing but Rust; it
//! installs the rest itself where it can, and says exactly what to install where it cannot.

mod android;
mod browser;
mod changelog;
mod checks;
mod command_line;
mod display;
mod endure;
mod golden;
mod machine;
mod node;
mod package;
mod packages;
mod peers;
mod play;
mod problem;
mod process;
mod project;
mod report;
mod runner;
mod screenshots;

use std::process::ExitCode;

use command_line::{Action, parse};
use project::Project;

fn main() -> ExitCode {
    let outcome = parse(std::env::args().skip(1)).and_then(|action| {
        let project = Project::here()?;
        match action {
            Action::Help => {
                println!("{}", command_line::HELP);
                Ok(())
            }
            Action::Steps => {
                checks::list();
                Ok(())
            }
            Action::Test(options) => runner::test(&project, &options),
            Action::Play => play::play(&project),
            Action::Package { install } => package::package(&project, install),
            Action::CheckAndroid => android::check(&project),
            Action::Endure(wanted) => endure::endure(&project, &wanted),
            Action::BenchPeers => peers::bench(&project),
            Action::Notes(version) => changelog::print(&project, &version),
            Action::Golden => golden::write(&project),
            Action::Screenshots => screenshots::draw(&project),
        }
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem}");
            eprintln!("mend: {}", problem.mend());
            ExitCode::FAILURE
        }
    }
}
