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

/// Prints what a version brought. A version without a section of its own is what is unreleased.
pub(crate) fn print(project: &Project, version: &str) -> Result<(), Problem> {
    let version = version.strip_prefix('v').unwrap_or(version);
    let sections = of(project)?;
    let find = |name: &str| sections.iter().find(|section| section.version == name);
    let own = find(version);
    let current = project.version()?;
    let section = own.or_else(|| find(UNRELEASED).filter(|_| version == current));
    match section {
        Some(section) => {
            // Whoever closed the pipe has read enough.
            let _ = writeln!(std::io::stdout(), "{}", section.text);
            Ok(())
        }
        None => Err(Problem::Missing {
            what: format!("a section [{version}] in CHANGELOG.md"),
            mend: format!("write ## [{version}] - YEAR-MONTH-DAY over its changes"),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::read;

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
}
