//! The lines to be played again after the end: rebuilt from what they say and compared with painting cell by
//! cell, which shares no code with the game.

use quadrille_games::flood::{Colour, Flood, Line, State};
use quadrille_games::{Game, Generator};

use super::models::paint;
use super::{params, play_all, random_move, researched, state};

/// The board after the first moves of a line, drawn as a page draws it.
fn drawn(start: &[Colour], line: &Line, moves: usize) -> Vec<Colour> {
    let cells = start.iter().zip(&line.joined);
    let draw = |(&cell, joined): (&Colour, &Option<usize>)| match joined {
        Some(joined) if *joined <= moves && moves > 0 => line.colours[moves - 1],
        _ => cell,
    };
    cells.map(draw).collect()
}

fn assert_can_be_drawn(state: &State, line: &Line) {
    let rules = state.params();
    let (width, pivot) = (
        usize::from(rules.size().width),
        rules.size().index(rules.pivot()),
    );
    let mut board = state.start().to_vec();
    assert_eq!(drawn(state.start(), line, 0), board);
    for (number, &colour) in (1..).zip(&line.colours) {
        paint(width, &mut board, pivot, colour);
        assert_eq!(drawn(state.start(), line, number), board, "move {number}");
    }
}

#[test]
fn every_board_of_both_lines_can_be_drawn() {
    for (rules, games) in [
        ("4x3c3", 100),
        ("6x6c4pC2", 40),
        ("5x7c10mgreedyestrict", 40),
    ] {
        let rules = params(rules);
        for seed in 0..games {
            let mut source = Generator::new(seed ^ 0x2e).source();
            let mut state = researched(&Flood::deal(&rules, seed));
            assert_eq!(Flood::board(&state).replay, None, "while the game is on");
            while let Some(mv) = random_move(&state, &mut source) {
                state = Flood::play(&state, &mv).expect("legal").state;
            }
            let replay = Flood::board(&state).replay.expect("the game is over");
            assert_eq!(replay.start, state.start());
            assert_eq!(replay.own.colours, state.played());
            assert_can_be_drawn(&state, &replay.own);
            assert_eq!(
                drawn(&replay.start, &replay.own, state.moves()),
                state.cells()
            );
            let best = replay.best.expect("researched");
            assert_can_be_drawn(&state, &best);
            assert!(best.joined.iter().all(Option::is_some), "a whole board");
        }
    }
}

#[test]
fn a_cell_joins_with_the_move_that_reaches_it() {
    // 2 takes in C1 and B2, 3 the two cells that are left.
    let over = play_all(&state("3x2c3", "112/323,9"), "23");
    let replay = Flood::board(&over).replay.expect("over");
    let joined: Vec<Option<usize>> = [0, 0, 1, 2, 1, 2].map(Some).to_vec();
    assert_eq!(replay.own.joined, joined);
    assert_eq!(replay.best, None, "nobody has worked it out");
}

#[test]
fn what_a_lost_game_never_reached_never_joins() {
    let lost = play_all(&state("3x2c3estrict", "123/123,1"), "2");
    let replay = Flood::board(&lost).replay.expect("over");
    let row = [Some(0), Some(1), None];
    assert_eq!(replay.own.joined, [row, row].concat());
}
