//! Every position that the search has met, once: what is flooded, how it was reached, and the table
//! that finds it again (flood.md §6.4).

use super::graph::Colours;
use super::set::Set;

/// What the table holds where nothing is.
const FREE: u64 = 0;
/// Slots at the start; doubled whenever two thirds are taken.
const FIRST_SLOTS: usize = 1 << 12;

/// The positions met. Position 0 is the start.
pub(super) struct Store<const W: usize> {
    flooded: Vec<Set<W>>,
    /// The position before, and the colour played on it.
    parents: Vec<(u32, u8)>,
    /// Moves so far; [`GONE`] once a shorter way was found.
    depths: Vec<u16>,
    /// The colours worth playing next; see [`super::step`].
    allowed: Vec<Colours>,
    /// By hash: half of it, and the position's number plus one.
    slots: Vec<u64>,
}

/// The depth of a position that was reached again by a shorter way.
const GONE: u16 = u16::MAX;

/// A place for a position, until the next one is put.
pub(super) struct Room {
    slot: usize,
    hash: u64,
    /// The same position, reached in more moves.
    old: Option<usize>,
}

impl<const W: usize> Store<W> {
    /// Bytes that one position takes, roughly: its set (and again where it was opened), links, slots
    /// and place in the queue, some of them while they are being moved.
    pub(super) const BYTES: usize = 12 * W + 52;

    pub(super) fn new(start: Set<W>) -> Self {
        let mut store = Store {
            flooded: Vec::new(),
            parents: Vec::new(),
            depths: Vec::new(),
            allowed: Vec::new(),
            slots: vec![FREE; FIRST_SLOTS],
        };
        if let Some(room) = store.room(&start, 0) {
            store.put(room, &start, (0, 0), 0, Colours::MAX);
        }
        store
    }

    /// Number of positions met.
    pub(super) fn len(&self) -> usize {
        self.flooded.len()
    }

    pub(super) fn flooded(&self, at: u32) -> &Set<W> {
        &self.flooded[at as usize]
    }

    pub(super) fn allowed(&self, at: u32) -> Colours {
        self.allowed[at as usize]
    }

    /// Moves so far; `None` when a shorter way has been found since.
    pub(super) fn depth(&self, at: u32) -> Option<u16> {
        Some(self.depths[at as usize]).filter(|&depth| depth != GONE)
    }

    /// Where a position belongs, unless it was reached before in as few moves.
    pub(super) fn room(&mut self, flooded: &Set<W>, depth: u16) -> Option<Room> {
        if self.len() * 3 >= self.slots.len() * 2 {
            self.grow();
        }
        let hash = flooded.hash();
        let slot = self.find(flooded, hash);
        let old = position(self.slots[slot]);
        let free = old.is_none_or(|old| self.depths[old] > depth);
        free.then_some(Room { slot, hash, old })
    }

    /// Keeps a position where [`Store::room`] said, and says its number.
    pub(super) fn put(
        &mut self,
        room: Room,
        flooded: &Set<W>,
        parent: (u32, u8),
        depth: u16,
        allowed: Colours,
    ) -> u32 {
        if let Some(old) = room.old {
            self.depths[old] = GONE;
        }
        // The caps of the search are far below 2^32 positions.
        #[allow(clippy::cast_possible_truncation)]
        let number = self.flooded.len() as u32;
        self.flooded.push(*flooded);
        self.parents.push(parent);
        self.depths.push(depth);
        self.allowed.push(allowed);
        self.slots[room.slot] = (room.hash & TAG) | u64::from(number + 1);
        number
    }

    /// The slot of a set: its own, or the free one where it would go.
    fn find(&self, flooded: &Set<W>, hash: u64) -> usize {
        let mut slot = self.place(hash);
        loop {
            let found = self.slots[slot];
            let equal = |at: usize| self.flooded[at] == *flooded;
            if found == FREE || (found & TAG == hash & TAG && position(found).is_some_and(equal)) {
                return slot;
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    fn place(&self, hash: u64) -> usize {
        // The low bits choose the slot; the high ones are kept in it.
        #[allow(clippy::cast_possible_truncation)]
        let place = hash as usize & (self.slots.len() - 1);
        place
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.slots);
        self.slots = vec![FREE; old.len() * 2];
        for entry in old {
            let Some(at) = position(entry) else { continue };
            let mut slot = self.place(self.flooded[at].hash());
            while self.slots[slot] != FREE {
                slot = (slot + 1) & (self.slots.len() - 1);
            }
            self.slots[slot] = entry;
        }
    }

    /// The colours played from the start to a position.
    pub(super) fn line(&self, at: u32) -> Vec<u8> {
        let mut line = Vec::new();
        let mut at = at;
        while at != 0 {
            let (parent, colour) = self.parents[at as usize];
            line.push(colour);
            at = parent;
        }
        line.reverse();
        line
    }
}

/// The half of a hash that is kept in a slot.
const TAG: u64 = 0xffff_ffff_0000_0000;

fn position(entry: u64) -> Option<usize> {
    ((entry & !TAG) as usize).checked_sub(1)
}
