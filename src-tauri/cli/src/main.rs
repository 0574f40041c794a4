//! The program; everything it does is in the library, where tests reach it.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|a| a.to_string_lossy().into_owned())
        .collect();
    let mut out = BufWriter::new(io::stdout().lock());
    // Not locked: threads tell how far they are.
    let code = quadrille_cli::run(&arguments, &mut out, &mut io::stderr());
    // A reader that has gone away (such as `head`) is no fault of the games.
    let _ = out.flush();
    ExitCode::from(code)
}
