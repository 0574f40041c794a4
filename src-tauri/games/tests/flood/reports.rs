//! Reported faults of other programs (flood.md §3, T..) and of the tutorial (§4, S..) as tests.

use quadrille_games::flood::{End, Flood, Minimum, greedy, solve};
use quadrille_games::{Game, Generator, Outcome, Size, Status};

use super::{params, play, play_all, random_board, random_move, researched, state};

/// T1 (open_flood #5): 24×24 with 3 colours crashed on the move that floods nearly everything.
#[test]
fn t1_a_whole_board_is_flooded_at_once() {
    for rules in ["24x24c3", "22x22c8", "40x40c3"] {
        let mut state = Flood::deal(&params(rules), 1);
        for colour in greedy(state.params().size(), state.start(), 0) {
            state = play(&state, &colour.to_string()).0;
        }
        assert!(state.is_complete());
    }
}

/// T3 (open_flood, KolibriOS): one move left, one from done: a win. Also T22 (SerenityOS): as many
/// moves as the computer is a success, not "game over".
#[test]
fn t3_t22_reaching_the_limit_with_the_last_move_wins() {
    for rules in ["8x6c5mgreedy", "8x6c5mgreedyestrict"] {
        for seed in 0..40 {
            let mut state = Flood::deal(&params(rules), seed);
            for colour in greedy(state.params().size(), state.start(), 0) {
                state = play(&state, &colour.to_string()).0;
            }
            assert_eq!(
                (state.end(), Some(state.moves())),
                (Some(End::Completed), state.limit())
            );
        }
    }
}

/// T4 (sgtpuzzles #294): finished outside the limit must not read "completed".
#[test]
fn t4_past_the_limit_nothing_says_completed() {
    let late = state("3x3c3", "123/312/231,4,21312,5:21312");
    let Status::Over { outcome, reason } = Flood::status(&late) else {
        panic!()
    };
    assert_eq!((outcome, reason.key), (Outcome::Lost, "flood.over.late"));
}

/// T6 (sgtpuzzles #556): players finished in fewer moves than "the minimum". 1,000 boards of 8×8 with
/// six colours: nothing beats a proved one, and what is called so is proved.
#[test]
fn t6_nothing_beats_a_minimum() {
    let rules = params("8x8c6mbest");
    let mut source = Generator::new(6).source();
    for seed in 0..1000 {
        let state = researched(&Flood::deal(&rules, seed));
        let minimum = state.minimum().expect("known");
        assert!(minimum.is_proved());
        assert_eq!(state.limit(), Some(minimum.high()));
        assert!(greedy(rules.size(), state.start(), 0).len() >= minimum.high());
        // Random play among the moves that add something.
        let mut game = state.clone();
        while game.end().is_none() {
            let adds = Flood::board(&game).adds;
            let useful: Vec<usize> = (0..adds.len()).filter(|&n| adds[n] > 0).collect();
            game = play(&game, &(useful[source.index(useful.len())] + 1).to_string()).0;
        }
        assert!(game.moves() >= minimum.high());
    }
}

/// T12 (open_flood #36), T13, S6: the board of the start is never lost, whatever is played.
#[test]
fn t12_t13_s6_the_start_stays() {
    let start = researched(&Flood::deal(&params("9x7c5"), 3));
    let mut source = Generator::new(5).source();
    let mut state = start.clone();
    while let Some(mv) = random_move(&state, &mut source).filter(|_| state.moves() < 40) {
        let before = state.clone();
        state = Flood::play(&state, &mv).expect("legal").state;
        assert_eq!(state.start(), start.start());
        assert_eq!(
            (state.limit(), state.minimum()),
            (start.limit(), start.minimum())
        );
        assert_eq!(
            Flood::play(&before, &mv).expect("legal").state,
            state,
            "redo"
        );
    }
    let again = Flood::read(start.params(), &Flood::write(&state)).expect("canonical");
    assert_eq!(again, state);
}

/// T15 (open_flood #11, #14): a shared board must carry its size, colours and pivot; S17: no square is
/// assumed.
#[test]
fn t15_s17_rules_and_position_are_all_it_takes() {
    let there = Flood::deal(&params("13x4c7pcentremplus2"), 8);
    let (rules, text) = (there.params().to_string(), Flood::write(&there));
    assert_eq!(state(&rules, &text), there);
    assert_eq!(
        Flood::size(&there),
        Size {
            width: 13,
            height: 4
        }
    );
}

/// T19 (sidhant947/Puzzle #150): limit and moves are known before the first move; T28: from one value.
#[test]
fn t19_t28_limit_and_moves_are_shown_from_the_start() {
    let board = Flood::board(&researched(&Flood::deal(&params("6x6c4"), 1)));
    assert_eq!((board.moves, board.left), (0, board.limit));
    assert!(board.limit.is_some());
    let numbers = Flood::numbers(&Flood::deal(&params("6x6c4mgreedy"), 1));
    assert_eq!(numbers.get("moves"), Some(&0));
    assert!(numbers.contains_key("limit"));
}

/// T23 (ColorFlood #3): after the end the own and the best line are there; T24 (Flowit #43, #45): a
/// minimum keeps its moves, and they are checked where it is read.
#[test]
fn t23_t24_a_minimum_comes_with_its_line() {
    let start = researched(&state("3x3c3", "123/312/231"));
    let line = start.minimum().expect("known").line().to_vec();
    assert_eq!(line.len(), 5);
    let replay = Flood::board(&play_all(&start, "321312"))
        .replay
        .expect("over");
    assert_eq!(
        (replay.start, replay.best.expect("known").colours),
        (start.start().to_vec(), line)
    );
    assert_eq!(replay.own.colours.len(), 6);
    for wrong in ["4:2131", "5:21313", "5:12131", "5:2131"] {
        assert!(
            Flood::note(&state("3x3c3", "123/312/231"), wrong).is_err(),
            "{wrong}"
        );
    }
}

/// T25 (gauguin #202), F5 (sgt): a finished game has no hint to give.
#[test]
fn t25_f5_no_hint_after_the_end() {
    for (rules, text) in [
        ("3x3c3", "123/312/231,10,21312"),
        ("3x3c3estrict", "123/312/231,4,2132"),
        ("3x3c3", "111/111/111"),
    ] {
        assert_eq!(Flood::hint(&state(rules, text), 0, &mut || false), None);
    }
}

/// S3, S4: with ten colours the tutorial took colour 10 for colour 1.
#[test]
fn s3_s4_ten_colours_are_ten() {
    let before = state("2x2c10", "1a/aa,9");
    let (after, _) = play(&before, "a");
    assert_eq!(
        (after.cells(), after.end()),
        (&[10; 4][..], Some(End::Completed))
    );
    let dealt = Flood::deal(&params("10x10c10"), 4);
    assert!(dealt.cells().contains(&10));
    assert_eq!(Flood::legal(&dealt).len(), 9);
}

/// S10: a finished board takes no more moves.
#[test]
fn s10_a_finished_board_is_frozen() {
    let done = state("3x3c3", "123/312/231,10,21312");
    assert!(Flood::legal(&done).is_empty());
}

/// S11, S12: the tutorial's solver is a heuristic: its limit says nothing about the minimum.
#[test]
fn s11_s12_the_easy_limit_is_not_a_minimum() {
    let easy = Flood::deal(&params("14x14c6mgreedy"), 2);
    assert_eq!(Flood::board(&easy).minimum, None);
    let limit = easy.limit().expect("at once");
    let known = researched(&easy);
    assert_eq!(known.limit(), Some(limit), "stays");
    assert!(known.minimum().expect("known").high() < limit);
}

/// S13: a board of one colour needs no move.
#[test]
fn s13_one_colour_needs_no_move() {
    let size = Size {
        width: 3,
        height: 5,
    };
    assert_eq!(greedy(size, &[2; 15], 7), []);
    assert_eq!(
        solve(size, &[2; 15], 7, &mut || false),
        Minimum::new(0, Vec::new())
    );
    assert_eq!(state("3x3c3mgreedy", "111/111/111").limit(), Some(0));
}

/// S15: where the pivot is must not matter for what is uniform, nor where the region is counted.
#[test]
fn s15_any_pivot_plays() {
    let mut source = Generator::new(15).source();
    for pivot in 0..20 {
        let cell = Size {
            width: 5,
            height: 4,
        }
        .cell(pivot);
        let (size, cells) = random_board(5, 4, 4, &mut source);
        let mut state = Flood::deal(&params(&format!("5x4c4p{cell}")), 1);
        for colour in solve(size, state.start(), pivot, &mut || false).line() {
            state = play(&state, &colour.to_string()).0;
        }
        assert_eq!(state.end(), Some(End::Solved));
        assert_eq!(cells.len(), 20);
    }
}
