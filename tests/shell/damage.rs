//! Damaged files: kept, restored from their copies, or begun anew.

use quadrille_lib::storage::{Document, KEPT, Notice};
use serde_json::json;

use crate::app::Folder;
use crate::storage::{Files, document};

/// Everything that a file can look like after a bad day.
fn wrecks() -> Vec<Vec<u8>> {
    let good = document(3, 1234);
    let mut wrecks: Vec<Vec<u8>> = (0..good.len() - 1)
        .map(|length| good[..length].to_vec())
        .collect();
    // Zeros instead of the last blocks, as after a power failure.
    wrecks.extend((0..good.len() - 1).map(|length| {
        let mut bytes = good.clone();
        bytes[length..].fill(0);
        bytes
    }));
    let texts = [
        "null",
        "[]",
        "{}",
        "7",
        "\"text\"",
        "{\"schema\":1}",
        "{\"schema\":\"1\",\"serial\":1,\"payload\":1}",
        "{\"schema\":0,\"serial\":1,\"payload\":1}",
        "{\"schema\":1,\"serial\":-1,\"payload\":1}",
        "{\"schema\":1,\"serial\":1}",
        // There is no number after it.
        "{\"schema\":1,\"serial\":18446744073709551615,\"payload\":1}",
        "{\"schema\":1,\"serial\":9,\"payload\":\"wrong\"}",
        "\u{feff}{}",
    ];
    wrecks.extend(texts.map(|text| text.as_bytes().to_vec()));
    wrecks.push(vec![0xff; 100]);
    wrecks.push("[".repeat(100_000).into_bytes());
    wrecks
}

#[test]
fn a_damaged_file_is_kept_and_its_last_good_copy_restored() {
    let mut files = Files::new();
    for wreck in wrecks() {
        let (value, notices, name) = files.open(Some(&wreck), Some(&document(2, 55)));
        let about = String::from_utf8_lossy(&wreck[..wreck.len().min(80)]).into_owned();
        assert_eq!(value, Some(55), "{about}");
        assert_eq!(
            notices,
            [Notice::Restored { file: name.clone() }],
            "{about}"
        );
        assert_eq!(
            Document::read(&files.folder.read(&name)).unwrap(),
            Document::new(2, json!(55))
        );
        let kept = files.folder.kept(&name);
        assert_eq!(kept.len(), 1, "{about}");
        assert_eq!(std::fs::read(&kept[0]).unwrap(), wreck);
    }
}

#[test]
fn a_damaged_file_without_a_good_copy_is_kept_and_begun_anew() {
    let mut files = Files::new();
    for (n, wreck) in wrecks().into_iter().enumerate() {
        let copy = (n % 2 == 0).then(|| wreck.clone());
        let (value, notices, name) = files.open(Some(&wreck), copy.as_deref());
        assert_eq!(value, None);
        assert!(
            matches!(&notices[..], [Notice::Quarantined { file, kept }]
                if *file == name && files.folder.path("tests").join(kept).exists()),
            "{notices:?}"
        );
        assert_eq!(
            files.folder.kept(&format!("{name}.bak")).len(),
            usize::from(copy.is_some())
        );
    }
}

#[test]
fn a_damaged_copy_beside_a_good_file_disturbs_nobody() {
    let mut files = Files::new();
    for wreck in wrecks() {
        let (value, notices, _) = files.open(Some(&document(2, 55)), Some(&wreck));
        assert_eq!((value, notices), (Some(55), vec![]));
    }
}

#[test]
fn only_the_last_few_damaged_versions_are_kept() {
    let folder = Folder::new();
    let mut kept = Vec::new();
    for n in 0..KEPT + 3 {
        folder.write("records.json", format!("damaged {n}"));
        let house = folder.open();
        assert_eq!(house.notices(), ["storage.quarantined"]);
        kept = folder.kept("records.json");
    }
    let mut contents: Vec<String> = kept
        .iter()
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    contents.sort();
    let expected: Vec<String> = (3..KEPT + 3).map(|n| format!("damaged {n}")).collect();
    assert_eq!(contents, expected);
}
