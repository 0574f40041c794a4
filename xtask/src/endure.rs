//! `cargo xtask endure`: what takes too long for every test run. A thousand kills, minutes of random input on the
//! page, every puzzle to its end, minutes of random texts to the games. A small version of each is among the tests.

use std::process::Command;

use crate::command_line::Endurance;
use crate::packages::Need;
use crate::problem::Problem;
use crate::process::run;
use crate::project::Project;
use crate::{browser, checks, display, machine};

/// The fuzz targets of `src-tauri/fuzz`.
const TARGETS: [&str; 4] = ["id", "moves", "save", "book"];

/// What libFuzzer needs of the compiler, in words that the stable one understands.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

/// The longest text that is tried, in bytes, and the seconds that one may take.
const LONGEST: u32 = 20_000;
const PATIENCE: u32 = 10;

/// Runs all of them, one after the other.
pub(crate) fn endure(project: &Project, wanted: &Endurance) -> Result<(), Problem> {
    let needs = [
        Need::Native,
        Need::Node,
        Need::Npm,
        Need::Window,
        Need::Browser,
    ];
    machine::prepare(project, &needs)?;
    let mend = "cargo xtask test --only build shows the whole output";
    run(&mut project.cargo(&checks::BUILD), mend)?;
    display::make_picture_folder(project)?;

    println!("{} kills", wanted.kills);
    let arguments = ["tests/window/kills.js".to_owned(), wanted.kills.to_string()];
    let mut kills = display::node_on_virtual_display(project, &arguments);
    run(&mut kills, "the kill that lost something is named above")?;

    println!("{} minutes of random input", wanted.minutes);
    let mut input = project.command("node");
    input.args(["tests/phone/restless.js", &wanted.minutes.to_string()]);
    browser::tell(&mut input, project);
    run(&mut input, "the complaint of the page is above")?;

    println!("every puzzle to its end");
    let mut puzzles = project.cargo(&["test", "--release", "--locked"]);
    puzzles.args(["--package", "quadrille-games", "--test", "wuzifei", "--"]);
    puzzles.args(["--ignored", "every_puzzle_to_its_end"]);
    run(&mut puzzles, "the puzzle that fails is named above")?;

    fuzz(project, wanted.minutes)
}

fn fuzz(project: &Project, minutes: u32) -> Result<(), Problem> {
    let triple = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let target = project.target.join("fuzz");
    let mut build = project.cargo(&["build", "--release", "--locked", "--target", &triple]);
    build
        .args(["--manifest-path", "src-tauri/fuzz/Cargo.toml"])
        .env("CARGO_TARGET_DIR", &target)
        .env("RUSTFLAGS", COVERAGE);
    run(
        &mut build,
        "a C++ compiler is needed too: apt-get install g++",
    )?;
    for name in TARGETS {
        println!("{minutes} minutes of random texts: {name}");
        // New finds go into the first folder, thousands of them in ten minutes. Of the first minutes' a few dozen, short
        // ones and longer ones, lie among the seeds.
        let finds = target.join("corpus").join(name);
        std::fs::create_dir_all(&finds).map_err(|error| Problem::File {
            path: finds.clone(),
            error,
        })?;
        let mut fuzzer = Command::new(target.join(&triple).join("release").join(name));
        fuzzer
            .current_dir(&target)
            .arg(format!("-max_total_time={}", u64::from(minutes) * 60))
            .arg(format!("-max_len={LONGEST}"))
            .arg(format!("-timeout={PATIENCE}"))
            .args(["-verbosity=0", "-print_final_stats=1"])
            .arg(&finds)
            .arg(project.root.join("src-tauri/fuzz/corpus").join(name));
        run(
            &mut fuzzer,
            "the text is in the crash file named above; make it a seed and mend the cause",
        )?;
    }
    Ok(())
}
