//! Quadrille's games without a window: deal, play, ask for hints, and let players play by the thousand.
//!
//! `docs/cli.md` shows every command; a test runs its examples. Games are only known through the
//! registry of `quadrille-session`; what one game alone can do has a file of its own here.

mod autoplay;
mod clock;
mod failure;
mod flood;
mod games;
mod help;
mod lines;
mod link;
mod options;
mod play;
mod sentence;
mod wuzifei;

use std::io::Write;

pub use failure::Failure;
use options::Options;

/// Runs one command line and returns the exit code: 0 done, 1 the output can't be written, 2 bad input.
///
/// ```
/// let (mut out, mut err) = (Vec::new(), Vec::new());
/// let arguments = ["new", "lines:9x9#42"].map(String::from);
/// assert_eq!(quadrille_cli::run(&arguments, &mut out, &mut err), 0);
/// assert!(out.starts_with(b"lines:9x9c7n3l5s5:"));
/// ```
pub fn run(arguments: &[String], out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    match command(arguments, out) {
        Ok(()) => 0,
        Err(failure) => {
            for line in failure.lines() {
                // Nothing is left to tell it to.
                let _ = writeln!(err, "quadrille-cli: {line}");
            }
            failure.code()
        }
    }
}

fn command(arguments: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let Some((command, rest)) = arguments.split_first() else {
        return Err(Failure::usage("say what to do; --help lists the commands"));
    };
    match command.as_str() {
        "--help" | "-h" | "help" => help::print(out),
        "--version" | "-V" => Ok(writeln!(
            out,
            "quadrille-cli {}",
            env!("CARGO_PKG_VERSION")
        )?),
        "games" => games::print(rest, out),
        "new" => play::new(rest, out),
        "play" => play::play(rest, out),
        "hint" => play::hint(rest, out),
        game => {
            let of_game = OF_GAMES.iter().find(|(key, _)| *key == game);
            let Some((_, run)) = of_game else {
                return Err(Failure::usage(format!(
                    "there is no command {game:?}; --help lists the commands"
                )));
            };
            let Some((verb, rest)) = rest.split_first() else {
                return Err(Failure::usage(format!(
                    "say what to do with {game}; --help lists the commands"
                )));
            };
            run(verb, rest, out)
        }
    }
}

/// What `GAME VERB …` runs.
type OfGame = fn(&str, &[String], &mut dyn Write) -> Result<(), Failure>;

/// The commands of single games, one line a game.
const OF_GAMES: &[(&str, OfGame)] = &[
    ("lines", lines::run),
    ("link", link::run),
    ("wuzifei", wuzifei::run),
    ("flood", flood::run),
];
