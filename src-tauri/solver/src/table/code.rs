//! Arithmetic coding of yes and no, each with its probability.
//!
//! What has been written narrows an interval of 32-bit numbers; leading bytes that can't change any more
//! go out. Zeros follow the end, so that trailing ones need not be kept.

/// Probabilities are so many parts of 2^16, and never none nor all.
pub(super) type Chance = u16;

const CHANCE_BITS: u32 = 16;
const TOP: u32 = 24;

/// The last number of the part of an interval that means yes.
#[inline]
fn split(low: u32, high: u32, chance: Chance) -> u32 {
    // Less than the interval's length.
    #[allow(clippy::cast_possible_truncation)]
    let part = ((u64::from(high - low) * u64::from(chance)) >> CHANCE_BITS) as u32;
    low + part
}

/// Writes.
pub(super) struct Encoder {
    low: u32,
    high: u32,
    bytes: Vec<u8>,
}

impl Encoder {
    pub(super) fn new() -> Self {
        Encoder {
            low: 0,
            high: u32::MAX,
            bytes: Vec::new(),
        }
    }

    /// Writes a yes that had this chance, or a no.
    #[inline]
    pub(super) fn put(&mut self, yes: bool, chance: Chance) {
        let middle = split(self.low, self.high, chance);
        if yes {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while (self.low ^ self.high) >> TOP == 0 {
            self.out(self.high);
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
        }
    }

    fn out(&mut self, number: u32) {
        // The top byte is meant.
        #[allow(clippy::cast_possible_truncation)]
        self.bytes.push((number >> TOP) as u8);
    }

    /// What was written.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // The number in the interval with the most zeros at its end.
        let mut mask = u32::MAX;
        while self.high & mask << 1 >= self.low && mask != 0 {
            mask <<= 1;
        }
        let mut number = self.high & mask;
        while number != 0 {
            self.out(number);
            number <<= 8;
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

/// Reads.
pub(super) struct Decoder<'a> {
    low: u32,
    high: u32,
    number: u32,
    bytes: &'a [u8],
}

impl<'a> Decoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Decoder {
            low: 0,
            high: u32::MAX,
            number: 0,
            bytes,
        };
        for _ in 0..4 {
            decoder.take();
        }
        decoder
    }

    #[inline]
    fn take(&mut self) {
        let next = self.bytes.split_first();
        let byte = next.map_or(0, |(byte, rest)| {
            self.bytes = rest;
            *byte
        });
        self.number = self.number << 8 | u32::from(byte);
    }

    /// Reads what was written with this chance.
    #[inline]
    pub(super) fn get(&mut self, chance: Chance) -> bool {
        let middle = split(self.low, self.high, chance);
        let yes = self.number <= middle;
        if yes {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while (self.low ^ self.high) >> TOP == 0 {
            self.take();
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
        }
        yes
    }

    /// Was all of it read? A sound block is.
    pub(super) fn is_spent(&self) -> bool {
        self.bytes.is_empty()
    }
}

/// The chance of yes, from how often it was yes and no.
pub(super) fn chance(yes: u64, no: u64) -> Chance {
    let all = yes + no;
    let part = ((yes << CHANCE_BITS) + all / 2).checked_div(all);
    let part = part.unwrap_or(1 << (CHANCE_BITS - 1));
    u16::try_from(part).unwrap_or(u16::MAX).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_games::Generator;

    #[test]
    fn what_was_written_is_read() {
        for seed in 0..200 {
            let mut luck = Generator::new(seed).source();
            let chances: Vec<Chance> = (0..luck.index(400))
                .map(|_| {
                    [1, 60, 32768, 65000, u16::MAX, 1 + luck.below(65535) as u16][luck.index(6)]
                })
                .collect();
            let told: Vec<bool> = chances
                .iter()
                .map(|chance| luck.below(1 << 16) < u32::from(*chance) || luck.below(500) == 0)
                .collect();
            let mut encoder = Encoder::new();
            for (yes, chance) in told.iter().zip(&chances) {
                encoder.put(*yes, *chance);
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            for (yes, chance) in told.iter().zip(&chances) {
                assert_eq!(decoder.get(*chance), *yes);
            }
            assert!(decoder.is_spent());
        }
    }

    #[test]
    fn certain_things_take_no_room() {
        let mut encoder = Encoder::new();
        for _ in 0..1024 {
            encoder.put(true, u16::MAX);
        }
        assert!(encoder.finish().len() <= 1);
    }
}
