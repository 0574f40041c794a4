//! Revisions from texts that anybody may have written: they only ever grow, so that a stale request is always told.

#![allow(clippy::expect_used)] // a test fails by panicking

use quadrille_session::{Choice, GameId, Kind, SessionError, Slot, registry};

/// The largest number that is read.
const MOST: u64 = ((1 << 53) - 1) / 2;

fn saved_at(kind: &dyn Kind, revision: u64) -> serde_json::Value {
    let slot = kind.start(&Choice::default(), 5).expect("defaults");
    let mut saved = slot.save();
    saved["revision"] = revision.into();
    saved
}

/// Every change makes it greater, and what was seen before is stale.
fn grows(slot: &mut dyn Slot, change: impl FnOnce(&mut dyn Slot)) {
    let seen = slot.revision();
    change(slot);
    assert!(slot.revision() > seen, "{} after {seen}", slot.revision());
    let stale = SessionError::Stale {
        revision: slot.revision(),
    };
    assert_eq!(slot.undo(seen, true), Err(stale));
}

#[test]
fn a_revision_near_its_bound_goes_on_growing() {
    for kind in registry() {
        for revision in [0, 1, MOST / 2 - 1, MOST / 2, MOST / 2 + 1, MOST - 1, MOST] {
            let saved = saved_at(*kind, revision);
            let mut slot = kind.load(&saved).expect("within its bound").slot;
            let id: GameId = slot.share().exact.parse().expect("canonical");
            grows(&mut *slot, |slot| {
                let text = slot.legal()[0].clone();
                slot.play(slot.revision(), &text).expect("legal");
            });
            grows(&mut *slot, |slot| {
                slot.open(&id).expect("an ID of this game");
            });
            grows(&mut *slot, |slot| {
                slot.new_game(&Choice::default(), 6).expect("defaults");
            });
            grows(&mut *slot, |slot| {
                slot.undo(slot.revision(), true).expect("across");
            });
            // In the place of a game that has come as far as one can by such texts.
            for other in [1, MOST / 2, MOST / 2 + 100, MOST] {
                grows(&mut *slot, |slot| slot.outrun(other));
                assert!(slot.revision() > other);
            }
            kind.load(&slot.save()).expect("what is written is read");
        }
        for revision in [MOST + 1, (1 << 53) - 1, 1 << 53, u64::MAX - 1, u64::MAX] {
            assert!(kind.load(&saved_at(*kind, revision)).is_err(), "{revision}");
        }
    }
}
