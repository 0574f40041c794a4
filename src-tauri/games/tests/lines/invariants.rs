//! Ten thousand seeded random games on several sizes, each turn followed by the referee.
//! They are the invariants of rules.md §1: nothing lost, nothing left, nothing but what was announced.

use quadrille_games::lines::{Event, Lines, State};
use quadrille_games::{Game, Generator, Status};

use super::{params, random_move, referee};

/// Rules and how many games of them: 10,000 in all, most on the small boards where a game is short.
const RUNS: [(&str, u64); 10] = [
    ("9x9c7n3l5s5", 3000),
    ("7x7c5n3l5s3pclassic", 2000),
    ("5x5c3n1l4s3vpositions", 1400),
    ("5x9c4n3l5s5vpositions", 1200),
    ("9x5c3n2l4s4pclassicvoff", 1000),
    ("5x5c9n7l6s24", 600),
    ("6x5c3n7l4s2vpositionspclassic", 500),
    ("20x5c3n7l4s7", 150),
    ("12x13c9n5l6s8voff", 100),
    ("20x15c7n7l5s7vpositions", 50),
];

/// B15 (JinzeWang10): running games showed 0 in a list. The score is the sum of what the log paid, at any point.
#[test]
fn b15_ten_thousand_random_games_keep_the_rules_and_score_what_was_paid() {
    assert_eq!(RUNS.iter().map(|(_, games)| games).sum::<u64>(), 10_000);
    for (rules, games) in RUNS {
        let rules = params(rules);
        for seed in 0..games {
            let mut source = Generator::new(seed ^ 0x5eed).source();
            let mut state = Lines::deal(&rules, seed);
            check_start(&state);
            let mut paid = 0;
            let mut turns = 0;
            // Random play ends by itself; small boards with few colours take longest.
            while let Some(mv) = random_move(&state, &mut source) {
                let step = Lines::play(&state, &mv).expect("legal");
                referee::check(&state, &step.state, &step.events);
                paid += step.events.iter().map(points).sum::<u64>();
                assert_eq!(
                    step.state.score(),
                    paid,
                    "the score is the sum of what was paid"
                );
                // Undo is keeping the old value: the same move on it is the same step again.
                assert_eq!(Lines::play(&state, &mv).expect("legal").state, step.state);
                state = step.state;
                turns += 1;
                if turns == 15 {
                    goes_on_the_same_after_reading(&state, seed);
                }
                if turns == 2000 {
                    break;
                }
            }
            assert_eq!(Lines::status(&state) == Status::Playing, turns == 2000);
        }
    }
}

fn points(event: &Event) -> u64 {
    if let Event::Cleared { points, .. } = event {
        *points
    } else {
        0
    }
}

fn check_start(state: &State) {
    let length = usize::from(state.params().length());
    assert!(referee::runs(&referee::board(state), length).is_empty());
    assert_eq!((state.score(), state.over()), (0, None));
    assert!((1..=usize::from(state.params().start())).contains(&state.balls()));
    assert!(
        !state.preview().is_empty(),
        "first preview is drawn (GNOME 675628)"
    );
}

fn goes_on_the_same_after_reading(state: &State, seed: u64) {
    let text = Lines::write(state);
    let mut read = Lines::read(state.params(), &text).expect("canonical");
    let mut kept = state.clone();
    assert_eq!(read, kept, "{text}");
    let mut source = Generator::new(seed).source();
    for _ in 0..20 {
        let Some(mv) = random_move(&kept, &mut source) else {
            break;
        };
        kept = Lines::play(&kept, &mv).expect("legal").state;
        read = Lines::play(&read, &mv).expect("legal").state;
        assert_eq!(read, kept);
    }
}

/// lines.md §5: random legal play on 9x9c7 with classic points scores 0.65 (s.e. 0.02) in 26.1 moves.
/// Far from it means wrong rules. The full 20,000 games are `quadrille-cli lines autoplay`.
#[test]
fn random_play_scores_what_it_does_elsewhere() {
    let rules = params("9x9c7n3l5s5pclassic");
    let games = 4000_u64;
    let (mut score, mut moves) = (0, 0_u64);
    for seed in 0..games {
        let mut source = Generator::new(seed + 1_000_000).source();
        let mut state = Lines::deal(&rules, seed);
        while let Some(mv) = random_move(&state, &mut source) {
            state = Lines::play(&state, &mv).expect("legal").state;
            moves += 1;
        }
        score += state.score();
    }
    let (score, moves) = (score as f64 / games as f64, moves as f64 / games as f64);
    // Four standard errors of a sample of this size.
    assert!((score - 0.65).abs() < 0.18, "{score}");
    assert!((moves - 26.1).abs() < 0.4, "{moves}");
}
