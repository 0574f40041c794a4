//! What moves and captures depend on: the variants of rules.md §3 that change the board.

/// Which pieces on a line matter for a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineRule {
    /// The three pieces of the capture are the only ones on the whole line.
    Strict,
    /// Only the three neighbouring points matter.
    Loose,
}

/// What becomes of a captured piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Captured {
    /// It turns into the captor's colour.
    Turn,
    /// It leaves the board.
    Leave,
}

/// How far a piece moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// Any distance along a line, over free points only.
    Fly,
    /// To a neighbouring point of a line.
    One,
}

/// Everything that decides which moves there are and what they capture.
///
/// ```
/// use quadrille_games::wuzifei::{Captured, LineRule, Params, Reach, Ruleset};
/// let params: Params = "5x5".parse().expect("rules");
/// assert_eq!(params.ruleset(), Ruleset::CLASSIC);
/// assert_eq!(Ruleset::CLASSIC.line, LineRule::Strict);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// Which pieces on a line matter.
    pub line: LineRule,
    /// Do pieces that turned capture in their turn? Never true where captured pieces leave.
    pub chain: bool,
    /// What becomes of captured pieces.
    pub captured: Captured,
    /// How far a piece moves.
    pub reach: Reach,
}

impl Ruleset {
    /// The rules of the tutorial.
    pub const CLASSIC: Ruleset = Ruleset {
        line: LineRule::Strict,
        chain: false,
        captured: Captured::Turn,
        reach: Reach::Fly,
    };
}
