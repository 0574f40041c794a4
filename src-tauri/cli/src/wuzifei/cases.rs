//! `wuzifei cases FILE`: moves with known captures, under both line rules.

use std::fs;
use std::io::Write;

use quadrille_games::wuzifei::{Cells, LineRule, POINTS, Ruleset, Side, carry_out, targets};
use serde::Deserialize;
use serde_json::json;

use crate::{Failure, Options};

/// A case as the file has it.
#[derive(Deserialize)]
struct Case {
    id: String,
    /// Five rows of `B`, `W` and `.`, joined by `/`.
    board: String,
    mover: String,
    from: usize,
    to: usize,
    /// The points that turn; null where the move is illegal.
    flips_strict: Option<Vec<usize>>,
    flips_loose: Option<Vec<usize>>,
}

/// One JSON object: the number of cases, and of those that come out otherwise under either rule.
pub(crate) fn run(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    let (files, _) = Options::split(words, &[])?;
    let [file] = files.as_slice() else {
        return Err(Failure::usage(
            "wuzifei cases takes one file of cases in JSON",
        ));
    };
    let text = fs::read_to_string(file)
        .map_err(|error| Failure::usage(format!("{file} can't be read: {error}")))?;
    let cases: Vec<Case> = serde_json::from_str(&text)
        .map_err(|error| Failure::usage(format!("{file} is no list of cases: {error}")))?;
    let mut mismatches = 0;
    for case in &cases {
        if !agrees(case)? {
            mismatches += 1;
        }
    }
    let line = json!({"cases": cases.len(), "mismatches": mismatches});
    Ok(writeln!(out, "{line}")?)
}

fn agrees(case: &Case) -> Result<bool, Failure> {
    let bad = || {
        Failure::usage(format!(
            "case {} has no such board, mover or point",
            case.id
        ))
    };
    let cells = cells(&case.board).ok_or_else(bad)?;
    let mover = case.mover.chars().next().and_then(side).ok_or_else(bad)?;
    if case.from >= POINTS || case.to >= POINTS || cells[case.from] != Some(mover) {
        return Err(bad());
    }
    let both = [
        (LineRule::Strict, &case.flips_strict),
        (LineRule::Loose, &case.flips_loose),
    ];
    Ok(both.into_iter().all(|(line, want)| {
        let rules = Ruleset {
            line,
            ..Ruleset::CLASSIC
        };
        turned(rules, &cells, case.from, case.to) == *want
    }))
}

/// The points that a move turns, or `None` where it is illegal.
fn turned(rules: Ruleset, cells: &Cells, from: usize, to: usize) -> Option<Vec<usize>> {
    if !targets(rules.reach, cells, from).contains(&to) {
        return None;
    }
    let (after, _) = carry_out(rules, cells, from, to);
    let turned =
        |point: &usize| *point != from && cells[*point].is_some() && cells[*point] != after[*point];
    Some((0..POINTS).filter(turned).collect())
}

fn cells(text: &str) -> Option<Cells> {
    let letters: Vec<char> = text.chars().filter(|&letter| letter != '/').collect();
    let known = |letter: &char| *letter == '.' || side(*letter).is_some();
    (letters.len() == POINTS && letters.iter().all(known))
        .then(|| std::array::from_fn(|point| side(letters[point])))
}

fn side(letter: char) -> Option<Side> {
    match letter {
        'B' => Some(Side::Black),
        'W' => Some(Side::White),
        _ => None,
    }
}
