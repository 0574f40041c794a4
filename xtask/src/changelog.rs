//! CHANGELOG.md, read: what each version brought. The text of a release and the software centres' list come from it.

use std::io::Write;

use crate::problem::Problem;
use crate::project::Project;

/// One version's section.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Section {
    /// `1.2.0`, or `Unreleased`.
    pub(crate) version: String,
    /// `2026-12-01`; none yet for what is unreleased.
    pub(crate) date: Option<String>,
    /// What stands below the heading, in Markdown, without empty lines around it.
    pub(crate) text: String,
}

/// The heading of what has no version yet.
pub(crate) const UNRELEASED: &str = "Unreleased";

/// All sections, newest first, as they stand in the file.
pub(crate) fn read(text: &str) -> Vec<Section> {
    let parts = text.split("\n## [").skip(1);
    let sections = parts.filter_map(|part| {
        let (heading, text) = part.split_once('\n').unwrap_or((part, ""));
        let (version, rest) = heading.split_once(']')?;
        Some(Section {
            version: version.to_owned(),
            date: rest.strip_prefix(" - ").map(|date| date.trim().to_owned()),
            text: text.trim().to_owned(),
        })
    });
    sections.collect()
}

/// The sections of this checkout.
pub(crate) fn of(project: &Project) -> Result<Vec<Section>, Problem> {
    Ok(read(&project.read("CHANGELOG.md")?))
}

/// Prints what this checkout's version brought.
pub(crate) fn print(project: &Project, version: &str) -> Result<(), Problem> {
    let version = version.strip_prefix('v').unwrap_or(version);
    let current = project.version()?;
    match find(&of(project)?, version, &current) {
        Some(section) => {
            // Whoever closed the pipe has read enough.
            let _ = writeln!(std::io::stdout(), "{}", section.text);
            Ok(())
        }
        None if version == current => Err(Problem::Missing {
            what: format!("a section [{version}] in CHANGELOG.md"),
            mend: format!("write ## [{version}] - YEAR-MONTH-DAY over its changes"),
        }),
        None => Err(Problem::Missing {
            what: format!("version {version}; this checkout is {current}"),
            mend: "set the version in Cargo.toml and package.json, or tag the commit that has it"
                .to_owned(),
        }),
    }
}

/// The section of a version; without one of its own, what is unreleased. A release is made of packages that carry the
/// checkout's version: another one has none.
fn find<'a>(sections: &'a [Section], version: &str, current: &str) -> Option<&'a Section> {
    let named = |name: &str| sections.iter().find(|section| section.version == name);
    let own = named(version).or_else(|| named(UNRELEASED));
    own.filter(|_| version == current)
}

#[cfg(test)]
mod tests {
    use super::{find, read};

    const TEXT: &str = "# Changelog\n\nHello.\n\n## [Unreleased]\n\n### Added\n\n- One\n\n## [0.2.0] - 2026-12-01\n\n- Two\n\n## [0.1.0] - 2026-11-30\n";

    #[test]
    fn sections_are_read_with_version_date_and_text() {
        let sections = read(TEXT);
        let seen: Vec<_> = sections
            .iter()
            .map(|each| {
                (
                    each.version.as_str(),
                    each.date.as_deref(),
                    each.text.as_str(),
                )
            })
            .collect();
        assert_eq!(
            seen,
            [
                ("Unreleased", None, "### Added\n\n- One"),
                ("0.2.0", Some("2026-12-01"), "- Two"),
                ("0.1.0", Some("2026-11-30"), ""),
            ]
        );
    }

    #[test]
    fn a_release_has_the_version_of_its_packages() {
        let sections = read(TEXT);
        let found = |version, current| {
            find(&sections, version, current).map(|section| section.version.as_str())
        };
        assert_eq!(found("0.2.0", "0.2.0"), Some("0.2.0"));
        assert_eq!(found("0.3.0", "0.3.0"), Some("Unreleased"));
        assert_eq!(found("0.2.0", "0.1.0"), None, "a tag without its version");
    }
}
