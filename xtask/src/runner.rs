//! Runs the steps of `cargo xtask test` and says how each went.

use std::io::Write;
use std::path::Path;
use std::time::Instant;

use crate::checks::{Step, Work, chosen};
use crate::command_line::TestOptions;
use crate::packages::Need;
use crate::problem::Problem;
use crate::process::run_to_log;
use crate::project::Project;
use crate::{machine, report};

/// How one step went.
enum Outcome {
    Passed,
    Failed,
    Skipped(&'static str),
}

/// Runs the chosen steps in order. The last line counts steps.
pub(crate) fn test(project: &Project, options: &TestOptions) -> Result<(), Problem> {
    let started = Instant::now();
    let steps = chosen(&options.only)?;
    machine::prepare(project, &needs_of(&steps))?;

    let (mut passed, mut failed, mut skipped) = (0, 0, 0);
    for step in &steps {
        if failed > 0 && !options.keep_going {
            skipped += 1;
            continue;
        }
        match run(project, step)? {
            Outcome::Passed => passed += 1,
            Outcome::Failed => failed += 1,
            Outcome::Skipped(_) => skipped += 1,
        }
    }
    println!("all in {}", report::duration(started.elapsed()));
    match skipped {
        0 => println!("{passed} passed, {failed} failed"),
        _ => println!("{passed} passed, {failed} failed, {skipped} skipped"),
    }
    if failed == 0 {
        Ok(())
    } else {
        Err(Problem::ChecksFailed(failed))
    }
}

fn needs_of(steps: &[&Step]) -> Vec<Need> {
    let mut needs = Vec::new();
    for need in steps.iter().flat_map(|step| step.needs) {
        // On other systems the step itself says why it is skipped.
        let here = !matches!(need, Need::Window | Need::Packaging) || cfg!(target_os = "linux");
        if here && !needs.contains(need) {
            needs.push(*need);
        }
    }
    needs
}

/// Runs one step: its line appears at once, its result when it is known.
fn run(project: &Project, step: &Step) -> Result<Outcome, Problem> {
    print!("{:<8} {} ... ", step.name, step.about);
    // A reader that went away is no reason to stop the checks.
    let _ = std::io::stdout().flush();
    let started = Instant::now();
    let log = project.fresh_log(step.name)?;
    let outcome = carry_out(project, step, &log)?;
    let time = report::duration(started.elapsed());
    match outcome {
        Outcome::Passed => {
            println!("ok, {time}");
            report::print_closing_lines(&log);
        }
        Outcome::Failed => {
            println!("FAILED, {time}");
            report::print_log(&log);
            println!("mend: {}", step.mend);
        }
        Outcome::Skipped(why) => println!("skipped: {why}"),
    }
    Ok(outcome)
}

fn carry_out(project: &Project, step: &Step, log: &Path) -> Result<Outcome, Problem> {
    std::fs::write(log, b"").map_err(|error| Problem::File {
        path: log.to_owned(),
        error,
    })?;
    match (step.work)(project)? {
        Work::Skip(why) => Ok(Outcome::Skipped(why)),
        Work::Run(commands) => {
            for mut command in commands {
                if !run_to_log(&mut command, log)? {
                    return Ok(Outcome::Failed);
                }
            }
            Ok(Outcome::Passed)
        }
    }
}
