//! What the person asked for, read from the command line.

use crate::problem::Problem;

/// One thing that `cargo xtask` can do.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Help,
    /// List the steps of `test`.
    Steps,
    Play,
    Test(TestOptions),
    Screenshots,
    /// Build the Linux packages; try one too if `install`.
    Package {
        install: bool,
    },
    /// Type-check the library as a phone's.
    CheckAndroid,
    /// Kill, tap and type at random for long.
    Endure(Endurance),
    /// Measure the app beside its peers.
    BenchPeers,
    /// Print what a version brought.
    Notes(String),
    /// Write the golden games anew.
    Golden,
}

/// How long `cargo xtask endure` goes on.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Endurance {
    /// Kills of the real app.
    pub(crate) kills: u32,
    /// Minutes of random input, and of each fuzz target.
    pub(crate) minutes: u32,
}

impl Default for Endurance {
    fn default() -> Self {
        Self {
            kills: 1000,
            minutes: 10,
        }
    }
}

/// How `cargo xtask test` was asked to run.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct TestOptions {
    /// Only the steps with these names; all of them when empty.
    pub(crate) only: Vec<String>,
    /// Go on after a failed step instead of stopping at the first.
    pub(crate) keep_going: bool,
}

pub(crate) const HELP: &str = "\
Quadrille's commands

  cargo xtask play                  install what is missing, build and open the app
                                    (with no display: play on a virtual one and leave
                                    screenshots in target/screenshots/)
  cargo xtask test                  install what is missing and run every check
  cargo xtask test --only NAME      one step (may be given several times)
  cargo xtask test --keep-going     don't stop at the first failed step
  cargo xtask test --list           the names of the steps
  cargo xtask screenshots           draw the pictures of the documents anew
  cargo xtask golden                play the golden games anew and write them
  cargo xtask package               build the .deb and the .rpm, and look into them
  cargo xtask package --install     also install, start, upgrade and remove the .deb (root)
  cargo xtask check-android         type-check the library as an Android phone's
  cargo xtask endure                kill the app 1,000 times, then 10 minutes of random input,
                                    every puzzle, 10 minutes of each fuzz target
  cargo xtask endure --kills N --minutes M
  cargo xtask bench-peers           measure the package beside Debian's board games (root)
  cargo xtask notes VERSION         print what a version brought, from CHANGELOG.md
  cargo xtask --help                this page";

/// Reads the arguments that follow `cargo xtask`.
pub(crate) fn parse(arguments: impl Iterator<Item = String>) -> Result<Action, Problem> {
    let mut arguments = arguments;
    let action = match arguments.next().as_deref() {
        None | Some("help" | "--help" | "-h") => return Ok(Action::Help),
        Some("play") => Action::Play,
        Some("test") => return parse_test(arguments),
        Some("screenshots") => Action::Screenshots,
        Some("golden") => Action::Golden,
        Some("check-android") => Action::CheckAndroid,
        Some("bench-peers") => Action::BenchPeers,
        Some("endure") => return parse_endure(arguments),
        Some("package") => return parse_package(arguments),
        Some("notes") => match arguments.next() {
            Some(version) => Action::Notes(version),
            None => {
                return Err(Problem::UnknownArgument(
                    "notes without a version".to_owned(),
                ));
            }
        },
        Some(other) => return Err(Problem::UnknownArgument(other.to_owned())),
    };
    match arguments.next().as_deref() {
        None => Ok(action),
        Some("--help" | "-h") => Ok(Action::Help),
        Some(other) => Err(Problem::UnknownArgument(other.to_owned())),
    }
}

fn parse_endure(mut arguments: impl Iterator<Item = String>) -> Result<Action, Problem> {
    let mut wanted = Endurance::default();
    while let Some(argument) = arguments.next() {
        let number = match argument.as_str() {
            "--help" | "-h" => return Ok(Action::Help),
            "--kills" => &mut wanted.kills,
            "--minutes" => &mut wanted.minutes,
            other => return Err(Problem::UnknownArgument(other.to_owned())),
        };
        let value = arguments.next().and_then(|value| value.parse().ok());
        *number = value
            .ok_or_else(|| Problem::UnknownArgument(format!("{argument} without a number")))?;
    }
    Ok(Action::Endure(wanted))
}

fn parse_package(arguments: impl Iterator<Item = String>) -> Result<Action, Problem> {
    let mut install = false;
    for argument in arguments {
        match argument.as_str() {
            "--help" | "-h" => return Ok(Action::Help),
            "--install" => install = true,
            other => return Err(Problem::UnknownArgument(other.to_owned())),
        }
    }
    Ok(Action::Package { install })
}

fn parse_test(mut arguments: impl Iterator<Item = String>) -> Result<Action, Problem> {
    let mut options = TestOptions::default();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--help" | "-h" => return Ok(Action::Help),
            "--list" => return Ok(Action::Steps),
            "--keep-going" => options.keep_going = true,
            "--only" => match arguments.next() {
                Some(name) => options.only.push(name),
                None => return Err(Problem::UnknownArgument("--only without a name".to_owned())),
            },
            other => return Err(Problem::UnknownArgument(other.to_owned())),
        }
    }
    Ok(Action::Test(options))
}

#[cfg(test)]
mod tests {
    use super::{Action, Endurance, TestOptions, parse};

    fn read(text: &str) -> Option<Action> {
        parse(text.split_whitespace().map(str::to_owned)).ok()
    }

    #[test]
    fn each_command_is_read() {
        assert_eq!(read(""), Some(Action::Help));
        assert_eq!(read("--help"), Some(Action::Help));
        assert_eq!(read("play"), Some(Action::Play));
        assert_eq!(read("play --help"), Some(Action::Help));
        assert_eq!(read("screenshots"), Some(Action::Screenshots));
        assert_eq!(read("golden"), Some(Action::Golden));
        assert_eq!(read("package"), Some(Action::Package { install: false }));
        let trial = Some(Action::Package { install: true });
        assert_eq!(read("package --install"), trial);
        assert_eq!(read("check-android"), Some(Action::CheckAndroid));
        assert_eq!(read("endure"), Some(Action::Endure(Endurance::default())));
        let short = Endurance {
            kills: 20,
            minutes: 1,
        };
        let text = "endure --minutes 1 --kills 20";
        assert_eq!(read(text), Some(Action::Endure(short)));
        assert_eq!(read("bench-peers"), Some(Action::BenchPeers));
        assert_eq!(read("notes 0.1.0"), Some(Action::Notes("0.1.0".into())));
        assert_eq!(read("test"), Some(Action::Test(TestOptions::default())));
        assert_eq!(read("test --list"), Some(Action::Steps));
    }

    #[test]
    fn steps_can_be_chosen() {
        let chosen = TestOptions {
            only: vec!["format".into(), "phone".into()],
            keep_going: true,
        };
        let action = read("test --only format --keep-going --only phone");
        assert_eq!(action, Some(Action::Test(chosen)));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "dance",
            "endure --kills",
            "endure --kills many",
            "notes",
            "package --loud",
            "play --loud",
            "test --only",
            "test format",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
