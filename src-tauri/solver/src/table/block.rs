//! One set's colourings, compressed.

use quadrille_games::Worth;
use quadrille_games::wuzifei::perfect::Geometry;

use super::code::{Chance, Decoder, Encoder};
use super::context::{Around, Kinds};
use crate::cube::Cube;

/// For each context: the chance of a win, and the chance of a loss where it is none.
pub(super) type Chances = Vec<[Chance; 2]>;

/// The values of a set's colourings, by the pieces of the side that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Values {
    pub(super) won: Cube,
    pub(super) lost: Cube,
}

impl Values {
    pub(super) const DRAWN: Values = Values {
        won: Cube::EMPTY,
        lost: Cube::EMPTY,
    };

    pub(crate) fn get(&self, waiting: usize) -> Worth {
        if self.won.has(waiting) {
            Worth::Win
        } else if self.lost.has(waiting) {
            Worth::Loss
        } else {
            Worth::Draw
        }
    }

    pub(super) fn set(&mut self, waiting: usize, value: Worth) {
        match value {
            Worth::Win => self.won.set(waiting),
            Worth::Loss => self.lost.set(waiting),
            Worth::Draw => {}
        }
    }
}

/// Goes through a set's colourings in order with their contexts; `next` says the value of each.
pub(super) fn walk(
    geometry: &Geometry,
    occupied: u32,
    mut next: impl FnMut(usize, usize) -> Worth,
) {
    let kinds = Kinds::new(geometry, occupied);
    let mut around = Around::new();
    for waiting in 0..1 << occupied.count_ones() {
        let context = around.context(kinds.of(waiting), waiting);
        let value = next(waiting, context);
        around.set(waiting, value);
    }
}

/// Compresses a set's colourings.
pub(super) fn encode(
    geometry: &Geometry,
    occupied: u32,
    chances: &Chances,
    values: impl Fn(usize) -> Worth,
) -> Vec<u8> {
    let mut encoder = Encoder::new();
    walk(geometry, occupied, |waiting, context| {
        let value = values(waiting);
        let [win, loss] = chances[context];
        encoder.put(value == Worth::Win, win);
        if value != Worth::Win {
            encoder.put(value == Worth::Loss, loss);
        }
        value
    });
    encoder.finish()
}

/// Reads them back; `None` where there is more than they need.
pub(super) fn decode(
    geometry: &Geometry,
    occupied: u32,
    chances: &Chances,
    bytes: &[u8],
) -> Option<Values> {
    let mut decoder = Decoder::new(bytes);
    let mut values = Values::DRAWN;
    walk(geometry, occupied, |waiting, context| {
        let [win, loss] = chances[context];
        let value = if decoder.get(win) {
            Worth::Win
        } else if decoder.get(loss) {
            Worth::Loss
        } else {
            Worth::Draw
        };
        values.set(waiting, value);
        value
    });
    decoder.is_spent().then_some(values)
}
