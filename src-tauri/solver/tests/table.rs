//! The table's file: right for every position, never wrong when damaged, never half written.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)] // a test fails by panicking

use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use quadrille_games::wuzifei::perfect::Position;
use quadrille_games::{Generator, Oracle, wuzifei::POINTS};
use quadrille_solver::{Solver, Table, TableError, Unsaved, Unsolved, random_position};

static GO_ON: AtomicBool = AtomicBool::new(false);

fn solved(pieces: usize) -> Solver {
    Solver::run(pieces, &mut |_| {}, &GO_ON, 2).unwrap()
}

fn table(bytes: Vec<u8>) -> Result<Table, TableError> {
    Table::new(Box::new(Cursor::new(bytes)))
}

fn sample(pieces: usize, count: usize) -> Vec<Position> {
    let mut luck = Generator::new(7).source();
    (0..count)
        .map(|_| random_position(pieces, &mut luck))
        .collect()
}

fn bytes_of(solver: &Solver) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table");
    solver.save(&path, &GO_ON, 2).unwrap();
    fs::read(&path).unwrap()
}

#[test]
fn every_entry_is_the_solvers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table");
    for pieces in [1, 2, 4, 5] {
        let solver = solved(pieces);
        solver.save(&path, &GO_ON, 2).unwrap();
        let table = Table::open(&path).unwrap();
        assert_eq!(table.pieces(), pieces);
        assert_eq!(table.differences(&solver, &GO_ON, 2).unwrap(), 0);
        for position in sample(pieces, 2000) {
            let value = solver.value(&position).map(|(value, _)| value);
            assert_eq!(table.value(&position).ok(), value);
            assert_eq!(table.worth(position.packed()).ok(), value);
        }
        let other = table.differences(&solved(3), &GO_ON, 1).unwrap();
        assert_eq!(other, 2300 * 8, "another game");
    }
}

#[test]
fn one_solution_has_one_table_whatever_the_threads() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = [1, 3].map(|threads| {
        let path = folder.path().join("table");
        let solver = Solver::run(4, &mut |_| {}, &GO_ON, threads).unwrap();
        solver.save(&path, &GO_ON, threads).unwrap();
        fs::read(&path).unwrap()
    });
    assert!(bytes[0] == bytes[1]);
}

/// Every byte of a small file, changed in one bit or all: an error or the right value.
#[test]
fn damage_is_an_error_and_never_a_wrong_value() {
    let solver = solved(2);
    let bytes = bytes_of(&solver);
    let positions = sample(2, 60);
    let right: Vec<_> = positions
        .iter()
        .map(|position| solver.value(position).unwrap().0)
        .collect();
    let mut refused = 0;
    for at in 0..bytes.len() {
        let mut bytes = bytes.clone();
        bytes[at] ^= if at % 2 == 0 { 0xFF } else { 1 << (at % 8) };
        match table(bytes) {
            Err(_) => refused += 1,
            Ok(table) => {
                for (position, right) in positions.iter().zip(&right) {
                    match table.value(position) {
                        Ok(value) => assert_eq!(value, *right, "byte {at}"),
                        Err(error) => assert!(matches!(error, TableError::Damaged), "{error}"),
                    }
                }
            }
        }
    }
    assert!(refused > bytes.len() / 2, "{refused} of {}", bytes.len());
}

#[test]
fn cut_or_lengthened_or_foreign_files_are_refused() {
    let bytes = bytes_of(&solved(2));
    for len in (0..bytes.len()).step_by(13) {
        assert!(table(bytes[..len].to_vec()).is_err(), "{len}");
    }
    let mut longer = bytes.clone();
    longer.push(0);
    assert!(matches!(table(longer), Err(TableError::Damaged)));
    assert!(matches!(table(vec![7; 1000]), Err(TableError::Foreign)));
    let mut newer = bytes.clone();
    newer[8] += 1;
    assert!(matches!(table(newer), Err(TableError::Version(2))));
    let found = Table::open(Path::new("/nowhere/at/all"));
    assert!(matches!(found, Err(TableError::Unreadable(_))));
}

#[test]
fn blocks_exchanged_are_noticed() {
    let bytes = bytes_of(&solved(2));
    let sound = table(bytes.clone()).unwrap();
    // The last two blocks, where they are as long as each other: contents and checksums.
    let mut swapped = bytes.clone();
    let len = bytes.len();
    let unit = (5..40).find(|unit| bytes[len - unit..] != bytes[len - 2 * unit..len - unit]);
    let unit = unit.unwrap();
    let (one, other) = swapped[len - 2 * unit..].split_at_mut(unit);
    one.swap_with_slice(other);
    let swapped = table(swapped).unwrap();
    for position in sample(2, 3000) {
        if let Ok(value) = swapped.value(&position) {
            assert_eq!(Some(value), sound.value(&position).ok());
        }
    }
}

#[test]
fn positions_of_other_games_are_refused() {
    let table = table(bytes_of(&solved(2))).unwrap();
    for (position, found) in [
        (Position::start(), 10),
        (Position { own: 0, other: 0 }, 0),
        (Position { own: 1, other: 1 }, 2),
        (
            Position {
                own: 1 << POINTS,
                other: 1,
            },
            2,
        ),
        (
            Position {
                own: u32::MAX,
                other: 0,
            },
            32,
        ),
    ] {
        let error = table.value(&position).expect_err("refused");
        assert!(
            matches!(error, TableError::Pieces { found: n, expected: 2 } if n == found),
            "{position:?}: {error}"
        );
    }
}

#[test]
fn broken_off_nothing_is_left_and_what_was_there_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table");
    let stop = AtomicBool::new(false);
    let mut layers = 0;
    let mut progress = |_| {
        layers += 1;
        stop.store(layers == 2, Ordering::Relaxed);
    };
    let found = Solver::run(4, &mut progress, &stop, 2);
    assert_eq!(found.err(), Some(Unsolved::Cancelled));
    assert!(layers <= 3);
    // Once more, to the end; then the writing is broken off.
    let solver = solved(3);
    stop.store(true, Ordering::Relaxed);
    fs::write(&path, "what was there").unwrap();
    assert!(matches!(
        solver.save(&path, &stop, 2),
        Err(Unsaved::Cancelled)
    ));
    let saved = solver.save_distances(&path, &stop);
    assert!(matches!(saved, Err(Unsaved::Cancelled)));
    assert_eq!(fs::read(&path).unwrap(), b"what was there");
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        1,
        "no part is left"
    );
    assert_eq!(solver.check(&stop, 1), Err(Unsolved::Cancelled));
    solver.save(&path, &GO_ON, 2).unwrap();
    assert!(Table::open(&path).is_ok());
    let nowhere = solver.save(&folder.path().join("no/folder"), &GO_ON, 1);
    assert!(matches!(nowhere, Err(Unsaved::Unwritable(_))));
}

#[test]
fn distances_are_read_as_they_were_written_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("distances");
    let solver = solved(3);
    solver.save_distances(&path, &GO_ON).unwrap();
    let again = Solver::read_distances(&path).unwrap();
    for position in sample(3, 3000) {
        assert_eq!(again.value(&position), solver.value(&position));
    }
    let bytes = fs::read(&path).unwrap();
    for at in (0..bytes.len()).step_by(7) {
        let mut bytes = bytes.clone();
        bytes[at] ^= 1;
        fs::write(&path, bytes).unwrap();
        assert!(Solver::read_distances(&path).is_err(), "{at}");
    }
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    assert!(matches!(
        Solver::read_distances(&path),
        Err(TableError::Damaged)
    ));
}
