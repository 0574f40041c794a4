//! The pieces of the solver against slower ways to the same answers.

use super::bound::Course;
use super::graph::{Colours, Graph};
use super::regions::Regions;
use super::set::Set;
use super::{Limits, Minimum, exact};
use crate::flood::greedy;
use crate::{Generator, Size, Source};

fn board(source: &mut Source, colours: u32) -> (Size, Vec<u8>, usize) {
    let side = |source: &mut Source| u8::try_from(3 + source.below(6)).expect("small");
    let size = Size {
        width: side(source),
        height: side(source),
    };
    let mut colour = || u8::try_from(source.below(colours)).expect("small") + 1;
    let cells: Vec<u8> = (0..size.cells()).map(|_| colour()).collect();
    let pivot = source.index(cells.len());
    (size, cells, pivot)
}

/// The bound of a position, played from its own beginning.
fn bound<const W: usize>(graph: &Graph<W>, flooded: &Set<W>) -> u32 {
    let edge = graph.edge(flooded);
    let mut course = Course::new();
    course.play(
        graph,
        flooded,
        &edge,
        &graph.around(&edge),
        graph.open(flooded),
    );
    course.least
}

/// Following only the head start gives the bound that playing everything again gives.
#[test]
fn head_starts_give_the_bound_of_the_position_after_the_step() {
    let mut source = Generator::new(11).source();
    let mut compared = 0;
    for round in 0..600 {
        let (size, cells, pivot) = board(&mut source, 3 + round % 5);
        let regions = Regions::new(size, &cells, pivot).farthest_first();
        let graph = Graph::<2>::new(&regions);
        let mut course = Course::new();
        let mut flooded = graph.start;
        for _ in 0..30 {
            let before = bound(&graph, &flooded);
            let mut after = Vec::new();
            graph.steps(&flooded, Colours::MAX, &mut course, |step, course| {
                assert_eq!(course.least, before);
                if step.ending().is_some() {
                    return;
                }
                let least = course.after(&graph, step);
                assert_eq!(least, bound(&graph, &step.flooded));
                assert!(least == before || least + 1 == before);
                after.push(step.flooded);
                compared += 1;
            });
            if after.is_empty() {
                break;
            }
            flooded = after[source.index(after.len())];
        }
    }
    assert!(compared > 10_000, "{compared}");
}

/// Many words or few, sets or lists: the same answers.
#[test]
fn the_number_of_words_changes_nothing() {
    let mut source = Generator::new(12).source();
    for round in 0..150 {
        let (size, cells, pivot) = board(&mut source, 3 + round % 5);
        let regions = Regions::new(size, &cells, pivot).farthest_first();
        let line = greedy(size, &cells, pivot);
        let solve = |exact: fn(&Regions, &[u8], Limits, &mut dyn crate::Budget) -> Minimum| {
            exact(&regions, &line, Limits::default(), &mut || false)
        };
        let want = solve(exact::<1>);
        for found in [
            solve(exact::<3>),
            solve(exact::<8>),
            solve(exact::<16>),
            solve(exact::<25>),
        ] {
            // Another width of the beam may find another line; the minimum is one.
            assert_eq!((found.low(), found.high()), (want.low(), want.high()));
        }
    }
}

/// Each region once, joined exactly where cells of two regions touch; the pivot's last.
#[test]
fn regions_are_the_boards() {
    let mut source = Generator::new(13).source();
    for _ in 0..200 {
        let (size, cells, pivot) = board(&mut source, 4);
        let regions = Regions::new(size, &cells, pivot).farthest_first();
        assert_eq!(regions.pivot, regions.len() - 1);
        assert_eq!(regions.colours[regions.pivot], cells[pivot]);
        let total: u32 = regions.cells.iter().sum();
        assert_eq!(total as usize, cells.len());
        for (region, near) in regions.near.iter().enumerate() {
            for &other in near {
                assert!(
                    regions.near[other as usize].contains(&u32::try_from(region).expect("small"))
                );
                assert_ne!(regions.colours[region], regions.colours[other as usize]);
            }
        }
    }
}
