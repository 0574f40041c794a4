//! The rules' text: lenient in, canonical out, every problem listed. rules.md §0 and §4.

use quadrille_games::flood::{Flood, Params};
use quadrille_games::{Game, Rules, Value, Values};

#[test]
fn presets_are_the_rules_pages() {
    let texts: Vec<_> = Flood::presets()
        .into_iter()
        .map(|preset| preset.params)
        .collect();
    assert_eq!(texts, ["14x14c6", "8x8c6", "18x18c6", "24x24c6", "6x6c4"]);
}

#[test]
fn reading_is_lenient_and_writing_canonical() {
    for (text, canonical) in [
        ("", "14x14c6"),
        ("14x14", "14x14c6"),
        (" 9 × 5 E strict C=10 ", "9x5c10estrict"),
        ("9x5pcornermplus5efree", "9x5c6"),
        ("9x5PCENTRE", "9x5c6pcentre"),
        ("9x5pa1", "9x5c6"),
        ("9x5 p E3", "9x5c6pcentre"),
        ("9x5pI5mgreedy", "9x5c6pI5mgreedy"),
        ("40x40paN40", "40x40c6pAN40"),
        ("2x2c3pb2", "2x2c3pcentre"),
        ("8x8mbestpb1c4", "8x8c4pB1mbest"),
    ] {
        let params: Params = text
            .parse()
            .unwrap_or_else(|problems| panic!("{text}: {problems}"));
        assert_eq!(params.to_string(), canonical);
        assert_eq!(canonical.parse(), Ok(params));
        assert_eq!(Params::from_values(&params.values()), Ok(params));
    }
}

#[test]
fn every_problem_is_listed() {
    for (text, keys) in [
        ("1x41c2", vec!["params.range"; 3]),
        ("9x5pJ5", vec!["params.off-board"]),
        ("9x5pA6", vec!["params.off-board"]),
        ("1x5pJ5", vec!["params.range"]),
        ("9x5pA0", vec!["params.place"]),
        ("9x5pIX1", vec!["params.place"]),
        ("9x5p", vec!["params.unknown"]),
        ("9x5pmiddle", vec!["params.unknown"]),
        ("9x5mhard", vec!["params.unknown"]),
        ("9x5efreeestrict", vec!["params.twice"]),
    ] {
        let problems = text.parse::<Params>().expect_err(text);
        assert_eq!(
            problems.0.iter().map(|m| m.key).collect::<Vec<_>>(),
            keys,
            "{text}: {problems}"
        );
    }
}

#[test]
fn a_form_may_send_a_cell_or_a_word_and_nothing_else() {
    let with = |value: Value| Params::from_values(&Values::from([("pivot".to_owned(), value)]));
    let word = |word: &str| Value::Word(word.to_owned());
    assert_eq!(with(word("b3")).expect("a cell").pivot().to_string(), "B3");
    assert_eq!(
        with(word("centre")).expect("a word").pivot().to_string(),
        "H8"
    );
    for value in [word(""), word("middle"), word("Z99"), Value::Number(3)] {
        assert!(with(value).is_err());
    }
}
