//! Tables that a test has in its hand.

use std::io::Read;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use quadrille_games::{Oracle, Unknown, Worth};
use quadrille_session::{Cost, Crew, Extent, Solution, Source, Unbuilt, Unopened, solutions};

/// A table that is built only when the test says so.
pub(super) struct Slow {
    table: Arc<dyn Solution>,
    reached: Mutex<Sender<()>>,
    go_on: Mutex<Receiver<()>>,
}

/// The test's side of it.
pub(super) struct Foreman {
    reached: Receiver<()>,
    go_on: Sender<()>,
}

impl Foreman {
    /// Returns once the work has come so far that it waits.
    pub(super) fn wait(&self) {
        self.reached.recv().unwrap();
    }

    /// Lets one that waits go on.
    pub(super) fn go_on(&self) {
        self.go_on.send(()).unwrap();
    }
}

impl Slow {
    pub(super) fn with_foreman(extent: Extent) -> (Vec<Arc<dyn Solution>>, Foreman) {
        let (reached, seen) = channel();
        let (go, go_on) = channel();
        let slow = Slow {
            table: solutions(extent).swap_remove(0),
            reached: Mutex::new(reached),
            go_on: Mutex::new(go_on),
        };
        let foreman = Foreman {
            reached: seen,
            go_on: go,
        };
        (vec![Arc::new(slow)], foreman)
    }
}

impl Solution for Slow {
    fn game(&self) -> &'static str {
        self.table.game()
    }

    fn file(&self) -> &'static str {
        self.table.file()
    }

    fn cost(&self, threads: usize) -> Cost {
        self.table.cost(threads)
    }

    fn most(&self) -> u64 {
        self.table.most()
    }

    fn build(
        &self,
        crew: Crew,
        progress: &mut dyn FnMut(f64),
        cancel: &AtomicBool,
    ) -> Result<Vec<u8>, Unbuilt> {
        progress(0.25);
        self.reached.lock().unwrap().send(()).unwrap();
        // A test that is over lets everything go.
        let _ = self.go_on.lock().unwrap().recv();
        if cancel.load(Ordering::Relaxed) {
            return Err(Unbuilt::Cancelled);
        }
        self.table.build(crew, progress, cancel)
    }

    fn open(&self, source: Box<dyn Source>) -> Result<Arc<dyn Oracle>, Unopened> {
        self.table.open(source)
    }

    fn check(&self, source: Box<dyn Source>) -> Result<(), Unopened> {
        self.table.check(source)
    }
}

/// A table of the whole game that says what it was told to say of every position.
pub(super) struct Hearsay(pub(super) Result<Worth, Unknown>);

const WORD: &[u8] = b"hearsay";

impl Solution for Hearsay {
    fn game(&self) -> &'static str {
        super::GAME
    }

    fn file(&self) -> &'static str {
        super::FILE
    }

    fn cost(&self, _threads: usize) -> Cost {
        Cost {
            seconds: 1,
            memory: 1,
            disk: WORD.len() as u64,
        }
    }

    fn most(&self) -> u64 {
        WORD.len() as u64
    }

    fn build(
        &self,
        _crew: Crew,
        _progress: &mut dyn FnMut(f64),
        _cancel: &AtomicBool,
    ) -> Result<Vec<u8>, Unbuilt> {
        Ok(WORD.to_vec())
    }

    fn open(&self, source: Box<dyn Source>) -> Result<Arc<dyn Oracle>, Unopened> {
        self.check(source)?;
        Ok(Arc::new(Hearsay(self.0.clone())))
    }

    fn check(&self, mut source: Box<dyn Source>) -> Result<(), Unopened> {
        let mut bytes = Vec::new();
        source.read_to_end(&mut bytes)?;
        if bytes == WORD {
            Ok(())
        } else {
            Err(Unopened::Damaged)
        }
    }
}

impl Oracle for Hearsay {
    fn worth(&self, _position: u64) -> Result<Worth, Unknown> {
        self.0.clone()
    }
}
