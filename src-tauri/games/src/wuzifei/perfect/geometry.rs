//! What the one table of lines says about single points, worked out once: where a piece can go and
//! what it captures where it lands. rules.md §3, the classic rules.

use super::super::{LINES, POINTS, Way, lines_through};

/// A line through a point.
#[derive(Clone, Copy, Debug)]
struct Through {
    /// Its points.
    line: u32,
    /// The three pieces of each capture that the point can make on it, as sets, and what the others are.
    shapes: [Option<Shape>; 3],
}

#[derive(Clone, Copy, Debug)]
struct Shape {
    pieces: u32,
    capture: Pattern,
}

/// A capture that a landing piece makes where the other two have the right colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// How.
    pub way: Way,
    /// The point that turns; of a carry one of the two.
    pub turned: u8,
    /// Of a clip the point of the mover's own piece, of a carry the second that turns.
    pub other: u8,
}

/// The lines as each point sees them.
///
/// ```
/// use quadrille_games::wuzifei::perfect::Geometry;
/// let geometry = Geometry::default();
/// assert_eq!(geometry.targets(1 << 1 | 1 << 10, 0).collect::<Vec<_>>(), [5, 6, 12, 18, 24]);
/// let found: Vec<_> = geometry.captures(0b10101, 2).map(|found| found.turned).collect();
/// assert_eq!(found, [], "four stands apart");
/// let found: Vec<_> = geometry.captures(0b00111, 0).map(|found| found.turned).collect();
/// assert_eq!(found, [1], "a clip");
/// ```
pub struct Geometry {
    /// By point: the directions out of it, each with its points from the nearest on.
    rays: Vec<Vec<Vec<u8>>>,
    through: Vec<Vec<Through>>,
}

impl Default for Geometry {
    fn default() -> Self {
        let rays = |point| {
            let both = lines_through(point).flat_map(|(line, place)| {
                let points = LINES[line];
                let back: Vec<u8> = points[..place].iter().rev().copied().collect();
                [back, points[place + 1..].to_vec()]
            });
            both.filter(|ray| !ray.is_empty()).collect()
        };
        Geometry {
            rays: (0..POINTS).map(rays).collect(),
            through: (0..POINTS)
                .map(|point| {
                    lines_through(point)
                        .map(|(line, place)| through(LINES[line], place))
                        .collect()
                })
                .collect(),
        }
    }
}

impl Geometry {
    /// The free points that a piece can reach: any distance along a line, nothing in between.
    #[inline]
    pub fn targets(&self, occupied: u32, from: usize) -> impl Iterator<Item = usize> {
        self.rays[from].iter().flat_map(move |ray| {
            ray.iter()
                .map(|point| usize::from(*point))
                .take_while(move |point| occupied >> point & 1 == 0)
        })
    }

    /// What a piece that has come to `to` can capture, by who stands where alone; at most one a line.
    #[inline]
    pub fn captures(&self, occupied: u32, to: usize) -> impl Iterator<Item = Pattern> {
        self.through[to].iter().filter_map(move |through| {
            let pieces = occupied & through.line;
            let shapes = through.shapes.iter().flatten();
            let mut fitting = shapes.filter(move |shape| shape.pieces == pieces);
            fitting.next().map(|shape| shape.capture)
        })
    }
}

fn through(points: &[u8], place: usize) -> Through {
    let set = |points: &[u8]| points.iter().fold(0, |set, point| set | 1 << point);
    let at = |offset: isize| points.get(place.checked_add_signed(offset)?).copied();
    let shape = |way, turned, other| {
        let (turned, other) = (at(turned)?, at(other)?);
        Some(Shape {
            pieces: set(&[points[place], turned, other]),
            capture: Pattern { way, turned, other },
        })
    };
    Through {
        line: set(points),
        shapes: [
            shape(Way::Carry, -1, 1),
            shape(Way::Clip, 1, 2),
            shape(Way::Clip, -1, -2),
        ],
    }
}
