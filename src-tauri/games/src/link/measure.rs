//! How hard deals are, measured: opening moves, and how often a random player wins.

use std::ops::Range;

use super::field::Field;
use super::gravity::Lanes;
use super::{Params, deal};
use crate::Generator;

/// What was measured over some deals of one rule set.
///
/// ```
/// use quadrille_games::link::measure;
/// let figures = measure(&"6x8".parse().expect("rules"), 0..20);
/// assert!(figures.openings() > 1.0 && figures.win_rate() > 0.0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Deals looked at; each was played once.
    pub deals: u64,
    /// Pairs that could be removed at the start, summed over the deals.
    pub opening_pairs: u64,
    /// Games that a player won who always removes any pair, each equally likely.
    pub wins: u64,
}

impl Figures {
    /// Mean number of pairs that can be removed at the start.
    #[must_use]
    pub fn openings(&self) -> f64 {
        self.opening_pairs as f64 / self.deals as f64
    }

    /// The share of games won by the random player, 0–1.
    #[must_use]
    pub fn win_rate(&self) -> f64 {
        self.wins as f64 / self.deals as f64
    }
}

/// Measures the deals of some seeds. The random player follows from the seed, so the figures are
/// the same everywhere.
#[must_use]
pub fn measure(params: &Params, seeds: Range<u64>) -> Figures {
    let mut figures = Figures::default();
    let lanes = Lanes::new(params.size(), params.gravity());
    for seed in seeds {
        let mut field = Field::new(params, deal::deal(params, seed).cells);
        // Not the deal's own numbers.
        let mut source = Generator::new(!seed).source();
        let mut pairs = field.pairs();
        figures.deals += 1;
        figures.opening_pairs += pairs.len() as u64;
        while !pairs.is_empty() {
            let pair = pairs[source.index(pairs.len())];
            field.take(&lanes, pair, |_, _| {});
            pairs = field.pairs();
        }
        figures.wins += u64::from(field.cells().is_empty());
    }
    figures
}
