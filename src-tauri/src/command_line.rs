//! What stands behind the program's name when it is started: nothing, a game to open, or a question about the program.
//!
//! Questions are answered without a window, also on a machine that has no display.

use std::ffi::OsString;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::argument::SMALL;

/// What a start comes to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// Open the window, and in it this text as a game ID.
    Play(Option<String>),
    /// Print this and end.
    Answer(String),
    /// Complain of this and end without success.
    Refuse(String),
}

const HELP: &str = "\
Quadrille: classic board games on squared paper, offline

  quadrille             go on where you were
  quadrille ID          open the game with this ID, such as \"lines:9x9c7n3l5s5#1\"
  quadrille FILE        open the game whose ID is in this file
  quadrille --version   print the version
  quadrille --help      print this page

The game that is on the table steps aside for another one of its kind; Undo brings
it back. If Quadrille is open already, its window opens the game.";

/// Reads what follows the program's name.
pub(crate) fn read(arguments: impl IntoIterator<Item = OsString>) -> Start {
    let mut arguments = arguments.into_iter();
    let Some(mut first) = arguments.next() else {
        return Start::Play(None);
    };
    match first.to_str() {
        Some("--version" | "-V") => {
            return Start::Answer(format!("quadrille {}", env!("CARGO_PKG_VERSION")));
        }
        Some("--help" | "-h") => return Start::Answer(HELP.to_owned()),
        // What follows is a game or a file, whatever it begins with.
        Some("--") => match arguments.next() {
            Some(next) => first = next,
            None => return Start::Play(None),
        },
        Some(option) if option.starts_with('-') => {
            return Start::Refuse(format!("there is no option {option}"));
        }
        _ => {}
    }
    match arguments.next() {
        None => Start::Play(Some(game(&first))),
        Some(more) => Start::Refuse(format!(
            "one game at a time: {} is one too many",
            more.to_string_lossy()
        )),
    }
}

/// The text in the file of this name, or else the name itself: the app says what is wrong with either.
fn game(argument: &OsString) -> String {
    let path = Path::new(argument);
    if path.is_file() {
        match content(path) {
            Ok(text) => return text,
            Err(error) => eprintln!("quadrille: {}: {error}", path.display()),
        }
    }
    argument.to_string_lossy().trim().to_owned()
}

/// What a file holds, but no more of it than makes a text that is too long.
fn content(path: &Path) -> std::io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(SMALL as u64 + 1)
        .read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(arguments: &[&str]) -> Start {
        read(arguments.iter().map(OsString::from))
    }

    fn play(text: &str) -> Start {
        Start::Play(Some(text.to_owned()))
    }

    #[test]
    fn nothing_goes_on_where_the_player_was() {
        assert_eq!(start(&[]), Start::Play(None));
        assert_eq!(start(&["--"]), Start::Play(None));
    }

    #[test]
    fn questions_are_answered() {
        let version = Start::Answer(format!("quadrille {}", env!("CARGO_PKG_VERSION")));
        assert_eq!(start(&["--version"]), version);
        assert_eq!(start(&["-V"]), version);
        assert_eq!(start(&["--help"]), Start::Answer(HELP.to_owned()));
    }

    #[test]
    fn anything_else_is_a_game_even_if_it_is_none() {
        assert_eq!(start(&["lines:9x9c7#1"]), play("lines:9x9c7#1"));
        assert_eq!(start(&[" a b "]), play("a b"));
        assert_eq!(start(&["--", "--version"]), play("--version"));
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        assert!(
            matches!(start(&["--fullscreen"]), Start::Refuse(why) if why.contains("--fullscreen"))
        );
        assert!(matches!(start(&["a", "b"]), Start::Refuse(why) if why.contains('b')));
    }

    #[test]
    fn a_file_gives_the_text_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ID.txt");
        std::fs::write(&path, "\n lines:9x9c7#1 \r\n").unwrap();
        assert_eq!(start(&[path.to_str().unwrap()]), play("lines:9x9c7#1"));
        // A folder is not a file, and its name is not an ID: the app says so.
        let folder = folder.path().to_str().unwrap();
        assert_eq!(start(&[folder]), play(folder));
    }

    #[test]
    fn no_more_is_read_of_a_file_than_is_needed_to_refuse_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("LONG.txt");
        std::fs::write(&path, vec![b'x'; 10 * SMALL]).unwrap();
        let Start::Play(Some(text)) = start(&[path.to_str().unwrap()]) else {
            panic!("a text");
        };
        assert_eq!(text.len(), SMALL + 1);
    }
}
