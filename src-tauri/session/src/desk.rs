//! The game being played and, one step away, the game before it. What can be asked of them is in `serve`.

mod serve;

use quadrille_games::Game;
use serde_json::Value;

use crate::bounds::{self, MOST_MOVES};
use crate::round::{Round, events};
use crate::slot::Slot;
use crate::{Reply, SessionError, StepKind};

/// The slot of one game's type: at most two rounds, the newer one last.
pub(crate) struct Desk<G: Game> {
    pub(crate) rounds: Vec<Round<G>>,
    pub(crate) at: usize,
    /// Rounds that are no more on the table and still to be counted.
    pub(crate) owed: Vec<Round<G>>,
    pub(crate) revision: u64,
    /// How often a hint was asked for the present state.
    pub(crate) asked: usize,
}

impl<G: Game> Desk<G> {
    pub(crate) fn new(round: Round<G>) -> Self {
        Desk {
            rounds: vec![round],
            at: 0,
            owed: Vec::new(),
            revision: 1,
            asked: 0,
        }
    }

    fn round(&self) -> &Round<G> {
        &self.rounds[self.at]
    }

    fn round_mut(&mut self) -> &mut Round<G> {
        &mut self.rounds[self.at]
    }

    fn check(&self, revision: u64) -> Result<(), SessionError> {
        if revision == self.revision {
            Ok(())
        } else {
            Err(SessionError::Stale {
                revision: self.revision,
            })
        }
    }

    fn undo_kind(&self) -> StepKind {
        match (self.round().turn_before(), self.at) {
            (Some(_), _) => StepKind::Move,
            (None, 0) => StepKind::None,
            (None, _) => StepKind::Game,
        }
    }

    fn redo_kind(&self) -> StepKind {
        if self.round().history.can_redo() {
            StepKind::Move
        } else if self.at + 1 < self.rounds.len() {
            StepKind::Game
        } else {
            StepKind::None
        }
    }

    fn begin(&mut self, mut round: Round<G>) -> Reply {
        // Like a move, a new game gives up what was undone before it: so redo leads the way that undo came.
        let revision = self.revision;
        round.assisted |= self.is_second_try(&round);
        let present = self.round_mut();
        present.history.forget_undone();
        present.leave(revision);
        if present.id == round.id && round.day.is_none() {
            // A day's challenge from its start is that day's challenge.
            round.day = present.day.clone();
        }
        if let Some(note) = present.note.as_ref().filter(|_| present.id == round.id) {
            // The same deal once more: what is known of it needs no second search. It was noted before, so it can be.
            let _ = round.note(note);
        }
        // Only one game is kept one undo away; an older or an undone newer one goes.
        let kept = self.rounds.swap_remove(self.kept());
        let gone = std::mem::take(&mut self.rounds);
        self.put_away(gone);
        self.rounds = vec![kept, round];
        self.at = 1;
        self.reply(Vec::new())
    }

    /// Is an item of a collection begun anew before its end, after a mistake or help? That takes the mistake back as undo
    /// does. After its end, when that was counted, it may be solved better.
    fn is_second_try(&self, new: &Round<G>) -> bool {
        let Some(item) = G::item(new.state()) else {
            return false;
        };
        // The one on the table was played last.
        let mut known = std::iter::once(self.round()).chain(&self.rounds);
        known
            .find(|round| G::item(round.state()) == Some(item))
            .is_some_and(|round| {
                let told = round.assisted || G::mistakes(round.state()) > 0;
                !round.is_over() && told
            })
    }

    /// Which round stays one undo away when a new one begins: the present one. But one item of a collection after the
    /// other doesn't push out the game that runs before them.
    fn kept(&self) -> usize {
        let is_item = G::item(self.round().state()).is_some();
        let before = self.at.checked_sub(1).filter(|_| is_item);
        let running = before.filter(|&at| {
            let round = &self.rounds[at];
            !round.is_over() && round.moves() > 0 && G::item(round.state()).is_none()
        });
        running.unwrap_or(self.at)
    }

    /// Makes a move of the player's.
    fn apply(&mut self, mv: G::Move) -> Result<Reply, SessionError> {
        self.round()
            .check_time(G::timeout().as_ref() == Some(&mv))?;
        let happened = self.make(mv)?;
        // Playing on in the older game gives up the newer one, as it gives up undone moves.
        let gone = self.rounds.split_off(self.at + 1);
        self.put_away(gone);
        Ok(self.reply(events(&happened)))
    }

    /// Makes a move; a newer game stays, since the computer's move is nobody's wish to leave it.
    fn make(&mut self, mv: G::Move) -> Result<Vec<G::Event>, SessionError> {
        if self.round().history.at() >= MOST_MOVES {
            return Err(SessionError::refused("session.too-many-moves"));
        }
        let assists = G::assists(&mv);
        let refused = |refusal: G::Refusal| SessionError::Refused {
            message: refusal.into(),
        };
        let happened = self.round_mut().history.play(mv).map_err(refused)?;
        self.round_mut().assisted |= assists;
        Ok(happened)
    }

    fn reply(&mut self, events: Vec<Value>) -> Reply {
        self.revision = bounds::after(self.revision);
        self.asked = 0;
        Reply {
            table: self.table(),
            events,
            saved: false,
        }
    }
}
