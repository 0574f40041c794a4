//! The types of the page are the types of the Rust side: `ui/types/generated.d.ts` is what this prints.
//!
//! `cargo test --features types --test types` compares; with `UPDATE=1` in the environment it writes the file.

use std::path::Path;

use quadrille_games::{FieldKind, HintMove, Message, Outcome, Pending, Point, Preset};
use quadrille_games::{flood, lines, link, wuzifei};
use quadrille_lib::commands::Catalogue;
use quadrille_lib::error::Error;
use quadrille_lib::house::{Home, Imported, SolutionState, Standing};
use quadrille_lib::settings;
use quadrille_session as session;
use ts_rs::{Config, TS};

const FILE: &str = "ui/types/generated.d.ts";

const HEAD: &str = "\
// The types that cross the border between the Rust side and the page.
// Made from the Rust types by `UPDATE=1 cargo test --features types --test types`; don't edit.
";

/// The declarations of types, in this order.
macro_rules! declarations {
    ($($kind:ty),* $(,)?) => { vec![$(declaration::<$kind>()),*] };
}

fn declaration<T: TS + ?Sized>() -> String {
    let text = format!("export {}\n", T::decl(&Config::new()));
    // One line for a field's comment, one for the field.
    text.replace(" \n", "\n")
        .replace("/**\n * ", "  /** ")
        .replace("\n */\n", " */\n  ")
        .replace(", }", " }")
}

/// Everything that every game brings along; [`session::Table`] and [`session::Reply`] name these.
fn of_the_games() -> Vec<String> {
    let mut all = declarations![lines::Upcoming, lines::Board, lines::Event];
    all.extend(declarations![link::Board, link::Fall, link::Event]);
    all.extend(declarations![
        flood::Bounds,
        flood::Line,
        flood::Replay,
        flood::Board,
        flood::Event
    ]);
    all.extend(declarations![
        wuzifei::Side,
        wuzifei::Target,
        wuzifei::Last,
        wuzifei::Aim,
        wuzifei::Asked,
        wuzifei::Board,
        wuzifei::Way,
        wuzifei::Taken,
        wuzifei::Judged,
        wuzifei::Event
    ]);
    for kind in ["Board", "Event"] {
        let games = ["Lines", "Link", "Wuzifei", "Flood"].map(|game| format!("{game}{kind}"));
        all.push(format!("export type {kind} = {};\n", games.join(" | ")));
    }
    all
}

fn generated() -> String {
    let mut all = declarations![
        Message,
        FieldKind,
        session::FieldInfo,
        Preset,
        session::GameInfo,
        Catalogue,
        session::Choice,
        Outcome,
        Pending,
        session::Status,
        session::StepKind,
        Point,
    ];
    all.push("export type Values = Record<string, number | string>;\n".into());
    all.extend(of_the_games());
    all.extend(declarations![
        session::DayResult,
        session::DayView,
        session::DaysPlayed,
        session::Today,
        session::Calendar,
        session::TableDay,
        session::Solved,
        session::ItemResult,
        session::ItemView,
        session::Collection,
        session::TableItem,
        session::Table,
        session::Reply,
        HintMove,
        session::HintReply,
        session::Played,
        session::Moment,
        session::Share,
        session::Cost,
        Standing,
        SolutionState,
        session::Mark,
        session::Analysis,
        settings::Theme,
        settings::Palette,
        settings::Animation,
        settings::Side,
        settings::Language,
        settings::Settings,
        Home,
        session::Entry,
        session::Statistics,
        session::RuleRecords,
        session::Records,
        Imported,
        Error,
    ]);
    format!("{HEAD}\n{}", all.join("\n"))
}

#[test]
fn the_types_of_the_page_are_those_of_the_rust_side() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let generated = generated();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&file, &generated).expect("the file can be written");
    }
    let written = std::fs::read_to_string(&file).expect("the file can be read");
    assert!(
        written.replace("\r\n", "\n") == generated,
        "{FILE} is behind: UPDATE=1 cargo test --features types --test types"
    );
}
