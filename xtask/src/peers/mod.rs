//! `cargo xtask bench-peers`: Quadrille beside the board games that Debian ships, measured in one run on one machine.
//!
//! Each program is measured alone: on a virtual display of its own, with a bus and a home folder of its own.

mod processes;
mod program;
mod screen;

use std::path::Path;
use std::time::Duration;

use crate::machine;
use crate::package;
use crate::packages::Need;
use crate::problem::Problem;
use crate::process::{answer, run};
use crate::project::Project;
use program::{Figures, Stage};

/// Starts of each program that are timed, after one that warms the disk's cache.
const STARTS: usize = 5;
/// After the board stands: how long it may settle before memory is read.
const SETTLE: Duration = Duration::from_secs(10);
/// How long the processor is watched while nobody plays.
const IDLE: Duration = Duration::from_secs(60);

/// A program and how it is asked to show a board.
struct Peer {
    package: &'static str,
    program: &'static str,
    arguments: &'static [&'static str],
}

/// The first one is ours: a board on the table at once, as all others do.
const PEERS: [Peer; 5] = [
    Peer {
        package: "quadrille",
        program: "/usr/bin/quadrille",
        arguments: &["lines:9x9#1"],
    },
    Peer {
        package: "five-or-more",
        program: "/usr/games/five-or-more",
        arguments: &[],
    },
    Peer {
        package: "klines",
        program: "/usr/games/klines",
        arguments: &[],
    },
    Peer {
        package: "kshisen",
        program: "/usr/games/kshisen",
        arguments: &[],
    },
    Peer {
        package: "sgt-puzzles",
        program: "/usr/games/sgt-flood",
        arguments: &[],
    },
];

/// Builds and installs our package, measures everything that is installed, and takes ours away again.
pub(crate) fn bench(project: &Project) -> Result<(), Problem> {
    if answer("id", &["-u"]).as_deref() != Some("0") {
        return Err(Problem::Missing {
            what: "the right to install".to_owned(),
            mend: "run the command as root, in a Debian container".to_owned(),
        });
    }
    if answer("dpkg-query", &["--show", "quadrille"]).is_some() {
        return Err(Problem::Missing {
            what: "a system without Quadrille".to_owned(),
            mend: "remove the installed package first: apt-get remove quadrille".to_owned(),
        });
    }
    machine::prepare(project, &[Need::Window, Need::Peers])?;
    let deb = package::build_deb(project)?;
    apt(&["install", "-y", &deb.to_string_lossy()])?;
    let measured = measure_all(project);
    apt(&["remove", "-y", "quadrille"])?;
    measured
}

fn apt(arguments: &[&str]) -> Result<(), Problem> {
    let mut command = std::process::Command::new("apt-get");
    command
        .args(["-qq"])
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive");
    run(&mut command, "apt-get says above what is in its way")
}

fn measure_all(project: &Project) -> Result<(), Problem> {
    println!(
        "| package | version | installed | with all it needs | first board | memory at rest | CPU in {} s idle |",
        IDLE.as_secs()
    );
    println!("|---|---|---|---|---|---|---|");
    for peer in &PEERS {
        let figures = measure(project, peer)?;
        let ask = |field: &str| dpkg(peer.package, field).unwrap_or_default();
        println!(
            "| {} | {} | {:.1} MiB | {:.0} MiB | {} ms ({}–{}) | {:.0} MiB | {} ms |",
            peer.package,
            ask("Version"),
            mib(installed(peer.package)),
            mib(closure(peer.package)),
            figures.median().as_millis(),
            figures.first_board[0].as_millis(),
            figures.first_board[figures.first_board.len() - 1].as_millis(),
            mib(figures.memory),
            figures.idle.as_millis(),
        );
    }
    Ok(())
}

fn measure(project: &Project, peer: &Peer) -> Result<Figures, Problem> {
    if !Path::new(peer.program).exists() {
        return Err(Problem::Missing {
            what: peer.program.to_owned(),
            mend: format!("apt-get install {}", peer.package),
        });
    }
    let folder = project.target.join("peers").join(peer.package);
    let mut first_board = Vec::new();
    for start in 0..=STARTS {
        let stage = Stage::set_up(&folder)?;
        let shown = stage.start(peer.program, peer.arguments)?.first_board()?;
        if start > 0 {
            first_board.push(shown);
        }
    }
    first_board.sort();
    let stage = Stage::set_up(&folder)?;
    let running = stage.start(peer.program, peer.arguments)?;
    running.first_board()?;
    std::thread::sleep(SETTLE);
    Ok(Figures {
        first_board,
        memory: running.memory(),
        idle: running.busy_for(IDLE),
    })
}

/// One field of an installed package.
fn dpkg(package: &str, field: &str) -> Option<String> {
    answer(
        "dpkg-query",
        &["--show", &format!("--showformat=${{{field}}}"), package],
    )
}

/// Bytes that a package says it takes, installed.
fn installed(package: &str) -> u64 {
    let kibibytes = dpkg(package, "Installed-Size").and_then(|text| text.parse::<u64>().ok());
    kibibytes.unwrap_or(0) * 1024
}

/// The same with everything that the package needs, however far down; what every system has is in all of them.
fn closure(package: &str) -> u64 {
    let recurse = [
        "depends",
        "--recurse",
        "--installed",
        "--no-recommends",
        "--no-suggests",
        "--no-conflicts",
        "--no-breaks",
        "--no-replaces",
        "--no-enhances",
        package,
    ];
    let listing = answer("apt-cache", &recurse).unwrap_or_default();
    let mut names: Vec<&str> = listing
        .lines()
        .filter(|line| !line.starts_with([' ', '|', '<']))
        .collect();
    names.sort_unstable();
    names.dedup();
    names.into_iter().map(installed).sum()
}

#[allow(clippy::cast_precision_loss)]
fn mib(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}
