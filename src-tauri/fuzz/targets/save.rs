//! Feeds `src/save.rs`.
#![no_main]

#[path = "../src/save.rs"]
mod save;

libfuzzer_sys::fuzz_target!(|text: &str| save::check(text));
