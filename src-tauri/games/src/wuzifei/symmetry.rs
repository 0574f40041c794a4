//! The eight symmetries of the board. They carry lines to lines, so they carry moves to moves.

use super::line_table::{POINTS, SIDE};

/// Where each point goes, for each of the eight rotations and reflections; the first moves nothing.
///
/// ```
/// use quadrille_games::wuzifei::{LINES, SYMMETRIES};
/// for map in SYMMETRIES {
///     for line in LINES {
///         let mut image: Vec<u8> = line.iter().map(|&point| map[usize::from(point)]).collect();
///         if image.first() > image.last() {
///             image.reverse();
///         }
///         assert!(LINES.iter().any(|line| {
///             let mut line = line.to_vec();
///             if line.first() > line.last() {
///                 line.reverse();
///             }
///             line == image
///         }));
///     }
/// }
/// ```
pub const SYMMETRIES: [[u8; POINTS]; 8] = all();

/// Which symmetry undoes each of [`SYMMETRIES`].
pub const INVERSES: [usize; 8] = inverses();

const fn all() -> [[u8; POINTS]; 8] {
    let mut maps = [[0; POINTS]; 8];
    let mut map = 0;
    while map < 8 {
        let mut point = 0;
        while point < POINTS {
            let (mut row, mut column) = (point / SIDE, point % SIDE);
            if map & 1 != 0 {
                column = SIDE - 1 - column;
            }
            if map & 2 != 0 {
                row = SIDE - 1 - row;
            }
            if map & 4 != 0 {
                (row, column) = (column, row);
            }
            maps[map][point] = (row * SIDE + column) as u8;
            point += 1;
        }
        map += 1;
    }
    maps
}

const fn inverses() -> [usize; 8] {
    let mut found = [0; 8];
    let mut map = 0;
    while map < 8 {
        let mut other = 0;
        while other < 8 {
            let mut point = 0;
            while point < POINTS && all()[other][all()[map][point] as usize] as usize == point {
                point += 1;
            }
            if point == POINTS {
                found[map] = other;
            }
            other += 1;
        }
        map += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_different_maps_each_with_its_inverse() {
        for (n, map) in SYMMETRIES.iter().enumerate() {
            assert!(SYMMETRIES[..n].iter().all(|other| other != map));
            for (point, &there) in map.iter().enumerate() {
                let there = usize::from(there);
                assert_eq!(usize::from(SYMMETRIES[INVERSES[n]][there]), point);
            }
        }
    }
}
