//! Feeds `src/book.rs`.
#![no_main]

#[path = "../src/book.rs"]
mod book;

libfuzzer_sys::fuzz_target!(|text: &str| book::check(text));
