//! `cargo xtask package`: the .deb and the .rpm, built without a network, looked into, and (if asked) tried.

mod contents;
mod texts;
mod trial;

use std::path::{Path, PathBuf};

use crate::checks::Work;
use crate::machine;
use crate::node;
use crate::packages::Need;
use crate::problem::Problem;
use crate::process::{answer, run};
use crate::project::Project;

/// The most that the .deb may weigh.
const LARGEST: u64 = 4 << 20;

/// Builds both packages and looks into them; with `install`, also installs, starts, upgrades and removes the .deb.
pub(crate) fn package(project: &Project, install: bool) -> Result<(), Problem> {
    if !cfg!(target_os = "linux") {
        return Err(Problem::Missing {
            what: "Linux, for Linux packages".to_owned(),
            mend: "elsewhere: npx tauri build".to_owned(),
        });
    }
    let mut needs = vec![Need::Native, Need::Node, Need::Npm, Need::Packaging];
    if install {
        needs.push(Need::Window);
    }
    machine::prepare(project, &needs)?;
    build(project, "deb,rpm")?;
    let deb = built(project, "deb")?;
    let rpm = built(project, "rpm")?;
    contents::check(project, &deb, &rpm, LARGEST)?;
    if install {
        trial::install(project, &deb)?;
    }
    Ok(())
}

/// Only the .deb, for who wants to install it.
pub(crate) fn build_deb(project: &Project) -> Result<PathBuf, Problem> {
    machine::prepare(project, &[Need::Native, Need::Node, Need::Npm])?;
    build(project, "deb")?;
    built(project, "deb")
}

/// Compiles the app and makes packages of it.
fn build(project: &Project, bundles: &str) -> Result<(), Problem> {
    let texts = texts::write(project)?;

    tauri(
        project,
        &["build", "--no-bundle"],
        "correct the errors named above",
    )?;
    let libc = needed_libc(&project.target.join("release/quadrille"));
    let config = config(&texts, libc.as_deref());
    let bundle = ["bundle", "--bundles", bundles, "--config", &config];
    tauri(
        project,
        &bundle,
        "correct src-tauri/packaging or the bundle section of tauri.linux.conf.json",
    )
}

/// The step of `cargo xtask test`: what has to be right in the sources of the packages, without building any.
pub(crate) fn step(project: &Project) -> Result<Work, Problem> {
    let texts = texts::write(project)?;
    let mut commands = Vec::new();
    if cfg!(target_os = "linux") {
        commands.extend(contents::validators(
            project,
            &texts.metainfo,
            &texts.desktop,
        ));
    }
    let mut command = project.command("node");
    command.args(node::test_arguments(project, "tests/ship", 1)?);
    commands.push(command);
    Ok(Work::Run(commands))
}

fn tauri(project: &Project, arguments: &[&str], mend: &str) -> Result<(), Problem> {
    let mut command = node::tool(project, "@tauri-apps/cli/tauri.js", arguments);
    // Written by Tauri's command line itself where it finds none.
    command.env("CI", "true");
    run(&mut command, mend)
}

/// The icons by name. The one of 256 pixels is laid in its place below: the bundler takes it for one of twice as many.
const ICONS: [&str; 4] = ["32x32", "64x64", "128x128", "icon"];

/// What tauri.linux.conf.json can't say: where this build's files lie, and which C library the program asks for.
fn config(texts: &texts::Texts, libc: Option<&str>) -> String {
    let large = PathBuf::from("src-tauri/icons/128x128@2x.png");
    let files = [
        (
            "/usr/share/metainfo/org.quadrille.game.metainfo.xml",
            &texts.metainfo,
        ),
        ("/usr/share/doc/quadrille/copyright", &texts.copyright),
        (
            "/usr/share/icons/hicolor/256x256/apps/quadrille.png",
            &large,
        ),
    ];
    let icons = ICONS.map(|name| quoted(&format!("src-tauri/icons/{name}.png")));
    let icons = icons.join(",");
    let files: Vec<String> = files
        .iter()
        .map(|(there, here)| format!("{}:{}", quoted(there), quoted(&here.to_string_lossy())))
        .collect();
    let files = files.join(",");
    let libc = libc.map_or_else(
        || "libc6".to_owned(),
        |version| format!("libc6 (>= {version})"),
    );
    format!(
        "{{\"bundle\":{{\"icon\":[{icons}],\"linux\":{{\"deb\":{{\"depends\":[{},\"libgcc-s1\",\"libdbus-1-3\"],\"files\":{{{files}}}}},\"rpm\":{{\"files\":{{{files}}}}}}}}}}}",
        quoted(&libc)
    )
}

/// A JSON string. Paths hold nothing worse than these.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The newest version of the C library that the program asks for.
fn needed_libc(program: &Path) -> Option<String> {
    let symbols = answer("objdump", &["-T", &program.to_string_lossy()])?;
    newest_libc(&symbols).map(|(major, minor)| format!("{major}.{minor}"))
}

fn newest_libc(symbols: &str) -> Option<(u32, u32)> {
    let versions = symbols.split("GLIBC_").skip(1).filter_map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let mut numbers = rest[..end.unwrap_or(rest.len())].split('.');
        Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
    });
    versions.max()
}

/// The package of this version that was just built.
fn built(project: &Project, kind: &str) -> Result<PathBuf, Problem> {
    let folder = project.target.join("release/bundle").join(kind);
    let version = project.version()?;
    let entries = std::fs::read_dir(&folder).map_err(|error| Problem::File {
        path: folder.clone(),
        error,
    })?;
    let mut found = entries.flatten().map(|entry| entry.path()).filter(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.contains(&version) && name.ends_with(&format!(".{kind}"))
    });
    found.next().ok_or_else(|| Problem::Missing {
        what: format!("a .{kind} of version {version} in {}", folder.display()),
        mend: "remove target/release/bundle and run the command again".to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::{newest_libc, quoted};

    #[test]
    fn the_newest_version_counts() {
        let symbols =
            "DF (GLIBC_2.2.5) read\nDF (GLIBC_2.34) main\nDF (GLIBC_2.9) x\nDF (GCC_3.0) y\n";
        assert_eq!(newest_libc(symbols), Some((2, 34)));
        assert_eq!(newest_libc(""), None);
    }

    #[test]
    fn texts_are_quoted() {
        assert_eq!(quoted("a \"b\" \\"), r#""a \"b\" \\""#);
    }
}
