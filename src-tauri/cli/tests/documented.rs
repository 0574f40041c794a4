//! The examples of `docs/cli.md`, run as they stand there. `CLI_WRITE=1` writes them anew.

#![allow(clippy::expect_used)] // a test fails by panicking

use std::fs;
use std::path::Path;

fn run(command: &str) -> String {
    let arguments: Vec<String> = command
        .split_whitespace()
        .skip(1)
        .map(str::to_owned)
        .collect();
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = quadrille_cli::run(&arguments, &mut out, &mut err);
    let mut text = String::from_utf8(out).expect("UTF-8") + &String::from_utf8(err).expect("UTF-8");
    if code != 0 {
        text += &format!("(exit code {code})\n");
    }
    text
}

#[test]
fn the_page_shows_what_the_program_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cli.md");
    let page = fs::read_to_string(&path).expect("readable");
    let mut fresh = String::new();
    let mut inside = false;
    for line in page.lines() {
        if line == "```console" || (inside && line == "```") {
            inside = line == "```console";
        } else if inside && !line.starts_with("$ ") {
            continue; // old output
        }
        fresh += line;
        fresh.push('\n');
        if let Some(command) = line.strip_prefix("$ ").filter(|_| inside) {
            fresh += &run(command);
        }
    }
    if std::env::var_os("CLI_WRITE").is_some() {
        fs::write(&path, fresh).expect("writable");
    } else {
        assert_eq!(page, fresh, "review, then run with CLI_WRITE=1");
    }
}
