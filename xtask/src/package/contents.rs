//! Looks into a package: what is in it, what it asks for, and whether the desktop will understand it.

use std::path::Path;
use std::process::Command;

use crate::problem::Problem;
use crate::process::{answer, on_path, run};
use crate::project::Project;

/// What must be in the packages, besides whatever else.
const FILES: [&str; 10] = [
    "/usr/bin/quadrille",
    "/usr/share/applications/Quadrille.desktop",
    "/usr/share/metainfo/org.quadrille.game.metainfo.xml",
    "/usr/share/doc/quadrille/copyright",
    "/usr/share/icons/hicolor/32x32/apps/quadrille.png",
    "/usr/share/icons/hicolor/64x64/apps/quadrille.png",
    "/usr/share/icons/hicolor/128x128/apps/quadrille.png",
    "/usr/share/icons/hicolor/256x256/apps/quadrille.png",
    "/usr/share/icons/hicolor/512x512/apps/quadrille.png",
    "/usr/share/icons/hicolor/scalable/apps/quadrille.svg",
];

/// What the .deb must ask for: all that the program links comes with these.
const DEPENDS: [&str; 5] = [
    "libwebkit2gtk-4.1-0",
    "libgtk-3-0",
    "libc6 (>= ",
    "libgcc-s1",
    "libdbus-1-3",
];

/// Fails at the first thing that is not right; says what was found.
pub(super) fn check(
    project: &Project,
    deb: &Path,
    rpm: &Path,
    largest: u64,
) -> Result<(), Problem> {
    let size = size(deb)?;
    println!(
        "measured: .deb {:.2} MiB, .rpm {:.2} MiB",
        mib(size),
        mib(self::size(rpm)?)
    );
    demand(
        size <= largest,
        &format!("the .deb is larger than {} MiB", mib(largest)),
    )?;

    let listing = listing("dpkg-deb", &["--contents", &deb.to_string_lossy()])?;
    all_in(&listing, ".deb")?;
    if on_path("rpm") {
        let listing = self::listing(
            "rpm",
            &["--query", "--package", "--list", &rpm.to_string_lossy()],
        )?;
        all_in(&listing, ".rpm")?;
    } else {
        println!("the .rpm was not looked into: there is no rpm here");
    }

    let field =
        |name| answer("dpkg-deb", &["--field", &deb.to_string_lossy(), name]).unwrap_or_default();
    let depends = field("Depends");
    println!("Depends: {depends}");
    for wanted in DEPENDS {
        demand(
            depends.contains(wanted),
            &format!("the .deb does not ask for {wanted}"),
        )?;
    }
    demand(
        field("Section") == "games",
        "the .deb is not in section games",
    )?;
    demand(
        field("Version") == project.version()?,
        "the .deb has another version",
    )?;

    let unpacked = unpack(project, deb)?;
    let at = |path: &str| unpacked.join(path.trim_start_matches('/'));
    for mut command in validators(project, &at(FILES[2]), &at(FILES[1])) {
        run(&mut command, "correct the file in src-tauri/packaging")?;
    }
    linked(&at(FILES[0]), &depends)?;
    let entry = read(&at(FILES[1]))?;
    demand(
        entry.contains("\nCategories=Game;BoardGame;\n"),
        "the desktop entry has other categories",
    )?;
    let copyright = read(&at(FILES[3]))?;
    for part in [
        "\n tauri 2.",
        "\n serde 1.",
        "\nLicense: MIT\n",
        "\nLicense: Apache-2.0\n",
    ] {
        demand(
            copyright.contains(part),
            &format!("the copyright file lacks {part:?}"),
        )?;
    }
    Ok(())
}

/// The desktop's own checkers of these two files.
pub(super) fn validators(project: &Project, metainfo: &Path, desktop: &Path) -> Vec<Command> {
    let mut appstream = project.command("appstreamcli");
    appstream.args(["validate", "--no-net"]);
    if asks_for_a_homepage(&answer("appstreamcli", &["--version"]).unwrap_or_default()) {
        // There is none.
        appstream.arg("--override=url-homepage-missing=info");
    }
    appstream.arg(metainfo);
    let mut entry = project.command("desktop-file-validate");
    entry.arg("--warn-kde").arg(desktop);
    vec![appstream, entry]
}

/// Version 1.0.2 began to warn of a missing homepage. Those before don't know that they could.
fn asks_for_a_homepage(answer: &str) -> bool {
    let version = answer.split_whitespace().last().unwrap_or_default();
    let parts: Vec<u32> = version
        .split('.')
        .map_while(|part| part.parse().ok())
        .collect();
    parts >= vec![1, 0, 2]
}

/// Every library that the program names must come with a package that it asks for, on this system at least.
fn linked(program: &Path, depends: &str) -> Result<(), Problem> {
    let headers = listing("objdump", &["-p", &program.to_string_lossy()])?;
    let needed = headers
        .lines()
        .filter_map(|line| line.trim().strip_prefix("NEEDED"));
    for library in needed.map(str::trim) {
        let owners = answer("dpkg", &["--search", &format!("*/{library}")]).unwrap_or_default();
        let known = owners
            .lines()
            .filter_map(|line| line.split_once(':'))
            .any(|(owner, _)| comes_with(owner, depends));
        demand(
            known,
            &format!("no package that the .deb asks for brings {library}"),
        )?;
    }
    Ok(())
}

/// Whether a package is asked for, or by one that is.
fn comes_with(package: &str, depends: &str) -> bool {
    let names = |list: &str| -> Vec<String> {
        let names = list
            .split([',', '|'])
            .filter_map(|each| each.split_whitespace().next());
        names.map(str::to_owned).collect()
    };
    let direct = names(depends);
    direct.iter().any(|name| {
        name == package
            || answer("dpkg-query", &["--show", "--showformat=${Depends}", name])
                .is_some_and(|more| names(&more).iter().any(|name| name == package))
    })
}

fn unpack(project: &Project, deb: &Path) -> Result<std::path::PathBuf, Problem> {
    let folder = project.target.join("package/unpacked");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|error| Problem::File {
            path: folder.clone(),
            error,
        })?;
    }
    run(
        Command::new("dpkg-deb")
            .arg("--extract")
            .arg(deb)
            .arg(&folder),
        "build the package again",
    )?;
    Ok(folder)
}

fn all_in(listing: &str, kind: &str) -> Result<(), Problem> {
    for file in FILES {
        // One lists names from the root, the other from where they are unpacked.
        let there = listing.lines().any(|line| line.ends_with(&file[1..]));
        demand(there, &format!("the {kind} has no {file}"))?;
    }
    Ok(())
}

fn listing(program: &str, arguments: &[&str]) -> Result<String, Problem> {
    answer(program, arguments).ok_or_else(|| Problem::Failed {
        what: format!("{program} {}", arguments.join(" ")),
        mend: format!("install {program}, build the package again"),
    })
}

fn demand(true_of_it: bool, otherwise: &str) -> Result<(), Problem> {
    if true_of_it {
        return Ok(());
    }
    Err(Problem::Failed {
        what: format!("the check of the package: {otherwise}; it"),
        mend: "correct src-tauri/packaging or the bundle section of tauri.linux.conf.json"
            .to_owned(),
    })
}

fn read(path: &Path) -> Result<String, Problem> {
    std::fs::read_to_string(path).map_err(|error| Problem::File {
        path: path.to_owned(),
        error,
    })
}

fn size(path: &Path) -> Result<u64, Problem> {
    let data = std::fs::metadata(path).map_err(|error| Problem::File {
        path: path.to_owned(),
        error,
    })?;
    Ok(data.len())
}

/// For people to read.
fn mib(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

#[cfg(test)]
mod tests {
    use super::asks_for_a_homepage;

    #[test]
    fn only_newer_validators_ask_for_a_homepage() {
        assert!(!asks_for_a_homepage("AppStream version: 0.16.1"));
        assert!(!asks_for_a_homepage("AppStream version: 1.0.1"));
        assert!(asks_for_a_homepage("AppStream version: 1.0.2"));
        assert!(asks_for_a_homepage("AppStream version: 1.1"));
        assert!(!asks_for_a_homepage(""));
    }
}
