//! The fields of the rules, and the word of each option.

use super::super::line_table::SIDE;
use super::super::{Captured, LineRule, PUZZLES, Reach, Side};
use super::{Choice, LEVELS, Repetition, Stuck};
use crate::params::Complete;
use crate::{Field, Value};

/// The level to begin with: it sees threats, and it can be beaten.
pub(super) const DEFAULT_LEVEL: u8 = 2;

/// Whom the person plays against, without what belongs to each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Computer,
    People,
    Perfect,
    Puzzle,
}

pub(super) const OPPONENTS: [(Kind, &str); 4] = [
    (Kind::Computer, "computer"),
    (Kind::People, "people"),
    (Kind::Perfect, "perfect"),
    (Kind::Puzzle, "puzzle"),
];
pub(super) const SIDES: [(Choice, &str); 3] = [
    (Choice::Side(Side::Black), "black"),
    (Choice::Side(Side::White), "white"),
    (Choice::Random, "random"),
];
pub(super) const LINE_RULES: [(LineRule, &str); 2] =
    [(LineRule::Strict, "strict"), (LineRule::Loose, "loose")];
pub(super) const CHAINS: [(bool, &str); 2] = [(false, "off"), (true, "on")];
pub(super) const CAPTURED: [(Captured, &str); 2] =
    [(Captured::Turn, "turn"), (Captured::Leave, "leave")];
pub(super) const REACHES: [(Reach, &str); 2] = [(Reach::Fly, "fly"), (Reach::One, "one")];
pub(super) const REPETITIONS: [(Repetition, &str); 3] = [
    (Repetition::Draw, "draw"),
    (Repetition::Forbidden, "forbidden"),
    (Repetition::Off, "off"),
];
pub(super) const STUCK: [(Stuck, &str); 2] = [(Stuck::Loss, "loss"), (Stuck::Draw, "draw")];

/// The board has one size; it is written like every game's.
pub(super) const EDGE: u16 = SIDE as u16;

pub(super) static FIELDS: [Field; 13] = [
    Field::number("width", "", [EDGE, EDGE], EDGE),
    Field::number("height", "", [EDGE, EDGE], EDGE),
    Field::choice(
        "opponent",
        "o",
        &["computer", "people", "perfect", "puzzle"],
    ),
    Field::number(
        "level",
        "l",
        [*LEVELS.start() as u16, *LEVELS.end() as u16],
        DEFAULT_LEVEL as u16,
    ),
    Field::number(PUZZLE_FIELD, "q", [0, PUZZLES], 0).sparing(),
    Field::choice("person", "c", &["black", "white", "random"]),
    Field::choice("first", "f", &["black", "white", "random"]),
    Field::choice("line", "r", &["strict", "loose"]),
    Field::choice("chain", "h", &["off", "on"]),
    Field::choice("captured", "t", &["turn", "leave"]),
    Field::choice("reach", "s", &["fly", "one"]),
    Field::choice("repetition", "p", &["draw", "forbidden", "off"]),
    Field::choice("stuck", "n", &["loss", "draw"]),
];

/// Its place in the list, for the one field that only the levels' rules have.
pub(super) const LEVEL_FIELD: &str = "level";
/// The number of a puzzle, 0 for one that the seed draws.
pub(super) const PUZZLE_FIELD: &str = "puzzle";

/// The option with a word; the first where none has it, which checked values exclude.
pub(super) fn option<T: Copy>(options: &[(T, &'static str)], full: &Complete, key: &str) -> T {
    let chosen = options.iter().find(|(_, word)| full.is(key, word));
    chosen.unwrap_or(&options[0]).0
}

pub(super) fn word<T: Copy + PartialEq>(options: &[(T, &'static str)], value: T) -> Value {
    let word = options.iter().find(|(option, _)| *option == value);
    Value::Word(word.map_or("", |(_, word)| word).to_owned())
}
