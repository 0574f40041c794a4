//! What may come: a board played on with drawn balls and the best moves at a glance.

use super::grid::Grid;
use super::layout::Layout;
use super::survey::{Scored, Survey};
use super::worth::Worth;
use crate::{Budget, Source};

/// What the player is told of the next drop: each ball's colour, and its cell with positions.
pub(super) type Told = [(u8, Option<u16>)];

/// How a game goes on.
pub(super) struct Course<'a> {
    pub(super) layout: &'a Layout,
    pub(super) worth: &'a Worth,
    /// Number of colours.
    pub(super) colours: u32,
    /// Balls that drop per turn.
    pub(super) drop: u32,
    /// What is told of the first drop; empty when nothing is.
    pub(super) told: &'a Told,
}

/// A board that is played on; its memory is used again.
#[derive(Default)]
pub(super) struct Outlook {
    pub(super) grid: Grid,
    trial: Grid,
    survey: Survey,
    clears: Vec<Scored>,
}

/// A full board is worth less than any other, and the less the sooner it comes.
const LOST: i32 = 10_000_000;
const SOONER: i32 = 100_000;

impl Outlook {
    /// Plays a move on `start` and goes on for `turns` drops, each followed by replies.
    ///
    /// The worth of where it leads; `None` when the budget ends first.
    pub(super) fn after(
        &mut self,
        course: &Course,
        start: &Grid,
        mv: Scored,
        turns: i32,
        source: &mut Source,
        budget: &mut dyn Budget,
    ) -> Option<i32> {
        // Asked here too: on a board that fills up at once no reply comes to ask.
        if budget.spent() {
            return None;
        }
        self.grid.copy_from(start);
        let mut vacated = mv.from;
        let mut worth = None;
        if self.grid.travel(course.layout, mv.from, mv.to) > 0 && !self.grid.is_empty() {
            (vacated, worth) = self.reply(course, mv.from, budget)?;
        }
        for turn in 0..turns {
            let told = if turn == 0 { course.told } else { &[] };
            if !self.drop(course, told, vacated, source) {
                return Some(SOONER * turn - LOST);
            }
            (vacated, worth) = self.reply(course, vacated, budget)?;
        }
        Some(worth.unwrap_or_else(|| course.worth.of(course.layout, &self.grid)))
    }

    /// Plays the best moves at a glance up to one that clears nothing. Returns where that one came from
    /// and what the board is worth then, if that follows without counting; `None` when the budget ends.
    fn reply(
        &mut self,
        course: &Course,
        mut vacated: u16,
        budget: &mut dyn Budget,
    ) -> Option<(u16, Option<i32>)> {
        loop {
            if budget.spent() {
                return None;
            }
            self.survey.look(course.layout, &self.grid, course.worth);
            let Some(mut best) = self.survey.best(course.layout, &self.grid) else {
                return Some((vacated, None));
            };
            if best.clears() {
                best = self.best_clear(course, best);
            }
            vacated = best.from;
            let free = self.grid.free;
            let gone = self.grid.travel(course.layout, best.from, best.to);
            if gone == 0 {
                // Moving changes no number of free cells.
                return Some((
                    vacated,
                    Some(self.survey.total + best.gain + course.worth.free * free as i32),
                ));
            }
            if self.grid.is_empty() {
                return Some((vacated, None));
            }
        }
    }

    /// Of the moves that clear, the one that leaves most.
    fn best_clear(&mut self, course: &Course, first: Scored) -> Scored {
        let Outlook {
            grid,
            trial,
            survey,
            clears,
        } = self;
        clears.clear();
        survey.each(course.layout, grid, super::worth::LINE / 2, |scored| {
            clears.push(scored)
        });
        let left = |scored: &Scored| {
            trial.copy_from(grid);
            trial.travel(course.layout, scored.from, scored.to);
            course.worth.of(course.layout, trial)
        };
        clears.iter().copied().max_by_key(left).unwrap_or(first)
    }

    /// Lets balls drop; `false` when that fills the board.
    fn drop(&mut self, course: &Course, told: &Told, vacated: u16, source: &mut Source) -> bool {
        let mut told = told;
        loop {
            for n in 0..course.drop as usize {
                let ball = match told.get(n) {
                    Some(&ball) => ball,
                    // With positions fewer balls may be announced than usual.
                    None if !told.is_empty() => break,
                    None => (1 + source.below(course.colours) as u8, None),
                };
                if self.grid.free == 0 {
                    break;
                }
                let at = match ball.1 {
                    Some(cell) if self.grid.cells[usize::from(cell)] == 0 => usize::from(cell),
                    Some(_) if self.grid.cells[usize::from(vacated)] == 0 => usize::from(vacated),
                    _ => self.draw(course.layout, source),
                };
                self.grid.put(course.layout, at, ball.0);
                self.grid.clear(course.layout, at);
            }
            if self.grid.free == 0 || !self.grid.is_empty() {
                return self.grid.free > 0;
            }
            told = &[];
        }
    }

    /// A free cell. Cells are drawn until one is free, so that boards that differ in few cells
    /// get their balls on the same ones: what is compared then is the moves, not the luck.
    fn draw(&self, layout: &Layout, source: &mut Source) -> usize {
        const DRAWS: usize = 16;
        let mut at = 0;
        for _ in 0..DRAWS {
            at = source.index(layout.cells);
            if self.grid.cells[at] == 0 {
                return at;
            }
        }
        (at..layout.cells)
            .chain(0..at)
            .find(|&at| self.grid.cells[at] == 0)
            .unwrap_or(at)
    }
}
