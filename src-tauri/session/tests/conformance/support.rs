//! What the suite needs to play any game: rules to try, turns, saves.

use quadrille_games::{FieldKind, Nodes, Pending, Source, Value, Values};
use quadrille_session::{Choice, Kind, Loaded, Reply, Slot};

/// The presets, and every field at its least and greatest where the others allow it.
pub(crate) fn choices(kind: &dyn Kind) -> Vec<Choice> {
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

pub(crate) fn words(key: &'static str, options: &[&str]) -> Vec<(&'static str, Value)> {
    let word = |word: &&str| (key, Value::Word((*word).to_owned()));
    options.iter().map(word).collect()
}

pub(crate) fn exact(slot: &dyn Slot) -> String {
    slot.share().exact
}

pub(crate) fn pick<'a>(source: &mut Source, moves: &'a [String]) -> &'a str {
    &moves[source.index(moves.len())]
}

/// An ID as somebody might type it: capitals, where their case doesn't count, and spaces.
pub(crate) fn sloppy(kind: &dyn Kind, id: &str) -> String {
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
pub(crate) const GLANCE: u64 = 1;

pub(crate) fn awaits(slot: &dyn Slot) -> bool {
    slot.table().pending == Some(Pending::Opponent)
}

/// Lets the computer answer, when it is its turn.
pub(crate) fn answer(slot: &mut dyn Slot) -> Option<Reply> {
    let turn = slot.opponent(None)?;
    let found = (turn.search)(&mut Nodes(GLANCE)).expect("a move");
    assert!(slot.legal().contains(&found), "{found}");
    let answered = slot.answered(turn.revision, Some(&found), false);
    Some(answered.expect("its turn"))
}

/// Plays a turn: the computer's own, or any move of the player. Nothing when the game is over.
pub(crate) fn take_turn(slot: &mut dyn Slot, source: &mut Source) -> Option<Reply> {
    if let Some(reply) = answer(slot) {
        return Some(reply);
    }
    let moves = slot.legal();
    let text = (!moves.is_empty()).then(|| pick(source, &moves))?;
    Some(slot.play(slot.revision(), text).expect("legal"))
}

pub(crate) fn reload(kind: &dyn Kind, slot: &dyn Slot) -> Loaded {
    let text = slot.save().to_string();
    let loaded = kind
        .load(&serde_json::from_str(&text).expect("JSON"))
        .unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(loaded.notices, []);
    assert_eq!(loaded.slot.save().to_string(), text);
    loaded
}
