//! A new game of Link, certified: it can be cleared under its gravity. rules.md §2 "deal".

use super::certify::{Certified, certify};
use super::{Kind, Move, Params, State};
use crate::{Generator, Source};

pub(super) fn deal(params: &Params, seed: u64) -> State {
    let mut source = Generator::new(seed).source();
    let Certified { cells, .. } = full(params, &mut source);
    State {
        params: *params,
        cells,
        generator: source.generator(),
        over: None,
    }
}

/// Moves that clear the deal of a seed: those that it was made with.
///
/// ```
/// use quadrille_games::{Game, link::{Link, solution}};
/// let rules = "8x10gdown".parse().expect("rules");
/// let end = solution(&rules, 42).iter().fold(Link::deal(&rules, 42), |state, mv| {
///     Link::play(&state, mv).expect("legal").state
/// });
/// assert_eq!(end.tiles(), 0);
/// ```
#[must_use]
pub fn solution(params: &Params, seed: u64) -> Vec<Move> {
    full(params, &mut Generator::new(seed).source()).moves()
}

/// A tile on every cell; the pairs go round the kinds, so no kind has two pairs more than another.
fn full(params: &Params, source: &mut Source) -> Certified {
    let layout = vec![1; params.size().cells()];
    let kinds = (1..=params.kinds()).cycle().take(layout.len() / 2);
    let kinds: Vec<Kind> = kinds.collect();
    certify(params, &layout, &kinds, source)
}
