//! Repetitions that reach across captures, as the computer sees them: captured pieces turn and can be turned back,
//! so the same position may come again after them (rules.md §3 "end").

use quadrille_games::wuzifei::{End, Move, Side, State, Wuzifei, level_move, think};
use quadrille_games::{Game, Nodes};

use super::{naive, play_all, state};

/// Budget in questions; the engine asks once in 1,024 positions.
const SOME: u64 = 30;

/// Positions and moves that lead round with a capture and its recapture, and nearly round again. Black is not behind
/// and to move then; without the past it would make the move named last, which leads to the third time.
const ROUNDS: [(&str, &str, &str); 7] = [
    // The move captures, and is the third time itself.
    (
        "B..B./..WBW/...B./B...B/B...B w",
        "C2-C1 D3-A3 C1-C2 A3-D3 C2-C1 D3-A3 C1-C2",
        "A3-D3",
    ),
    (
        "BBW../.BWB./WB..B/...../..B.. w",
        "A3-A2 B3-C3 A2-A3 C3-B3 A3-A2 B3-C3 A2-A3",
        "C3-B3",
    ),
    (
        ".W.WB/...B./.BB../..WBW/....B w",
        "E4-E2 E5-D5 E2-E4 D5-E5 E4-E2 E5-D5 E2-E4",
        "D5-E5",
    ),
    (
        "B.W../BB.../WWB../..W../.BB.. w",
        "A3-A4 A1-B1 A4-A3 B1-A1 A3-A4 A1-B1 A4-A3",
        "B1-A1",
    ),
    (
        "BB.B./WBW../.B.../...B./B...B w",
        "C2-C5 B3-A3 C5-C2 A3-B3 C2-C5 B3-A3 C5-C2",
        "A3-B3",
    ),
    // The move lets White capture, which is the third time.
    (
        "W.B../.W.../.BWW./B.B.B/..B.. b",
        "C1-B1 C3-D2 B1-C1 D2-C3 C1-B1 C3-D2",
        "B1-C1",
    ),
    (
        "W.B../.W.W./.BW../B.B.B/..B.. b",
        "C1-B1 C3-D3 B1-C1 D3-C3 C1-B1 C3-D3",
        "B1-C1",
    ),
];

/// A game by the naive reading: the board after each of its moves, and who is to move on the last one.
struct Slow {
    boards: Vec<naive::Grid>,
    mover: char,
}

impl Slow {
    fn begin(position: &str) -> Self {
        let (rows, mover) = position.split_once(' ').expect("rows and side");
        let mover = if mover == "b" { 'B' } else { 'W' };
        let boards = vec![naive::grid(rows)];
        Slow { boards, mover }
    }

    fn board(&self) -> &naive::Grid {
        self.boards.last().expect("one at least")
    }

    fn after(&self, (from, to): ((i32, i32), (i32, i32))) -> Self {
        let mut boards = self.boards.clone();
        boards.push(naive::after(rules(), self.board(), from, to));
        let mover = if self.mover == 'B' { 'W' } else { 'B' };
        Slow { boards, mover }
    }

    fn moves(&self) -> Vec<((i32, i32), (i32, i32))> {
        naive::moves(rules(), self.board(), self.mover)
    }

    /// Is the board there for the third time with this side to move? The sides take turns.
    fn drawn(&self) -> bool {
        let same = self.boards.iter().rev().step_by(2);
        same.filter(|&board| board == self.board()).count() >= 3
    }

    /// Moves that are the draw, or that let the other side make it.
    fn draws(&self) -> Vec<String> {
        let lets = |mv: &_| {
            let next = self.after(*mv);
            next.drawn() || next.moves().into_iter().any(|mv| next.after(mv).drawn())
        };
        let drawing = self.moves().into_iter().filter(lets);
        drawing.map(|(from, to)| text(from, to)).collect()
    }
}

fn rules() -> quadrille_games::wuzifei::Ruleset {
    super::params("5x5opeople").ruleset()
}

fn text(from: (i32, i32), to: (i32, i32)) -> String {
    let name = |(row, column): (i32, i32)| {
        format!("{}{}", ['A', 'B', 'C', 'D', 'E'][column as usize], row + 1)
    };
    format!("{}-{}", name(from), name(to))
}

fn play_slowly(position: &str, moves: &str) -> Slow {
    moves
        .split_whitespace()
        .fold(Slow::begin(position), |slow, mv| {
            let legal = slow
                .moves()
                .into_iter()
                .find(|&(from, to)| text(from, to) == mv);
            slow.after(legal.expect("a legal move"))
        })
}

fn pieces(state: &State) -> usize {
    let black = |&&cell: &&Option<Side>| cell == Some(Side::Black);
    state.cells().iter().filter(black).count()
}

#[test]
fn a_side_that_is_ahead_does_not_walk_into_a_repetition_across_captures() {
    for (position, moves, tempting) in ROUNDS {
        let now = play_all(&state("5x5opeople", position), moves);
        assert_eq!((now.turn(), now.over()), (Side::Black, None));
        assert!(pieces(&now) >= 5, "not behind");
        assert!(
            usize::from(now.quiet()) < now.past().len(),
            "captures on the way"
        );
        let draws = play_slowly(position, moves).draws();
        assert!(
            draws.iter().any(|mv| mv == tempting),
            "{position}: {draws:?}"
        );
        let bare = Wuzifei::write(&now);
        let bare = state("5x5opeople", bare.split(',').next().unwrap_or_default());
        let blind = think(&bare, 6, &mut || false).expect("on");
        assert_eq!(
            blind.mv.to_string(),
            tempting,
            "{position}: the past decides"
        );
        let seeing = |mv: Move| {
            assert!(!draws.contains(&mv.to_string()), "{position}: {mv}");
        };
        seeing(think(&now, 6, &mut || false).expect("on").mv);
        for level in 3..=5 {
            seeing(level_move(&now, level, &mut Nodes(SOME)).expect("on"));
        }
    }
}

/// The other way round: who is behind takes the draw, and the rules agree that it is one.
#[test]
fn a_side_that_is_behind_captures_its_way_into_a_repetition() {
    for (position, moves, tempting) in &ROUNDS[5..] {
        let now = play_all(
            &state("5x5opeople", position),
            &format!("{moves} {tempting}"),
        );
        assert_eq!((now.turn(), now.over()), (Side::White, None));
        let found = think(&now, 6, &mut || false).expect("on").mv;
        let after = Wuzifei::play(&now, &found).expect("legal").state;
        assert_eq!(after.over(), Some(End::Repetition), "{position}: {found}");
        assert_eq!(after.quiet(), 0, "by a capture");
    }
}
