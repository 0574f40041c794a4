//! Where nothing is won, the computer that asks sets traps: of moves that are worth the same it takes the one after which
//! the other side is likeliest to err. What positions are worth is made up here, so that it is known which one that is.

use std::collections::HashMap;

use quadrille_games::wuzifei::perfect::perfect_move;
use quadrille_games::wuzifei::{Move, POINTS, State};
use quadrille_games::{Cell, Nodes, Oracle, Unknown, Worth};

use super::state;
use crate::search::{Board, Search};

/// More than is ever asked for.
const ENOUGH: u64 = u64::MAX;
/// Half-moves of a win that whoever looks ahead at all sees.
const IN_SIGHT: u32 = 3;
/// Black is to move, and four of its moves leave white one reply that wins within sight.
const TEMPTING: &str = "..WWW/.B.WB/W..W./....W/...W. b";

/// All is drawn but what is noted otherwise.
#[derive(Default)]
struct Noted(HashMap<u64, Worth>);

impl Oracle for Noted {
    fn worth(&self, position: u64) -> Result<Worth, Unknown> {
        Ok(self.0.get(&position).copied().unwrap_or(Worth::Draw))
    }
}

fn packed(board: Board) -> u64 {
    u64::from(board.own) | u64::from(board.other) << POINTS
}

fn board(state: &State) -> Board {
    Board::new(state.cells(), state.turn())
}

fn asked(oracle: &dyn Oracle, state: &State) -> (usize, usize) {
    let found = perfect_move(oracle, state, &mut Nodes(ENOUGH)).unwrap();
    let Some(Move::Piece { from, to }) = found else {
        panic!("{found:?}");
    };
    let point = |cell: Cell| usize::from(cell.row) * 5 + usize::from(cell.column);
    (point(from), point(to))
}

/// All moves are drawn. After one of them, a different one each time, a single reply holds the draw.
#[test]
fn of_moves_that_are_drawn_the_one_that_leaves_a_single_drawing_reply_is_taken() {
    let start = state("5x5opeople", "BBBBB/...../...../...../WWWWW b");
    let search = Search::new();
    let moves = search.moves(board(&start));
    assert_eq!(moves.len(), 25);
    for (from, to, after) in moves.iter().step_by(6) {
        let mut noted = Noted::default();
        for (.., then) in search.moves(*after).iter().skip(1) {
            noted.0.insert(packed(*then), Worth::Win);
        }
        assert_eq!(asked(&noted, &start), (*from, *to));
    }
}

/// Some moves leave one reply that wins by force, as far as the board shows. The oracle says otherwise: after one of
/// these moves that reply loses and every other one draws; after the rest of them it draws and every other one loses. So
/// the rest tempt those who play at a glance, and the one tempts those who look ahead.
#[test]
fn of_moves_that_are_drawn_the_one_that_tempts_a_searcher_into_a_loss_is_taken() {
    let start = state("5x5opeople", TEMPTING);
    let mut search = Search::new();
    let mut baits = Vec::new();
    let mut noted = Noted::default();
    for (from, to, after) in search.moves(board(&start)) {
        let replies = search.moves(after);
        let (wins, rest): (Vec<_>, Vec<_>) = replies
            .iter()
            .map(|(.., then)| *then)
            .partition(|then| search.lost_in(*then, IN_SIGHT - 1));
        match wins[..] {
            [win] if !search.moves(win).is_empty() && win.own > 0 => {
                baits.push(((from, to), win, rest));
            }
            // Not to be thought of: all is lost.
            _ => {
                noted.0.insert(packed(after), Worth::Win);
            }
        }
    }
    assert_eq!(baits.len(), 4);
    for (hop, ..) in &baits {
        let mut noted = Noted(noted.0.clone());
        for (other, win, rest) in &baits {
            let (of_win, of_rest) = if other == hop {
                (Worth::Win, Worth::Draw)
            } else {
                (Worth::Draw, Worth::Win)
            };
            noted.0.insert(packed(*win), of_win);
            noted
                .0
                .extend(rest.iter().map(|then| (packed(*then), of_rest)));
        }
        assert_eq!(asked(&noted, &start), *hop);
    }
}
