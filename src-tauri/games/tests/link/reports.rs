//! Reported faults of other programs (lianliankan.md §3), of the tutorial (§4) and the fixtures of
//! §5.6, each as a test. What is about drawing and input is tested with the front end.

use quadrille_games::link::{Answer, Event, Gravity, Link, Move, Refusal, hopeless, pairs, solve};
use quadrille_games::{Game, Generator, Nodes, Status};

use super::{cell, legal_pairs, params, play, refusal, rows, state};

/// The tutorial's board, from its sample with the frame of zeros taken off.
const TUTORIAL: &str = "1281/5543/4673/8267";

fn linked(rules: &str, position: &str, a: &str, b: &str) -> bool {
    let grid = state(rules, position).grid();
    let found = grid.linked(cell(a), cell(b));
    assert_eq!(found, grid.linked(cell(b), cell(a)), "either way round");
    assert_eq!(found, grid.line(cell(a), cell(b)).is_some());
    found
}

/// 1 (CocosCreator-LianLianKan 1), T26: 0, 1 and 2 bends, inside and by each of the four sides; not 3.
#[test]
fn r1_t26_every_sort_of_link_is_accepted_either_way_round() {
    for (rules, position, a, b, corners) in [
        ("4x3", "00../1212/....", "A1", "B1", vec![]),
        ("4x3", "0..0/1122/....", "A1", "D1", vec![]),
        ("4x3", "0.../1.../1..0", "A1", "D3", vec![(3, 0)]),
        (
            "4x4",
            "0110/..../2332/....",
            "A1",
            "D1",
            vec![(0, 1), (3, 1)],
        ),
        ("3x4", "011/.../11./..0", "A1", "C4", vec![(0, 1), (2, 1)]),
        ("4x3", "0110/2332/2332", "A1", "D1", vec![(0, -1), (3, -1)]),
        ("4x3", "2332/2332/0110", "A3", "D3", vec![(0, 3), (3, 3)]),
        (
            "4x4",
            "0224/1331/1221/0334",
            "A1",
            "A4",
            vec![(-1, 0), (-1, 3)],
        ),
        (
            "4x4",
            "4220/1331/1221/4330",
            "D1",
            "D4",
            vec![(4, 0), (4, 3)],
        ),
    ] {
        assert!(linked(rules, position, a, b), "{position}");
        let board = state(rules, position);
        let line = board.grid().line(cell(a), cell(b)).unwrap();
        let between = line[1..line.len() - 1].iter();
        let between: Vec<_> = between.map(|point| (point.column, point.row)).collect();
        assert_eq!(between, corners, "{position}");
        assert_eq!(
            play(&board, &format!("{b}-{a}")).0.tiles() + 2,
            board.tiles()
        );
    }
    assert!(!linked("4x2c2", "01../10..", "A1", "B2"));
}

/// 4 (goodwebtools 304), 5 (KDE 7dfeebe), §5.6: the border of a full board.
#[test]
fn r4_corners_of_a_full_board() {
    // Opposite corners need three bends; corners of one edge need two, through the ring.
    for (position, a, b, outside) in [
        ("0123/4567/4567/1230", "A1", "D4", false),
        ("1230/4567/4567/0123", "D1", "A4", false),
        ("0120/4567/4567/1233", "A1", "D1", true),
        ("1233/4567/4567/0120", "A4", "D4", true),
        ("0123/4567/4567/0123", "A1", "A4", true),
        ("3210/4567/4567/3210", "D1", "D4", true),
    ] {
        assert_eq!(linked("4x4", position, a, b), outside, "{position}");
        assert!(!linked("4x4roff", position, a, b), "{position}");
    }
}

/// 17 (Techmino 296): `AB/BA` is dead with the ring and without, and it is said at once.
#[test]
fn r17_a_dead_position_is_noticed() {
    for rules in ["2x2c2", "2x2c2roff"] {
        let dead = state(rules, "01/10");
        assert!(Link::board(&dead).stuck);
        assert_eq!(Link::legal(&dead), [Move::Shuffle]);
        assert_eq!(Link::status(&dead), Status::Playing);
        assert_eq!(solve(&dead, &mut Nodes(10)), Answer::Impossible);
        assert_eq!(
            refusal(&dead, "A1-B2"),
            Refusal::NoLine(cell("A1"), cell("B2"))
        );
    }
    // And after the move that leads to it.
    let (_, events) = play(&state("4x2c2", "0122/10.."), "C1-D1");
    assert_eq!(events.last(), Some(&Event::Stuck));
}

/// 24 (mah 448): when stuck a shuffle is offered, the clock stands, nothing is lost.
/// 27 (shisen-seki 4fde397): also when such a game is taken up again.
#[test]
fn r24_r27_a_stuck_game_goes_on_by_shuffle_also_when_read() {
    let stuck = state("2x2c2tdown", "01/10,5.0");
    assert!(Link::rests(&stuck) && Link::board(&stuck).stuck);
    let read = Link::read(stuck.params(), &Link::write(&stuck)).unwrap();
    assert_eq!(Link::board(&read), Link::board(&stuck));
    for seed in 0..50 {
        let stuck = state("2x2c2", &format!("01/10,{seed}.0"));
        let after = play(&stuck, "S").0;
        assert!(["00/11", "11/00", "01/01", "10/10"].contains(&rows(&after).as_str()));
    }
}

/// 29 (KShisen 1.3, 1.4): undo and redo under gravity. A state is a value: the one before is undo.
#[test]
fn r29_states_are_values_under_every_gravity() {
    for gravity in Gravity::ALL {
        let rules = params(&format!("7x6g{}", gravity.word()));
        for seed in 0..200 {
            let mut source = Generator::new(seed).source();
            let mut states = vec![(Link::deal(&rules, seed), String::new())];
            while let Some(mv) = super::random_pair(&states[states.len() - 1].0, &mut source) {
                let (before, text) = &mut states.last_mut().unwrap().clone();
                *text = mv.to_string();
                let after = play(before, text).0;
                states.last_mut().unwrap().1.clone_from(text);
                states.push((after, String::new()));
            }
            for pair in states.windows(2) {
                let read = Link::read(&rules, &Link::write(&pair[0].0)).unwrap();
                assert_eq!(play(&read, &pair[0].1).0, pair[1].0);
            }
        }
    }
}

/// 38 (KDE 121808): why a click did nothing has distinct words.
#[test]
fn r38_reasons_are_told_apart() {
    let board = state("4x2c2", "0123/1032");
    let keys: Vec<&str> = ["A1-A1", "A1-C1", "A1-B2", "A1-E1"]
        .iter()
        .map(|mv| quadrille_games::Message::from(refusal(&board, mv)).key)
        .collect();
    assert_eq!(
        keys,
        [
            "link.refused.same-cell",
            "link.refused.different",
            "link.refused.no-line",
            "link.refused.off-board"
        ]
    );
}

/// 42 (Auto-Lianliankan 2), lianliankan.md §5.2: the last two tiles can always be joined.
#[test]
fn r42_two_last_tiles_are_always_linkable() {
    for rules in ["7x4ron", "7x4roff", "4x7ron", "4x7roff"] {
        let size = params(rules).size();
        for a in 0..size.cells() {
            for b in a + 1..size.cells() {
                let mut cells = vec!['.'; size.cells()];
                (cells[a], cells[b]) = ('0', '0');
                let rows: Vec<String> = cells
                    .chunks(usize::from(size.width))
                    .map(|row| row.iter().collect())
                    .collect();
                let last = state(rules, &rows.join("/"));
                assert_eq!(pairs(&last), [[size.cell(a), size.cell(b)]]);
                let hint = Link::hint(&last, 0, &mut Nodes(1)).unwrap();
                assert_eq!(play(&last, &hint.text).0.tiles(), 0);
            }
        }
    }
}

/// 43 (PySolFC 54): every variant can be dealt and one hint be played. 41: time limits nobody.
#[test]
fn r43_every_variant_starts() {
    for gravity in Gravity::ALL {
        for rest in [
            "", "c2", "roff", "deasy", "dhard", "tnone", "tdowns10", "k2",
        ] {
            let dealt = Link::deal(&params(&format!("8x10g{}{rest}", gravity.word())), 1);
            let hint = Link::hint(&dealt, 0, &mut Nodes(1)).unwrap();
            assert_eq!(play(&dealt, &hint.text).0.tiles(), 78);
            assert_eq!(Link::countdown(&dealt).is_some(), rest.starts_with("td"));
        }
    }
}

/// Tutorial's faults 1 and 2: a tile with itself, two empty cells.
#[test]
fn t1_t2_no_tile_is_no_pair() {
    let board = state("4x2", "00../..11");
    assert_eq!(refusal(&board, "A1-A1"), Refusal::SameCell(cell("A1")));
    assert_eq!(refusal(&board, "C1-D1"), Refusal::Empty(cell("C1")));
    assert_eq!(refusal(&board, "C1-A1"), Refusal::Empty(cell("C1")));
    assert!(!board.grid().linked(cell("A1"), cell("A1")));
    assert!(!board.grid().linked(cell("A1"), cell("Z99")));
    assert_eq!(board.grid().line(cell("Z99"), cell("A1")), None);
}

/// Tutorial's fault 4: rows and columns taken for each other. A board and its mirror image along the
/// diagonal have the same links.
#[test]
fn t4_rows_and_columns_are_not_confused() {
    for (size, turned) in [("7x4", "4x7"), ("3x8", "8x3"), ("1x6", "6x1")] {
        for ring in ["on", "off"] {
            for seed in 0..50 {
                let mut board = Link::deal(&params(&format!("{size}r{ring}")), seed);
                let mut source = Generator::new(seed).source();
                while let Some(mv) = super::random_pair(&board, &mut source) {
                    let size = board.params().size();
                    let rows: Vec<String> = rows(&board).split('/').map(str::to_owned).collect();
                    let column = |n: usize| rows.iter().map(move |row| row.as_bytes()[n] as char);
                    let mirrored: Vec<String> =
                        (0..rows[0].len()).map(|n| column(n).collect()).collect();
                    let other = state(&format!("{turned}r{ring}"), &mirrored.join("/"));
                    for a in 0..size.cells() {
                        for b in 0..a {
                            let (a, b) = (size.cell(a), size.cell(b));
                            let turn = |cell: quadrille_games::Cell| quadrille_games::Cell {
                                column: cell.row,
                                row: cell.column,
                            };
                            assert_eq!(
                                board.grid().linked(a, b),
                                other.grid().linked(turn(a), turn(b))
                            );
                        }
                    }
                    board = Link::play(&board, &mv).unwrap().state;
                }
            }
        }
    }
}

/// Tutorial's faults 5 and 9 to 11: the sample board, whose line runs one row away where it can.
#[test]
fn t9_t11_the_sample_board() {
    let board = state("4x4", TUTORIAL);
    let moves: Vec<String> = legal_pairs(&board)
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(moves, ["A1-D1", "A2-B2", "D2-D3"]);
    assert!(matches!(solve(&board, &mut Nodes(1000)), Answer::Solved(moves) if moves.len() == 8));
    assert!(!hopeless(&board));
    // Round the nearest row: not through the ring when row 2 is as near.
    let near = state("4x3c2", "0110/..../2332");
    let line = near.grid().line(cell("A1"), cell("D1")).unwrap();
    assert!(line.iter().all(|point| point.row >= 0));
}
