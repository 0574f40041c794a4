//! A game of any kind and any words to it: moves, refusals, undo and redo never break what a table promises.

use quadrille_games::Nodes;
use quadrille_session::{GameId, Slot, kind};

/// So few that a whole game stays quick.
const POSITIONS: u64 = 50;

/// Panics when a promise is broken.
pub(crate) fn check(text: &str) {
    let mut lines = text.lines();
    let Some(Ok(id)) = lines.next().map(str::parse::<GameId>) else {
        return;
    };
    let game = kind(id.game()).expect("a game of the registry");
    let mut slot = game.open(&id).expect("an ID that was accepted opens");
    for line in lines.take(64) {
        step(slot.as_mut(), line);
    }
    let saved = slot.save();
    let loaded = game.load(&saved).expect("what was saved loads");
    assert!(
        loaded.notices.is_empty(),
        "a game of ours is replayed whole"
    );
    assert_eq!(loaded.slot.save(), saved);
}

/// One word: `u`, `r`, `n` and so on for what is not a move, a digit for one of the legal moves, or a move's text.
fn step(slot: &mut dyn Slot, line: &str) {
    let before = slot.table();
    let revision = slot.revision();
    let done = match line {
        "u" => slot.undo(revision, false),
        "U" => slot.undo(revision, true),
        "r" => slot.redo(revision, true),
        "e" => slot.end_game(revision),
        "a" => {
            let Some(turn) = slot.opponent(None) else {
                return;
            };
            let found = (turn.search)(&mut Nodes(POSITIONS));
            slot.answered(turn.revision, found.as_deref(), false)
        }
        "n" => {
            let Some((id, research)) = slot.research() else {
                return;
            };
            let Some(note) = research(&mut Nodes(POSITIONS)) else {
                return;
            };
            slot.noted(&id, &note)
        }
        _ => match line.parse::<usize>() {
            Ok(which) if line.len() == 3 => {
                let legal = slot.legal();
                let Some(text) = legal.get(which % legal.len().max(1)) else {
                    return;
                };
                slot.play(revision, text)
            }
            _ => slot.play(revision, line),
        },
    };
    match done {
        Ok(reply) => assert!(reply.table.revision > revision || line == "n"),
        Err(_) => {
            assert_eq!(slot.revision(), revision, "a refusal changes nothing");
            assert_eq!(
                serde_json::to_string(&slot.table().board).expect("a board"),
                serde_json::to_string(&before.board).expect("a board")
            );
        }
    }
}
