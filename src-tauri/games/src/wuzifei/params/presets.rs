//! Rules with a name.

use super::super::{Ruleset, Side};
use super::fields::DEFAULT_LEVEL;
use super::{Choice, Opponent, Params, Repetition, Stuck};
use crate::Preset;

/// Against the computer, for two people, and against the computer that knows.
pub(in crate::wuzifei) fn presets() -> Vec<Preset> {
    let rules = classic;
    let computer = Opponent::Computer {
        level: DEFAULT_LEVEL,
        person: Choice::Side(Side::Black),
    };
    let perfect = Opponent::Perfect {
        person: Choice::Side(Side::Black),
    };
    vec![
        Preset::new("computer", &rules(computer), false),
        Preset::new("people", &rules(Opponent::People), false),
        Preset::new("perfect", &rules(perfect), false),
    ]
}

/// The rules of a puzzle, or of one that is drawn, for 0.
pub(in crate::wuzifei) fn of_puzzle(number: u16) -> Params {
    classic(Opponent::Puzzle { number })
}

fn classic(opponent: Opponent) -> Params {
    Params {
        opponent,
        first: Choice::Side(Side::Black),
        ruleset: Ruleset::CLASSIC,
        repetition: Repetition::Draw,
        stuck: Stuck::Loss,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_preset_is_against_the_computer() {
        let texts: Vec<_> = presets().into_iter().map(|preset| preset.params).collect();
        assert_eq!(texts, ["5x5l2", "5x5opeople", "5x5operfect"]);
    }
}
