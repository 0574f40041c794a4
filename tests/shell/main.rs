//! The real commands on Tauri's mock runtime, with the real configuration, capability and page: everything but the
//! window, which `tests/window` covers. One program, because each one links all of Tauri.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test says what it expects by unwrapping"
)]

mod app;
mod beside;
mod contract;
mod daily;
mod damage;
mod documented;
mod hostile;
mod opponent;
mod play;
mod puzzles;
mod records;
mod settings;
mod solution;
mod storage;
mod survival;
mod transfer;
mod work;
