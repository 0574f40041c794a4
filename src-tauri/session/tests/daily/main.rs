//! Daily challenges: deals that follow from the date, results that stay, days in a row.

#![allow(clippy::expect_used)] // a test fails by panicking

mod deals;
mod play;
mod results;
mod support;
