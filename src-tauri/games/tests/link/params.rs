//! The text of the rules: lenient in, canonical out, every problem listed.

use quadrille_games::link::{Difficulty, Gravity, Link, Params};
use quadrille_games::{Game, Preset, Rules, Value};

use super::params;

#[test]
fn presets_are_the_rules_pages() {
    let presets: Vec<Preset> = Link::presets();
    let texts: Vec<_> = presets
        .iter()
        .map(|preset| preset.params.as_str())
        .collect();
    assert_eq!(texts, ["8x10", "6x8", "14x8", "18x8", "16x10"]);
    let kinds: Vec<_> = texts.iter().map(|text| params(text).kinds()).collect();
    assert_eq!(kinds, [20, 12, 28, 36, 40], "four of each kind");
    let wide: Vec<_> = presets.iter().map(|preset| preset.wide).collect();
    assert_eq!(wide, [false, false, true, true, true]);
}

#[test]
fn reading_is_lenient_and_writing_canonical() {
    for (text, canonical) in [
        ("", "8x10"),
        (" 8 X 10 ", "8x10"),
        ("18×8 D=Hard g down", "18x8gdowndhard"),
        ("8x10 c2 roff tnone", "8x10c2rofftnone"),
        ("8x10 g split-vertical", "8x10gsplitv"),
        ("8x10 gCenter Horizontal", "8x10gcentreh"),
        ("8x10 gnone dnormal ron tup c4 k40", "8x10"),
        ("8x10tdown", "8x10tdown"),
        ("8x10s300tdown", "8x10tdown"),
        ("8x10s90tdown", "8x10tdowns90"),
        ("8x10s90", "8x10"),
        // Kinds that all can't be used are all; copies that can't differ are four.
        ("8x10k20", "8x10"),
        ("8x10k19", "8x10k19"),
        ("8x10k10c2", "8x10k10"),
        ("16x10c2", "16x10"),
        ("8x10c2k40", "8x10c2"),
        ("8x10c2k30", "8x10k30c2"),
        ("30x20", "30x20"),
        ("40x15", "40x15"),
    ] {
        let read: Params = params(text);
        assert_eq!(read.to_string(), canonical, "{text}");
        assert_eq!(canonical.parse(), Ok(read));
        assert_eq!(Params::from_values(&read.values()), Ok(read));
    }
}

/// What has one meaning has one text, whatever was written: it is the key of a record table.
#[test]
fn equal_rules_have_equal_deals_and_texts() {
    for size in ["8x10", "6x5", "2x2", "16x10", "18x8", "30x20", "1x4"] {
        for kinds in 2..=40 {
            for copies in [2, 4] {
                let rules = params(&format!("{size}k{kinds}c{copies}"));
                let cells = rules.size().cells();
                let used = usize::from(rules.kinds());
                assert_eq!(used, cells.div_ceil(copies).min(kinds));
                assert_eq!(rules.to_string().parse(), Ok(rules));
            }
        }
    }
}

#[test]
fn every_problem_is_listed() {
    for (text, keys) in [
        ("0x41k1", vec!["params.range"; 3]),
        ("9x9", vec!["link.problem.odd-cells"]),
        ("1x2", vec!["link.problem.cells"]),
        ("40x16", vec!["link.problem.cells"]),
        ("8x10tdowns9", vec!["params.range"]),
        ("8x10c3", vec!["params.unknown"]),
        ("8x10gsideways", vec!["params.unknown"]),
        ("8x10k9k9", vec!["params.twice"]),
        ("eight", vec!["params.size", "params.unknown"]),
    ] {
        let problems = text.parse::<Params>().expect_err(text);
        let found: Vec<_> = problems.0.iter().map(|m| m.key).collect();
        assert_eq!(found, keys, "{text}: {problems}");
    }
}

#[test]
fn every_word_is_read_back() {
    for gravity in Gravity::ALL {
        assert_eq!(
            params(&format!("8x10g{}", gravity.word())).gravity(),
            gravity
        );
    }
    for level in Difficulty::ALL {
        assert_eq!(
            params(&format!("8x10d{}", level.word())).difficulty(),
            level
        );
    }
    let values = params("8x10").values();
    assert_eq!(values["copies"], Value::Word("4".to_owned()));
    assert_eq!(values.len(), Params::fields().len());
}
