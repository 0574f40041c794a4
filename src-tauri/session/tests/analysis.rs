//! What a table says of a played game, against a slow model of few pieces that knows only the rules.

#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)] // a test fails by panicking

use std::collections::{BTreeSet, HashMap};
use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use quadrille_games::wuzifei::{Cells, Ruleset, Side, carry_out, moves};
use quadrille_games::{Generator, Oracle, Unknown, Worth};
use quadrille_session::{Analysis, Crew, Extent, Mark, SessionError, Slot, kind, solutions};

const PIECES: usize = 3;

fn table() -> Arc<dyn Oracle> {
    let solution = solutions(Extent::Pieces(PIECES)).swap_remove(0);
    let go_on = AtomicBool::new(false);
    let bytes = solution.build(Crew::from(2), &mut |_| {}, &go_on).unwrap();
    solution.open(Box::new(Cursor::new(bytes))).unwrap()
}

/// Black to move: 1 if it wins, -1 if it loses, 0 for neither.
struct Model(HashMap<Cells, i8>);

fn turned(cells: Cells) -> Cells {
    cells.map(|cell| cell.map(Side::other))
}

/// The boards after black's moves, as the other side sees them as black.
fn after(cells: &Cells) -> Vec<(String, Cells)> {
    let name = |point: usize| format!("{}{}", char::from(b'A' + (point % 5) as u8), point / 5 + 1);
    let all = moves(Ruleset::CLASSIC, cells, Side::Black).into_iter();
    all.map(|(from, to)| {
        let (after, _) = carry_out(Ruleset::CLASSIC, cells, from, to);
        (format!("{}-{}", name(from), name(to)), turned(after))
    })
    .collect()
}

fn has(cells: &Cells, side: Side) -> bool {
    cells.contains(&Some(side))
}

impl Model {
    /// Asks all boards again and again until nothing is found any more.
    fn new() -> Self {
        let mut boards = vec![[None; 25]];
        for point in 0..25 {
            let mut more = Vec::new();
            for board in boards
                .iter()
                .filter(|board| board.iter().flatten().count() < PIECES)
            {
                for side in [Side::Black, Side::White] {
                    let mut next: Cells = *board;
                    next[point] = Some(side);
                    more.push(next);
                }
            }
            boards.extend(more);
        }
        boards.retain(|board| board.iter().flatten().count() == PIECES);
        let mut known = HashMap::new();
        for board in &boards {
            let (black, white) = (has(board, Side::Black), has(board, Side::White));
            if !black || (white && after(board).is_empty()) {
                known.insert(*board, -1);
            } else if !white {
                known.insert(*board, 1);
            }
        }
        let next: Vec<Vec<Cells>> = boards
            .iter()
            .map(|board| after(board).into_iter().map(|(_, board)| board).collect())
            .collect();
        loop {
            let found: Vec<(Cells, i8)> = boards
                .iter()
                .zip(&next)
                .filter(|(board, _)| !known.contains_key(*board))
                .filter_map(|(board, next)| {
                    let worth = |next: &Cells| known.get(next).copied();
                    if next.iter().any(|next| worth(next) == Some(-1)) {
                        Some((*board, 1))
                    } else if next.iter().all(|next| worth(next) == Some(1)) {
                        Some((*board, -1))
                    } else {
                        None
                    }
                })
                .collect();
            if found.is_empty() {
                return Model(known);
            }
            known.extend(found);
        }
    }

    fn worth(&self, cells: &Cells) -> i8 {
        self.0.get(cells).copied().unwrap_or(0)
    }
}

/// The board as the table of the game shows it, and whether black is to move.
fn board(slot: &dyn Slot) -> (Cells, bool) {
    let id = slot.share().exact;
    let position = id.splitn(3, ':').nth(2).unwrap().to_owned();
    let letters: Vec<char> = position
        .chars()
        .filter(|letter| *letter != '/')
        .take(25)
        .collect();
    let cells = std::array::from_fn(|point| match letters[point] {
        'B' => Some(Side::Black),
        'W' => Some(Side::White),
        _ => None,
    });
    (
        cells,
        position.split_whitespace().nth(1).unwrap().starts_with('b'),
    )
}

fn open(id: &str) -> Box<dyn Slot> {
    kind("wuzifei").unwrap().open(&id.parse().unwrap()).unwrap()
}

fn ask(slot: &dyn Slot, oracle: &dyn Oracle) -> Result<Analysis, Unknown> {
    let questions = slot.analysis(slot.revision()).unwrap();
    questions(oracle, &mut || false)
}

/// Plays at random and compares everything that is said of every position and move.
#[test]
fn every_value_mark_and_best_move_of_played_games_is_what_a_slow_model_finds() {
    let (oracle, model) = (table(), Model::new());
    let mut luck = Generator::new(11).source();
    let mut seen = BTreeSet::new();
    for game in 0..60 {
        let turn = ["b", "w"][game % 2];
        let mut points: Vec<usize> = (0..25).collect();
        luck.shuffle(&mut points);
        let mut rows = [b'.'; 25];
        for (n, point) in points[..PIECES].iter().enumerate() {
            rows[*point] = b"BWB"[(n + game / 2) % 3];
        }
        let rows: Vec<&str> = rows
            .chunks(5)
            .map(|row| str::from_utf8(row).unwrap())
            .collect();
        let mut slot = open(&format!("wuzifei:5x5opeoplepoff:{} {turn}", rows.join("/")));
        let mut boards = vec![board(&*slot)];
        let mut played = Vec::new();
        while played.len() < 30 && slot.table().status.state == "playing" {
            let legal: Vec<String> = slot.legal();
            let pieces: Vec<&String> = legal.iter().filter(|text| text.contains('-')).collect();
            let text = pieces[luck.index(pieces.len())].clone();
            slot.play(slot.revision(), &text).unwrap();
            boards.push(board(&*slot));
            played.push(text);
        }
        // In no special order: that takes far longer.
        let questions = slot.analysis(slot.revision()).unwrap();
        let said = questions(&*oracle, &mut || true).unwrap();
        assert_eq!(said.values.len(), played.len() + 1);
        assert_eq!(said.marks.len(), played.len());
        let worth = |at: usize| {
            let (cells, black) = boards[at];
            let worth = model.worth(&if black { cells } else { turned(cells) });
            (worth, if black { worth } else { -worth })
        };
        for (at, (cells, black)) in boards.iter().enumerate() {
            let (own, value) = worth(at);
            assert_eq!(said.values[at], Some(value), "{cells:?}");
            let over = at == played.len() && slot.table().status.state == "over";
            let seen_by_black = if *black { *cells } else { turned(*cells) };
            let keeping = after(&seen_by_black).into_iter();
            let keeping = keeping.filter(|(_, next)| -model.worth(next) == own);
            let keeping: BTreeSet<String> = keeping.map(|(text, _)| text).collect();
            let best: BTreeSet<String> = said.best[at].iter().cloned().collect();
            assert_eq!(best, if over { BTreeSet::new() } else { keeping });
            assert_eq!(best.len(), said.best[at].len(), "none twice");
            if at > 0 {
                let (before, kept) = (worth(at - 1).0, -own);
                let mark = match before {
                    -1 => None,
                    _ if kept < before => Some(Mark::Threw),
                    0 => Some(Mark::Draw),
                    _ => Some(Mark::Win),
                };
                assert_eq!(said.marks[at - 1], mark);
                seen.insert(format!("{mark:?}"));
            }
        }
    }
    assert_eq!(seen.len(), 3, "each kind of move was played: {seen:?}");
}

#[test]
fn a_game_that_is_drawn_by_the_rules_is_worth_a_draw_at_its_end() {
    let oracle = table();
    let mut slot = open("wuzifei:5x5opeople:BB.../...../...../...../....W b");
    // There and back, until the position is there for the third time.
    for text in ["A1-A2", "E5-E4", "A2-A1", "E4-E5"].iter().cycle() {
        if slot.table().status.state == "over" {
            break;
        }
        slot.play(slot.revision(), text).unwrap();
    }
    let said = ask(&*slot, &*oracle).unwrap();
    assert_eq!(said.values.last(), Some(&Some(0)));
}

/// Undone moves are not of the game; words are moves that do nothing to the board.
#[test]
fn words_are_moves_that_change_nothing_and_undone_moves_are_none() {
    let oracle = table();
    let mut slot = open("wuzifei:5x5opeople:BB.../...../...../...../....W b");
    for text in ["A1-A2", "offer", "E5-E4", "B1-B2"] {
        slot.play(slot.revision(), text).unwrap();
    }
    slot.undo(slot.revision(), false).unwrap();
    let said = ask(&*slot, &*oracle).unwrap();
    assert_eq!(said.values.len(), 4);
    assert_eq!(said.marks[1], None);
    assert_eq!(said.values[1], said.values[2]);
    assert_eq!(said.best[1], said.best[2]);
    slot.play(slot.revision(), "resign").unwrap();
    let said = ask(&*slot, &*oracle).unwrap();
    assert_eq!(said.values[4], said.values[3]);
    assert_eq!((said.marks[3], said.best[4].len()), (None, 0));
}

#[test]
fn rules_that_are_not_solved_are_refused_and_what_is_not_known_is_left_out() {
    let slot = open("wuzifei:5x5opeoplerloose#1");
    let refused = slot.analysis(slot.revision()).err();
    assert!(
        matches!(refused, Some(SessionError::Refused { message }) if message.key == "analysis.unsolved")
    );
    let slot = open("wuzifei:5x5opeople#1");
    assert!(matches!(
        slot.analysis(slot.revision() + 1),
        Err(SessionError::Stale { .. })
    ));
    let said = ask(&*slot, &*table()).unwrap();
    assert_eq!(
        (said.values, said.best),
        (vec![None], vec![Vec::<String>::new()])
    );
}

/// Says that whoever is to move has lost.
struct Gloomy;

impl Oracle for Gloomy {
    fn worth(&self, _position: u64) -> Result<Worth, Unknown> {
        Ok(Worth::Loss)
    }
}

/// With so few pieces nobody who has a move has lost, so this is asked of something made up.
#[test]
fn who_has_lost_has_nothing_to_throw_away() {
    let mut slot = open("wuzifei:5x5opeople#1");
    slot.play(slot.revision(), "A1-A3").unwrap();
    let said = ask(&*slot, &Gloomy).unwrap();
    assert_eq!(said.marks, [None]);
    assert_eq!(said.values, [Some(-1), Some(1)]);
}

struct Broken;

impl Oracle for Broken {
    fn worth(&self, _position: u64) -> Result<Worth, Unknown> {
        Err(Unknown::Unreadable("gone".to_owned()))
    }
}

#[test]
fn a_table_that_fails_gives_no_half_an_answer() {
    let slot = open("wuzifei:5x5opeople#1");
    assert!(ask(&*slot, &Broken).is_err());
}

/// What the perfect computer would play comes first, and a win at once is that.
#[test]
fn the_move_that_ends_the_game_comes_first() {
    let mut slot = open("wuzifei:5x5opeople:BW.../...../..B../...../..... b");
    let said = ask(&*slot, &*table()).unwrap();
    let first = said.best[0].first().expect("black wins");
    slot.play(slot.revision(), first).unwrap();
    assert_eq!(slot.table().status.state, "over");
}
