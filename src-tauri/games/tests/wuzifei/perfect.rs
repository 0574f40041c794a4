//! The computer that asks: whatever it is told, it keeps what it has.

use quadrille_games::wuzifei::perfect::{Moves, Position, perfect_move};
use quadrille_games::wuzifei::{Move, State, Wuzifei};
use quadrille_games::{Game, Generator, Nodes, Oracle, Unknown, Worth};

use super::{play, state};

const PEOPLE: &str = "5x5opeople";
const START: &str = "BBBBB/...../...../...../WWWWW b";

/// Anything, but always the same.
fn made_up(position: u64) -> Worth {
    let mixed = position.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    [Worth::Loss, Worth::Draw, Worth::Win, Worth::Win][(mixed >> 62) as usize]
}

struct Hearsay;

impl Oracle for Hearsay {
    fn worth(&self, position: u64) -> Result<Worth, Unknown> {
        Ok(made_up(position))
    }
}

/// Nothing is known but that all is drawn.
struct Draws;

impl Oracle for Draws {
    fn worth(&self, _: u64) -> Result<Worth, Unknown> {
        Ok(Worth::Draw)
    }
}

struct Silent(Unknown);

impl Oracle for Silent {
    fn worth(&self, _: u64) -> Result<Worth, Unknown> {
        Err(self.0.clone())
    }
}

fn states() -> impl Iterator<Item = State> {
    let mut luck = Generator::new(5).source();
    let states = (0..60).map(move |_| {
        let mut points: Vec<usize> = (0..25).collect();
        luck.shuffle(&mut points);
        let mut letters = ['.'; 25];
        for point in &points[..10] {
            letters[*point] = ['B', 'W'][luck.index(2)];
        }
        let rows: Vec<String> = letters.chunks(5).map(|row| row.iter().collect()).collect();
        state(PEOPLE, &format!("{} b", rows.join("/")))
    });
    states.filter(|state| state.over().is_none())
}

/// What a move is worth by what is known; a game that it ends is judged by the board.
fn worth(state: &State, mv: &Move) -> Worth {
    let next = Wuzifei::play(state, mv).unwrap().state;
    match next.over() {
        Some(end) if end.loser().is_some() => Worth::Win,
        Some(_) => Worth::Draw,
        None => made_up(Wuzifei::position(&next).unwrap()).turned(),
    }
}

fn asked(oracle: &dyn Oracle, state: &State, budget: u64) -> Move {
    let found = perfect_move(oracle, state, &mut Nodes(budget));
    found.unwrap().unwrap()
}

/// However small the budget; and the same move for the same one.
#[test]
fn it_takes_a_move_of_the_best_worth() {
    for state in states() {
        let legal = Wuzifei::legal(&state).into_iter();
        let pieces = legal.filter(|mv| matches!(mv, Move::Piece { .. }));
        let best = pieces.map(|mv| worth(&state, &mv)).max().unwrap();
        for budget in [0, 3, 30] {
            let found = asked(&Hearsay, &state, budget);
            assert_eq!(worth(&state, &found), best);
            assert_eq!(asked(&Hearsay, &state, budget), found);
        }
    }
}

#[test]
fn a_win_at_once_is_taken() {
    // The last white piece is clipped: nothing is asked that would speak against it.
    let state = state(PEOPLE, "B.WB./BB.../BBBB./..B../..... b");
    let wins: Vec<Move> = Wuzifei::legal(&state)
        .into_iter()
        .filter(|mv| {
            let next = Wuzifei::play(&state, mv).unwrap().state;
            next.over().is_some_and(|end| end.loser().is_some())
        })
        .collect();
    assert!(!wins.is_empty());
    for budget in [0, 1000] {
        let found = asked(&Draws, &state, budget);
        assert!(wins.contains(&found), "{found} of {wins:?}");
    }
}

/// What ends the game as a draw comes last among draws.
#[test]
fn it_does_not_go_round_in_circles_of_its_own_will() {
    let mut state = state(PEOPLE, START);
    while state.past().len() < 30 && state.over().is_none() {
        let mv = asked(&Draws, &state, 100);
        state = Wuzifei::play(&state, &mv).unwrap().state;
    }
    assert!(state.past().len() > 10);
    assert!(
        state.over().is_none_or(|end| end.loser().is_some()),
        "no draw"
    );
}

/// A move after which the other side may claim a draw wins nothing, whatever the position alone is worth.
#[test]
fn a_win_that_can_be_repeated_into_a_draw_is_none() {
    /// All that is asked about is lost for the side to move.
    struct Lost;
    impl Oracle for Lost {
        fn worth(&self, _: u64) -> Result<Worth, Unknown> {
            Ok(Worth::Loss)
        }
    }
    let round = "A1-A2 A5-A4 A2-A1 A4-A5";
    let twice = super::play_all(&state(PEOPLE, START), &format!("{round} A1-A2 A5-A4 A2-A1"));
    // White would bring back the start for the third time by A4-A5, and chooses something else.
    let found = asked(&Lost, &twice, 100);
    assert_ne!(found.to_string(), "A4-A5");
    let (before, _) = play(&super::play_all(&state(PEOPLE, START), round), "A1-A2");
    let before = super::play_all(&before, "A5-A4");
    // Black to move: after A2-A1, white could.
    assert_ne!(asked(&Lost, &before, 100).to_string(), "A2-A1");
}

#[test]
fn it_says_when_it_can_not_know() {
    let start = state(PEOPLE, START);
    for unknown in [Unknown::Foreign, Unknown::Unreadable("gone".to_owned())] {
        let silent = Silent(unknown.clone());
        let found = perfect_move(&silent, &start, &mut Nodes(9));
        assert_eq!(found, Err(unknown));
        for rules in ["rloose", "hon", "sone", "tleave", "pforbidden"] {
            let state = Wuzifei::deal(&super::params(&format!("5x5opeople{rules}")), 1);
            let found = perfect_move(&silent, &state, &mut Nodes(9));
            assert_eq!(found, Ok(None), "{rules}");
        }
    }
    let over = state(PEOPLE, "BBBBB/BBBBB/...../...../..... b");
    assert_eq!(perfect_move(&Draws, &over, &mut Nodes(9)), Ok(None));
}

/// The game's own way to it: the perfect computer asks, the levels don't, and nobody is left without a move.
#[test]
fn the_game_asks_for_the_perfect_computer_only() {
    let start = |rules: &str| Wuzifei::deal(&super::params(rules), 3);
    let perfect = start("5x5operfectcwhite");
    let told = Wuzifei::answer(&perfect, Some(&Hearsay), &mut Nodes(9)).unwrap();
    assert_eq!(
        worth(&perfect, &told),
        Wuzifei::legal(&perfect)
            .iter()
            .filter(|mv| matches!(mv, Move::Piece { .. }))
            .map(|mv| worth(&perfect, mv))
            .max()
            .unwrap()
    );
    let silent = Silent(Unknown::Foreign);
    let level = Wuzifei::answer(&start("5x5l5cwhite"), None, &mut Nodes(9));
    for (state, oracle) in [
        (&perfect, None),
        (&perfect, Some(&silent as &dyn Oracle)),
        (&start("5x5l5cwhite"), Some(&Hearsay as &dyn Oracle)),
    ] {
        assert_eq!(Wuzifei::answer(state, oracle, &mut Nodes(9)), level);
    }
}

/// The fast representation against the rules, along games drawn by lot.
#[test]
fn the_fast_positions_move_as_the_rules_do() {
    let rules = Moves::default();
    let mut luck = Generator::new(11).source();
    for _ in 0..20 {
        let mut now = state(PEOPLE, START);
        for _ in 0..60 {
            let Some(position) = Wuzifei::position(&now) else {
                break;
            };
            let position = Position::unpacked(position).unwrap();
            assert_eq!(position, Position::new(now.cells(), now.turn()));
            let mut fast: Vec<(usize, usize)> = rules.legal(position).collect();
            let mut slow = Vec::new();
            for mv in Wuzifei::legal(&now) {
                let Move::Piece { from, to } = mv else {
                    continue;
                };
                let [from, to] =
                    [from, to].map(|cell| usize::from(cell.row) * 5 + usize::from(cell.column));
                slow.push((from, to));
                let next = Wuzifei::play(&now, &mv).unwrap().state;
                let after = rules.after(position, from, to);
                assert_eq!(after, Position::new(next.cells(), next.turn()));
            }
            fast.sort_unstable();
            slow.sort_unstable();
            assert_eq!(fast, slow);
            let Some(mv) = super::random_move(&now, &mut luck) else {
                break;
            };
            now = Wuzifei::play(&now, &mv).unwrap().state;
        }
    }
}
