//! The player that asks: whatever it is told, it keeps what it has.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)] // a test fails by panicking

use std::io;

use quadrille_games::wuzifei::{Move, Params, State, Wuzifei};
use quadrille_games::{Game, Generator};
use quadrille_solver::{
    Knowledge, Position, TableError, Value, is_solved, perfect_move, random_position,
};

fn read(position: &str) -> State {
    let params: Params = "5x5opeople".parse().unwrap();
    Wuzifei::read(&params, position).unwrap_or_else(|problems| panic!("{position}: {problems}"))
}

fn text(position: Position) -> String {
    let letter = |point: usize| match (position.own >> point & 1, position.other >> point & 1) {
        (1, _) => 'B',
        (_, 1) => 'W',
        _ => '.',
    };
    let rows: Vec<String> = (0..5)
        .map(|row| (row * 5..row * 5 + 5).map(letter).collect())
        .collect();
    rows.join("/") + " b"
}

/// Anything, but always the same.
fn made_up(position: &Position) -> Value {
    let mixed = (u64::from(position.own) << 25 | u64::from(position.other))
        .wrapping_mul(0x9E37_79B9_7F4A_7C15);
    [Value::Loss, Value::Draw, Value::Win, Value::Win][(mixed >> 62) as usize]
}

struct Hearsay;

impl Knowledge for Hearsay {
    fn value(&self, position: &Position) -> Result<Value, TableError> {
        Ok(made_up(position))
    }
}

/// Nothing is known but that all is drawn.
struct Draws;

impl Knowledge for Draws {
    fn value(&self, _: &Position) -> Result<Value, TableError> {
        Ok(Value::Draw)
    }
}

struct Broken;

impl Knowledge for Broken {
    fn value(&self, _: &Position) -> Result<Value, TableError> {
        Err(TableError::Unreadable(io::Error::other("gone")))
    }
}

fn states() -> impl Iterator<Item = State> {
    let mut luck = Generator::new(5).source();
    let states = (0..60).map(move |_| read(&text(random_position(10, &mut luck))));
    states.filter(|state| state.over().is_none())
}

/// What a move is worth by what is known; a game that it ends is judged by the board.
fn worth(state: &State, mv: &Move) -> Value {
    let next = Wuzifei::play(state, mv).unwrap().state;
    match next.over() {
        Some(end) if end.loser().is_some() => Value::Win,
        Some(_) => Value::Draw,
        None => made_up(&Position::new(next.cells(), next.turn())).turned(),
    }
}

#[test]
fn it_takes_a_move_of_the_best_value_and_the_same_one_by_seed() {
    for state in states() {
        let legal = Wuzifei::legal(&state).into_iter();
        let pieces = legal.filter(|mv| matches!(mv, Move::Piece { .. }));
        let best = pieces.map(|mv| worth(&state, &mv)).max().unwrap();
        let found = perfect_move(&Hearsay, &state, 1).unwrap().unwrap();
        assert_eq!(worth(&state, &found), best);
        assert_eq!(perfect_move(&Hearsay, &state, 1).unwrap(), Some(found));
    }
}

#[test]
fn a_win_at_once_is_taken() {
    // The last white piece is clipped: nothing is asked that would speak against it.
    let state = read("B.WB./BB.../BBBB./..B../..... b");
    assert!(state.over().is_none());
    let wins: Vec<Move> = Wuzifei::legal(&state)
        .into_iter()
        .filter(|mv| {
            let next = Wuzifei::play(&state, mv).unwrap().state;
            next.over().is_some_and(|end| end.loser().is_some())
        })
        .collect();
    let found = perfect_move(&Draws, &state, 1).unwrap().unwrap();
    assert!(
        wins.is_empty() || wins.contains(&found),
        "{found} of {wins:?}"
    );
    assert!(!wins.is_empty());
}

/// What ends the game as a draw comes last among draws.
#[test]
fn it_does_not_go_round_in_circles_of_its_own_will() {
    let mut state = read("BBBBB/...../...../...../WWWWW b");
    while state.past().len() < 40 && state.over().is_none() {
        let mv = perfect_move(&Draws, &state, 3).unwrap().unwrap();
        state = Wuzifei::play(&state, &mv).unwrap().state;
    }
    assert!(state.past().len() > 10);
    assert!(
        state.over().is_none_or(|end| end.loser().is_some()),
        "no draw"
    );
}

#[test]
fn it_says_when_it_can_not_know() {
    let start = read("BBBBB/...../...../...../WWWWW b");
    assert!(matches!(
        perfect_move(&Broken, &start, 1),
        Err(TableError::Unreadable(_))
    ));
    for rules in [
        "5x5opeoplerloose",
        "5x5opeoplehon",
        "5x5opeoplesone",
        "5x5opeopletleave",
    ] {
        let state = Wuzifei::deal(&rules.parse().unwrap(), 1);
        assert!(!is_solved(&state), "{rules}");
        assert_eq!(perfect_move(&Broken, &state, 1).unwrap(), None);
    }
    let over = read("BBBBB/BBBBB/...../...../..... b");
    assert_eq!(perfect_move(&Draws, &over, 1).unwrap(), None);
}
