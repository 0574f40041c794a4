//! What came of the games of `wuzifei perfect`, and what must not have happened in them.

use quadrille_games::Worth;
use serde_json::{Value as Json, json};

/// How a game ended for the one who asks.
#[derive(Clone, Copy)]
pub(super) enum Ending {
    Won,
    Lost,
    /// By the rules.
    Drawn,
    /// It was still on after as many moves as are played.
    BrokenOff,
}

/// The sums over some games.
#[derive(Default)]
pub(super) struct Results {
    won: u32,
    drawn: u32,
    lost: u32,
    broken_off: u32,
    /// Moves after which the table has less than before.
    thrown: u32,
    /// Games that were won at some time, and of them those that didn't end so.
    winnable: u32,
    not_won: u32,
    moves: u32,
    total_ms: f64,
    longest_ms: f64,
}

impl Results {
    /// A move of the one who asks: what the table had before and after it, and how long it took.
    pub(super) fn moved(&mut self, before: Worth, after: Worth, ms: f64) {
        self.thrown += u32::from(after < before);
        self.moves += 1;
        self.total_ms += ms;
        self.longest_ms = self.longest_ms.max(ms);
    }

    /// A game has ended.
    pub(super) fn ended(&mut self, ending: Ending, was_won: bool) {
        match ending {
            Ending::Won => self.won += 1,
            Ending::Lost => self.lost += 1,
            Ending::Drawn => self.drawn += 1,
            Ending::BrokenOff => {
                self.drawn += 1;
                self.broken_off += 1;
            }
        }
        self.winnable += u32::from(was_won);
        self.not_won += u32::from(was_won && !matches!(ending, Ending::Won));
    }

    /// Both together.
    #[must_use]
    pub(super) fn and(self, other: &Results) -> Self {
        Results {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
            broken_off: self.broken_off + other.broken_off,
            thrown: self.thrown + other.thrown,
            winnable: self.winnable + other.winnable,
            not_won: self.not_won + other.not_won,
            moves: self.moves + other.moves,
            total_ms: self.total_ms + other.total_ms,
            longest_ms: self.longest_ms.max(other.longest_ms),
        }
    }

    /// One JSON object.
    pub(super) fn report(&self, against: &str, games: u64) -> Json {
        let round = |ms: f64| (ms * 10.0).round() / 10.0;
        json!({
            "against": against,
            "games": games,
            "won": self.won,
            "drawn": self.drawn,
            "lost": self.lost,
            "broken_off": self.broken_off,
            "thrown_away": self.thrown,
            "winnable": self.winnable,
            "not_brought_home": self.not_won,
            "moves": self.moves,
            "mean_ms": round(self.total_ms / f64::from(self.moves.max(1))),
            "longest_ms": round(self.longest_ms),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Ending, Results};
    use quadrille_games::Worth;

    #[test]
    fn games_and_moves_are_summed_up() {
        let mut one = Results::default();
        one.moved(Worth::Win, Worth::Draw, 3.0);
        one.moved(Worth::Draw, Worth::Draw, 1.0);
        one.ended(Ending::BrokenOff, true);
        let mut other = Results::default();
        other.moved(Worth::Loss, Worth::Win, 2.0);
        other.ended(Ending::Won, true);
        other.ended(Ending::Lost, false);
        let report = one.and(&other).report("depth 2", 3);
        let number = |name: &str| report[name].as_f64();
        assert_eq!(number("thrown_away"), Some(1.0));
        assert_eq!(number("winnable"), Some(2.0));
        assert_eq!(number("not_brought_home"), Some(1.0));
        assert_eq!(number("broken_off"), Some(1.0));
        assert_eq!(
            [number("won"), number("drawn"), number("lost")],
            [Some(1.0); 3]
        );
        assert_eq!(
            [number("mean_ms"), number("longest_ms")],
            [Some(2.0), Some(3.0)]
        );
    }
}
