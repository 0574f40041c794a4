//! The one implementation of [`Slot`].

use quadrille_games::cell::shorten;
use quadrille_games::{Budget, Game, HintMove, Message, Pending, Problems};
use serde_json::Value;

use super::Desk;
use crate::bounds;
use crate::round::{Round, events};
use crate::slot::{Answering, Research, Slot, Thinking};
use crate::table::{table, table_at};
use crate::{
    Choice, Day, Finish, GameId, HintReply, Moment, Played, Reply, SessionError, Share, StepKind,
    Table, save,
};

impl<G: Game> Slot for Desk<G> {
    fn table(&self) -> Table {
        table(
            self.round(),
            self.revision,
            self.undo_kind(),
            self.redo_kind(),
        )
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    fn new_game(&mut self, choice: &Choice, seed: u64) -> Result<Reply, SessionError> {
        let last = G::params(self.round().state()).clone();
        let round = Round::chosen(choice, last, seed)?;
        Ok(self.begin(round))
    }

    fn open(&mut self, id: &GameId) -> Result<Reply, SessionError> {
        let round = Round::open(id)?;
        Ok(self.begin(round))
    }

    fn open_day(&mut self, day: &Day) -> Result<Reply, SessionError> {
        match self.rounds.iter().position(|round| round.plays(day)) {
            Some(at) if at == self.at => {}
            Some(at) => {
                // The other one of two. It comes last, so that playing on gives up nothing.
                let revision = self.revision;
                self.round_mut().leave(revision);
                self.round_mut().history.forget_undone();
                let mut round = self.rounds.remove(at);
                round.enter();
                self.rounds.push(round);
                self.at = self.rounds.len() - 1;
            }
            None => {
                // One that has ended and waits to be counted is not dealt anew: it is the day's.
                let round = match self.take_owed(day) {
                    Some(round) => round,
                    None => Round::of_day(day)?,
                };
                return Ok(self.begin(round));
            }
        }
        Ok(self.reply(Vec::new()))
    }

    fn days(&self) -> Vec<&Day> {
        let rounds = self.rounds.iter().chain(&self.owed);
        let open = rounds.filter(|round| !round.banked);
        open.filter_map(|round| round.day.as_ref()).collect()
    }

    fn legal(&self) -> Vec<String> {
        G::legal(self.round().state())
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn play(&mut self, revision: u64, text: &str) -> Result<Reply, SessionError> {
        self.check(revision)?;
        let mv: G::Move = text.parse()?;
        if self.round().awaits_opponent() && Some(&mv) != G::end_move().as_ref() {
            return Err(SessionError::refused("session.opponent-to-move"));
        }
        self.apply(mv)
    }

    fn opponent(&self) -> Option<(u64, Answering)> {
        if !self.round().awaits_opponent() {
            return None;
        }
        let state = self.round().state().clone();
        let answer = move |budget: &mut dyn Budget| G::answer(&state, None, budget);
        Some((
            self.revision,
            Box::new(move |budget| answer(budget).map(|mv| mv.to_string())),
        ))
    }

    fn answered(&mut self, revision: u64, found: Option<&str>) -> Result<Reply, SessionError> {
        self.check(revision)?;
        if !self.round().awaits_opponent() {
            return Err(SessionError::refused("session.not-opponents-turn"));
        }
        let legal = G::legal(self.round().state());
        let found = found.and_then(|text| text.parse().ok());
        let found = found.filter(|mv| legal.contains(mv));
        let mv = found.or_else(|| legal.into_iter().next());
        let mv = mv.ok_or_else(|| SessionError::refused("session.no-answer"))?;
        let happened = self.make(mv)?;
        Ok(self.reply(events(&happened)))
    }

    fn undo(&mut self, revision: u64, cross: bool) -> Result<Reply, SessionError> {
        self.check(revision)?;
        match self.undo_kind() {
            StepKind::Move => {
                let round = self.round_mut();
                round.history.go(round.turn_before().unwrap_or(0));
                round.assisted = true;
            }
            StepKind::Game if cross => self.cross_to(self.at - 1),
            StepKind::Game | StepKind::None => {
                return Err(SessionError::refused("session.nothing-to-undo"));
            }
        }
        Ok(self.reply(Vec::new()))
    }

    fn redo(&mut self, revision: u64, cross: bool) -> Result<Reply, SessionError> {
        self.check(revision)?;
        let happened = match self.redo_kind() {
            StepKind::Move => self.round_mut().redo(),
            StepKind::Game if cross => {
                self.cross_to(self.at + 1);
                Vec::new()
            }
            StepKind::Game | StepKind::None => {
                return Err(SessionError::refused("session.nothing-to-redo"));
            }
        };
        Ok(self.reply(events(&happened)))
    }

    fn end_game(&mut self, revision: u64) -> Result<Reply, SessionError> {
        self.check(revision)?;
        let mv = G::end_move().ok_or_else(|| SessionError::refused("session.not-endable"))?;
        self.apply(mv)
    }

    fn think(&self) -> Thinking {
        let (state, asked) = (self.round().state().clone(), self.asked);
        Box::new(move |budget| G::hint(&state, asked, budget))
    }

    fn hinted(
        &mut self,
        revision: u64,
        found: Option<HintMove>,
    ) -> Result<HintReply, SessionError> {
        self.check(revision)?;
        if found.is_none() {
            return Err(SessionError::Refused {
                message: Message::new("session.no-hint"),
            });
        }
        // The board is as it was: the revision stays, so a move already on its way is not stale.
        self.round_mut().assisted = true;
        self.asked += 1;
        Ok(HintReply {
            table: self.table(),
            hint: found,
        })
    }

    fn research(&self) -> Option<(String, Research)> {
        let round = self.round();
        G::pending(round.state()).filter(|pending| *pending != Pending::Opponent)?;
        Some((round.id.to_string(), round.research()))
    }

    fn owed(&self) -> Vec<(String, Research)> {
        self.owed_research()
    }

    fn noted(&mut self, id: &str, note: &str) -> Result<Reply, SessionError> {
        let waiting = self.unnoted(id);
        if waiting.is_empty() {
            let gone = Message::new("note.no-game").with("id", shorten(id));
            return Err(Problems::from(gone).into());
        }
        for round in waiting {
            round.note(note)?;
        }
        Ok(Reply {
            table: self.table(),
            events: Vec::new(),
            saved: false,
        })
    }

    fn played(&self) -> Played {
        let history = &self.round().history;
        Played {
            revision: self.revision,
            moves: history.moves()[..history.at()]
                .iter()
                .map(ToString::to_string)
                .collect(),
        }
    }

    fn replay(&self, revision: u64, at: usize) -> Result<Moment, SessionError> {
        self.check(revision)?;
        let round = self.round();
        if at > round.history.at() {
            return Err(SessionError::refused("session.not-played"));
        }
        let last = at.checked_sub(1).map(|before| round.history.events(before));
        Ok(Moment {
            table: table_at(round, at, self.revision),
            events: events(&last.unwrap_or_default()),
        })
    }

    fn share(&self) -> Share {
        Share {
            start: self.round().id.to_string(),
            exact: self.round().exact().to_string(),
        }
    }

    fn add_time(&mut self, milliseconds: u64) {
        let round = self.round_mut();
        if round.clock_runs() {
            round.elapsed = bounds::add(round.elapsed, milliseconds);
        }
    }

    fn take_finish(&mut self) -> Option<Finish> {
        self.finish()
    }

    fn set_place(&mut self, finish: &Finish, place: Option<u8>) {
        self.take_place(finish, place);
    }

    fn unbooked(&mut self, finish: &Finish) {
        self.mark_unbooked(finish);
    }

    fn booked(&mut self) {
        self.mark_booked();
    }

    fn outrun(&mut self, revision: u64) {
        self.revision = bounds::after(self.revision.max(revision));
    }

    fn save(&self) -> Value {
        save::save(self, |round| round.banked)
    }

    fn save_unbooked(&self) -> Value {
        save::save(self, |round| round.banked && !round.unbooked)
    }
}
