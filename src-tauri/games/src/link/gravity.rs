//! Gravity: where the tiles go after a pair went. rules.md §2 "gravity".

use crate::Size;

/// Where tiles go after a pair went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gravity {
    /// Nowhere: holes stay.
    None,
    /// To the bottom of their column.
    Down,
    /// To the top of their column.
    Up,
    /// To the left end of their row.
    Left,
    /// To the right end of their row.
    Right,
    /// The upper half to the top, the lower half to the bottom.
    SplitVertical,
    /// The left half to the left, the right half to the right.
    SplitHorizontal,
    /// Both the upper and the lower half to the middle.
    CentreVertical,
    /// Both the left and the right half to the middle.
    CentreHorizontal,
}

impl Gravity {
    /// All of them, the default first.
    pub const ALL: [Gravity; 9] = [
        Gravity::None,
        Gravity::Down,
        Gravity::Up,
        Gravity::Left,
        Gravity::Right,
        Gravity::SplitVertical,
        Gravity::SplitHorizontal,
        Gravity::CentreVertical,
        Gravity::CentreHorizontal,
    ];

    /// The words used in texts, in the order of [`Gravity::ALL`].
    pub(super) const WORDS: [&'static str; 9] = [
        "none", "down", "up", "left", "right", "splitv", "splith", "centrev", "centreh",
    ];

    /// The word used in texts.
    #[must_use]
    pub fn word(self) -> &'static str {
        Gravity::WORDS[self as usize]
    }

    fn is_upright(self) -> bool {
        matches!(
            self,
            Gravity::Down | Gravity::Up | Gravity::SplitVertical | Gravity::CentreVertical
        )
    }

    /// The lanes of one line of cells: the places that each fills, in the order of filling.
    ///
    /// Halves pack apart. With an odd length the middle place belongs to the first half.
    fn lanes(self, length: usize) -> Vec<Vec<usize>> {
        let half = length.div_ceil(2);
        let forwards = |from, to| (from..to).collect();
        let backwards = |from, to| (from..to).rev().collect();
        match self {
            Gravity::None => vec![],
            Gravity::Up | Gravity::Left => vec![forwards(0, length)],
            Gravity::Down | Gravity::Right => vec![backwards(0, length)],
            Gravity::SplitVertical | Gravity::SplitHorizontal => {
                vec![forwards(0, half), backwards(half, length)]
            }
            Gravity::CentreVertical | Gravity::CentreHorizontal => {
                vec![backwards(0, half), forwards(half, length)]
            }
        }
    }
}

/// A board's lanes: lists of cells that tiles fill from the beginning, keeping their order.
#[derive(Clone, Debug)]
pub(super) struct Lanes {
    lanes: Vec<Vec<usize>>,
    /// By cell: the lane that it belongs to. Empty without gravity.
    lane_of: Vec<usize>,
}

impl Lanes {
    pub(super) fn new(size: Size, gravity: Gravity) -> Self {
        let (width, height) = (usize::from(size.width), usize::from(size.height));
        let upright = gravity.is_upright();
        let (lines, length) = if upright {
            (width, height)
        } else {
            (height, width)
        };
        let parts = gravity.lanes(length);
        let cell = |line: usize, place: usize| {
            if upright {
                place * width + line
            } else {
                line * width + place
            }
        };
        let mut lanes = Vec::with_capacity(lines * parts.len());
        for line in 0..lines {
            for part in &parts {
                lanes.push(part.iter().map(|&place| cell(line, place)).collect());
            }
        }
        let mut lane_of = vec![0; if parts.is_empty() { 0 } else { size.cells() }];
        for (n, lane) in lanes.iter().enumerate() {
            for &cell in lane {
                lane_of[cell] = n;
            }
        }
        Lanes { lanes, lane_of }
    }

    /// Packs the lanes of two cells that were emptied, once; tells of each tile's way.
    pub(super) fn pack<T: Copy + Default + PartialEq>(
        &self,
        cells: &mut [T],
        [a, b]: [usize; 2],
        mut seen: impl FnMut(usize, usize),
    ) {
        let lane = |cell: usize| self.lane_of.get(cell).copied();
        let second = lane(b).filter(|_| lane(b) != lane(a));
        for lane in [lane(a), second].into_iter().flatten() {
            let lane = &self.lanes[lane];
            let mut filled = 0;
            for &cell in lane {
                if cells[cell] == T::default() {
                    continue;
                }
                let to = lane[filled];
                filled += 1;
                if to != cell {
                    cells[to] = std::mem::take(&mut cells[cell]);
                    seen(cell, to);
                }
            }
        }
    }

    /// A tile that gravity would move.
    pub(super) fn unpacked<T: Copy + Default + PartialEq>(&self, cells: &[T]) -> Option<usize> {
        self.lanes.iter().find_map(|lane| {
            let mut rest = lane.iter().skip_while(|&&cell| cells[cell] != T::default());
            rest.find(|&&cell| cells[cell] != T::default()).copied()
        })
    }
}
