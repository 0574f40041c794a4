//! The board as the engine holds it: sets of points, and each line's pattern kept beside them.
//!
//! It is always seen from the side to move. A move makes a new one with the sides exchanged, so nothing
//! has to be taken back.

use super::super::line_table::SIDE;
use super::super::{Cells, Side};
use super::tables::{FIRST_SHORT, On, Tables, kind};

/// A move: from and to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Hop {
    pub(super) from: u8,
    pub(super) to: u8,
}

/// A move with what it captures, and its place in the order.
#[derive(Clone, Copy, Default)]
pub(super) struct Candidate {
    pub(super) hop: Hop,
    pub(super) taken: u32,
    pub(super) rank: i32,
}

/// The best ranked of the candidates from the `n`th on becomes the `n`th.
#[inline]
pub(super) fn pick(candidates: &mut [Candidate], n: usize) -> Option<Candidate> {
    let rest = candidates.get_mut(n..)?;
    let mut best = 0;
    let mut rank = rest.first()?.rank;
    for (at, candidate) in rest.iter().enumerate().skip(1) {
        if candidate.rank > rank {
            (best, rank) = (at, candidate.rank);
        }
    }
    rest.swap(0, best);
    rest.first().copied()
}

/// A position from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Grid {
    /// The points of the side to move.
    pub(super) mine: u32,
    /// The points of the other side.
    pub(super) theirs: u32,
    /// Pieces more than the other side has.
    pub(super) lead: i32,
    /// The points of both sides by line, see [`Tables`].
    lines: [u16; 16],
}

#[inline]
fn toggle(lines: &mut [u16; 16], bits: &[u16; 16]) {
    for (line, bit) in lines.iter_mut().zip(bits) {
        *line ^= bit;
    }
}

/// The lines as the other side sees them.
#[inline]
fn exchanged(lines: &[u16; 16]) -> [u16; 16] {
    lines.map(|pair| (pair & 31) << SIDE | pair >> SIDE)
}

/// Takes the lowest point out of a set.
#[inline]
fn next(set: &mut u32) -> usize {
    let point = set.trailing_zeros() as usize;
    *set &= set.wrapping_sub(1);
    point & 31
}

impl Grid {
    pub(super) fn new(tables: &Tables, cells: &Cells, turn: Side) -> Self {
        let mut grid = Grid {
            mine: 0,
            theirs: 0,
            lead: 0,
            lines: [0; 16],
        };
        for (point, cell) in cells.iter().enumerate() {
            match cell {
                Some(side) if *side == turn => {
                    grid.mine |= 1 << point;
                    grid.lead += 1;
                    toggle(&mut grid.lines, &tables.mine[point]);
                }
                Some(_) => {
                    grid.theirs |= 1 << point;
                    grid.lead -= 1;
                    toggle(&mut grid.lines, &tables.theirs[point]);
                }
                None => {}
            }
        }
        grid
    }

    /// Names the position, the side to move left out.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        u64::from(self.mine) | u64::from(self.theirs) << 25
    }

    /// Numbers of moves of either side, were it to move.
    #[inline]
    pub(super) fn mobility(&self, tables: &Tables) -> (i32, i32) {
        let mut sum = 0;
        for (line, &pair) in self.lines.iter().enumerate() {
            sum += tables.mobility(line, pair);
        }
        ((sum & 0xffff) as i32, (sum >> 16) as i32)
    }

    /// The position with the other side to move.
    pub(super) fn passed(&self) -> Self {
        Grid {
            mine: self.theirs,
            theirs: self.mine,
            lead: -self.lead,
            lines: exchanged(&self.lines),
        }
    }

    /// Points on which landing captures, as long as the piece comes from none of the lines involved; and those of
    /// the pieces that capture on a line by moving along it.
    #[inline]
    fn chances(&self, tables: &Tables) -> (u32, u32) {
        let (mut hot, mut sliding) = (0, 0);
        let (long, short) = self.lines.split_at(FIRST_SHORT);
        for (kind, lines) in [long, short].into_iter().enumerate() {
            let spread = &tables.spread[kind * FIRST_SHORT..];
            for (&pair, spread) in lines.iter().zip(spread) {
                let chances = tables.chances(kind, pair);
                // Most lines have none.
                if chances != 0 {
                    hot |= spread[usize::from(chances & 31)];
                    sliding |= spread[usize::from(chances >> SIDE & 31)];
                }
            }
        }
        (hot, sliding)
    }

    /// Adds all moves, or only captures, each with what it captures, unranked.
    #[inline]
    pub(super) fn moves(&self, tables: &Tables, captures_only: bool, moves: &mut Vec<Candidate>) {
        let (hot, sliding) = self.chances(tables);
        let mut pieces = match (captures_only, hot) {
            // No landing captures by itself: only sliding does.
            (true, 0) => sliding,
            _ => self.mine,
        };
        while pieces != 0 {
            let from = next(&mut pieces);
            for slot in 0..usize::from(tables.degree[from]) {
                let on = tables.on[from][slot & 3];
                let line = usize::from(on.line & 15);
                let pair = self.lines[line];
                let mut hot = hot & tables.points[line];
                if sliding >> from & 1 == 1 {
                    // On its own line the piece is gone from where it stood.
                    let along = tables.chances(kind(line), pair ^ 1 << SIDE << (on.place & 7));
                    hot |= tables.spread[line][usize::from(along & 31)];
                }
                if captures_only && hot == 0 {
                    continue;
                }
                let reach = tables.reach(on, pair);
                let mut targets = tables.spread[line][usize::from(reach & 31)];
                if captures_only {
                    targets &= hot;
                }
                while targets != 0 {
                    let to = next(&mut targets);
                    // Points are below 25.
                    #[allow(clippy::cast_possible_truncation)]
                    let hop = Hop {
                        from: from as u8,
                        to: to as u8,
                    };
                    let taken = if hot >> to & 1 == 1 {
                        self.taken(tables, hop)
                    } else {
                        0
                    };
                    if taken != 0 || !captures_only {
                        let rank = 0;
                        moves.push(Candidate { hop, taken, rank });
                    }
                }
            }
        }
    }

    /// What a move captures.
    pub(super) fn taken(&self, tables: &Tables, hop: Hop) -> u32 {
        let (from, to) = (usize::from(hop.from & 31), usize::from(hop.to & 31));
        let mut lines = self.lines;
        toggle(&mut lines, &tables.mine[from]);
        toggle(&mut lines, &tables.mine[to]);
        let mut wave = landed(tables, &lines, to);
        let mut taken = wave;
        if !tables.rules.chain {
            return taken;
        }
        while wave != 0 {
            let mut turned = wave;
            while turned != 0 {
                toggle(&mut lines, &tables.both[next(&mut turned)]);
            }
            let mut arrived = wave;
            wave = 0;
            while arrived != 0 {
                wave |= landed(tables, &lines, next(&mut arrived));
            }
            taken |= wave;
        }
        taken
    }

    /// The position after a move, from the other side.
    #[inline]
    pub(super) fn after(&self, tables: &Tables, hop: Hop, taken: u32) -> Self {
        let (from, to) = (usize::from(hop.from & 31), usize::from(hop.to & 31));
        let mut lines = self.lines;
        toggle(&mut lines, &tables.mine[from]);
        toggle(&mut lines, &tables.mine[to]);
        let mut my_set = self.mine ^ (1 << from) ^ (1 << to);
        let mut lead = self.lead;
        let mut left = taken;
        while left != 0 {
            let point = next(&mut left);
            if tables.turns() {
                toggle(&mut lines, &tables.both[point]);
                my_set |= 1 << point;
                lead += 2;
            } else {
                toggle(&mut lines, &tables.theirs[point]);
                lead += 1;
            }
        }
        Grid {
            mine: self.theirs & !taken,
            theirs: my_set,
            lead: -lead,
            lines: exchanged(&lines),
        }
    }
}

/// What the piece on a point captures, having just come there.
#[inline]
fn landed(tables: &Tables, lines: &[u16; 16], at: usize) -> u32 {
    let mut taken = 0;
    for slot in 0..usize::from(tables.degree[at]) {
        let on: On = tables.on[at][slot & 3];
        let line = usize::from(on.line & 15);
        let pattern = tables.captured(on, lines[line]);
        taken |= tables.spread[line][usize::from(pattern & 31)];
    }
    taken
}
