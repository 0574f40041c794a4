//! The texts that go into a package and follow from others: what the software centres show, and whose work is in it.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::changelog::{self, Section, UNRELEASED};
use crate::problem::Problem;
use crate::process::answer;
use crate::project::Project;

const METAINFO: &str = "org.quadrille.game.metainfo.xml";

/// The written files.
pub(super) struct Texts {
    pub(super) metainfo: PathBuf,
    pub(super) copyright: PathBuf,
    pub(super) desktop: PathBuf,
}

/// Writes all of them into the build folder.
pub(super) fn write(project: &Project) -> Result<Texts, Problem> {
    let folder = project.target.join("package");
    let put = |name: &str, text: String| {
        let path = folder.join(name);
        std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(&path, text))
            .map_err(|error| Problem::File {
                path: path.clone(),
                error,
            })?;
        Ok(path)
    };
    let sections = changelog::of(project)?;
    // A version in the making has the date of its last change.
    let date = answer(
        "git",
        &[
            "-C",
            &project.root.to_string_lossy(),
            "log",
            "-1",
            "--format=%cs",
        ],
    );
    let template = project.read(&format!("src-tauri/packaging/{METAINFO}"))?;
    let releases = releases(&sections, &project.version()?, date.as_deref());
    let crates = crates(project)?;
    let desktop = project.read("src-tauri/packaging/quadrille.desktop")?;
    Ok(Texts {
        metainfo: put(METAINFO, template.replace("  <releases />\n", &releases))?,
        copyright: put(
            "copyright",
            copyright(&crates, &project.read("LICENSE-MIT")?),
        )?,
        desktop: put("Quadrille.desktop", filled_in(&desktop))?,
    })
}

/// The list of releases, newest first.
fn releases(sections: &[Section], version: &str, date: Option<&str>) -> String {
    let mut lines = vec!["  <releases>".to_owned()];
    let released = |section: &&Section| section.date.is_some();
    if !sections.iter().any(|section| section.version == version)
        && let Some(date) = date
    {
        let text = sections
            .iter()
            .find(|section| section.version == UNRELEASED)
            .map_or("", |section| &section.text);
        lines.push(release(version, date, text));
    }
    for section in sections.iter().filter(released) {
        lines.push(release(
            &section.version,
            section.date.as_deref().unwrap_or_default(),
            &section.text,
        ));
    }
    lines.push("  </releases>\n".to_owned());
    lines.join("\n")
}

fn release(version: &str, date: &str, text: &str) -> String {
    let items: Vec<String> = items(text)
        .iter()
        .map(|item| format!("          <li>{item}</li>\n"))
        .collect();
    let description = if items.is_empty() {
        String::new()
    } else {
        format!(
            "\n      <description>\n        <ul>\n{}        </ul>\n      </description>\n    ",
            items.concat()
        )
    };
    format!("    <release version=\"{version}\" date=\"{date}\">{description}</release>")
}

/// The points of a Markdown list as plain text, each on one line.
fn items(text: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in text.lines() {
        if let Some(first) = line.strip_prefix("- ") {
            items.push(first.to_owned());
        } else if let (Some(more), Some(last)) = (line.strip_prefix("  "), items.last_mut()) {
            last.push(' ');
            last.push_str(more.trim());
        }
    }
    let plain = |item: String| {
        item.replace("**", "")
            .replace('`', "")
            .replace('&', "&amp;")
            .replace('<', "&lt;")
    };
    items.into_iter().map(plain).collect()
}

/// One crate that is linked into the program, as `name version`, and its licence.
type Crate = (String, String);

/// Everything that the program is made of, by cargo's own account.
fn crates(project: &Project) -> Result<BTreeSet<Crate>, Problem> {
    let arguments = [
        "tree",
        "--locked",
        "--package",
        "quadrille",
        "--edges",
        "normal,no-proc-macro",
        "--prefix",
        "none",
        "--format",
        "{p}\t{l}",
    ];
    let output = project
        .cargo(&arguments)
        .output()
        .map_err(|error| Problem::NotStarted {
            program: "cargo".to_owned(),
            error,
        })?;
    if !output.status.success() {
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
        return Err(Problem::Failed {
            what: "cargo tree".to_owned(),
            mend: "cargo fetch --locked, then again".to_owned(),
        });
    }
    Ok(listed(&String::from_utf8_lossy(&output.stdout)))
}

/// Reads what `cargo tree` printed, without our own crates.
fn listed(text: &str) -> BTreeSet<Crate> {
    let lines = text.lines().filter_map(|line| line.split_once('\t'));
    lines
        .filter(|(package, _)| !package.contains('(') && package.contains(" v"))
        .map(|(package, licence)| {
            let licence = licence.trim_end_matches("(*)").trim();
            (package.replacen(" v", " ", 1), licence.to_owned())
        })
        .collect()
}

/// The copyright file, in the form that Debian's tools read.
fn copyright(crates: &BTreeSet<Crate>, mit: &str) -> String {
    let (head, body) = mit.split_once("\n\n").unwrap_or(("", mit));
    let holder = body.lines().find(|line| line.starts_with("Copyright"));
    let holder = holder.or_else(|| head.lines().find(|line| line.starts_with("Copyright")));
    let indented = |text: &str| -> String {
        let line = |line: &str| match line.trim_end() {
            "" => " .\n".to_owned(),
            line => format!(" {line}\n"),
        };
        text.trim().lines().map(line).collect()
    };
    let grant = body
        .split_once("Permission is hereby")
        .map_or_else(String::new, |(_, rest)| {
            format!("Permission is hereby{rest}")
        });
    let parts: String = crates
        .iter()
        .map(|(package, licence)| format!(" {package}: {licence}\n"))
        .collect();
    format!(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\
         Upstream-Name: Quadrille\n\
         Comment:\n Besides Quadrille's own code the program holds these parts, each under its licence:\n{parts}\n\
         Files: *\n\
         Copyright: {}\n\
         License: MIT or Apache-2.0\n\n\
         License: MIT\n{}\n\
         License: Apache-2.0\n \
         On Debian systems the full text of this licence is in\n \
         /usr/share/common-licenses/Apache-2.0.\n",
        holder
            .unwrap_or_default()
            .trim_start_matches("Copyright")
            .trim_start_matches(" (c)")
            .trim(),
        indented(&grant),
    )
}

/// The desktop entry as the bundler fills it in.
fn filled_in(template: &str) -> String {
    [
        ("{{name}}", "Quadrille"),
        ("{{comment}}", "Classic board games on squared paper"),
        ("{{categories}}", "Game;BoardGame;"),
        ("{{exec}}", "quadrille"),
        ("{{icon}}", "quadrille"),
    ]
    .into_iter()
    .fold(template.to_owned(), |text, (mark, value)| {
        text.replace(mark, value)
    })
}

#[cfg(test)]
mod tests {
    use super::{Section, items, listed, releases};

    #[test]
    fn points_become_plain_lines() {
        let text = "### Added\n\n- **Lines**: move a\n  ball & `go`.\n- Two\n";
        assert_eq!(items(text), ["Lines: move a ball &amp; go.", "Two"]);
    }

    #[test]
    fn a_version_in_the_making_stands_first_and_a_released_one_once() {
        let section = |version: &str, date: Option<&str>| Section {
            version: version.to_owned(),
            date: date.map(str::to_owned),
            text: "- A".to_owned(),
        };
        let sections = [
            section("Unreleased", None),
            section("0.1.0", Some("2026-11-01")),
        ];
        let made = releases(&sections, "0.2.0", Some("2026-11-30"));
        let at = |what: &str| made.find(what).expect("is listed");
        assert!(at("\"0.2.0\" date=\"2026-11-30\"") < at("\"0.1.0\" date=\"2026-11-01\""));
        let made = releases(&sections, "0.1.0", Some("2026-11-30"));
        assert_eq!(made.matches("<release ").count(), 1);
    }

    #[test]
    fn only_what_is_linked_in_is_listed() {
        let tree = "quadrille v0.1.0 (/here)\t MIT\nserde v1.0.1\tMIT OR Apache-2.0\nsyn v2 (proc-macro)\tMIT\nserde v1.0.1\tMIT OR Apache-2.0 (*)\n";
        let crates = listed(tree);
        assert_eq!(
            crates.into_iter().collect::<Vec<_>>(),
            [("serde 1.0.1".to_owned(), "MIT OR Apache-2.0".to_owned())]
        );
    }
}
