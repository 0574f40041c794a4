//! Any mixture of deeds, against the simplest model of a history.

use proptest::prelude::*;
use quadrille_session::{Choice, Slot, StepKind, registry};

use crate::support::{answer, awaits, exact, reload};

/// What a player may do, in the model test below.
#[derive(Clone, Debug)]
enum Deed {
    Play(usize),
    Undo,
    Redo,
    New(u64),
    Reload,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = prop_oneof![
        5 => any::<usize>().prop_map(Deed::Play),
        3 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
        1 => (0_u64..50).prop_map(Deed::New),
        1 => Just(Deed::Reload),
    ];
    proptest::collection::vec(deed, 1..60)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any mixture of deeds against the simplest model: lists of exact IDs.
    #[test]
    fn history_is_a_list_of_states(deeds in deeds()) {
        for kind in registry() {
            let mut slot = kind.start(&Choice::default(), 77).expect("defaults");
            // A state is its exact ID, and whether the computer is to move in it.
            type States = Vec<(String, bool)>;
            let seen = |slot: &dyn Slot| (exact(slot), awaits(slot));
            let mut old: Option<(States, usize)> = None;
            let mut now = (vec![seen(&*slot)], 0_usize);
            let mut newer: Option<(States, usize)> = None;
            for deed in &deeds {
                let revision = slot.revision();
                match deed {
                    Deed::Play(n) => {
                        let moves = slot.legal();
                        if moves.is_empty() { continue; }
                        // The computer's move is nobody's wish to give up a newer game.
                        if answer(&mut *slot).is_none() {
                            slot.play(revision, &moves[n % moves.len()]).expect("legal");
                            newer = None;
                        }
                        now.0.truncate(now.1 + 1);
                        now.0.push(seen(&*slot));
                        now.1 += 1;
                    }
                    Deed::Undo => {
                        let done = slot.undo(revision, true).is_ok();
                        let back = now.0[..now.1].iter().rposition(|(_, computers)| !computers);
                        if let Some(back) = back { now.1 = back; prop_assert!(done); }
                        else if let Some(older) = old.take() {
                            newer = Some(std::mem::replace(&mut now, older));
                            prop_assert!(done);
                        } else { prop_assert!(!done); }
                    }
                    Deed::Redo => {
                        let done = slot.redo(revision, true).is_ok();
                        let last = now.0.len() - 1;
                        if now.1 < last {
                            now.1 += 1;
                            while now.1 < last && now.0[now.1].1 { now.1 += 1; }
                            prop_assert!(done);
                        }
                        else if let Some(next) = newer.take() {
                            old = Some(std::mem::replace(&mut now, next));
                            prop_assert!(done);
                        } else { prop_assert!(!done); }
                    }
                    Deed::New(seed) => {
                        slot.new_game(&Choice::default(), *seed).expect("same rules");
                        now.0.truncate(now.1 + 1);
                        old = Some(std::mem::replace(&mut now, (vec![seen(&*slot)], 0)));
                        newer = None;
                    }
                    Deed::Reload => slot = reload(*kind, &*slot).slot,
                }
                prop_assert_eq!(&seen(&*slot), &now.0[now.1]);
                let back = now.0[..now.1].iter().any(|(_, computers)| !computers);
                prop_assert_eq!(slot.table().undo != StepKind::None, back || old.is_some());
            }
        }
    }
}
