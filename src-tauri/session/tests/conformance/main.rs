//! One suite for every registered game: what holds for all of them, whatever their rules.
//!
//! A game that enters the registry is tested here without a line more.

#![allow(clippy::expect_used)] // a test fails by panicking

mod ends;
mod history;
mod longest;
mod model;
mod support;
mod texts;

use quadrille_session::registry;

use crate::support::choices;

#[test]
fn there_are_enough_rules_to_try() {
    for kind in registry() {
        let info = kind.info();
        let least = info.presets.len() + info.fields.len();
        assert!(choices(*kind).len() >= least, "{}", kind.key());
    }
}
