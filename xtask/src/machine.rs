//! Makes sure that the system has what the chosen work needs: installs it on Debian and its
//! relatives, tells exactly what to install elsewhere.

use std::process::Command;

use crate::packages::{Need, instruction};
use crate::problem::Problem;
use crate::process::{answer, on_path, run_to_log};
use crate::project::Project;
use crate::{browser, node, report};

/// Installs, or asks for, everything in `needs`.
pub(crate) fn prepare(project: &Project, needs: &[Need]) -> Result<(), Problem> {
    let needs: Vec<Need> = needs
        .iter()
        .copied()
        .filter(|need| !met_already(*need))
        .collect();
    if cfg!(target_os = "linux") && is_debian(&os_release()) {
        install(project, &missing_packages(&needs))?;
    } else {
        look_for(&needs)?;
    }
    if needs.contains(&Need::Node) || needs.contains(&Need::Npm) {
        node::check_version(needs.contains(&Need::Npm))?;
    }
    if needs.contains(&Need::Npm) {
        node::install(project)?;
    }
    Ok(())
}

/// Any Chromium does, wherever it comes from; no package need replace it.
fn met_already(need: Need) -> bool {
    need == Need::Browser && browser::find().is_some()
}

fn os_release() -> String {
    std::fs::read_to_string("/etc/os-release").unwrap_or_default()
}

/// The value of one field of `/etc/os-release`.
fn field<'a>(text: &'a str, name: &str) -> &'a str {
    text.lines()
        .filter_map(|line| line.split_once('='))
        .find(|(key, _)| *key == name)
        .map_or("", |(_, value)| value.trim_matches('"'))
}

fn is_debian(release: &str) -> bool {
    let mut names = field(release, "ID_LIKE")
        .split_whitespace()
        .chain([field(release, "ID")]);
    names.any(|name| name == "debian" || name == "ubuntu")
}

/// The packages among those needed that are not installed, each once, in a steady order.
fn missing_packages(needs: &[Need]) -> Vec<&'static str> {
    let mut wanted: Vec<&'static str> = Vec::new();
    for need in needs {
        // A Node from elsewhere (nodejs.org, a version manager) is as good as the package.
        let have_program = matches!(need, Need::Node | Need::Npm)
            && need.programs().iter().all(|program| on_path(program));
        if !have_program {
            wanted.extend(need.debian());
        }
    }
    let mut missing = Vec::new();
    for package in wanted {
        if !missing.contains(&package) && !is_installed(package) {
            missing.push(package);
        }
    }
    missing
}

fn is_installed(package: &str) -> bool {
    answer(
        "dpkg-query",
        &["--show", "--showformat=${db:Status-Abbrev}", package],
    )
    .is_some_and(|status| status.starts_with("ii"))
}

/// Installs packages by apt, as root or through sudo. What apt prints is shown only when it fails.
fn install(project: &Project, packages: &[&str]) -> Result<(), Problem> {
    if packages.is_empty() {
        return Ok(());
    }
    println!("installing Debian packages: {}", packages.join(" "));
    let root = answer("id", &["-u"]).as_deref() == Some("0");
    if !root && !on_path("sudo") {
        let packages = packages
            .iter()
            .map(|package| (*package).to_owned())
            .collect();
        return Err(Problem::NotRoot { packages });
    }
    let log = project.fresh_log("install")?;
    let apt = |arguments: &[&str]| {
        let mut command = Command::new(if root { "env" } else { "sudo" });
        if !root {
            command.arg("env");
        }
        command
            .args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"])
            .args(arguments);
        command
    };
    let update = &mut apt(&["update"]);
    let install = &mut apt(&["install", "-y", "--no-install-recommends"]);
    for command in [update, install.args(packages)] {
        if !run_to_log(command, &log)? {
            report::print_log(&log);
            return Err(Problem::Failed {
                what: "apt-get".to_owned(),
                mend: "check the network and the package sources in /etc/apt, then run again"
                    .to_owned(),
            });
        }
    }
    Ok(())
}

/// On other systems: look for each program, and for the libraries by pkg-config.
fn look_for(needs: &[Need]) -> Result<(), Problem> {
    let release = os_release();
    let system = if cfg!(target_os = "linux") {
        let like = field(&release, "ID_LIKE").split_whitespace().next();
        like.unwrap_or(field(&release, "ID"))
    } else {
        std::env::consts::OS
    };
    for need in needs {
        if *need == Need::Native && !cfg!(target_os = "linux") {
            // The compiler that built xtask is all that macOS and Windows need.
            continue;
        }
        let absent: Vec<&str> = need
            .programs()
            .iter()
            .copied()
            .filter(|program| !on_path(program))
            .collect();
        if !absent.is_empty() {
            let mend = match need {
                Need::Native => instruction(system).to_owned(),
                _ => format!("install {} and run the command again", absent.join(", ")),
            };
            return Err(Problem::Missing {
                what: absent.join(", "),
                mend,
            });
        }
        if *need == Need::Native && answer("pkg-config", &["--exists", "webkit2gtk-4.1"]).is_none()
        {
            let what = "the development files of WebKitGTK 4.1".to_owned();
            return Err(Problem::Missing {
                what,
                mend: instruction(system).to_owned(),
            });
        }
        if *need == Need::Browser {
            let mend = format!("install Chromium, or set {} to one", browser::VARIABLE);
            return Err(Problem::Missing {
                what: "Chromium".to_owned(),
                mend,
            });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{field, is_debian};

    #[test]
    fn relatives_of_debian_are_known() {
        assert!(is_debian(
            "PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\n"
        ));
        assert!(is_debian("ID=ubuntu\nID_LIKE=debian\n"));
        assert!(is_debian("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"));
        assert!(!is_debian("ID=fedora\n"));
        assert!(!is_debian(""));
    }

    #[test]
    fn fields_are_read_with_and_without_quotes() {
        let text = "NAME=\"openSUSE Leap\"\nID=opensuse-leap\nID_LIKE=\"suse opensuse\"\n";
        assert_eq!(field(text, "NAME"), "openSUSE Leap");
        assert_eq!(field(text, "ID"), "opensuse-leap");
        assert_eq!(field(text, "VERSION"), "");
    }
}
