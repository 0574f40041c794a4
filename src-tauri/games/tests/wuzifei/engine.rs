//! The computer's play: legal, the same again, unharmed states, and strong enough for its level.

use quadrille_games::wuzifei::{
    End, LEVELS, Move, Params, Repetition, Side, State, Wuzifei, level_move, think,
};
use quadrille_games::{Game, Generator, Nodes, Source};

use super::perft::VARIANTS;
use super::{naive, params, play, play_all, random_move, state};

/// Budgets in questions; the engine asks once in 1,024 positions.
const GLANCE: u64 = 1;
const SOME: u64 = 30;

fn moved(state: &State, mv: &Move) -> State {
    Wuzifei::play(state, mv).expect("legal").state
}

/// A state after some moves drawn by lot.
fn after_random_moves(rules: &Params, seed: u64, turns: usize) -> State {
    let mut source = Generator::new(seed).source();
    let mut state = Wuzifei::deal(rules, seed);
    for _ in 0..turns {
        let Some(mv) = random_move(&state, &mut source) else {
            break;
        };
        state = moved(&state, &mv);
    }
    state
}

#[test]
fn every_level_plays_legal_moves_in_every_variant_and_leaves_the_state_alone() {
    let more = [
        "5x5opeoplepforbidden",
        "5x5opeoplepoffndraw",
        "5x5opeoplepforbiddensone",
    ];
    for rules in VARIANTS.into_iter().chain(more).map(params) {
        for seed in 0..6 {
            let state = after_random_moves(&rules, seed, 4 + 9 * seed as usize);
            let kept = state.clone();
            for level in LEVELS {
                let found = level_move(&state, level, &mut Nodes(GLANCE));
                assert_eq!(found.is_some(), state.over().is_none());
                if let Some(mv) = found {
                    assert!(
                        Wuzifei::legal(&state).contains(&mv),
                        "{}",
                        Wuzifei::write(&state)
                    );
                }
            }
            assert_eq!(state, kept);
        }
    }
}

#[test]
fn the_same_position_level_and_seed_give_the_same_move() {
    for seed in 0..8 {
        let rules = params("5x5l3");
        let state = after_random_moves(&rules, seed, 6);
        for level in LEVELS {
            let first = level_move(&state, level, &mut Nodes(SOME));
            assert_eq!(level_move(&state, level, &mut Nodes(SOME)), first);
            // A state that was written and read is the same game.
            let read = Wuzifei::read(&rules, &Wuzifei::write(&state)).expect("its own text");
            assert_eq!(level_move(&read, level, &mut Nodes(SOME)), first);
        }
    }
}

#[test]
fn games_of_one_level_differ_by_their_seed() {
    let rules = params("5x5l1cwhite");
    let firsts: std::collections::BTreeSet<String> = (0..30)
        .filter_map(|seed| level_move(&Wuzifei::deal(&rules, seed), 1, &mut Nodes(GLANCE)))
        .map(|mv| mv.to_string())
        .collect();
    assert!(firsts.len() > 5, "{firsts:?}");
}

#[test]
fn a_win_in_one_is_found_by_every_search() {
    for (rules, position) in [
        ("5x5opeoplerloose", "WB.../...W./WWWW./WWW../..... w"),
        ("5x5opeople", "BW.../W..../..W../WWWWW/.W... w"),
    ] {
        let state = state(rules, position);
        for level in 3..=5 {
            let mv = level_move(&state, level, &mut Nodes(SOME)).expect("on");
            let after = moved(&state, &mv);
            let loser = after.over().and_then(End::loser);
            assert_eq!(loser, Some(Side::Black), "level {level}: {mv}");
        }
    }
}

/// Level 1 sees captures; it mostly overlooks what can be answered, and level 3 never does.
#[test]
fn level_1_takes_what_it_can_and_walks_into_captures_that_level_3_sees() {
    let threatened = |state: &State| Wuzifei::board(state).threatened.len();
    let (mut grabs, mut careless, mut careful) = (0, 0, 0);
    for seed in 0..40 {
        let position = format!("..W../.B.../...BW/B.BB./WW.W. w,s{seed}");
        let grabbed = state("5x5l1", &position);
        let mv = level_move(&grabbed, 1, &mut Nodes(GLANCE)).expect("on");
        grabs += usize::from(moved(&grabbed, &mv).quiet() == 0);
        let quiet = after_random_moves(&params("5x5l1"), seed, 6);
        let left = |level, sum: &mut usize| {
            let mv = level_move(&quiet, level, &mut Nodes(SOME)).expect("on");
            let after = moved(&quiet, &mv);
            // Seen from the side that has moved: what the other one could take.
            let passed = Wuzifei::write(&after)
                .replace(" b", " x")
                .replace(" w", " b")
                .replace(" x", " w");
            let rows = passed.split(',').next().unwrap_or_default();
            *sum += threatened(&state("5x5opeople", rows));
        };
        left(1, &mut careless);
        left(3, &mut careful);
    }
    assert!(grabs > 35, "{grabs} of 40");
    assert!(
        careless > careful * 3 / 2,
        "{careless} pieces left hanging, {careful} by level 3"
    );
}

/// Searched by brute force with the naive generator: what wins for certain within three moves.
fn wins(rules: &Params, grid: &naive::Grid, mine: char, depth: u32) -> bool {
    let foe = if mine == 'B' { 'W' } else { 'B' };
    naive::moves(rules.ruleset(), grid, mine)
        .into_iter()
        .any(|(from, to)| {
            let after = naive::after(rules.ruleset(), grid, from, to);
            let replies = naive::moves(rules.ruleset(), &after, foe);
            replies.is_empty()
                || (depth > 1
                    && replies.into_iter().all(|(from, to)| {
                        let next = naive::after(rules.ruleset(), &after, from, to);
                        wins(rules, &next, mine, depth - 1)
                    }))
        })
}

/// A search of three moves finds a forced win of three moves exactly where brute force finds one.
#[test]
fn forced_wins_are_those_of_brute_force() {
    const WON_SOON: i32 = 29_000;
    let (mut won, mut not) = (0, 0);
    for rules in [
        "5x5opeoplerloosehonpoff",
        "5x5opeoplesonerloosepoff",
        "5x5opeoplerloosetleavepoff",
    ] {
        let rules = params(rules);
        for seed in 0..60 {
            let state = after_random_moves(&rules, seed, 12 + seed as usize % 20);
            let pieces = |side| {
                state
                    .cells()
                    .iter()
                    .filter(|&&cell| cell == Some(side))
                    .count()
            };
            // Brute force is quick only near the end.
            if state.over().is_some() || pieces(state.turn().other()) > 3 || state.quiet() > 90 {
                continue;
            }
            let mine = if state.turn() == Side::Black {
                'B'
            } else {
                'W'
            };
            let forced = wins(&rules, &naive::of_cells(state.cells()), mine, 2);
            let thought = think(&state, 4, &mut || false).expect("on");
            if forced {
                assert!(thought.score > WON_SOON, "{}", Wuzifei::write(&state));
                won += 1;
            } else {
                not += 1;
            }
        }
    }
    assert!(won > 5 && not > 5, "{won} {not}");
}

/// G1 D-004: without contempt for draws, strong players of games like this draw by shuffling.
#[test]
fn a_side_that_is_ahead_does_not_repeat() {
    assert_eq!(params("5x5opeople").repetition(), Repetition::Draw);
    let start = state("5x5opeople", "BBB.B/..B../...../..WB./WW..B w");
    let shuffled = play_all(&start, "C4-B4 A1-A2 B4-C4 A2-A1 C4-B4 A1-A2 B4-C4");
    assert_eq!((shuffled.quiet(), shuffled.turn()), (7, Side::Black));
    let draw = play_all(&shuffled, "A2-A1");
    assert_eq!(draw.over(), Some(End::Repetition), "one move would draw");
    for level in 3..=5 {
        let mv = level_move(&shuffled, level, &mut Nodes(SOME)).expect("on");
        assert_eq!(moved(&shuffled, &mv).over(), None, "level {level}: {mv}");
    }
}

fn greedy(state: &State, source: &mut Source) -> Option<Move> {
    let gain = |mv: &Move| {
        let count = |state: &State| {
            state
                .cells()
                .iter()
                .filter(|&&cell| cell == Some(state.turn()))
                .count()
        };
        let after = play(state, &mv.to_string()).0;
        // What the other side, to move then, has left.
        10 - count(&after)
    };
    let legal = Wuzifei::legal(state);
    let most = legal.iter().map(gain).max()?;
    let best: Vec<Move> = legal.into_iter().filter(|mv| gain(mv) == most).collect();
    Some(best[source.index(best.len())])
}

/// Points of the first player in games of two, each opening played with either side.
fn points(
    games: u64,
    first: impl Fn(&State, &mut Source) -> Option<Move>,
    second: impl Fn(&State, &mut Source) -> Option<Move>,
) -> (f64, usize) {
    let (mut points, mut lost) = (0.0, 0);
    for game in 0..games {
        let side = if game % 2 == 0 {
            Side::Black
        } else {
            Side::White
        };
        let mut source = Generator::new(game).source();
        let mut state = after_random_moves(&params("5x5opeople"), game / 2, 4);
        while state.over().is_none() {
            let mv = if state.turn() == side {
                first(&state, &mut source)
            } else {
                second(&state, &mut source)
            };
            state = moved(&state, &mv.expect("on"));
        }
        match state.over().and_then(End::loser) {
            None => points += 0.5,
            Some(loser) if loser == side => lost += 1,
            Some(_) => points += 1.0,
        }
    }
    (points, lost)
}

/// A small version of the measurement in docs/measurements.md.
#[test]
fn level_3_never_loses_to_a_player_that_only_grabs() {
    let (points, lost) = points(
        20,
        |state, _| level_move(state, 3, &mut Nodes(1000)),
        greedy,
    );
    assert_eq!(lost, 0);
    assert!(points > 15.0, "{points}");
}

/// A small version of the measurement in docs/measurements.md.
#[test]
fn each_level_beats_the_one_below() {
    for level in 2..=4_u8 {
        let (points, _) = points(
            24,
            |state, _| level_move(state, level, &mut Nodes(1000)),
            |state, _| level_move(state, level - 1, &mut Nodes(1000)),
        );
        assert!(points >= 12.0, "level {level}: {points} of 24");
    }
}
