//! A set of puzzles, no two alike, mixed over the grades.

use std::collections::{BTreeMap, BTreeSet};

use quadrille_games::wuzifei::SYMMETRIES;
use quadrille_games::wuzifei::perfect::{Moves, Position, points};
use quadrille_games::{Generator, Source};

use super::line::Lines;
use super::{Aim, GRADES, Hop, Puzzle, Turn};
use crate::place::Place;
use crate::solve::Solver;

/// One of so many puzzles is to be drawn, not won. They are rare.
const DRAWS: usize = 20;
/// One of so many wins of a grade may have the same number of turns.
const SAME_KIND: usize = 2;

/// Up to `count` puzzles, the easiest first: as many as there are, evenly over the grades. The same seed finds the same.
///
/// No two have the same points occupied, and no position in which the solver is to move comes twice, whichever of its
/// eight images.
///
/// ```no_run
/// use quadrille_solver::{Solver, puzzles};
/// let go_on = std::sync::atomic::AtomicBool::new(false);
/// let solver = Solver::run(10, &mut |_| (), &go_on, 2).expect("minutes and a gigabyte");
/// let puzzles = puzzles(&solver, 1, 350);
/// assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade()));
/// ```
#[must_use]
pub fn puzzles(solver: &Solver, seed: u64, count: usize) -> Vec<Puzzle> {
    let rules = Moves::default();
    let lines = Lines {
        solver,
        rules: &rules,
    };
    let members = &solver.board.sets.members;
    let mut luck = Generator::new(seed).source();
    let mut sets: Vec<usize> = (0..members.len()).collect();
    luck.shuffle(&mut sets);
    let mut shelf = Shelf::new(count);
    for number in sets {
        if shelf.is_full() {
            break;
        }
        for (waiting, &byte) in solver.depths.of(number).iter().enumerate() {
            if byte == 0 && shelf.has_draws() {
                continue;
            }
            let position = Place { number, waiting }.position(members);
            let Some((aim, turns)) = lines.of(position) else {
                continue;
            };
            let puzzle = Puzzle {
                position,
                black: true,
                aim,
                turns,
            };
            if shelf.take(&rules, puzzle, &mut luck) {
                break;
            }
        }
    }
    shelf
        .found
        .sort_by_key(|puzzle| (puzzle.grade(), puzzle.weight()));
    shelf.found
}

/// What has been found, and what there is room for.
struct Shelf {
    found: Vec<Puzzle>,
    /// Positions in which a solver is to move.
    seen: BTreeSet<(u32, u32)>,
    /// How many there are of each grade, aim and number of turns.
    kinds: BTreeMap<(usize, Aim, usize), usize>,
    /// Wins of each grade, and draws in all, that are wanted.
    wins: usize,
    draws: usize,
}

impl Shelf {
    fn new(count: usize) -> Self {
        let wins = (count - count / DRAWS) / GRADES;
        Shelf {
            found: Vec::new(),
            seen: BTreeSet::new(),
            kinds: BTreeMap::new(),
            wins,
            draws: count - GRADES * wins,
        }
    }

    fn is_full(&self) -> bool {
        let wins = |grade| self.count(|of, aim, _| of == grade && aim == Aim::Win);
        self.has_draws() && (1..=GRADES).all(|grade| wins(grade) >= self.wins)
    }

    /// Are there enough draws?
    fn has_draws(&self) -> bool {
        self.count(|_, aim, _| aim == Aim::Draw) >= self.draws
    }

    fn count(&self, wanted: impl Fn(usize, Aim, usize) -> bool) -> usize {
        let kinds = self.kinds.iter();
        let kinds = kinds.filter(|((grade, aim, turns), _)| wanted(*grade, *aim, *turns));
        kinds.map(|(_, count)| count).sum()
    }

    /// Takes a puzzle in, turned and coloured by lot, if there is room for one of its kind and nothing like it.
    fn take(&mut self, rules: &Moves, puzzle: Puzzle, luck: &mut Source) -> bool {
        let kind = (puzzle.grade(), puzzle.aim, puzzle.turns.len());
        let of_grade = self.count(|grade, aim, _| (grade, aim) == (kind.0, kind.1));
        let alike = self.kinds.get(&kind).copied().unwrap_or(0);
        let room = match puzzle.aim {
            Aim::Win => of_grade < self.wins && alike < self.wins.div_ceil(SAME_KIND),
            Aim::Draw => !self.has_draws(),
        };
        let met: Vec<_> = met(rules, &puzzle).into_iter().map(image).collect();
        if !room || met.iter().any(|image| self.seen.contains(image)) {
            return false;
        }
        self.seen.extend(met);
        *self.kinds.entry(kind).or_default() += 1;
        let symmetry = luck.index(SYMMETRIES.len());
        let black = luck.below(2) == 0;
        self.found.push(Puzzle {
            black,
            ..turned(&puzzle, symmetry)
        });
        true
    }
}

/// The positions in which the solver is to move.
fn met(rules: &Moves, puzzle: &Puzzle) -> Vec<Position> {
    let mut position = puzzle.position;
    let mut met = vec![position];
    for turn in &puzzle.turns {
        if let Some((from, to)) = turn.reply {
            let after = rules.after(position, turn.right.0, turn.right.1);
            position = rules.after(after, from, to);
            met.push(position);
        }
    }
    met
}

/// Of its eight images the one that stands for all.
fn image(position: Position) -> (u32, u32) {
    let images = (0..SYMMETRIES.len()).map(|symmetry| {
        let Position { own, other } = moved(position, symmetry);
        (own, other)
    });
    images.min().unwrap_or_default()
}

fn moved(position: Position, symmetry: usize) -> Position {
    let to = |set| points(set).fold(0, |image, point| image | 1 << SYMMETRIES[symmetry][point]);
    Position {
        own: to(position.own),
        other: to(position.other),
    }
}

/// The same puzzle on the board seen from another side.
fn turned(puzzle: &Puzzle, symmetry: usize) -> Puzzle {
    let to = |(from, to): Hop| {
        let map = SYMMETRIES[symmetry];
        (usize::from(map[from]), usize::from(map[to]))
    };
    let turns = puzzle.turns.iter().map(|turn| {
        let mut moves: Vec<_> = turn
            .moves
            .iter()
            .map(|(hop, judged)| (to(*hop), *judged))
            .collect();
        moves.sort_unstable_by_key(|(hop, _)| *hop);
        Turn {
            right: to(turn.right),
            reply: turn.reply.map(to),
            moves,
            tempting: turn.tempting,
        }
    });
    Puzzle {
        position: moved(puzzle.position, symmetry),
        turns: turns.collect(),
        ..puzzle.clone()
    }
}
