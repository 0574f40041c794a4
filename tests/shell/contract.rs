//! One list of commands, four places: the list, the capability, the page's door, and what really answers.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use quadrille_lib::commands::NAMES;
use serde_json::{Value, json};
use tauri::test::MockRuntime;
use tauri::utils::config::{Csp, FrontendDist};

use crate::app::Folder;

fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

fn names() -> BTreeSet<String> {
    let names: BTreeSet<String> = NAMES.iter().map(ToString::to_string).collect();
    assert_eq!(names.len(), NAMES.len(), "no command twice");
    names
}

/// The functions of ui/ipc.js: command -> (name of the function, its parameters).
fn page() -> BTreeMap<String, (String, Vec<String>)> {
    let source = read("ui/ipc.js");
    let functions = source.split("export const ").skip(1).map(|function| {
        let (name, rest) = function.split_once('=').unwrap();
        let (parameters, body) = rest.split_once("=>").unwrap();
        let command = body
            .split_once("call(\"")
            .unwrap()
            .1
            .split_once('"')
            .unwrap()
            .0;
        let parameters = parameters.trim().trim_matches(['(', ')']);
        let parameters = parameters.split(',').map(|name| name.trim().to_owned());
        (
            command.to_owned(),
            (
                name.trim().to_owned(),
                parameters.filter(|name| !name.is_empty()).collect(),
            ),
        )
    });
    functions.collect()
}

/// The commands' functions in Rust: name -> arguments that come from the page.
fn rust() -> BTreeMap<String, Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src-tauri/src/commands");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let source: String = files
        .map(|file| std::fs::read_to_string(file).unwrap())
        .collect();
    let commands = source.split("#[tauri::command").skip(1).map(|command| {
        let (_, rest) = command.split_once("fn ").unwrap();
        let (name, rest) = rest.split_once('<').unwrap();
        let (_, arguments) = rest.split_once('(').unwrap();
        let (arguments, _) = arguments.split_once('{').unwrap();
        let arguments = arguments
            .split(": Arg<")
            .map(|text| text.rsplit([' ', '(']).next().unwrap());
        let mut arguments: Vec<String> = arguments.map(str::to_owned).collect();
        arguments.pop();
        (name.to_owned(), arguments)
    });
    commands.collect()
}

fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap().to_owned();
    words.fold(first, |name, word| {
        name + &word[..1].to_uppercase() + &word[1..]
    })
}

#[test]
fn the_page_has_one_function_for_every_command_with_its_arguments() {
    let (page, rust) = (page(), rust());
    assert_eq!(page.keys().cloned().collect::<BTreeSet<_>>(), names());
    assert_eq!(rust.keys().cloned().collect::<BTreeSet<_>>(), names());
    for (command, (function, parameters)) in page {
        assert_eq!(function, camel_case(&command));
        assert_eq!(parameters, rust[&command], "{command}");
    }
}

#[test]
fn the_capability_allows_the_commands_and_nothing_else_of_ours() {
    let capability: Value =
        serde_json::from_str(&read("src-tauri/capabilities/main.json")).unwrap();
    let permissions = capability["permissions"].as_array().unwrap();
    let permissions: BTreeSet<&str> = permissions
        .iter()
        .map(|name| name.as_str().unwrap())
        .collect();
    let expected: BTreeSet<String> = names()
        .iter()
        .map(|name| format!("allow-{}", name.replace('_', "-")))
        .collect();
    let (ours, theirs): (BTreeSet<&str>, BTreeSet<&str>) = permissions
        .into_iter()
        .partition(|name| name.starts_with("allow-"));
    assert_eq!(ours, expected.iter().map(String::as_str).collect());
    // Android's Back goes through the page's history, without a listener.
    assert_eq!(theirs, BTreeSet::new(), "nothing of Tauri's own");
    assert_eq!(capability["windows"], json!(["main"]));
    assert!(capability.get("remote").is_none());
}

#[test]
fn every_command_answers_the_page() {
    let folder = Folder::new();
    let house = folder.open();
    // Leaving ends the app, which the mock runtime can't.
    for name in names().iter().filter(|name| *name != "leave") {
        if let Err(error) = house.call(name, json!({})) {
            assert!(
                error.get("kind").is_some(),
                "{name} gave no typed error: {error}"
            );
        }
    }
}

#[test]
fn nobody_else_is_answered_and_nothing_else_is_allowed() {
    let folder = Folder::new();
    let house = folder.open();
    for url in [
        "https://example.org",
        "http://localhost:1420",
        "tauri://elsewhere",
        "file:///index.html",
    ] {
        let error = house.call_from(url, "home", json!({})).unwrap_err();
        assert!(
            error
                .as_str()
                .is_some_and(|error| error.contains("not allowed")),
            "{url}: {error}"
        );
    }
    for command in [
        "no_such_command",
        "plugin:store|load",
        "plugin:store|set",
        "plugin:app|exit",
        "plugin:event|emit",
        "plugin:path|resolve_directory",
        "plugin:window|create",
        "plugin:webview|create_webview_window",
        "plugin:resources|close",
    ] {
        let error = house
            .call(command, json!({ "path": "settings.json" }))
            .unwrap_err();
        assert!(
            error
                .as_str()
                .is_some_and(|error| error.contains("not allowed")),
            "{command}: {error}"
        );
    }
}

#[test]
fn the_page_is_in_the_program_and_closed_by_default() {
    let context = quadrille_lib::context::<MockRuntime>(None);
    assert!(context.assets().get(&"index.html".into()).is_some());
    let config = context.config();
    assert!(
        matches!(&config.build.frontend_dist, Some(FrontendDist::Directory(folder)) if folder.ends_with("ui"))
    );
    assert!(config.build.dev_url.is_none());
    let identifier = &config.identifier;
    assert!(
        !identifier.contains('-') && !identifier.ends_with(".app"),
        "{identifier}"
    );
    let security = &config.app.security;
    assert!(security.freeze_prototype);
    assert_eq!(security.capabilities.len(), 1);
    let Some(Csp::DirectiveMap(policy)) = &security.csp else {
        panic!("a policy by directives");
    };
    for (name, sources) in policy {
        let expected = match name.as_str() {
            // The page reads its own catalogues of texts, and calls us by Tauri's two ways.
            "connect-src" => "'self' ipc: http://ipc.localhost",
            "img-src" => "'self' data:",
            "script-src" | "style-src" | "font-src" | "media-src" => "'self'",
            _ => "'none'",
        };
        let sources: Vec<String> = sources.clone().into();
        assert_eq!(sources.join(" "), expected, "{name}");
    }
    assert!(policy.contains_key("default-src"));
}
