//! A puzzle's line in the file (docs/formats.md).

use std::fmt;

use quadrille_games::Size;

use super::{Aim, Hop, Judged, Puzzle};

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (own, other, side) = if self.black {
            ('B', 'W', 'b')
        } else {
            ('W', 'B', 'w')
        };
        let aim = match self.aim {
            Aim::Win => "win",
            Aim::Draw => "draw",
        };
        write!(f, "{} {aim} ", self.grade())?;
        for point in 0..25 {
            let letter = match (
                self.position.own >> point & 1,
                self.position.other >> point & 1,
            ) {
                (1, _) => own,
                (_, 1) => other,
                _ => '.',
            };
            let slash = if point > 0 && point % 5 == 0 { "/" } else { "" };
            write!(f, "{slash}{letter}")?;
        }
        write!(f, " {side}")?;
        for turn in &self.turns {
            write!(f, " {}:", hop(turn.right))?;
            for (_, judged) in &turn.moves {
                f.write_str(match judged {
                    Judged::Right => "*",
                    Judged::Slow => "+",
                    Judged::Draw => "=",
                    Judged::Loss => "-",
                })?;
            }
            if let Some(reply) = turn.reply {
                write!(f, ":{}", hop(reply))?;
            }
        }
        Ok(())
    }
}

fn hop((from, to): Hop) -> String {
    let board = Size {
        width: 5,
        height: 5,
    };
    format!("{}-{}", board.cell(from), board.cell(to))
}
