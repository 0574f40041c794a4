//! How much a search may do.

/// How long a search may go on. The games know no clock: whoever calls brings one.
pub trait Budget {
    /// Asked often; once it says `true` the search returns what it has.
    fn spent(&mut self) -> bool;
}

/// A budget counted in questions: the same answer everywhere, for tests and seeds.
///
/// ```
/// use quadrille_games::{Budget, Nodes};
/// let mut budget = Nodes(2);
/// assert!(!budget.spent() && !budget.spent() && budget.spent());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Nodes(pub u64);

impl Budget for Nodes {
    fn spent(&mut self) -> bool {
        match self.0.checked_sub(1) {
            Some(left) => {
                self.0 = left;
                false
            }
            None => true,
        }
    }
}

impl<F: FnMut() -> bool> Budget for F {
    fn spent(&mut self) -> bool {
        self()
    }
}
