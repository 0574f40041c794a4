//! What only Lines can do.

use std::io::Write;

use quadrille_games::lines::Lines;

use crate::Failure;
use crate::autoplay::autoplay;

pub(crate) fn run(verb: &str, words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    match verb {
        "autoplay" => autoplay::<Lines>(words, out),
        other => Err(Failure::usage(format!(
            "lines knows autoplay, not {other:?}"
        ))),
    }
}
