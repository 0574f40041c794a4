//! Tables of solved games: built beside the game, brought in, damaged, asked. Those here are of few pieces, or made up.

mod analyse;
mod ask;
mod build;
mod import;
mod made_up;

use quadrille_session::{Extent, solutions};
use serde_json::{Value, json};

use crate::app::{Folder, House};

const GAME: &str = "wuzifei";
const FILE: &str = "wuzifei.table";
/// Beside its place, while it is written.
const PART: &str = "wuzifei.table.tmp";
/// Few enough to be solved at once.
const PIECES: usize = 3;

impl Folder {
    /// Starts the app with a table of few pieces.
    fn open_few(&self) -> House {
        self.open_with(solutions(Extent::Pieces(PIECES)))
    }

    /// The files of the table.
    fn files(&self) -> Vec<String> {
        let names = std::fs::read_dir(self.path("")).unwrap();
        let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name.starts_with(FILE)).collect();
        names.sort();
        names
    }
}

impl House {
    /// How the table stands, now.
    fn solution(&self) -> Value {
        self.ask("solution", json!({ "game": GAME, "seen": 0 }))
    }

    /// How it stands once it is neither on its way nor what was seen before.
    fn settled(&self, mut seen: Value) -> Value {
        while seen["state"] == "building" || seen["state"] == "importing" {
            let arguments = json!({ "game": GAME, "seen": seen["change"] });
            let next = self.ask("solution", arguments);
            assert!(next["change"].as_u64() > seen["change"].as_u64());
            assert!(
                next["part"].as_f64() >= seen["part"].as_f64() || next["state"] != seen["state"]
            );
            seen = next;
        }
        seen
    }

    fn of_solution(&self, command: &str) -> Value {
        self.ask(command, json!({ "game": GAME }))
    }

    /// Builds the table to its end.
    fn build(&self) -> Value {
        let begun = self.of_solution("build_solution");
        self.settled(begun)
    }

    fn refuse(&self, command: &str) -> Value {
        self.fail("refused", command, json!({ "game": GAME }))["message"]["key"].clone()
    }

    /// The game of an ID.
    fn open_game(&self, id: &str) -> Value {
        self.ask("open_id", json!({ "text": id }))["table"].clone()
    }

    fn wuzifei(&self) -> Value {
        self.ask("resume", json!({ "game": GAME }))["table"].clone()
    }

    fn move_piece(&self, text: &str) -> Value {
        let arguments =
            json!({ "game": GAME, "revision": self.wuzifei()["revision"], "text": text });
        self.ask("play", arguments)["table"].clone()
    }

    fn look_into(&self, assist: bool) -> Result<Value, Value> {
        let revision = &self.wuzifei()["revision"];
        let arguments = json!({ "game": GAME, "revision": revision, "assist": assist });
        self.call("analyse", arguments)
    }
}

/// The bytes of a table.
fn table(pieces: usize) -> Vec<u8> {
    let folder = Folder::new();
    let house = folder.open_with(solutions(Extent::Pieces(pieces)));
    assert_eq!(house.build()["state"], "ready");
    folder.read(FILE)
}
