//! Texts, seeds and saves: the same game anywhere, and nothing changed by what is refused.

use quadrille_games::Generator;
use quadrille_session::{Choice, GameId, SessionError, registry};

use crate::support::{choices, exact, reload, sloppy, take_turn};

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
fn a_refused_request_changes_nothing() {
    for kind in registry() {
        let mut slot = kind.start(&Choice::default(), 5).expect("defaults");
        let mut source = Generator::new(4).source();
        for _ in 0..10 {
            // Short games are over sooner.
            if take_turn(&mut *slot, &mut source).is_none() {
                break;
            }
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
