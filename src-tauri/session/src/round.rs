//! One game being played: its start, history, clock and what counts for the records.

use quadrille_games::{Game, Message, Pending, Problems, Ranking, Status};
use serde_json::Value;

use crate::history::History;
use crate::slot::Research;
use crate::{Choice, Daily, Day, Finish, Form, GameId, SessionError};

/// One game being played.
#[derive(Clone, Debug)]
pub(crate) struct Round<G: Game> {
    pub(crate) id: GameId,
    pub(crate) history: History<G>,
    pub(crate) assisted: bool,
    /// Milliseconds of play.
    pub(crate) elapsed: u64,
    /// Has been counted in the statistics: once only, however often its end is undone.
    pub(crate) banked: bool,
    /// Has been counted, but in records that could not be stored: for the disk it is still to be counted.
    pub(crate) unbooked: bool,
    /// The place that it took in the record table.
    pub(crate) place: Option<u8>,
    /// The revision at which the player left it, or at which it was counted: with the ID it names its end.
    pub(crate) left: Option<u64>,
    /// What research found, as noted in every state.
    pub(crate) note: Option<String>,
    /// The day whose challenge it is.
    pub(crate) day: Option<Day>,
}

impl<G: Game> Round<G> {
    fn new(id: GameId, start: G::State) -> Self {
        Round {
            id,
            history: History::new(start),
            assisted: false,
            elapsed: 0,
            banked: false,
            unbooked: false,
            place: None,
            left: None,
            note: None,
            day: None,
        }
    }

    /// A new game by a player's choice.
    pub(crate) fn chosen(choice: &Choice, last: G::Params, fresh: u64) -> Result<Self, Problems> {
        let (rules, seed) = choice.resolve(last, fresh)?;
        let id = GameId::trusted(G::KEY, rules.to_string(), Form::Seed(seed));
        Ok(Round::new(id, G::deal(&rules, seed)))
    }

    /// A game from an ID.
    pub(crate) fn open(id: &GameId) -> Result<Self, SessionError> {
        if id.game() != G::KEY {
            let message = Message::new("id.unknown-game").with("text", id.game());
            return Err(Problems::from(message).into());
        }
        let rules: G::Params = id.params().parse()?;
        let start = match id.form() {
            Form::Seed(seed) => G::deal(&rules, *seed),
            Form::Position(text) => G::read(&rules, text)?,
        };
        let mut round = Round::new(id.clone(), start);
        // A written-out position may hold any score and be one move from the end: it counts apart.
        round.assisted = matches!(id.form(), Form::Position(_));
        Ok(round)
    }

    /// A day's challenge.
    pub(crate) fn of_day(day: &Day) -> Result<Self, SessionError> {
        let mut round = Round::open(&Daily::find(&day.key)?.id(day.date))?;
        round.day = Some(day.clone());
        Ok(round)
    }

    /// Is it this day's challenge, with an end that still can be counted?
    pub(crate) fn plays(&self, day: &Day) -> bool {
        !self.banked && self.day.as_ref().is_some_and(|own| own.is_same(day))
    }

    pub(crate) fn state(&self) -> &G::State {
        self.history.state()
    }

    /// Notes what research found.
    pub(crate) fn note(&mut self, note: &str) -> Result<(), Problems> {
        self.history.note(note)?;
        self.note = Some(note.to_owned());
        Ok(())
    }

    /// Where play time is limited: the game may end for it only when it is up, and nothing else is played then.
    /// Elsewhere it is for the rules to refuse the move.
    pub(crate) fn check_time(&self, ends: bool) -> Result<(), SessionError> {
        let limit = G::countdown(self.state());
        let left = limit.unwrap_or(0).saturating_sub(self.elapsed);
        if ends && left > 0 {
            let message = Message::new("session.time-left").with("seconds", left.div_ceil(1000));
            return Err(SessionError::Refused { message });
        }
        if !ends && limit.is_some() && left == 0 && self.clock_runs() {
            return Err(SessionError::refused("session.time-up"));
        }
        Ok(())
    }

    pub(crate) fn is_over(&self) -> bool {
        G::status(self.state()) != Status::Playing
    }

    pub(crate) fn clock_runs(&self) -> bool {
        !self.is_over() && !G::rests(self.state())
    }

    /// Is the computer to move?
    pub(crate) fn awaits_opponent(&self) -> bool {
        is_opponents::<G>(self.state())
    }

    /// Where undo leads: to the player's last turn before now. Where only the computer has moved there
    /// is none.
    pub(crate) fn turn_before(&self) -> Option<usize> {
        let earlier = &self.history.states()[..self.history.at()];
        earlier.iter().rposition(|state| !is_opponents::<G>(state))
    }

    /// Goes to the player's next turn, or as far as moves are known; what happened on the way.
    pub(crate) fn redo(&mut self) -> Vec<G::Event> {
        let mut all = Vec::new();
        while let Some(events) = self.history.redo() {
            all.extend(events);
            if !self.awaits_opponent() {
                break;
            }
        }
        all
    }

    /// Moves played, without those that are only words, such as the one that ends the game.
    pub(crate) fn moves(&self) -> usize {
        self.moves_until(self.history.at())
    }

    /// The same for a place in the history that has been reached.
    pub(crate) fn moves_until(&self, at: usize) -> usize {
        let ends = [G::end_move(), G::timeout()];
        self.history.moves()[..at]
            .iter()
            .filter(|mv| !ends.iter().flatten().any(|end| end == *mv) && G::counts(mv))
            .count()
    }

    /// The ID of the position now, to give away.
    pub(crate) fn exact(&self) -> GameId {
        exact::<G>(self.state())
    }

    /// Its long work, from its start.
    pub(crate) fn research(&self) -> Research {
        let start = self.history.start().clone();
        Box::new(move |budget| G::research(&start, budget))
    }

    /// The finished game, the first time it is asked for. One whose outcome still waits for research
    /// is not finished before that.
    pub(crate) fn finish(&mut self, revision: u64) -> Option<Finish> {
        G::pending(self.state()).is_none().then_some(())?;
        let Status::Over { outcome, .. } = G::status(self.state()) else {
            return None;
        };
        if std::mem::replace(&mut self.banked, true) {
            return None;
        }
        // If the program is killed before the game is saved as counted, it comes with the same name again.
        let revision = *self.left.get_or_insert(revision);
        Some(Finish {
            game: G::KEY,
            ranking: G::RANKING,
            params: G::ranked_as(self.state()).to_string(),
            outcome,
            score: match G::RANKING {
                Ranking::Time => G::score(self.state()).and(i64::try_from(self.elapsed).ok()),
                Ranking::HighScore | Ranking::LowScore | Ranking::Results => G::score(self.state()),
            },
            assisted: self.assisted,
            moves: self.moves(),
            elapsed: self.elapsed,
            id: self.id.to_string(),
            revision,
            day: self.day.clone(),
            item: G::item(self.state()),
            mistakes: G::mistakes(self.state()),
        })
    }
}

/// The ID of a position, to give away: one that can be opened, however long the game was.
pub(crate) fn exact<G: Game>(state: &G::State) -> GameId {
    let params = G::params(state).to_string();
    let empty = GameId::trusted(G::KEY, params.clone(), Form::Position(String::new()));
    let room = GameId::LONGEST.saturating_sub(empty.to_string().len());
    GameId::trusted(G::KEY, params, Form::Position(G::share(state, room)))
}

/// Is the computer to move in a state?
fn is_opponents<G: Game>(state: &G::State) -> bool {
    G::pending(state) == Some(Pending::Opponent)
}

/// Events as the view gets them.
pub(crate) fn events<E: serde::Serialize>(events: &[E]) -> Vec<Value> {
    // Events are plain data: they always have a JSON form.
    events
        .iter()
        .filter_map(|event| serde_json::to_value(event).ok())
        .collect()
}
