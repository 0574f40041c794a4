//! What can come up from the start, by the number of moves played.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use quadrille_games::wuzifei::perfect::Position;

use crate::board::Board;
use crate::cube::{AXES, Cube};
use crate::forward::Forward;
use crate::members::{Fold, Members};
use crate::place::Place;
use crate::solve::Unsolved;
use crate::sweep::sweep;

/// Sets in a block of work.
const BLOCK: usize = 256;
const WORDS: usize = 16;

/// Counts the positions that can come up for the first time after 0 moves, 1, 2 and so on, symmetric ones
/// once, and calls `found` with each count.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// let mut counts = Vec::new();
/// let mut found = |count| counts.push(count);
/// quadrille_solver::reach(Some(1), &mut found, &AtomicBool::new(false), 1).expect("not cancelled");
/// assert_eq!(counts, [1, 14], "25 moves: three along the middle, eleven pairs");
/// ```
///
/// # Errors
///
/// [`Unsolved::Cancelled`] soon after `cancel` was set.
pub fn reach(
    most: Option<usize>,
    found: &mut dyn FnMut(u64),
    cancel: &AtomicBool,
    threads: usize,
) -> Result<(), Unsolved> {
    let board = Board::new(AXES);
    let members = &board.sets.members;
    let start = Position::start();
    let place = Place::new(members, board.sets.fold(start.occupied()), start);
    let known: Vec<AtomicU64> = (0..members.len() * WORDS)
        .map(|_| AtomicU64::new(0))
        .collect();
    let mark = |place: Place| {
        let word = &known[place.number * WORDS + place.waiting / 64];
        word.fetch_or(1 << (place.waiting % 64), Ordering::Relaxed);
    };
    mark(place);
    let mut done = vec![Cube::EMPTY; members.len()];
    for ply in 0.. {
        let mut fresh = done.clone();
        let mut count = 0;
        for (number, (fresh, done)) in fresh.iter_mut().zip(&mut done).enumerate() {
            let words = known[number * WORDS..][..WORDS].iter();
            let now = Cube(std::array::from_fn(|word| {
                words.as_slice()[word].load(Ordering::Relaxed)
            }));
            let same: Vec<usize> = (1..8)
                .filter(|symmetry| {
                    let set = members.get(number);
                    members.image(*symmetry, set) == set
                })
                .collect();
            *fresh = alone(members, number, &same, now).without(done);
            *done = fresh.or(done);
            count += fresh.count();
        }
        if count == 0 || most.is_some_and(|most| ply > most) {
            break;
        }
        found(count);
        let blocks = fresh.chunks(BLOCK).enumerate();
        sweep(threads, cancel, blocks, |(block, cubes)| {
            for (offset, cube) in cubes
                .iter()
                .enumerate()
                .filter(|(_, cube)| cube.count() > 0)
            {
                step(&board, block * BLOCK + offset, cube, &mark);
            }
        });
        if cancel.load(Ordering::Relaxed) {
            return Err(Unsolved::Cancelled);
        }
    }
    Ok(())
}

/// Of colourings that are images of each other on their own set, the least.
fn alone(members: &Members, number: usize, same: &[usize], cube: Cube) -> Cube {
    if same.is_empty() {
        return cube;
    }
    let mut found = Cube::EMPTY;
    for waiting in cube.corners() {
        let position = Place { number, waiting }.position(members);
        let images = same.iter().map(|symmetry| {
            let fold = Fold {
                number: number as u32,
                symmetry: *symmetry,
            };
            Place::new(members, fold, position).waiting
        });
        found.set(images.fold(waiting, usize::min));
    }
    found
}

/// Marks what moves from a set's colourings lead to.
fn step(board: &Board, number: usize, cube: &Cube, mark: &impl Fn(Place)) {
    let occupied = board.sets.members.get(number);
    let all = (1 << board.pieces()) - 1;
    // Where nobody waits with a piece, nothing is played any more.
    let own: Vec<usize> = cube
        .corners()
        .filter(|waiting| *waiting != 0)
        .map(|waiting| waiting ^ all)
        .collect();
    for hop in board.hops(occupied) {
        let forward = Forward::new(board, occupied, &hop);
        for own in own.iter().filter(|own| *own >> forward.moved & 1 == 1) {
            mark(Place {
                number: hop.fold.number as usize,
                waiting: forward.after(*own),
            });
        }
    }
}
