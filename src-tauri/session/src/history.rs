//! One game's states and moves, with undo and redo.

use quadrille_games::{Game, Problems};

/// States from the first one on, the moves between them, and where the player stands.
///
/// Moves past `at` are what redo would bring back; a new move drops them.
#[derive(Clone, Debug)]
pub(crate) struct History<G: Game> {
    states: Vec<G::State>,
    moves: Vec<G::Move>,
    at: usize,
}

impl<G: Game> History<G> {
    pub(crate) fn new(start: G::State) -> Self {
        History {
            states: vec![start],
            moves: Vec::new(),
            at: 0,
        }
    }

    pub(crate) fn state(&self) -> &G::State {
        &self.states[self.at]
    }

    pub(crate) fn start(&self) -> &G::State {
        &self.states[0]
    }

    /// Writes a note into every state; all or none.
    pub(crate) fn note(&mut self, note: &str) -> Result<(), Problems> {
        let first = G::note(self.start(), note)?;
        let rest = self.states[1..].iter();
        let rest: Result<Vec<_>, _> = rest
            .map(|state| G::note_again(state, note, &first))
            .collect();
        self.states = std::iter::once(first).chain(rest?).collect();
        Ok(())
    }

    /// All states, those that redo would bring back included.
    pub(crate) fn states(&self) -> &[G::State] {
        &self.states
    }

    /// How many moves have led here.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// All moves, those that redo would bring back included.
    pub(crate) fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    pub(crate) fn can_redo(&self) -> bool {
        self.at < self.moves.len()
    }

    /// Plays a move. A refused one changes nothing, not even what redo would bring back.
    pub(crate) fn play(&mut self, mv: G::Move) -> Result<Vec<G::Event>, G::Refusal> {
        let step = G::play(self.state(), &mv)?;
        self.forget_undone();
        self.states.push(step.state);
        self.moves.push(mv);
        self.at += 1;
        Ok(step.events)
    }

    /// Drops what redo would bring back.
    pub(crate) fn forget_undone(&mut self) {
        self.states.truncate(self.at + 1);
        self.moves.truncate(self.at);
    }

    /// One move forward with what happened in it; `None` at the end.
    pub(crate) fn redo(&mut self) -> Option<Vec<G::Event>> {
        self.moves.get(self.at)?;
        self.at += 1;
        Some(self.events(self.at - 1))
    }

    /// What happened in the move that led from a state to the next one.
    pub(crate) fn events(&self, from: usize) -> Vec<G::Event> {
        let Some((state, mv)) = self.states.get(from).zip(self.moves.get(from)) else {
            return Vec::new();
        };
        // The move was legal here before, so it is now: the same state gives the same step.
        G::play(state, mv)
            .map(|step| step.events)
            .unwrap_or_default()
    }

    /// Goes to a place that has been reached before.
    pub(crate) fn go(&mut self, at: usize) -> bool {
        let known = at <= self.moves.len();
        if known {
            self.at = at;
        }
        known
    }
}
