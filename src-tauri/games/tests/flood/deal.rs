//! Deals: rules.md §4 "deal".

use std::collections::BTreeSet;

use quadrille_games::Game;
use quadrille_games::flood::Flood;

use super::params;

/// S13, S14: the tutorial dealt solved boards, and fewer colours than asked for.
#[test]
fn a_deal_has_every_colour_and_is_never_one_colour() {
    for rules in [
        "14x14c6",
        "2x2c3",
        "2x2c10",
        "5x2c10",
        "2x5c9pcentre",
        "40x2c3",
        "3x2c6",
    ] {
        let rules = params(rules);
        let fits = usize::from(rules.colours()).min(rules.size().cells());
        let mut boards = BTreeSet::new();
        for seed in 0..60 {
            let dealt = Flood::deal(&rules, seed);
            let colours: BTreeSet<u8> = dealt.cells().iter().copied().collect();
            assert!(
                !dealt.is_complete() && colours.iter().all(|c| (1..=rules.colours()).contains(c))
            );
            assert!(colours.len() == fits || fits < usize::from(rules.colours()));
            assert_eq!(Flood::deal(&rules, seed), dealt);
            boards.insert(Flood::write(&dealt));
        }
        assert!(boards.len() > 20, "{rules}");
    }
}

/// T34: small boards could be solved before the first move.
#[test]
fn t34_no_deal_of_any_size_and_number_of_colours_is_solved() {
    for width in 2..=7 {
        for height in 2..=7 {
            for colours in 3..=10 {
                let rules = params(&format!("{width}x{height}c{colours}"));
                for seed in 0..40 {
                    assert!(!Flood::deal(&rules, seed).is_complete(), "{rules}#{seed}");
                }
            }
        }
    }
}

/// Every colour equally likely in every cell: chi-square over many boards.
#[test]
fn cells_are_uniform() {
    let rules = params("7x5c4");
    let mut counts = vec![[0_u32; 4]; 35];
    let games = 8000;
    for seed in 0..games {
        for (cell, count) in Flood::deal(&rules, seed).cells().iter().zip(&mut counts) {
            count[usize::from(*cell) - 1] += 1;
        }
    }
    let each = games as f64 / 4.0;
    let chi: f64 = counts
        .iter()
        .flatten()
        .map(|&n| (f64::from(n) - each).powi(2) / each)
        .sum();
    // 35 × 3 degrees of freedom: five deviations above the mean.
    assert!(chi < 105.0 + 5.0 * 210.0_f64.sqrt(), "{chi}");
}
