//! Feeds `src/moves.rs`.
#![no_main]

#[path = "../src/moves.rs"]
mod moves;

libfuzzer_sys::fuzz_target!(|text: &str| moves::check(text));
