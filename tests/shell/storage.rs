//! The files by themselves: many damaged ones, each with a name of its own, in one app.

use quadrille_lib::Claimed;
use quadrille_lib::storage::{Document, Fault, Notice, SCHEMA, Storage, Unsaved};
use serde_json::{Value, json};
use tauri::test::MockRuntime;

use crate::app::{Folder, House};

/// What the tests store: numbers.
fn number(value: &Value) -> Result<u64, Fault> {
    match value.as_u64() {
        Some(99) => Err(Fault::Newer),
        Some(number) => Ok(number),
        None => Err(Fault::Damaged),
    }
}

pub(crate) struct Files {
    pub(crate) folder: Folder,
    house: House,
    next: usize,
}

impl Files {
    pub(crate) fn new() -> Self {
        let folder = Folder::new();
        let house = folder.open();
        Self {
            folder,
            house,
            next: 0,
        }
    }

    /// A name that was not used before: the plugin remembers the files that it has opened.
    fn name(&mut self) -> String {
        self.next += 1;
        format!("tests/{}.json", self.next)
    }

    fn storage(&self) -> Storage<MockRuntime> {
        Storage::new(self.house.handle(), Claimed::Ours)
    }

    /// Opens a file with this content and this last good copy.
    pub(crate) fn open(
        &mut self,
        main: Option<&[u8]>,
        copy: Option<&[u8]>,
    ) -> (Option<u64>, Vec<Notice>, String) {
        let name = self.name();
        for (name, bytes) in [(name.clone(), main), (format!("{name}.bak"), copy)] {
            if let Some(bytes) = bytes {
                self.folder.write(&name, bytes);
            }
        }
        let mut notices = Vec::new();
        let value = self.storage().open(&name, number, &mut notices);
        (value, notices, name)
    }
}

/// A file of the tests.
pub(crate) fn document(serial: u64, payload: u64) -> Vec<u8> {
    Document::new(serial, json!(payload)).write().unwrap()
}

#[test]
fn the_later_of_two_good_copies_wins_without_a_word() {
    let mut files = Files::new();
    for (main, copy, winner) in [(5, 5, 1), (6, 5, 1), (5, 6, 2)] {
        let (value, notices, name) = files.open(Some(&document(main, 1)), Some(&document(copy, 2)));
        assert_eq!(
            (value, notices.len()),
            (Some(winner), 0),
            "{main} against {copy}"
        );
        assert_eq!(
            Document::read(&files.folder.read(&name)).unwrap().payload,
            json!(winner)
        );
    }
    // Killed before the very first main file was written.
    assert_eq!(files.open(None, Some(&document(1, 7))).0, Some(7));
    assert_eq!(files.open(None, None).0, None);
}

#[test]
fn what_a_newer_version_wrote_is_left_alone() {
    let mut files = Files::new();
    let newer = format!("{{\"schema\":{},\"anything\":true}}", SCHEMA + 1).into_bytes();
    let inside = document(9, 99);
    let good = document(2, 55);
    for (main, copy) in [
        (&newer, None),
        (&newer, Some(&good)),
        (&good, Some(&newer)),
        (&inside, None),
        (&inside, Some(&good)),
    ] {
        let name = files.name();
        files.folder.write(&name, main);
        if let Some(copy) = copy {
            files.folder.write(&format!("{name}.bak"), copy);
        }
        let mut storage = files.storage();
        let mut notices = Vec::new();
        assert_eq!(storage.open(&name, number, &mut notices), None);
        assert_eq!(notices, [Notice::Newer { file: name.clone() }]);
        assert!(matches!(
            storage.save(&name, json!(1)),
            Err(Unsaved::Newer(_))
        ));
        assert_eq!(&files.folder.read(&name), main);
        assert_eq!(
            copy.cloned(),
            std::fs::read(files.folder.path(&format!("{name}.bak"))).ok()
        );
    }
}

#[test]
fn every_save_is_in_both_copies_and_the_serial_grows() {
    let mut files = Files::new();
    let name = files.name();
    let mut storage = files.storage();
    assert_eq!(storage.open(&name, number, &mut Vec::new()), None);
    for n in 1..=3 {
        storage.save(&name, json!(n)).unwrap();
        for name in [name.clone(), format!("{name}.bak")] {
            assert_eq!(
                Document::read(&files.folder.read(&name)).unwrap(),
                Document::new(n, json!(n))
            );
        }
    }
}

#[test]
fn a_file_that_was_never_written_to_is_no_damage() {
    let mut files = Files::new();
    let blank = Document::new(0, Value::Null).write().unwrap();
    assert_eq!(
        files.open(Some(&blank), None),
        (None, vec![], "tests/1.json".into())
    );
}

#[test]
fn a_damaged_file_that_can_not_be_set_aside_is_not_overwritten() {
    let files = Files::new();
    // The longest name that a file may have: there is none for the kept one.
    let name = "n".repeat(250);
    files.folder.write(&name, "damaged");
    let mut storage = files.storage();
    let mut notices = Vec::new();
    assert_eq!(storage.open(&name, number, &mut notices), None);
    assert_eq!(notices, [Notice::ReadOnly { file: name.clone() }]);
    assert!(matches!(
        storage.save(&name, json!(1)),
        Err(Unsaved::Blocked(_))
    ));
    assert_eq!(files.folder.read(&name), b"damaged");
}

#[test]
fn saving_begins_again_when_the_obstacle_is_gone() {
    let mut files = Files::new();
    let name = files.name();
    // A file where the folder should be.
    files.folder.write("tests", "in the way");
    let mut storage = files.storage();
    assert_eq!(storage.open(&name, number, &mut Vec::new()), None);
    assert!(matches!(
        storage.save(&name, json!(1)),
        Err(Unsaved::Write(..))
    ));
    files.folder.remove("tests");
    storage.save(&name, json!(2)).unwrap();
    assert_eq!(
        Document::read(&files.folder.read(&name)).unwrap().payload,
        json!(2)
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_both_copies_as_they_were() {
    let mut files = Files::new();
    let name = files.name();
    let mut storage = files.storage();
    storage.open(&name, number, &mut Vec::new());
    storage.save(&name, json!(1)).unwrap();
    let before = (
        files.folder.read(&name),
        files.folder.read(&format!("{name}.bak")),
    );
    let temporary = files.folder.path(&format!("{name}.bak.tmp"));
    std::os::unix::fs::symlink("/dev/full", temporary).unwrap();
    assert!(matches!(
        storage.save(&name, json!(2)),
        Err(Unsaved::Write(..))
    ));
    assert_eq!(
        (
            files.folder.read(&name),
            files.folder.read(&format!("{name}.bak"))
        ),
        before
    );
    storage.save(&name, json!(3)).unwrap();
    assert_eq!(
        Document::read(&files.folder.read(&name)).unwrap(),
        Document::new(2, json!(3))
    );
}

#[test]
fn what_could_not_be_read_again_for_its_size_is_not_written() {
    const LARGEST: usize = 64 << 20;
    let folder = Folder::new();
    let house = folder.open();
    let mut storage = Storage::new(house.handle(), Claimed::Ours);
    let name = "tests/large.json";
    storage.open(name, number, &mut Vec::new());
    storage.save(name, json!(1)).unwrap();
    let large = Value::String("x".repeat(LARGEST));
    assert!(matches!(storage.save(name, large), Err(Unsaved::Write(..))));
    let mut notices = Vec::new();
    let next = folder.open();
    let mut again = Storage::new(next.handle(), Claimed::Ours);
    assert_eq!(again.open(name, number, &mut notices), Some(1));
    assert_eq!(notices, []);
}
