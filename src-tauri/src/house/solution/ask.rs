//! Asking a table: its file is opened when it is first asked, and given up when an answer is no good.

use std::sync::Arc;

use quadrille_games::{Message, Oracle, Unknown, Worth};
use quadrille_session::Unopened;

use super::{Stand, Standing, unopened};

impl Stand {
    /// Opens the file if it is there and was not opened yet. So a file that is no table is noticed before it is asked.
    pub fn look(&self) {
        if self.is_ready() {
            let _ = self.opened();
        }
    }

    /// The table, opened when it is asked for the first time.
    fn opened(&self) -> Option<Arc<dyn Oracle>> {
        let problem = {
            let mut table = self.table();
            if table.is_some() {
                return table.clone();
            }
            let path = self.path.as_ref()?;
            let opened = std::fs::File::open(path).map_err(Unopened::from);
            match opened.and_then(|file| self.solution.open(Box::new(file))) {
                Ok(opened) => {
                    *table = Some(opened.clone());
                    return Some(opened);
                }
                Err(error) => unopened(&error),
            }
        };
        let mut now = self.lock();
        // Only if nobody has put another one there meanwhile.
        if self.table().is_none() && now.kept == Standing::Ready {
            now.kept = Standing::Damaged;
            now.problem = Some(problem);
            self.changed(&now);
        }
        None
    }

    /// An answer of this table was no good.
    fn give_up(&self, asked: &Arc<dyn Oracle>) {
        let mut now = self.lock();
        let mut table = self.table();
        if table
            .as_ref()
            .is_some_and(|table| Arc::ptr_eq(table, asked))
        {
            *table = None;
            now.kept = Standing::Damaged;
            now.problem = Some(Message::new("solution.problem.damaged"));
            self.changed(&now);
        }
    }
}

impl Oracle for Stand {
    fn worth(&self, position: u64) -> Result<Worth, Unknown> {
        let gone = || Unknown::Unreadable("the table is not there".to_owned());
        let table = self.opened().ok_or_else(gone)?;
        let worth = table.worth(position);
        if matches!(worth, Err(Unknown::Unreadable(_))) {
            self.give_up(&table);
        }
        worth
    }

    fn plies(&self, position: u64) -> Option<u16> {
        self.opened()?.plies(position)
    }
}
