//! Puzzles as they are played: what a wrong move comes to, what is kept of it, and texts that none has.

use quadrille_games::wuzifei::{
    Aim, Event, Judged, Move, PUZZLES, Puzzle, State, Wuzifei, puzzles,
};
use quadrille_games::{Game, Nodes, Outcome, Status};

use crate::params;

#[test]
fn what_a_wrong_move_is_said_to_come_to_is_told_of_every_legal_move_and_of_one_it_is_right() {
    for (n, puzzle) in (1..).zip(puzzles()) {
        let mut state = Wuzifei::deal(&params(&format!("5x5opuzzleq{n}")), 0);
        for turn in &puzzle.turns {
            let legal = Wuzifei::legal(&state);
            assert_eq!(legal.len(), turn.judged.len(), "{n}");
            let right = turn
                .judged
                .iter()
                .filter(|judged| **judged == Judged::Right);
            assert_eq!(right.count(), 1, "{n}");
            let at = turn
                .judged
                .iter()
                .position(|judged| *judged == Judged::Right);
            state = play_move(&state, legal[at.unwrap()]);
            assert!(
                puzzle.aim != Aim::Draw || !turn.judged.contains(&Judged::Draw),
                "{n}"
            );
            if let Some(reply) = Wuzifei::answer(&state, None, &mut Nodes(1)) {
                assert_eq!(Wuzifei::legal(&state), [reply], "{n}");
                state = play_move(&state, reply);
            }
        }
        let Status::Over { outcome, .. } = Wuzifei::status(&state) else {
            panic!("{n} goes on");
        };
        assert_eq!(outcome, Outcome::Won, "{n}");
        assert_eq!(Wuzifei::item(&state), Some(n));
    }
}

fn play_move(state: &State, mv: Move) -> State {
    Wuzifei::play(state, &mv).expect("legal").state
}

/// The text of a position is all that is needed, and what it can't be is refused.
#[test]
fn a_puzzle_is_written_out_and_read_at_every_step() {
    for n in 1..=PUZZLES {
        for rules in [format!("5x5opuzzleq{n}"), "5x5opuzzle".to_owned()] {
            let rules = params(&rules);
            let mut state = Wuzifei::deal(&params(&format!("5x5opuzzleq{n}")), 0);
            let text = Wuzifei::write(&state);
            let text = if rules.to_string().contains('q') {
                text
            } else {
                format!("{text},n{n}")
            };
            state = Wuzifei::read(&rules, &text).expect("a puzzle");
            loop {
                assert_eq!(
                    Wuzifei::read(&rules, &Wuzifei::write(&state)),
                    Ok(state.clone()),
                    "{n}"
                );
                let next = Wuzifei::answer(&state, None, &mut Nodes(1)).or_else(|| {
                    let hint = Wuzifei::hint(&state, 0, &mut Nodes(1))?;
                    hint.text.parse().ok()
                });
                let Some(mv) = next else { break };
                state = play_move(&state, mv);
            }
            assert!(
                matches!(Wuzifei::status(&state), Status::Over { .. }),
                "{n}"
            );
        }
    }
}

#[test]
fn a_wrong_move_does_not_stand_and_is_counted() {
    let start = Wuzifei::deal(&params("5x5opuzzleq1"), 0);
    let puzzle = &puzzles()[0];
    let legal = Wuzifei::legal(&start);
    let wrong = puzzle
        .judged_as(Judged::Loss)
        .or(puzzle.judged_as(Judged::Draw))
        .unwrap();
    let step = Wuzifei::play(&start, &legal[wrong]).expect("legal");
    assert_eq!(
        (step.state.cells(), step.state.turn()),
        (start.cells(), start.turn())
    );
    assert!(
        matches!(step.events[..], [Event::Wrong { .. }]),
        "{:?}",
        step.events
    );
    assert_eq!(Wuzifei::mistakes(&step.state), 1);
    assert_eq!(Wuzifei::numbers(&step.state)["mistakes"], 1);
    assert_eq!(Wuzifei::status(&step.state), Status::Playing);
    let text = Wuzifei::write(&step.state);
    assert!(text.ends_with(",m1"), "{text}");
    // It can be given up, and is not won then.
    let given_up = play_move(&step.state, Move::Resign);
    assert!(matches!(
        Wuzifei::status(&given_up),
        Status::Over {
            outcome: Outcome::Lost,
            ..
        }
    ));
    assert!(Wuzifei::write(&given_up).ends_with(",m1,eresigned"));
    assert_eq!(
        Wuzifei::read(start.params(), &Wuzifei::write(&given_up)),
        Ok(given_up)
    );
    // Nobody knows more of a puzzle than it tells.
    assert_eq!(Wuzifei::position(&start), None);
    assert_eq!(Wuzifei::ranked_as(&start).to_string(), "5x5opuzzle");
}

trait Find {
    fn judged_as(&self, judged: Judged) -> Option<usize>;
}

impl Find for Puzzle {
    fn judged_as(&self, judged: Judged) -> Option<usize> {
        self.turns[0]
            .judged
            .iter()
            .position(|other| *other == judged)
    }
}

#[test]
fn what_no_puzzle_has_is_refused() {
    for (rules, text, key) in [
        (
            "5x5opuzzleq1",
            "BBBBB/...../...../...../WWWWW b",
            "puzzle.problem.position",
        ),
        (
            "5x5opuzzle",
            "BBBBB/...../...../...../WWWWW b,n351",
            "puzzle.problem.number",
        ),
        (
            "5x5opuzzleq1",
            "BBBBB/...../...../...../WWWWW b,n1",
            "wuzifei.problem.field",
        ),
        (
            "5x5opuzzle",
            "BBBBB/...../...../...../WWWWW b,m-1",
            "puzzle.problem.mistakes",
        ),
        (
            "5x5opuzzle",
            "BBBBB/...../...../...../WWWWW b,m1,m2",
            "wuzifei.problem.twice",
        ),
        (
            "5x5opuzzle",
            "BBBBB/...../...../...../WWWWW b,s1",
            "wuzifei.problem.field",
        ),
    ] {
        let problems = Wuzifei::read(&params(rules), text).expect_err(text);
        assert_eq!(problems.0[0].key, key, "{text}");
    }
}
