//! The classic rules once more, from the table of lines alone, and a search that knows nothing else: who wins by force
//! in so many half-moves.

use quadrille_games::wuzifei::{Cells, LINES, POINTS, Side};

/// A board from the side to move, a bit a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) own: u32,
    pub(crate) other: u32,
}

impl Board {
    pub(crate) fn new(cells: &Cells, turn: Side) -> Self {
        let of = |side| {
            (0..POINTS)
                .filter(|point| cells[*point] == Some(side))
                .fold(0, |set, point| set | 1 << point)
        };
        Board {
            own: of(turn),
            other: of(turn.other()),
        }
    }
}

/// What a line looks like from one of its points: the points on either hand, nearest first, and all of it.
struct Hand {
    hands: [Vec<u32>; 2],
    line: u32,
}

/// A search, with what it has found out.
pub(crate) struct Search {
    lines: Vec<Vec<Hand>>,
    memory: Vec<Known>,
}

/// What is known of a position: within how many half-moves the side to move wins, and within how many it does not.
#[derive(Clone, Copy)]
struct Known {
    board: u64,
    within: u32,
    not_within: u32,
}

/// Of no position.
const NOTHING: Known = Known {
    board: u64::MAX,
    within: u32::MAX,
    not_within: 0,
};

const MEMORY: usize = 1 << 20;

impl Search {
    pub(crate) fn new() -> Self {
        let bit = |point: &u8| 1_u32 << point;
        let lines = (0..POINTS).map(|point| {
            let through = LINES.iter().filter_map(|line| {
                let at = line.iter().position(|other| usize::from(*other) == point)?;
                Some(Hand {
                    hands: [
                        line[..at].iter().rev().map(bit).collect(),
                        line[at + 1..].iter().map(bit).collect(),
                    ],
                    line: line.iter().map(bit).sum(),
                })
            });
            through.collect()
        });
        Search {
            lines: lines.collect(),
            memory: vec![NOTHING; MEMORY],
        }
    }

    /// All moves: from, to, and the board after it from the side that moves next; the greatest captures first.
    pub(crate) fn moves(&self, board: Board) -> Vec<(usize, usize, Board)> {
        let mut moves = Vec::with_capacity(40);
        let occupied = board.own | board.other;
        for from in (0..POINTS).filter(|point| board.own >> point & 1 == 1) {
            for hand in self.lines[from].iter().flat_map(|line| &line.hands) {
                for to in hand.iter().take_while(|point| occupied & **point == 0) {
                    moves.push((
                        from,
                        to.trailing_zeros() as usize,
                        self.after(board, 1 << from, *to),
                    ));
                }
            }
        }
        moves.sort_by_key(|(_, _, after)| after.own.count_ones());
        moves
    }

    fn after(&self, board: Board, from: u32, to: u32) -> Board {
        let own = board.own ^ from ^ to;
        let mut turned = 0;
        for Hand { hands, line } in &self.lines[to.trailing_zeros() as usize] {
            if ((own | board.other) & line).count_ones() != 3 {
                continue;
            }
            let near = |hand: &Vec<u32>, at: usize| hand.get(at).copied().unwrap_or(0);
            let beside = hands.each_ref().map(|hand| near(hand, 0));
            if beside.iter().all(|point| board.other & point != 0) {
                turned |= beside[0] | beside[1];
            }
            for hand in hands {
                if board.other & near(hand, 0) != 0 && own & near(hand, 1) != 0 {
                    turned |= near(hand, 0);
                }
            }
        }
        Board {
            own: board.other & !turned,
            other: own | turned,
        }
    }

    /// Has the side to move lost by force, at the latest after so many half-moves?
    pub(crate) fn lost_in(&mut self, board: Board, plies: u32) -> bool {
        if board.own == 0 {
            return true;
        }
        let replies = self.moves(board);
        if replies.is_empty() {
            return true;
        }
        plies >= 2
            && replies
                .iter()
                .all(|(.., after)| self.won_in(*after, plies - 1))
    }

    /// Can the side to move force a win in so many half-moves?
    pub(crate) fn won_in(&mut self, board: Board, plies: u32) -> bool {
        if plies == 0 {
            return false;
        }
        let key = u64::from(board.own) | u64::from(board.other) << 25;
        let place = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 44) as usize % MEMORY;
        let known = self.memory[place];
        if known.board == key && (plies >= known.within || plies <= known.not_within) {
            return plies >= known.within;
        }
        let moves = self.moves(board);
        let won = moves
            .iter()
            .any(|(.., after)| self.lost_in(*after, plies - 1));
        let found = &mut self.memory[place];
        if found.board != key {
            *found = Known {
                board: key,
                ..NOTHING
            };
        }
        if won {
            found.within = found.within.min(plies);
        } else {
            found.not_within = found.not_within.max(plies);
        }
        won
    }
}
