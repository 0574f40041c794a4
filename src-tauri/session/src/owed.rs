//! Games that have ended and are not counted yet, because their outcome waits for research. They are counted when that
//! is done, wherever the player has gone in the meantime.

use quadrille_games::{Game, Pending};

use crate::desk::Desk;
use crate::round::Round;
use crate::slot::Research;
use crate::{Day, Finish};

/// How many of them are kept beside the table: more than anybody ends while research goes on. The oldest goes first.
pub(crate) const MOST_OWED: usize = 8;

impl<G: Game> Round<G> {
    /// Has it ended without having been counted?
    pub(crate) fn is_owed(&self) -> bool {
        self.is_over() && !self.banked
    }

    /// Is anything still to be done about it when it is off the table?
    fn is_kept(&self) -> bool {
        self.is_owed() || self.unbooked
    }

    /// The player leaves it as it stands at a revision, which from now on names its end. That may come without another
    /// move, where research finds that the limit was passed.
    pub(crate) fn leave(&mut self, revision: u64) {
        self.left.get_or_insert(revision);
    }

    /// The player comes back to it. If it goes on, its end is still to come.
    pub(crate) fn enter(&mut self) {
        if !self.banked && !self.is_over() {
            self.left = None;
        }
    }

    fn waits(&self) -> bool {
        self.is_owed() && G::pending(self.state()) == Some(Pending::Challenge)
    }
}

impl<G: Game> Desk<G> {
    /// Takes rounds off the table; what still is to be counted of them is kept beside it.
    pub(crate) fn put_away(&mut self, rounds: impl IntoIterator<Item = Round<G>>) {
        self.owed.extend(rounds.into_iter().filter(Round::is_kept));
        let excess = self.owed.len().saturating_sub(MOST_OWED);
        self.owed.drain(..excess);
    }

    /// Goes to the other game on the table.
    pub(crate) fn cross_to(&mut self, at: usize) {
        self.rounds[self.at].leave(self.revision);
        self.at = at;
        self.rounds[at].enter();
    }

    /// A day's challenge that has ended, is no more on the table and still to be counted: the first of them.
    pub(crate) fn take_owed(&mut self, day: &Day) -> Option<Round<G>> {
        let rounds = self.owed.iter().enumerate();
        let rounds = rounds.filter(|(_, round)| round.plays(day));
        let (at, _) = rounds.min_by_key(|(_, round)| round.left.unwrap_or(u64::MAX))?;
        Some(self.owed.remove(at))
    }

    /// All rounds, the present one first and those beside the table last.
    fn all(&mut self) -> impl Iterator<Item = &mut Round<G>> {
        let at = self.at;
        let mut table: Vec<_> = self.rounds.iter_mut().enumerate().collect();
        table.sort_by_key(|(n, _)| *n != at);
        let table = table.into_iter().map(|(_, round)| round);
        table.chain(&mut self.owed)
    }

    /// The rounds of an ID that have no note yet: the same deal may have been played more than once.
    pub(crate) fn unnoted(&mut self, id: &str) -> Vec<&mut Round<G>> {
        let fits = |round: &&mut Round<G>| round.note.is_none() && round.id.to_string() == id;
        self.all().filter(fits).collect()
    }

    /// Research for rounds that the player has left, each with the ID to hand back with what it finds.
    pub(crate) fn owed_research(&self) -> Vec<(String, Research)> {
        let others = self
            .rounds
            .iter()
            .enumerate()
            .filter(|(n, _)| *n != self.at);
        let others = others.map(|(_, round)| round).chain(&self.owed);
        others
            .filter(|round| round.waits())
            .map(|round| (round.id.to_string(), round.research()))
            .collect()
    }

    /// Forgets the rounds beside the table of which nothing is to be done any more.
    fn tidy(&mut self) {
        self.owed.retain(Round::is_kept);
    }

    /// The result of one round that has ended and whose outcome is known, each round's once: first that of the round
    /// which ended first, since of a day's challenge the first end counts.
    pub(crate) fn finish(&mut self) -> Option<Finish> {
        self.tidy();
        let revision = self.revision;
        let mut rounds: Vec<_> = self.all().collect();
        // One that was not left has ended now.
        rounds.sort_by_key(|round| round.left.unwrap_or(u64::MAX));
        rounds.into_iter().find_map(|round| round.finish(revision))
    }

    /// Notes the place in the record table that a result took.
    pub(crate) fn take_place(&mut self, finish: &Finish, place: Option<u8>) {
        if let Some(round) = self.counted(finish) {
            round.place = place;
        }
    }

    /// Notes that a result is in records which could not be stored.
    pub(crate) fn mark_unbooked(&mut self, finish: &Finish) {
        if let Some(round) = self.counted(finish) {
            round.unbooked = true;
        }
    }

    /// Notes that all results are in the stored records.
    pub(crate) fn mark_booked(&mut self) {
        for round in self.all() {
            round.unbooked = false;
        }
        self.tidy();
    }

    /// The round whose result this is.
    fn counted(&mut self, finish: &Finish) -> Option<&mut Round<G>> {
        self.all().find(|round| {
            round.banked && round.left == Some(finish.revision) && round.id.to_string() == finish.id
        })
    }
}
