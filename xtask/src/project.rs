//! Where things are: the repository, the build folder, the files that tests produce.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::problem::Problem;

/// The folders of this checkout.
pub(crate) struct Project {
    pub(crate) root: PathBuf,
    pub(crate) target: PathBuf,
}

impl Project {
    /// The checkout that this xtask was built from.
    pub(crate) fn here() -> Result<Self, Problem> {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = manifest.parent().unwrap_or(manifest).to_path_buf();
        // A relative CARGO_TARGET_DIR counts from where cargo was called; the steps run at the root.
        let target = match std::env::var_os("CARGO_TARGET_DIR") {
            Some(folder) => std::path::absolute(&folder).map_err(|error| Problem::File {
                path: folder.into(),
                error,
            })?,
            None => root.join("target"),
        };
        Ok(Self { root, target })
    }

    /// A file of the checkout.
    pub(crate) fn read(&self, name: &str) -> Result<String, Problem> {
        let path = self.root.join(name);
        std::fs::read_to_string(&path).map_err(|error| Problem::File { path, error })
    }

    /// The one version: that of the workspace.
    pub(crate) fn version(&self) -> Result<String, Problem> {
        let manifest = self.read("Cargo.toml")?;
        let section = manifest.split("\n[workspace.package]\n").nth(1);
        let line = section.and_then(|text| text.lines().find(|line| line.starts_with("version")));
        let version = line.and_then(|line| line.split('"').nth(1));
        version.map(str::to_owned).ok_or_else(|| Problem::Missing {
            what: "the version in [workspace.package] of Cargo.toml".to_owned(),
            mend: "write version = \"A.B.C\" there".to_owned(),
        })
    }

    /// A command that runs at the root of the checkout.
    pub(crate) fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target);
        command
    }

    /// `cargo ARGUMENTS` at the root, by the cargo that runs us. `--locked`: what is tested is what
    /// the committed lock file says.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Command {
        let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = self.command(program);
        command.args(arguments);
        command
    }

    /// The debug build of the app.
    pub(crate) fn app(&self) -> PathBuf {
        self.target
            .join("debug")
            .join(format!("quadrille{}", std::env::consts::EXE_SUFFIX))
    }

    /// The tests' loopback server: the real commands behind HTTP.
    pub(crate) fn loopback(&self) -> PathBuf {
        let name = format!("loopback{}", std::env::consts::EXE_SUFFIX);
        self.target.join("debug").join("examples").join(name)
    }

    /// Where tests and `play` leave pictures.
    pub(crate) fn pictures(&self) -> PathBuf {
        self.target.join("screenshots")
    }

    /// An empty file to keep the output of something in.
    pub(crate) fn fresh_log(&self, name: &str) -> Result<PathBuf, Problem> {
        let folder = self.target.join("xtask");
        let path = folder.join(format!("{name}.log"));
        std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(&path, b""))
            .map_err(|error| Problem::File {
                path: path.clone(),
                error,
            })?;
        Ok(path)
    }

    /// All files under `folder` (relative to the root) whose name ends in `ending`, sorted.
    pub(crate) fn files(&self, folder: &str, ending: &str) -> Result<Vec<PathBuf>, Problem> {
        let mut found = Vec::new();
        let mut waiting = vec![self.root.join(folder)];
        while let Some(folder) = waiting.pop() {
            let failed = |error| Problem::File {
                path: folder.clone(),
                error,
            };
            for entry in std::fs::read_dir(&folder).map_err(failed)? {
                let path = entry.map_err(failed)?.path();
                if path.is_dir() {
                    waiting.push(path);
                } else if path.to_string_lossy().ends_with(ending) {
                    found.push(path);
                }
            }
        }
        found.sort();
        Ok(found)
    }
}
