//! Boards with a known minimum, and how the solver does on them.

use serde::Serialize;

use super::action::read_digit;
use super::{Colour, solve};
use crate::cell::shorten;
use crate::{Message, Problems, Size};

/// A square board with its pivot top left, and its minimum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The board's size.
    pub size: Size,
    /// Its colours row by row.
    pub cells: Vec<Colour>,
    /// The fewest moves.
    pub minimum: usize,
}

impl Case {
    /// Reads lines of a board (its colours row by row, without separators) and its minimum. Lines that
    /// start with `#` are left out.
    ///
    /// ```
    /// use quadrille_games::flood::Case;
    /// let cases = Case::read("# two boards\n131212211 3\n1221 2\n").expect("cases");
    /// assert_eq!((cases.len(), cases[0].size.width, cases[1].minimum), (2, 3, 2));
    /// assert_eq!(Case::read("12 1\n1221\n").expect_err("two bad lines").0.len(), 2);
    /// ```
    ///
    /// # Errors
    /// A problem for each line that is not such a line.
    pub fn read(text: &str) -> Result<Vec<Self>, Problems> {
        let mut problems = Vec::new();
        let mut cases = Vec::new();
        for (number, line) in (1_usize..).zip(text.lines()) {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            match case(line) {
                Some(case) => cases.push(case),
                None => {
                    let problem = Message::new("flood.problem.case").with("line", number);
                    problems.push(problem.with("text", shorten(line)));
                }
            }
        }
        Problems::check(problems)?;
        Ok(cases)
    }
}

fn case(line: &str) -> Option<Case> {
    let mut words = line.split_whitespace();
    let cells: Option<Vec<Colour>> = words.next()?.chars().map(read_digit).collect();
    let cells = cells?;
    let minimum = words.next()?.parse().ok()?;
    let side = (1..=u8::MAX).find(|&side| usize::from(side).pow(2) >= cells.len())?;
    let size = Size {
        width: side,
        height: side,
    };
    (size.cells() == cells.len() && words.next().is_none()).then_some(Case {
        size,
        cells,
        minimum,
    })
}

/// How the solver did on some cases.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// Number of boards.
    pub boards: usize,
    /// Sum of the lengths of the lines found.
    pub total: usize,
    /// Boards where what was found contradicts the known minimum.
    pub mismatches: usize,
    /// Boards where the line was not proved to be a shortest one.
    pub unproved: usize,
    /// Milliseconds a board.
    pub mean_ms: f64,
    /// Milliseconds that half of the boards don't exceed.
    pub p50_ms: f64,
    /// Milliseconds that 90 % of the boards don't exceed.
    pub p90_ms: f64,
    /// Milliseconds that 99 % of the boards don't exceed.
    pub p99_ms: f64,
    /// Milliseconds of the slowest board.
    pub max_ms: f64,
}

/// Solves cases one after the other. The clock tells the time in milliseconds since whenever.
///
/// ```
/// use quadrille_games::flood::{Case, measure};
/// let cases = Case::read("131212211 3\n1221 2\n").expect("cases");
/// let mut now = 0.0;
/// let figures = measure(&cases, &mut || { now += 1.0; now });
/// assert_eq!((figures.total, figures.mismatches, figures.unproved), (5, 0, 0));
/// assert_eq!((figures.mean_ms, figures.max_ms), (1.0, 1.0));
/// ```
pub fn measure(cases: &[Case], clock: &mut dyn FnMut() -> f64) -> Figures {
    let (mut total, mut mismatches, mut unproved) = (0, 0, 0);
    let mut times = Vec::new();
    for case in cases {
        let before = clock();
        let found = solve(case.size, &case.cells, 0, &mut || false);
        times.push(clock() - before);
        total += found.high();
        unproved += usize::from(!found.is_proved());
        let fits = (found.low()..=found.high()).contains(&case.minimum);
        mismatches += usize::from(!fits);
    }
    times.sort_by(f64::total_cmp);
    // The smallest time that at least this share of the boards does not exceed.
    let share = |percent: usize| {
        let place = (times.len() * percent).div_ceil(100).saturating_sub(1);
        times.get(place).copied().unwrap_or(0.0)
    };
    // Far fewer boards than a float counts exactly.
    #[allow(clippy::cast_precision_loss)]
    let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
    Figures {
        boards: cases.len(),
        total,
        mismatches,
        unproved,
        mean_ms: mean,
        p50_ms: share(50),
        p90_ms: share(90),
        p99_ms: share(99),
        max_ms: share(100),
    }
}
