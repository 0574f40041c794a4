//! Hints, research and the end of a game: what counts, and how often.

use quadrille_games::{Generator, Nodes};
use quadrille_session::{Choice, GameId, registry};

use crate::support::{answer, choices, exact, pick, reload};

#[test]
fn a_finished_game_counts_once_and_its_clock_stands() {
    for kind in registry().iter().filter(|kind| kind.info().endable) {
        let mut slot = kind.start(&Choice::default(), 5).expect("defaults");
        slot.add_time(1500);
        assert!(slot.take_finish().is_none());
        let table = slot.end_game(slot.revision()).expect("on").table;
        assert_eq!(
            (table.status.state, table.endable, table.elapsed),
            ("over", false, 1500)
        );
        assert!(slot.legal().is_empty());
        slot.add_time(1000);
        let finish = slot.take_finish().expect("just over");
        assert_eq!(
            (finish.elapsed, finish.assisted, finish.moves),
            (1500, false, 0)
        );
        assert!(slot.take_finish().is_none());
        slot.undo(slot.revision(), false)
            .expect("an ended game can be taken up again");
        slot.end_game(slot.revision()).expect("on");
        assert!(slot.take_finish().is_none(), "counted once");
        let mut slot = reload(*kind, &*slot).slot;
        assert!(
            slot.take_finish().is_none(),
            "counted once, also after a restart"
        );
    }
}

/// An exact ID may hold any score and be one move from the end: what comes of it counts apart.
#[test]
fn a_game_from_a_written_out_position_counts_apart() {
    for kind in registry() {
        let slot = kind.start(&Choice::default(), 5).expect("defaults");
        assert!(!slot.table().assisted);
        let open = |text: String| {
            kind.open(&text.parse().expect("an ID"))
                .expect("this game's")
        };
        assert!(!open(slot.share().start).table().assisted);
        assert!(open(slot.share().exact).table().assisted);
    }
}

/// What is being worked out while a game is played may arrive at any time: at the start, in the
/// middle, after undo, after the end.
#[test]
fn what_research_finds_can_be_noted_at_any_time() {
    for kind in registry() {
        for (n, choice) in choices(*kind).iter().enumerate() {
            let mut slot = kind.start(choice, 13).expect("a choice");
            let Some((id, research)) = slot.research() else {
                continue;
            };
            assert!(slot.table().pending.is_some());
            let note = research(&mut Nodes(40)).expect("an answer");
            let mut source = Generator::new(6).source();
            for _ in 0..n {
                let moves = slot.legal();
                if !moves.is_empty() {
                    slot.play(slot.revision(), pick(&mut source, &moves))
                        .expect("legal");
                }
            }
            let _ = slot.undo(slot.revision(), false);
            let (revision, before) = (slot.revision(), slot.save());
            assert!(slot.noted("another game", &note).is_err());
            assert!(slot.noted(&id, "").is_err());
            assert_eq!(slot.save(), before, "refused notes change nothing");
            let reply = slot.noted(&id, &note).expect("a note");
            assert_eq!((slot.revision(), reply.table.pending), (revision, None));
            assert!(slot.research().is_none() && slot.noted(&id, &note).is_err());
            let slot = reload(*kind, &*slot).slot;
            assert_eq!(slot.table(), reply.table);
            let shared: GameId = slot.share().exact.parse().expect("canonical");
            let mut opened = kind.open(&shared).expect("an ID of this game");
            assert_eq!(opened.table().numbers, slot.table().numbers);
            // What a text keeps back from a player is worked out again, and comes to the same.
            if let Some((id, research)) = opened.research() {
                let note = research(&mut Nodes(40)).expect("an answer");
                opened.noted(&id, &note).expect("a note");
            }
            assert_eq!(opened.table().board, slot.table().board);
        }
    }
}

/// A game that ends before its challenge is known is counted once it is.
#[test]
fn a_finished_game_is_counted_when_its_outcome_is_known() {
    for kind in registry() {
        let mut slot = kind.start(&Choice::default(), 5).expect("defaults");
        let Some((id, research)) = slot.research() else {
            continue;
        };
        let note = research(&mut Nodes(40)).expect("an answer");
        let mut source = Generator::new(3).source();
        while slot.table().status.state == "playing" {
            let moves = slot.legal();
            slot.play(slot.revision(), pick(&mut source, &moves))
                .expect("legal");
        }
        assert!(slot.take_finish().is_none());
        let mut slot = reload(*kind, &*slot).slot;
        slot.noted(&id, &note).expect("a note");
        assert!(slot.take_finish().is_some());
        assert!(slot.take_finish().is_none(), "counted once");
    }
}

#[test]
fn a_hint_is_legal_and_is_the_same_for_the_same_budget() {
    for kind in registry() {
        for choice in choices(*kind).into_iter().take(6) {
            let mut slot = kind.start(&choice, 21).expect("a choice");
            for _ in 0..4 {
                while answer(&mut *slot).is_some() {}
                let before = exact(&*slot);
                let found = slot.think()(&mut Nodes(200));
                assert_eq!(found, slot.think()(&mut Nodes(200)));
                assert_eq!(exact(&*slot), before);
                let Some(hint) = found else {
                    assert!(slot.legal().is_empty());
                    break;
                };
                assert!(
                    slot.legal().contains(&hint.text),
                    "{} in {before}",
                    hint.text
                );
                let reply = slot
                    .hinted(slot.revision(), Some(hint.clone()))
                    .expect("same revision");
                assert!(reply.table.assisted);
                slot.play(slot.revision(), &hint.text).expect("legal");
            }
        }
    }
}
