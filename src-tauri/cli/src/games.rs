//! `games`: what can be played, and by which rules.

use std::io::Write;

use quadrille_session::registry;
use serde_json::json;

use crate::{Failure, Options};

pub(crate) fn print(words: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    Options::only(words, &[])?;
    for kind in registry() {
        writeln!(out, "{}", json!(kind.info()))?;
    }
    Ok(())
}
