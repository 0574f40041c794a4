//! Node and the development packages of package.json.

use std::path::Path;
use std::process::Command;

use crate::problem::Problem;
use crate::process::{answer, run};
use crate::project::Project;

/// The oldest Node that the linter runs on, as (major, minor).
pub(crate) const OLDEST: (u32, u32) = (20, 19);

/// Driving the real window needs nothing but `fetch`, so `play` is content with less.
const OLDEST_FOR_PLAY: (u32, u32) = (18, 0);

/// Refuses a Node that is too old; `with_packages` when the packages of package.json will be used.
pub(crate) fn check_version(with_packages: bool) -> Result<(), Problem> {
    let found = answer("node", &["--version"]).unwrap_or_default();
    let oldest = if with_packages {
        OLDEST
    } else {
        OLDEST_FOR_PLAY
    };
    match version(&found) {
        Some(version) if version >= oldest => Ok(()),
        _ => Err(Problem::OldNode { found }),
    }
}

/// `v20.20.2` as (20, 20).
fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

/// `npm ci`, unless the installed packages already are those of the lock file.
pub(crate) fn install(project: &Project) -> Result<(), Problem> {
    let lock = project.root.join("package-lock.json");
    let stamp = project
        .root
        .join("node_modules")
        .join(".installed-lock.json");
    let wanted = read(&lock)?;
    if std::fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    println!("installing the development packages of package.json (npm ci)");
    let mend = "check the network, delete node_modules and run the command again";
    run(
        npm(project).args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
        mend,
    )?;
    std::fs::write(&stamp, wanted).map_err(|error| Problem::File { path: stamp, error })
}

fn read(path: &Path) -> Result<Vec<u8>, Problem> {
    std::fs::read(path).map_err(|error| Problem::File {
        path: path.to_owned(),
        error,
    })
}

fn npm(project: &Project) -> Command {
    project.command(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// A script of one of the installed packages, run by Node itself: no shell in between, on any system.
pub(crate) fn tool(project: &Project, script: &str, arguments: &[&str]) -> Command {
    let mut command = project.command("node");
    command
        .arg(project.root.join("node_modules").join(script))
        .args(arguments);
    command
}

/// Node's test runner over the `*.test.js` files of a folder, so many files at a time: more than one only
/// where no two files share a display, a port or a folder.
///
/// The files are named one by one because what Node makes of a folder or a pattern differs between
/// its versions.
pub(crate) fn test_arguments(
    project: &Project,
    folder: &str,
    at_once: usize,
) -> Result<Vec<String>, Problem> {
    let mut arguments: Vec<String> = ["--test", "--test-reporter=spec", "--test-timeout=900000"]
        .map(str::to_owned)
        .to_vec();
    arguments.push(format!("--test-concurrency={at_once}"));
    let files = project.files(folder, ".test.js")?;
    if files.is_empty() {
        // Without a file Node would go and look for tests by itself, elsewhere.
        return Err(Problem::Missing {
            what: format!("tests in {folder}"),
            mend: format!("{folder} must hold at least one file called *.test.js"),
        });
    }
    arguments.extend(
        files
            .into_iter()
            .map(|file| file.to_string_lossy().into_owned()),
    );
    Ok(arguments)
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn versions_are_read() {
        assert_eq!(version("v20.20.2"), Some((20, 20)));
        assert_eq!(version("v24.0.0\n"), Some((24, 0)));
        assert_eq!(version(""), None);
        assert_eq!(version("v20"), None);
    }
}
