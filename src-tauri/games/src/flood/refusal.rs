//! Why a move can't be played. A refused move changes nothing (rules.md §0).

use super::Colour;
use super::action::digit;
use crate::Message;

/// Why a move was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The region has that colour already; such a move would not count either.
    #[error("the region has colour {} already", digit(*.0))]
    SameColour(Colour),
    /// The game has fewer colours.
    #[error("there is no colour {} among {most}", digit(*colour))]
    NoColour {
        /// What was asked for.
        colour: Colour,
        /// Number of colours in the game.
        most: u8,
    },
}

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Over => Message::new("flood.refused.over"),
            Refusal::SameColour(colour) => {
                Message::new("flood.refused.same-colour").with("colour", colour)
            }
            Refusal::NoColour { colour, most } => Message::new("flood.refused.no-colour")
                .with("colour", colour)
                .with("max", most),
        }
    }
}
