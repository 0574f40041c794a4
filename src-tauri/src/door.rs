//! The way from a second start of the program to the one that runs: the second one knocks, hands over the game that it
//! was asked to open, and ends.
//!
//! Whoever holds the [claim](crate::instance) on the data folder listens here, so two programs on two folders don't
//! know of each other, and nothing but the folder's owner can reach it. There is no network in it: a socket in the
//! folder, on Windows a local pipe.

use std::io::{Read, Write};
use std::path::Path;
use std::time::Duration;

use crate::argument::SMALL;

/// What the listener says when it has understood.
const ANSWER: &[u8; 2] = b"ok";

/// A longer wish is no game, and is refused already at one byte more than an argument may weigh.
const LONGEST: usize = SMALL + 1;

/// Written in place of a length if no game was asked for.
const NOTHING: u32 = u32::MAX;

/// Neither side waits for ever for the other.
const PATIENCE: Duration = Duration::from_secs(5);

/// Hands a wish to the program that has this data folder. False if it can't be reached: it does not listen yet, or no
/// more.
pub(crate) fn knock(folder: &Path, wish: Option<&str>) -> bool {
    system::connect(folder).is_ok_and(|mut stream| tell(&mut stream, wish).is_ok())
}

/// Calls `open` with the wish of everybody who knocks, from now to the program's end.
///
/// Where that can't be set up (a folder whose name is too long for a socket, say), a second program finds nobody, and
/// says in its window that it is the second.
pub(crate) fn listen(folder: &Path, open: impl Fn(Option<String>) + Send + 'static) {
    system::listen(folder, open);
}

/// One side of the talk: the length of the wish, the wish, and the answer. A wish that is too long is cut to a length
/// that opening it will complain of.
fn tell(stream: &mut (impl Read + Write), wish: Option<&str>) -> std::io::Result<()> {
    let mut message = Vec::new();
    match wish {
        Some(wish) => {
            let wish = &wish.as_bytes()[..wish.len().min(LONGEST)];
            message.extend((wish.len() as u32).to_le_bytes());
            message.extend(wish);
        }
        None => message.extend(NOTHING.to_le_bytes()),
    }
    stream.write_all(&message)?;
    let mut answer = [0; ANSWER.len()];
    stream.read_exact(&mut answer)?;
    if answer == *ANSWER {
        Ok(())
    } else {
        Err(std::io::ErrorKind::InvalidData.into())
    }
}

/// The other side. It reads no more than anybody of ours says.
fn hear(stream: &mut (impl Read + Write)) -> std::io::Result<Option<String>> {
    let mut length = [0; 4];
    stream.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length);
    let mut wish = Vec::new();
    if length != NOTHING {
        let most = u64::from(length).min(LONGEST as u64);
        stream.take(most).read_to_end(&mut wish)?;
    }
    stream.write_all(ANSWER)?;
    Ok((length != NOTHING).then(|| String::from_utf8_lossy(&wish).into_owned()))
}

#[cfg(unix)]
mod system {
    use std::fs;
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::path::Path;
    use std::thread;

    use super::{PATIENCE, hear};

    /// Lies in the data folder. One that was left behind is in nobody's way: its program is gone, or we would not have
    /// the claim.
    const NAME: &str = "door";

    pub(super) fn connect(folder: &Path) -> std::io::Result<UnixStream> {
        let stream = UnixStream::connect(folder.join(NAME))?;
        patient(&stream)?;
        Ok(stream)
    }

    fn patient(stream: &UnixStream) -> std::io::Result<()> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))
    }

    pub(super) fn listen(folder: &Path, open: impl Fn(Option<String>) + Send + 'static) {
        let path = folder.join(NAME);
        let _ = fs::remove_file(&path);
        let Ok(listener) = UnixListener::bind(&path) else {
            return;
        };
        thread::spawn(move || {
            for stream in listener.incoming() {
                let Ok(mut stream) = stream else { continue };
                if let Ok(wish) = patient(&stream).and_then(|()| hear(&mut stream)) {
                    open(wish);
                }
            }
        });
    }
}

#[cfg(windows)]
mod system {
    use std::fs::{File, OpenOptions};
    use std::hash::{DefaultHasher, Hash, Hasher};
    use std::io::{Read, Result, Write};
    use std::path::Path;

    use tauri::async_runtime;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::windows::named_pipe::{NamedPipeServer, ServerOptions};
    use tokio::time::timeout;

    use super::{PATIENCE, hear};

    /// Pipes have a folder of their own; the name tells whose data folder it is about.
    fn name(folder: &Path) -> String {
        let mut hasher = DefaultHasher::new();
        folder.hash(&mut hasher);
        format!(r"\\.\pipe\org.quadrille.game.{:016x}", hasher.finish())
    }

    pub(super) fn connect(folder: &Path) -> Result<File> {
        OpenOptions::new().read(true).write(true).open(name(folder))
    }

    pub(super) fn listen(folder: &Path, open: impl Fn(Option<String>) + Send + 'static) {
        let name = name(folder);
        async_runtime::spawn(async move {
            // Fails if somebody else made a pipe of this name first: then nobody is to be trusted on it.
            let mut first = ServerOptions::new();
            first.first_pipe_instance(true);
            let Ok(mut pipe) = first.create(&name) else {
                return;
            };
            loop {
                if pipe.connect().await.is_err() {
                    return;
                }
                // The next one to knock finds a pipe while this one is heard.
                let Ok(next) = ServerOptions::new().create(&name) else {
                    return;
                };
                let heard = std::mem::replace(&mut pipe, next);
                if let Ok(wish) =
                    async_runtime::spawn_blocking(move || hear(&mut Waiting(heard))).await
                    && let Ok(wish) = wish
                {
                    open(wish);
                }
            }
        });
    }

    /// A pipe read and written by waiting, but not for ever.
    struct Waiting(NamedPipeServer);

    impl Read for Waiting {
        fn read(&mut self, buffer: &mut [u8]) -> Result<usize> {
            async_runtime::block_on(async { timeout(PATIENCE, self.0.read(buffer)).await? })
        }
    }

    impl Write for Waiting {
        fn write(&mut self, bytes: &[u8]) -> Result<usize> {
            async_runtime::block_on(async { timeout(PATIENCE, self.0.write(bytes)).await? })
        }

        fn flush(&mut self) -> Result<()> {
            async_runtime::block_on(async { timeout(PATIENCE, self.0.flush()).await? })
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn a_wish_arrives_as_it_was_handed_over() {
        let folder = tempfile::tempdir().unwrap();
        let (sender, wishes) = channel();
        listen(folder.path(), move |wish| sender.send(wish).unwrap());
        for wish in [Some("lines:5x5#1"), None, Some(""), Some("чёрный лес\n")] {
            assert!(knock(folder.path(), wish));
            assert_eq!(wishes.recv().unwrap().as_deref(), wish);
        }
    }

    #[test]
    fn a_wish_of_any_length_is_heard_and_cut_where_it_is_too_long_anyway() {
        let folder = tempfile::tempdir().unwrap();
        let (sender, wishes) = channel();
        listen(folder.path(), move |wish| sender.send(wish).unwrap());
        let long = "x".repeat(10 * SMALL);
        assert!(knock(folder.path(), Some(&long)));
        assert_eq!(wishes.recv().unwrap(), Some("x".repeat(LONGEST)));
    }

    #[test]
    fn a_visitor_that_says_nothing_or_nonsense_stops_nobody() {
        let folder = tempfile::tempdir().unwrap();
        let (sender, wishes) = channel();
        listen(folder.path(), move |wish| sender.send(wish).unwrap());
        drop(system::connect(folder.path()).unwrap());
        system::connect(folder.path())
            .unwrap()
            .write_all(&[9, 9])
            .unwrap();
        assert!(knock(folder.path(), Some("lines#2")));
        assert_eq!(wishes.recv().unwrap().as_deref(), Some("lines#2"));
    }

    #[test]
    fn a_door_left_behind_by_a_killed_program_is_made_anew() {
        let folder = tempfile::tempdir().unwrap();
        drop(std::os::unix::net::UnixListener::bind(folder.path().join("door")).unwrap());
        let (sender, wishes) = channel();
        listen(folder.path(), move |wish| sender.send(wish).unwrap());
        assert!(knock(folder.path(), None));
        assert_eq!(wishes.recv().unwrap(), None);
    }

    #[test]
    fn a_folder_too_deep_for_a_door_has_none() {
        let folder = tempfile::tempdir().unwrap();
        let deep = folder.path().join("d".repeat(120));
        std::fs::create_dir(&deep).unwrap();
        listen(&deep, |_| {});
        assert!(system::connect(&deep).is_err());
    }
}
