//! Games as long as they can be: what is given away or saved of them can be opened again.

use quadrille_games::{Generator, Source};
use quadrille_session::{Choice, GameId, Kind, Slot, kind, registry};

use crate::support::{exact, reload, take_turn};

/// The session refuses more moves of one game.
const MOST_MOVES: usize = 10_000;

/// The greatest boards with the longest texts, and how their games last longest. A game without a line has nothing
/// greater than its last preset.
const LARGEST: &[(&str, &str)] = &[
    ("lines", "20x20c9n7l6s150vpositions"),
    ("link", "40x15rofftdowns7200"),
    ("wuzifei", "5x5l1crandomrloosehontturnsonepoffndraw"),
    ("flood", "40x40c10pA40mgreedy"),
];

fn start(kind: &dyn Kind) -> Box<dyn Slot> {
    let line = LARGEST.iter().find(|(key, _)| *key == kind.key());
    let last = kind.info().presets.pop().map(|preset| preset.params);
    let choice = Choice {
        params: line.map(|(_, params)| (*params).to_owned()).or(last),
        ..Choice::default()
    };
    kind.start(&choice, u64::MAX).expect("rules")
}

/// Flood is never done with two colours. The other games go on as long as a random player lets them.
fn turn(kind: &dyn Kind, slot: &mut dyn Slot, source: &mut Source, at: usize) -> bool {
    if kind.key() != "flood" {
        return take_turn(slot, source).is_some();
    }
    // The region may have one of the two at first.
    let (revision, colours) = (slot.revision(), ["a", "9"]);
    slot.play(revision, colours[at % 2])
        .or_else(|_| slot.play(revision, colours[(at + 1) % 2]))
        .is_ok()
}

fn opens_again(kind: &dyn Kind, slot: &dyn Slot) {
    let text = exact(slot);
    let id: GameId = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
    let opened = kind.open(&id).expect("an ID of this game");
    assert_eq!(exact(&*opened), text);
    assert_eq!(opened.legal(), slot.legal());
    let (now, then) = (slot.table(), opened.table());
    assert_eq!(
        (now.params, now.status.state),
        (then.params, then.status.state)
    );
}

#[test]
fn the_longest_game_can_be_given_away_and_saved() {
    for kind in registry() {
        let mut slot = start(*kind);
        let mut source = Generator::new(6).source();
        let mut played = 0;
        while turn(*kind, &mut *slot, &mut source, played) {
            played += 1;
            if played.is_power_of_two() || played % 1200 == 0 {
                opens_again(*kind, &*slot);
            }
        }
        opens_again(*kind, &*slot);
        opens_again(*kind, &*reload(*kind, &*slot).slot);
        assert!(played <= MOST_MOVES, "{}", kind.key());
        if kind.key() == "flood" {
            assert_eq!(played, MOST_MOVES, "it never ends by itself");
        }
    }
}

/// The replay of a long game differs: its board is kept all the same.
#[test]
fn of_a_long_game_whose_moves_are_lost_the_board_is_kept() {
    let flood = kind("flood").expect("registered");
    let mut slot = start(flood);
    let mut source = Generator::new(6).source();
    for at in 0..3000 {
        assert!(turn(flood, &mut *slot, &mut source, at));
    }
    let mut saved = slot.save();
    saved["rounds"][0]["moves"] = "1 1".into();
    let loaded = flood.load(&saved).expect("the snapshot");
    assert_eq!(loaded.notices.len(), 1);
    assert_eq!(exact(&*loaded.slot), exact(&*slot));
}
