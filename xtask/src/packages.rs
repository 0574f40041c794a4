//! What each part of the work needs from the system, by name.

/// Something that a step needs before it can run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// The libraries that the app links: WebKitGTK and friends.
    Native,
    /// Node itself.
    Node,
    /// The development packages of package.json.
    Npm,
    /// A virtual display, a session bus and WebKit's driver, to use the real window.
    Window,
    /// The desktop's checkers of its own files.
    Packaging,
    /// Other board games, to be measured beside ours.
    Peers,
    /// A Chromium to show the front end at phone size.
    Browser,
}

impl Need {
    /// The Debian and Ubuntu packages that satisfy it.
    pub(crate) fn debian(self) -> &'static [&'static str] {
        match self {
            Self::Native => &[
                "build-essential",
                "pkg-config",
                "libwebkit2gtk-4.1-dev",
                "librsvg2-dev",
                "libxdo-dev",
            ],
            Self::Node => &["nodejs"],
            Self::Npm => &["npm"],
            Self::Window => &[
                "xvfb",
                "xauth",
                "dbus-x11",
                "webkit2gtk-driver",
                "fonts-dejavu-core",
                "fonts-noto-cjk",
            ],
            Self::Packaging => &["appstream", "binutils", "desktop-file-utils"],
            Self::Peers => &["five-or-more", "klines", "kshisen", "sgt-puzzles"],
            Self::Browser => &["chromium", "fonts-dejavu-core", "fonts-noto-cjk"],
        }
    }

    /// Programs that show that the need is met, where packages cannot be asked for.
    pub(crate) fn programs(self) -> &'static [&'static str] {
        match self {
            Self::Native => &["pkg-config"],
            Self::Node => &["node"],
            Self::Npm => &["npm"],
            Self::Window => &["Xvfb", "xvfb-run", "dbus-run-session", "WebKitWebDriver"],
            Self::Packaging => &["appstreamcli", "desktop-file-validate", "objdump"],
            Self::Peers | Self::Browser => &[],
        }
    }
}

/// What to install for the app itself on the systems where xtask does not install, by the name in
/// `/etc/os-release` (or the name Rust gives the system).
pub(crate) fn instruction(system: &str) -> &'static str {
    match system {
        "fedora" | "rhel" | "centos" => {
            "sudo dnf install gcc pkgconf webkit2gtk4.1-devel librsvg2-devel libxdo-devel"
        }
        "arch" => "sudo pacman -S --needed base-devel webkit2gtk-4.1 librsvg xdotool",
        "suse" | "opensuse" => {
            "sudo zypper install -t pattern devel_basis && sudo zypper install webkit2gtk3-devel librsvg-devel"
        }
        "alpine" => "sudo apk add build-base webkit2gtk-4.1-dev librsvg-dev xdotool-dev",
        "macos" => "xcode-select --install",
        "windows" => {
            "install \"Desktop development with C++\" from the Visual Studio Build Tools, and WebView2"
        }
        _ => {
            "install the development files of WebKitGTK 4.1, librsvg and libxdo, a C compiler and pkg-config"
        }
    }
}
