//! Feeds `src/id.rs`.
#![no_main]

#[path = "../src/id.rs"]
mod id;

libfuzzer_sys::fuzz_target!(|text: &str| id::check(text));
