//! Which rules are solved.

use super::super::Ruleset;
use super::{Params, Repetition, Stuck};
use crate::Message;

impl Params {
    /// Are these the rules whose positions oracles know? The conventions on repetition and quiet moves stay outside
    /// of that, but a move may not be forbidden by them.
    ///
    /// ```
    /// use quadrille_games::wuzifei::Params;
    /// let rules = |text: &str| text.parse::<Params>().expect("rules");
    /// assert!(rules("5x5opeople").is_solved() && rules("5x5l3poff").is_solved());
    /// assert!(!rules("5x5opeoplerloose").is_solved() && !rules("5x5l3pforbidden").is_solved());
    /// ```
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.ruleset == Ruleset::CLASSIC
            && self.stuck == Stuck::Loss
            && self.repetition != Repetition::Forbidden
    }

    /// What keeps these rules from being solved: a sentence for each field.
    pub(super) fn unsolved(&self) -> Vec<Message> {
        let ruleset = self.ruleset;
        let fields = [
            ("line", ruleset.line == Ruleset::CLASSIC.line),
            ("chain", ruleset.chain == Ruleset::CLASSIC.chain),
            ("captured", ruleset.captured == Ruleset::CLASSIC.captured),
            ("reach", ruleset.reach == Ruleset::CLASSIC.reach),
            ("repetition", self.repetition != Repetition::Forbidden),
            ("stuck", self.stuck == Stuck::Loss),
        ];
        let others = fields.iter().filter(|(_, is_solved)| !is_solved);
        others
            .map(|(field, _)| Message::new("params.unsolved").with("field", *field))
            .collect()
    }
}
