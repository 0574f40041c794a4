//! The program. Everything is in the library, because phones load that directly.

// Without this, Windows opens a console beside the window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() {
    quadrille_lib::run();
}
