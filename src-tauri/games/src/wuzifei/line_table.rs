//! The one table of lines: every rule of moving and capturing reads it. rules.md §3.
//!
//! Points are numbered row by row, 0 top left to 24 bottom right. Diagonals pass only through points
//! with an even number. Any two points share at most one line, so captures on different lines never
//! touch the same piece.

/// Points on the board.
pub const POINTS: usize = 25;
/// Points in a row and rows on the board.
pub(super) const SIDE: usize = 5;

/// The 16 lines, each from end to end: five rows, five columns, two long and four short diagonals.
///
/// ```
/// use quadrille_games::wuzifei::LINES;
/// assert_eq!(LINES.iter().filter(|line| line.contains(&12)).count(), 4);
/// assert_eq!(LINES.iter().map(|line| line.len()).sum::<usize>(), 72);
/// ```
pub const LINES: [&[u8]; 16] = [
    &[0, 1, 2, 3, 4],
    &[5, 6, 7, 8, 9],
    &[10, 11, 12, 13, 14],
    &[15, 16, 17, 18, 19],
    &[20, 21, 22, 23, 24],
    &[0, 5, 10, 15, 20],
    &[1, 6, 11, 16, 21],
    &[2, 7, 12, 17, 22],
    &[3, 8, 13, 18, 23],
    &[4, 9, 14, 19, 24],
    &[0, 6, 12, 18, 24],
    &[4, 8, 12, 16, 20],
    &[2, 6, 10],
    &[2, 8, 14],
    &[10, 16, 22],
    &[14, 18, 22],
];

/// The lines through a point, each with the point's place on it, counted from 0.
///
/// ```
/// use quadrille_games::wuzifei::{LINES, lines_through};
/// for (line, place) in lines_through(6) {
///     assert_eq!(LINES[line][place], 6);
/// }
/// ```
pub fn lines_through(point: usize) -> impl Iterator<Item = (usize, usize)> {
    LINES.iter().enumerate().filter_map(move |(line, points)| {
        let place = points.iter().position(|&on| usize::from(on) == point)?;
        Some((line, place))
    })
}

/// The line that two different points share, if any.
pub(super) fn shared(a: usize, b: usize) -> Option<&'static [u8]> {
    let on = |line: &[u8], point: usize| line.iter().any(|&p| usize::from(p) == point);
    LINES.into_iter().find(|line| on(line, a) && on(line, b))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of lines through each point, as the research page has it.
    const DEGREES: [usize; POINTS] = [
        3, 2, 4, 2, 3, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4, 2, 3, 2, 4, 2, 3,
    ];

    #[test]
    fn every_point_has_its_lines() {
        for (point, &degree) in DEGREES.iter().enumerate() {
            assert_eq!(lines_through(point).count(), degree, "{point}");
        }
    }

    #[test]
    fn two_points_share_at_most_one_line() {
        for a in 0..POINTS {
            for b in (0..POINTS).filter(|&b| b != a) {
                let both = lines_through(a)
                    .filter(|(line, _)| LINES[*line].iter().any(|&p| usize::from(p) == b));
                assert!(both.count() <= 1, "{a} {b}");
            }
        }
    }
}
