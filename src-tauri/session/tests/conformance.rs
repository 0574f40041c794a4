//! One suite for every registered game: what holds for all of them, whatever their rules.
//!
//! A game that enters the registry is tested here without a line more.

#![allow(clippy::expect_used)] // a test fails by panicking

use proptest::prelude::*;
use quadrille_games::Source;
use quadrille_games::{FieldKind, Generator, Nodes, Pending, Value, Values};
use quadrille_session::{
    Choice, GameId, Kind, Loaded, Reply, SessionError, Slot, StepKind, registry,
};

/// The presets, and every field at its least and greatest where the others allow it.
fn choices(kind: &dyn Kind) -> Vec<Choice> {
    let info = kind.info();
    let presets = info.presets.iter().map(|preset| Choice {
        params: Some(preset.params.clone()),
        ..Choice::default()
    });
    let extremes = info.fields.iter().flat_map(|field| match field.kind {
        FieldKind::Number { min, max, .. } => {
            [min, max].map(|n| (field.key, Value::Number(n))).to_vec()
        }
        FieldKind::Choice { options } => words(field.key, options),
        FieldKind::Place { options } => {
            let cell = (field.key, Value::Word("B2".to_owned()));
            [words(field.key, options), vec![cell]].concat()
        }
    });
    let extremes = extremes.map(|(key, value)| Choice {
        values: Some(Values::from([(key.to_owned(), value)])),
        ..Choice::default()
    });
    presets
        .chain(extremes)
        .filter(|choice| kind.start(choice, 0).is_ok())
        .collect()
}

fn words(key: &'static str, options: &[&str]) -> Vec<(&'static str, Value)> {
    let word = |word: &&str| (key, Value::Word((*word).to_owned()));
    options.iter().map(word).collect()
}

fn exact(slot: &dyn Slot) -> String {
    slot.share().exact
}

fn pick<'a>(source: &mut Source, moves: &'a [String]) -> &'a str {
    &moves[source.index(moves.len())]
}

/// An ID as somebody might type it: capitals, where their case doesn't count, and spaces.
fn sloppy(kind: &dyn Kind, id: &str) -> String {
    let position = id.match_indices(':').nth(1).map_or(id.len(), |(at, _)| at);
    let (start, position) = id.split_at(if kind.case_counts() {
        position
    } else {
        id.len()
    });
    let start = start.to_uppercase();
    format!(" {start}{position} ").replace(':', " : ")
}

/// The computer's budget, in questions: it thinks as shallow as it can.
const GLANCE: u64 = 1;

fn awaits(slot: &dyn Slot) -> bool {
    slot.table().pending == Some(Pending::Opponent)
}

/// Lets the computer answer, when it is its turn.
fn answer(slot: &mut dyn Slot) -> Option<Reply> {
    let (revision, search) = slot.opponent()?;
    let found = search(&mut Nodes(GLANCE)).expect("a move");
    assert!(slot.legal().contains(&found), "{found}");
    Some(slot.answered(revision, Some(&found)).expect("its turn"))
}

/// Plays a turn: the computer's own, or any move of the player. Nothing when the game is over.
fn take_turn(slot: &mut dyn Slot, source: &mut Source) -> Option<Reply> {
    if let Some(reply) = answer(slot) {
        return Some(reply);
    }
    let moves = slot.legal();
    let text = (!moves.is_empty()).then(|| pick(source, &moves))?;
    Some(slot.play(slot.revision(), text).expect("legal"))
}

fn reload(kind: &dyn Kind, slot: &dyn Slot) -> Loaded {
    let text = slot.save().to_string();
    let loaded = kind
        .load(&serde_json::from_str(&text).expect("JSON"))
        .unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(loaded.notices, []);
    assert_eq!(loaded.slot.save().to_string(), text);
    loaded
}

#[test]
fn there_are_enough_rules_to_try() {
    for kind in registry() {
        assert!(
            choices(*kind).len() > kind.info().presets.len() + 4,
            "{}",
            kind.key()
        );
    }
}

#[test]
fn the_same_seed_and_moves_are_the_same_game() {
    for kind in registry() {
        for choice in choices(*kind) {
            let mut games: Vec<_> = (0..2)
                .map(|_| kind.start(&choice, 99).expect("a choice"))
                .collect();
            let mut source = Generator::new(5).source();
            for _ in 0..60 {
                assert_eq!(games[0].legal(), games[1].legal());
                let before = source.clone();
                let replies = games.iter_mut().map(|game| {
                    source = before.clone();
                    take_turn(&mut **game, &mut source)
                });
                let replies: Vec<_> = replies.collect();
                assert_eq!(replies[0], replies[1]);
                if replies[0].is_none() {
                    break;
                }
            }
        }
    }
}

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
fn texts_go_both_ways_at_every_turn() {
    for kind in registry() {
        for choice in choices(*kind) {
            let mut slot = kind.start(&choice, 3).expect("a choice");
            let mut source = Generator::new(2).source();
            loop {
                for text in [slot.share().start, slot.share().exact] {
                    let id: GameId = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
                    assert_eq!(id.to_string(), text);
                    let opened = kind.open(&id).expect("an ID of this game");
                    assert_eq!(opened.share().start, text);
                    if text == slot.share().exact {
                        assert_eq!(exact(&*opened), text);
                        assert_eq!(opened.legal(), slot.legal());
                    }
                    let sloppy = sloppy(*kind, &text);
                    assert_eq!(sloppy.parse::<GameId>(), Ok(id), "{sloppy}");
                }
                if slot.table().moves > 80 || take_turn(&mut *slot, &mut source).is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_saved_game_goes_on_as_if_nothing_had_been() {
    for kind in registry() {
        for choice in choices(*kind) {
            let mut slot = kind.start(&choice, 11).expect("a choice");
            let mut source = Generator::new(8).source();
            for turn in 0..30 {
                let mut loaded = reload(*kind, &*slot).slot;
                assert_eq!(slot.table(), loaded.table());
                let reply = take_turn(&mut *slot, &mut source.clone());
                let again = take_turn(&mut *loaded, &mut source);
                assert_eq!(again, reply, "turn {turn}");
                if reply.is_none() {
                    break;
                }
            }
        }
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

#[test]
fn a_refused_request_changes_nothing() {
    for kind in registry() {
        let mut slot = kind.start(&Choice::default(), 5).expect("defaults");
        let mut source = Generator::new(4).source();
        for _ in 0..10 {
            take_turn(&mut *slot, &mut source).expect("still on");
        }
        slot.undo(slot.revision(), false).expect("undo");
        let before = slot.save();
        let now = slot.revision();
        let all = slot.legal();
        let text = &all[0];
        for stale in [0, now - 1, now + 1, u64::MAX] {
            let stale_error = Err(SessionError::Stale { revision: now });
            assert_eq!(slot.play(stale, text), stale_error);
            assert_eq!(slot.undo(stale, true), stale_error);
            assert_eq!(slot.redo(stale, true), stale_error);
            assert_eq!(slot.end_game(stale), stale_error);
            assert!(slot.hinted(stale, None).is_err());
        }
        for text in [
            "", " ", "A1", "A1-A1", "A1-B", "ZZ99-A1", "💥", "-", "A1-A1-A1", "\0",
        ] {
            assert!(slot.play(now, text).is_err(), "{text:?}");
        }
        for params in ["1x1", "c", "9x9#", ":"] {
            let choice = Choice {
                params: Some(params.to_owned()),
                ..Choice::default()
            };
            assert!(slot.new_game(&choice, 1).is_err(), "{params}");
        }
        for seed in ["-1", "1.5", "18446744073709551616", "0x1", "+1", "seed"] {
            let choice = Choice {
                seed: Some(seed.to_owned()),
                ..Choice::default()
            };
            assert!(slot.new_game(&choice, 1).is_err(), "{seed}");
        }
        assert_eq!(slot.save(), before);
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
            let opened = kind.open(&shared).expect("an ID of this game");
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
