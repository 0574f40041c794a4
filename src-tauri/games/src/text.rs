//! What the texts of positions have in common: rows joined by `/`, a character a cell, and `seed.drawn`, the place in the
//! stream of random numbers.

use crate::cell::shorten;
use crate::{Generator, Message, Size};

/// What is wrong with rows, in a game's own sentences.
pub(crate) struct RowProblems {
    /// There are `found` rows instead of `expected`.
    pub(crate) rows: &'static str,
    /// The row `row` has `found` cells instead of `expected`.
    pub(crate) width: &'static str,
}

/// Reads the cells row by row, each character by itself; what is wrong with one is told with its row.
///
/// Where there are problems, the cells are not all there: they are added to those that were there before.
pub(crate) fn read_rows<T>(
    size: Size,
    text: &str,
    said: &RowProblems,
    read: impl Fn(char) -> Result<T, Message>,
    problems: &mut Vec<Message>,
) -> Vec<T> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(size.height) {
        let message = Message::new(said.rows).with("found", rows.len());
        problems.push(message.with("expected", size.height));
    }
    let mut cells = Vec::with_capacity(size.cells());
    for (row, text) in (1_usize..).zip(rows.iter().take(usize::from(size.height))) {
        let width = text.chars().count();
        if width != usize::from(size.width) {
            let message = Message::new(said.width).with("row", row);
            problems.push(message.with("found", width).with("expected", size.width));
        }
        for char in text.chars().take(usize::from(size.width)) {
            match read(char) {
                Ok(cell) => cells.push(cell),
                Err(message) => {
                    problems.push(message.with("row", row).with("found", char.to_string()));
                }
            }
        }
    }
    cells
}

/// The place in the stream; none where nothing is said, or where it is wrong, which is told by `said`.
pub(crate) fn read_generator(
    text: &str,
    said: &'static str,
    problems: &mut Vec<Message>,
) -> Option<Generator> {
    if text.is_empty() {
        return None;
    }
    let generator = text.split_once('.').and_then(|(seed, drawn)| {
        Some(Generator {
            seed: seed.parse().ok()?,
            drawn: drawn.parse().ok()?,
        })
    });
    if generator.is_none() {
        problems.push(Message::new(said).with("text", shorten(text)));
    }
    generator
}
