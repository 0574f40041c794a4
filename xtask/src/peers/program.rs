//! One start of one program on a display of its own.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::processes;
use super::screen::Picture;
use crate::problem::Problem;

/// How often the screen is looked at.
const POLL: Duration = Duration::from_millis(8);
/// The screen is settled when hardly anything has changed for so long.
const STILL: Duration = Duration::from_secs(3);
/// An empty screen is one that has not changed for so long.
const EMPTY: Duration = Duration::from_millis(500);
/// Pixels that the pointer may take, which shows since the first program was there.
const POINTER: usize = 64;
/// So small a share of what a program draws may change all the time: some count the seconds.
const CLOCK: (usize, usize) = (1, 200);
/// A program that is not settled by then is not going to be.
const PATIENCE: Duration = Duration::from_secs(60);
/// The board is there when at most this share of what the program draws is still to come.
const MISSING: (usize, usize) = (1, 20);
/// A display number that a person hardly uses.
const DISPLAY: &str = ":97";

/// What is known of a program in the end.
pub(super) struct Figures {
    /// From the start to the first board, sorted.
    pub(super) first_board: Vec<Duration>,
    /// Bytes.
    pub(super) memory: u64,
    /// Processor time while nobody plays.
    pub(super) idle: Duration,
}

impl Figures {
    /// The middle start.
    pub(super) fn median(&self) -> Duration {
        self.first_board[self.first_board.len() / 2]
    }
}

/// A process of ours that ends with us.
struct Kept(Child);

impl Drop for Kept {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An empty screen, a bus and an empty home.
pub(super) struct Stage {
    home: PathBuf,
    screen: PathBuf,
    blank: Picture,
    bus: String,
    /// Ended in this order.
    _kept: (Kept, Kept),
}

impl Stage {
    /// Everything that a program needs besides itself, so that its start is all that is timed.
    pub(super) fn set_up(folder: &Path) -> Result<Stage, Problem> {
        let failed = |error| Problem::File {
            path: folder.to_owned(),
            error,
        };
        if folder.exists() {
            std::fs::remove_dir_all(folder).map_err(failed)?;
        }
        let home = folder.join("home");
        std::fs::create_dir_all(&home).map_err(failed)?;
        let mut display = Command::new("Xvfb");
        display
            .args([DISPLAY, "-screen", "0", "1280x1024x24", "-nolisten", "tcp"])
            .args(["-noreset", "-fbdir"])
            .arg(folder);
        let display = start(&mut display)?;
        let socket = folder.join("bus");
        let bus = format!("unix:path={}", socket.display());
        let mut daemon = Command::new("dbus-daemon");
        daemon
            .args(["--session", "--nofork", "--nopidfile", "--address"])
            .arg(&bus);
        let daemon = start(&mut daemon)?;
        let screen = folder.join("Xvfb_screen0");
        let blank = await_blank(&socket, &screen)?;
        Ok(Stage {
            home,
            screen,
            blank,
            bus,
            _kept: (daemon, display),
        })
    }

    /// Starts a program with nothing of the caller's session in sight.
    pub(super) fn start(&self, program: &str, arguments: &[&str]) -> Result<Running<'_>, Problem> {
        let blank = self.await_empty(program)?;
        let mut command = Command::new(program);
        command
            .args(arguments)
            .env_clear()
            .env("PATH", "/usr/local/bin:/usr/bin:/bin:/usr/games")
            .env("HOME", &self.home)
            .env("XDG_RUNTIME_DIR", &self.home)
            .env("DISPLAY", DISPLAY)
            .env("DBUS_SESSION_BUS_ADDRESS", &self.bus)
            .env("LANG", "C.UTF-8")
            .env("LIBGL_ALWAYS_SOFTWARE", "1");
        let begun = Instant::now();
        let process = start(&mut command)?;
        Ok(Running {
            program: program.to_owned(),
            process,
            begun,
            blank,
            screen: &self.screen,
        })
    }

    /// What was started before may still be on its way off the screen.
    fn await_empty(&self, program: &str) -> Result<Picture, Problem> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(picture) = Picture::read(&self.screen)
                && picture.differs(&self.blank) <= POINTER
            {
                return Ok(picture);
            }
            sleep(POLL);
        }
        Err(lost(program))
    }
}

/// A program under way.
pub(super) struct Running<'a> {
    program: String,
    process: Kept,
    begun: Instant,
    blank: Picture,
    screen: &'a Path,
}

impl Running<'_> {
    /// Waits until the screen is still, then says from when on it showed all but a small share of that.
    pub(super) fn first_board(&self) -> Result<Duration, Problem> {
        let share = |picture: &Picture, (part, of): (usize, usize)| {
            picture.differs(&self.blank) * part / of
        };
        let mut seen: Vec<(Duration, Picture)> = Vec::new();
        let last = loop {
            let at = self.begun.elapsed();
            if at > PATIENCE {
                return Err(lost(&self.program));
            }
            if let Some(picture) = Picture::read(self.screen) {
                match seen.last() {
                    Some((since, same)) if picture.differs(same) <= share(same, CLOCK) => {
                        if picture != self.blank && at - *since > STILL {
                            break picture;
                        }
                    }
                    _ => seen.push((at, picture)),
                }
            }
            sleep(POLL);
        };
        let allowed = share(&last, MISSING);
        let later = seen
            .iter()
            .rev()
            .take_while(|(_, picture)| picture.differs(&last) <= allowed);
        later
            .last()
            .map(|(at, _)| *at)
            .ok_or_else(|| lost(&self.program))
    }

    /// Bytes that the program and what it started hold now.
    pub(super) fn memory(&self) -> u64 {
        processes::memory(self.process.0.id())
    }

    /// Processor time that they take while `time` passes.
    pub(super) fn busy_for(&self, time: Duration) -> Duration {
        let before = processes::busy(self.process.0.id());
        sleep(time);
        processes::busy(self.process.0.id()).saturating_sub(before)
    }
}

/// The screen once the bus is there and the display has drawn what is behind all windows.
fn await_blank(socket: &Path, screen: &Path) -> Result<Picture, Problem> {
    let begun = Instant::now();
    let mut seen: Option<(Instant, Picture)> = None;
    while begun.elapsed() < PATIENCE {
        if let Some(picture) = Picture::read(screen).filter(|_| socket.exists()) {
            match seen {
                Some((since, same)) if same == picture => {
                    if since.elapsed() > EMPTY {
                        return Ok(picture);
                    }
                    seen = Some((since, same));
                }
                _ => seen = Some((Instant::now(), picture)),
            }
        }
        sleep(POLL);
    }
    Err(Problem::Missing {
        what: "a virtual display".to_owned(),
        mend: format!("see whether another one has the number {DISPLAY}"),
    })
}

fn start(command: &mut Command) -> Result<Kept, Problem> {
    let program = command.get_program().to_string_lossy().into_owned();
    let silent = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let child = silent
        .spawn()
        .map_err(|error| Problem::NotStarted { program, error })?;
    Ok(Kept(child))
}

fn lost(program: &str) -> Problem {
    Problem::Failed {
        what: format!("{program}: its board"),
        mend: "start it by hand on a virtual display and see what it shows".to_owned(),
    }
}
