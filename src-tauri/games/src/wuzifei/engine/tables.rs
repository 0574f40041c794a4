//! What the engine looks up instead of walking along lines: built once a search for its rules.
//!
//! A line's pieces are two patterns of at most five bits, its first point lowest: the other side's low
//! in a number, those of the side to move above them. That pair indexes what can happen on the line.

use super::super::line_table::{LINES, POINTS, SIDE, lines_through};
use super::super::{Captured, LineRule, Reach, Ruleset};

/// Patterns of one side on a line.
const PATTERNS: usize = 1 << SIDE;
/// Patterns of both sides on a line.
const PAIRS: usize = PATTERNS * PATTERNS;
/// No point has more lines.
pub(super) const MOST_LINES: usize = 4;

/// A line's place for a point on it.
#[derive(Clone, Copy, Default)]
pub(super) struct On {
    /// The line, an index of [`LINES`].
    pub(super) line: u8,
    /// The point's place on it.
    pub(super) place: u8,
    /// The line's kind and the place: an index of the tables by both.
    at: u8,
}

/// The lookups for one set of rules.
pub(super) struct Tables {
    pub(super) rules: Ruleset,
    /// By point: its lines, the first `degree` are used.
    pub(super) on: [[On; MOST_LINES]; 32],
    pub(super) degree: [u8; 32],
    /// By point: its bit in each line's pair, as a piece of the side to move.
    pub(super) mine: [[u16; 16]; 32],
    /// The same as a piece of the other side.
    pub(super) theirs: [[u16; 16]; 32],
    /// Both at once: what turns a piece.
    pub(super) both: [[u16; 16]; 32],
    /// By line: its points.
    pub(super) points: [u32; 16],
    /// By line and pattern: the points of the pattern.
    pub(super) spread: [[u32; PATTERNS]; 16],
    /// By kind and place, see [`at`], and occupied pattern: where a piece on the place can go.
    reach: [[u8; PATTERNS]; 16],
    /// By kind and place and both patterns: what a piece that has landed there captures.
    capture: Vec<[u8; PAIRS]>,
    /// By kind of line and both patterns: the free places on which landing captures, and above them the places of
    /// the pieces that can move along the line to where this captures.
    chances: [[u16; PAIRS]; 2],
    /// By kind of line and both patterns: moves of either side on the line, one byte each.
    mobility: [[u32; PAIRS]; 2],
}

/// Long lines have five points, short ones three.
const LENGTHS: [usize; 2] = [5, 3];
/// The first of the short lines in [`LINES`].
pub(super) const FIRST_SHORT: usize = 12;

/// Is a line short? As an index of the tables by kind.
pub(super) fn kind(line: usize) -> usize {
    usize::from(line >= FIRST_SHORT)
}

/// The index of the tables by kind and place.
fn at(kind: usize, place: usize) -> usize {
    kind * 8 + place
}

fn pair(mine: u8, theirs: u8) -> usize {
    usize::from(mine) << SIDE & (PAIRS - 1) | usize::from(theirs) & (PATTERNS - 1)
}

impl Tables {
    pub(super) fn new(rules: Ruleset) -> Self {
        let mut tables = Tables {
            rules,
            on: [[On::default(); MOST_LINES]; 32],
            degree: [0; 32],
            mine: [[0; 16]; 32],
            theirs: [[0; 16]; 32],
            both: [[0; 16]; 32],
            points: [0; 16],
            spread: [[0; PATTERNS]; 16],
            reach: [[0; PATTERNS]; 16],
            capture: vec![[0; PAIRS]; 16],
            chances: [[0; PAIRS]; 2],
            mobility: [[0; PAIRS]; 2],
        };
        for point in 0..POINTS {
            for (line, place) in lines_through(point) {
                let slot = usize::from(tables.degree[point]);
                tables.on[point][slot] = On {
                    line: small(line),
                    place: small(place),
                    at: small(at(kind(line), place)),
                };
                tables.degree[point] += 1;
                tables.mine[point][line] = 1 << place << SIDE;
                tables.theirs[point][line] = 1 << place;
                tables.both[point][line] = 1 << place << SIDE | 1 << place;
            }
        }
        for (line, points) in LINES.iter().enumerate() {
            tables.points[line] = points.iter().fold(0, |set, &point| set | 1 << point);
            for pattern in 0..1_usize << points.len() {
                tables.spread[line][pattern] = points
                    .iter()
                    .enumerate()
                    .filter(|(place, _)| pattern >> place & 1 == 1)
                    .fold(0, |set, (_, &point)| set | 1 << point);
            }
        }
        for (kind, length) in LENGTHS.into_iter().enumerate() {
            tables.fill(kind, length);
        }
        tables
    }

    fn fill(&mut self, kind: usize, length: usize) {
        let patterns = 0..small(1 << length);
        for occupied in patterns.clone() {
            for place in 0..length {
                self.reach[at(kind, place)][usize::from(occupied)] =
                    reach(self.rules.reach, length, occupied, place);
            }
        }
        for mine in patterns.clone() {
            for theirs in patterns.clone().filter(|theirs| theirs & mine == 0) {
                let mut counts = [0; 2];
                for place in 0..length {
                    let bit = 1 << place;
                    let moves = reach(self.rules.reach, length, mine | theirs, place).count_ones();
                    if mine & bit != 0 {
                        counts[0] += moves;
                        self.capture[at(kind, place)][pair(mine, theirs)] =
                            captured(self.rules.line, length, mine, theirs, place);
                    } else if theirs & bit != 0 {
                        counts[1] += moves;
                    } else if captured(self.rules.line, length, mine | bit, theirs, place) != 0 {
                        self.chances[kind][pair(mine, theirs)] |= u16::from(bit);
                    }
                }
                self.mobility[kind][pair(mine, theirs)] = counts[0] | counts[1] << 16;
            }
        }
        for mine in patterns.clone() {
            for theirs in patterns.clone().filter(|theirs| theirs & mine == 0) {
                for place in (0..length).filter(|place| mine >> place & 1 == 1) {
                    let targets = u16::from(reach(self.rules.reach, length, mine | theirs, place));
                    let left = self.chances[kind][pair(mine & !(1 << place), theirs)];
                    if targets & left != 0 {
                        self.chances[kind][pair(mine, theirs)] |= 1 << place << SIDE;
                    }
                }
            }
        }
    }

    /// Where a piece on a place of a line can go, as a pattern.
    #[inline]
    pub(super) fn reach(&self, on: On, pair: u16) -> u8 {
        let occupied = pair | pair >> SIDE;
        self.reach[usize::from(on.at & 15)][usize::from(occupied) & (PATTERNS - 1)]
    }

    /// What a piece captures on a line that it has landed on, as a pattern.
    #[inline]
    pub(super) fn captured(&self, on: On, pair: u16) -> u8 {
        self.capture[usize::from(on.at & 15)][usize::from(pair) & (PAIRS - 1)]
    }

    /// The free places of a line of a kind on which landing captures, as a pattern, and above them the places of the
    /// pieces of the side to move that capture by moving along the line.
    #[inline]
    pub(super) fn chances(&self, kind: usize, pair: u16) -> u16 {
        self.chances[kind & 1][usize::from(pair) & (PAIRS - 1)]
    }

    /// Moves on a line: of the side to move in the low half, of the other one in the high half.
    #[inline]
    pub(super) fn mobility(&self, line: usize, pair: u16) -> u32 {
        self.mobility[kind(line)][usize::from(pair) & (PAIRS - 1)]
    }

    /// Do captured pieces change sides?
    #[inline]
    pub(super) fn turns(&self) -> bool {
        self.rules.captured == Captured::Turn
    }
}

/// Lines, places and patterns are below 33.
fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn reach(reach: Reach, length: usize, occupied: u8, place: usize) -> u8 {
    let most = match reach {
        Reach::Fly => length,
        Reach::One => 1,
    };
    let free = |place: &usize| occupied >> place & 1 == 0;
    let up = (place + 1..length).take(most).take_while(free);
    let down = (0..place).rev().take(most).take_while(free);
    up.chain(down)
        .fold(0, |pattern, place| pattern | 1 << place)
}

/// rules.md §3, on one line: carry where both neighbours are enemies, else clip on either hand.
fn captured(rule: LineRule, length: usize, mine: u8, theirs: u8, place: usize) -> u8 {
    if rule == LineRule::Strict && (mine | theirs).count_ones() != 3 {
        return 0;
    }
    let has = |pattern: u8, place: Option<usize>| {
        place.is_some_and(|place| place < length && pattern >> place & 1 == 1)
    };
    let (down, up) = (place.checked_sub(1), Some(place + 1));
    let bit = |place: Option<usize>| place.map_or(0, |place| 1_u8 << place);
    if has(theirs, down) && has(theirs, up) {
        return bit(down) | bit(up);
    }
    let mut taken = 0;
    if has(theirs, up) && has(mine, Some(place + 2)) {
        taken |= bit(up);
    }
    if has(theirs, down) && has(mine, place.checked_sub(2)) {
        taken |= bit(down);
    }
    taken
}
