//! Undo, redo and the step over a new game.

use quadrille_games::Generator;
use quadrille_session::{Choice, SessionError, Slot, StepKind, registry};

use crate::support::{answer, awaits, choices, exact, reload, take_turn};

#[test]
fn undo_takes_back_and_redo_brings_back_everything() {
    for kind in registry() {
        for choice in choices(*kind) {
            let mut slot = kind.start(&choice, 7).expect("a choice");
            let mut source = Generator::new(1).source();
            while answer(&mut *slot).is_some() {}
            let (mut positions, mut events) = (vec![exact(&*slot)], Vec::new());
            for _ in 0..40 {
                // What undo takes back is the player's move with the answers to it.
                let Some(reply) = take_turn(&mut *slot, &mut source) else {
                    break;
                };
                let mut happened = reply.events;
                while let Some(reply) = answer(&mut *slot) {
                    happened.extend(reply.events);
                }
                events.push(happened);
                positions.push(exact(&*slot));
            }
            for want in positions.iter().rev().skip(1) {
                slot.undo(slot.revision(), false).expect("undo");
                assert_eq!(&exact(&*slot), want);
            }
            assert!(slot.undo(slot.revision(), true).is_err());
            for (want, happened) in positions.iter().skip(1).zip(&events) {
                let reply = slot.redo(slot.revision(), false).expect("redo");
                assert_eq!((&exact(&*slot), &reply.events), (want, happened));
            }
            assert!(slot.redo(slot.revision(), true).is_err());
        }
    }
}

/// rules.md §0: undo and redo are each other's inverse, over the boundary of a new game too, even when moves had been
/// undone before it.
#[test]
fn redo_goes_the_way_that_undo_came_over_a_new_game() {
    for kind in registry() {
        for choice in choices(*kind) {
            for undone in 0..3 {
                let mut slot = kind.start(&choice, 7).expect("a choice");
                let mut source = Generator::new(1).source();
                // Whole turns: the computer has answered before anything is taken back.
                let mut play = |slot: &mut dyn Slot, most: usize| {
                    for _ in 0..most {
                        take_turn(slot, &mut source);
                        while awaits(slot) {
                            take_turn(slot, &mut source);
                        }
                    }
                };
                play(&mut *slot, 4);
                for _ in 0..undone {
                    // A short game may have fewer moves.
                    let _ = slot.undo(slot.revision(), false);
                }
                slot.new_game(&choice, 8).expect("a choice");
                play(&mut *slot, 2);
                let mut way = vec![exact(&*slot)];
                while slot.table().undo != StepKind::None {
                    slot.undo(slot.revision(), true).expect("undo");
                    way.push(exact(&*slot));
                }
                assert!(way.len() > 1);
                for want in way.iter().rev().skip(1) {
                    slot = reload(*kind, &*slot).slot;
                    slot.redo(slot.revision(), true).expect("redo");
                    assert_eq!(&exact(&*slot), want, "{} undone before", undone);
                }
                assert_eq!(slot.table().redo, StepKind::None);
            }
        }
    }
}

#[test]
fn undo_crosses_one_new_game_and_only_when_told_to() {
    for kind in registry() {
        let mut slot = kind.start(&Choice::default(), 5).expect("defaults");
        let first_move = slot.legal()[0].clone();
        slot.play(slot.revision(), &first_move).expect("legal");
        while answer(&mut *slot).is_some() {}
        let (old, old_start) = (exact(&*slot), slot.share().start);
        let reply = slot.new_game(&Choice::default(), 6).expect("a new game");
        assert_eq!(
            (reply.table.undo, reply.table.redo),
            (StepKind::Game, StepKind::None)
        );
        let new = exact(&*slot);
        assert_ne!(new, old);

        assert!(
            slot.undo(slot.revision(), false).is_err(),
            "auto-repeat stops at the new game"
        );
        let mut slot = reload(*kind, &*slot).slot;
        let reply = slot
            .undo(slot.revision(), true)
            .expect("a fresh press crosses");
        assert_eq!(
            (exact(&*slot), reply.table.undo),
            (old.clone(), StepKind::Move)
        );
        assert!(!reply.table.assisted, "repairing an accident is no help");
        let mut slot = reload(*kind, &*slot).slot;
        slot.redo(slot.revision(), true)
            .expect("back to the new game");
        assert_eq!(exact(&*slot), new);

        // Playing on in the old game gives the new one up.
        slot.undo(slot.revision(), true).expect("across");
        slot.undo(slot.revision(), true).expect("a move");
        assert_eq!(slot.share().start, old_start);
        slot.play(slot.revision(), &first_move).expect("legal");
        while answer(&mut *slot).is_some() {}
        assert_eq!(slot.table().redo, StepKind::None);
        assert_eq!(exact(&*slot), old);
    }
}

#[test]
fn an_outrun_revision_is_stale() {
    for kind in registry() {
        let mut slot = kind.start(&Choice::default(), 5).expect("defaults");
        let old = slot.revision() + 10;
        slot.outrun(old);
        assert!(matches!(
            slot.undo(old, true),
            Err(SessionError::Stale { .. })
        ));
        assert!(slot.revision() > old);
    }
}
