//! A turn: move, clear, drop, preview, end. rules.md §1 "turn", "drop", "end".

use super::path::{regions, shortest, touched};
use super::runs::runs_through;
use super::score::{MOST_SCORE, points};
use super::{Ball, Colour, End, Event, Lines, Move, Preview, Refusal, State, Upcoming};
use crate::{Cell, Source, Step};

/// Plays a move on a copy of the state.
pub(super) fn play(state: &State, mv: &Move) -> Result<Step<Lines>, Refusal> {
    if state.over.is_some() {
        return Err(Refusal::Over);
    }
    let turn = match *mv {
        Move::End => Turn::new(state.clone()).end(End::Given),
        Move::Ball { from, to } => {
            let path = check(state, from, to)?;
            Turn::new(state.clone()).travel(&path)
        }
    };
    let (state, events) = turn.finish();
    Ok(Step { state, events })
}

/// The path of a legal move, or why there is none.
fn check(state: &State, from: Cell, to: Cell) -> Result<Vec<usize>, Refusal> {
    let size = state.params.size();
    if let Some(cell) = [from, to].into_iter().find(|&cell| !size.contains(cell)) {
        return Err(Refusal::OffBoard(cell));
    }
    if from == to {
        return Err(Refusal::SameCell(from));
    }
    if state.cells[size.index(from)] == 0 {
        return Err(Refusal::NoBall(from));
    }
    if state.cells[size.index(to)] != 0 {
        return Err(Refusal::Occupied(to));
    }
    shortest(size, &state.cells, size.index(from), size.index(to)).ok_or(Refusal::NoPath(from, to))
}

/// All moves of balls, by ball and target in row order.
pub(super) fn legal(state: &State) -> Vec<Move> {
    if state.over.is_some() {
        return Vec::new();
    }
    let size = state.params.size();
    let labels = regions(size, &state.cells);
    let mut moves = Vec::new();
    for from in (0..state.cells.len()).filter(|&index| state.cells[index] != 0) {
        let touched = touched(size, &labels, from);
        if touched.is_empty() {
            continue;
        }
        moves.extend(
            (0..labels.len())
                .filter(|&to| touched.contains(&labels[to]))
                .map(|to| Move::Ball {
                    from: size.cell(from),
                    to: size.cell(to),
                }),
        );
    }
    moves
}

/// A state in the making, with what has happened so far.
pub(super) struct Turn {
    state: State,
    source: Source,
    events: Vec<Event>,
}

impl Turn {
    pub(super) fn new(state: State) -> Self {
        Turn {
            source: state.generator.source(),
            state,
            events: Vec::new(),
        }
    }

    pub(super) fn finish(mut self) -> (State, Vec<Event>) {
        self.state.generator = self.source.generator();
        (self.state, self.events)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.state.balls() == 0
    }

    /// Moves the ball; clears, or lets the next balls drop.
    fn travel(mut self, path: &[usize]) -> Self {
        let (Some(&from), Some(&to)) = (path.first(), path.last()) else {
            return self;
        };
        let size = self.state.params.size();
        self.state.cells[to] = std::mem::take(&mut self.state.cells[from]);
        self.events.push(Event::Moved {
            path: path.iter().map(|&index| size.cell(index)).collect(),
        });
        // A clearing move draws nothing: preview and generator stay, and the player moves again.
        // Only an emptied board would leave nothing to move.
        if self.clear(to) && !self.is_empty() {
            return self;
        }
        self.drop(size.cell(from))
    }

    /// Clears the lines through a cell, pays for them, and says whether there were any.
    fn clear(&mut self, at: usize) -> bool {
        let State {
            params,
            cells,
            score,
            ..
        } = &mut self.state;
        let (size, colour) = (params.size(), cells[at]);
        let lines = runs_through(size, cells, usize::from(params.length()), at);
        if lines.is_empty() {
            return false;
        }
        let mut gone: Vec<usize> = lines.concat();
        let centre = size.cell(at);
        // Outwards in rings, row order within a ring; a shared cell stands once.
        gone.sort_unstable_by_key(|&index| {
            let cell = size.cell(index);
            (
                cell.column
                    .abs_diff(centre.column)
                    .max(cell.row.abs_diff(centre.row)),
                index,
            )
        });
        gone.dedup();
        for &index in &gone {
            cells[index] = 0;
        }
        let lengths: Vec<usize> = lines.iter().map(Vec::len).collect();
        // What was played can be written, and what was written can be read: the bound of both is one.
        let room = MOST_SCORE.saturating_sub(*score);
        let points = points(params, &lengths, gone.len()).min(room);
        *score += points;
        let name = |line: &Vec<usize>| line.iter().map(|&index| size.cell(index)).collect();
        self.events.push(Event::Cleared {
            lines: lines.iter().map(name).collect(),
            cells: name(&gone),
            colour,
            points,
        });
        true
    }

    /// Drops the announced balls one by one, each clearing what it completes, then announces the next.
    ///
    /// `vacated` is where the player's ball came from: a ball announced on the cell that it went to drops there.
    fn drop(mut self, vacated: Cell) -> Self {
        let size = self.state.params.size();
        loop {
            for ball in std::mem::take(&mut self.state.preview) {
                match ball.cell.map(|cell| {
                    if self.state.cells[size.index(cell)] == 0 {
                        cell
                    } else {
                        vacated
                    }
                }) {
                    Some(cell) => self.place(size.index(cell), ball.colour),
                    None => match self.random_free() {
                        Some(index) => self.place(index, ball.colour),
                        None => break,
                    },
                }
            }
            if self.state.is_full() {
                return self.end(End::Full);
            }
            self = self.next_preview();
            // A drop that cleared the whole board is followed by another.
            if !self.is_empty() {
                return self;
            }
        }
    }

    fn place(&mut self, index: usize, colour: Colour) {
        self.state.cells[index] = colour;
        self.events.push(Event::Dropped {
            cell: self.state.params.size().cell(index),
            colour,
        });
        self.clear(index);
    }

    /// A free cell, each equally likely.
    fn random_free(&mut self) -> Option<usize> {
        let free = self.state.free();
        (!free.is_empty()).then(|| free[self.source.index(free.len())])
    }

    fn random_colour(&mut self) -> Colour {
        // Below 9: fits.
        u8::try_from(self.source.below(u32::from(self.state.params.colours()))).unwrap_or(0) + 1
    }

    /// One ball of the start.
    pub(super) fn place_at_random(&mut self) {
        let colour = self.random_colour();
        if let Some(index) = self.random_free() {
            self.place(index, colour);
        }
    }

    /// Draws the balls of the next drop. With positions, no more than fit, on different free cells.
    pub(super) fn next_preview(mut self) -> Self {
        let params = self.state.params;
        let mut free = self.state.free();
        self.state.preview.clear();
        for _ in 0..params.drop() {
            let colour = self.random_colour();
            let cell = match params.preview() {
                Preview::Positions if free.is_empty() => break,
                Preview::Positions => Some(
                    params
                        .size()
                        .cell(free.remove(self.source.index(free.len()))),
                ),
                Preview::Colours | Preview::Off => None,
            };
            self.state.preview.push(Ball { colour, cell });
        }
        self.events.push(Event::Previewed {
            balls: Upcoming::told(&self.state),
        });
        self
    }

    fn end(mut self, end: End) -> Self {
        self.state.preview.clear();
        self.state.over = Some(end);
        self.events.push(Event::Over);
        self
    }
}
