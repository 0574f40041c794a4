//! Starting programs and waiting for them.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::problem::Problem;

fn name(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}

/// Runs a program with its output on ours; an exit code other than 0 is a problem with this mend.
pub(crate) fn run(command: &mut Command, mend: &str) -> Result<(), Problem> {
    let program = name(command);
    let status = command
        .status()
        .map_err(|error| Problem::NotStarted { program, error })?;
    if status.success() {
        return Ok(());
    }
    let mut what = name(command);
    for argument in command.get_args() {
        what.push(' ');
        what.push_str(&argument.to_string_lossy());
    }
    Err(Problem::Failed {
        what,
        mend: mend.to_owned(),
    })
}

/// Runs a program with all its output appended to `log`; true when it exited with 0.
pub(crate) fn run_to_log(command: &mut Command, log: &Path) -> Result<bool, Problem> {
    let failed = |error| Problem::File {
        path: log.to_owned(),
        error,
    };
    let file = File::options()
        .create(true)
        .append(true)
        .open(log)
        .map_err(failed)?;
    let copy = file.try_clone().map_err(failed)?;
    let program = name(command);
    let status = command
        .stdin(Stdio::null())
        .stdout(file)
        .stderr(copy)
        .status()
        .map_err(|error| Problem::NotStarted { program, error })?;
    Ok(status.success())
}

/// What a program prints, trimmed; nothing when it is absent or fails.
pub(crate) fn answer(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Whether a program of this name is on PATH.
pub(crate) fn on_path(program: &str) -> bool {
    let Some(folders) = std::env::var_os("PATH") else {
        return false;
    };
    let names = file_names(program, cfg!(windows));
    std::env::split_paths(&folders)
        .any(|folder| names.iter().any(|name| folder.join(name).is_file()))
}

/// What a program's file may be called. On Windows npm is a script.
fn file_names(program: &str, windows: bool) -> Vec<String> {
    if windows {
        return ["exe", "cmd"].map(|end| format!("{program}.{end}")).into();
    }
    vec![program.to_owned()]
}

#[cfg(test)]
mod tests {
    use super::file_names;

    #[test]
    fn a_program_may_be_a_script_on_windows() {
        assert_eq!(file_names("npm", true), ["npm.exe", "npm.cmd"]);
        assert_eq!(file_names("npm", false), ["npm"]);
    }
}
