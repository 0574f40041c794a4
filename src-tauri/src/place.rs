//! Where the window was, so that it opens there again.
//!
//! What is remembered is only a wish: screens come and go between two starts. A window always opens wholly on a screen
//! that is there.

use serde::{Deserialize, Serialize};

/// A window's place, in the pixels of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Place {
    /// From the left of the first screen to the window's frame; screens further left count below zero.
    pub(crate) x: i32,
    /// From the top, likewise.
    pub(crate) y: i32,
    /// The width of what is inside the frame.
    pub(crate) width: u32,
    /// The height of what is inside the frame.
    pub(crate) height: u32,
    /// The window fills its screen. The rest then says what it goes back to.
    pub(crate) maximized: bool,
}

/// The part of a screen that windows may cover.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Screen {
    /// Its left edge.
    pub(crate) x: i32,
    /// Its upper edge.
    pub(crate) y: i32,
    /// Its width.
    pub(crate) width: u32,
    /// Its height.
    pub(crate) height: u32,
}

impl Place {
    /// The same place, moved and made smaller as far as it must be to lie on one of these screens: on the one that it
    /// covers most of. If it covers none, there is no such place, and the system had better choose one.
    #[must_use]
    pub(crate) fn on(self, screens: &[Screen]) -> Option<Self> {
        let (area, screen) = screens
            .iter()
            .map(|screen| (self.overlap(screen), screen))
            .max_by_key(|(area, _)| *area)?;
        if area == 0 {
            return None;
        }
        let width = self.width.min(screen.width);
        let height = self.height.min(screen.height);
        Some(Self {
            x: within(self.x, screen.x, screen.width - width),
            y: within(self.y, screen.y, screen.height - height),
            width,
            height,
            maximized: self.maximized,
        })
    }

    fn overlap(&self, screen: &Screen) -> i64 {
        shared((self.x, self.width), (screen.x, screen.width))
            * shared((self.y, self.height), (screen.y, screen.height))
    }

    /// What is remembered after the window came to be as it is `now`. A window that fills its screen goes back to where
    /// it was before.
    #[must_use]
    pub(crate) fn after(before: Option<Self>, now: Self) -> Self {
        match before {
            Some(before) if now.maximized => Self {
                maximized: true,
                ..before
            },
            _ => now,
        }
    }
}

/// The length that two stretches have in common.
fn shared((a, a_long): (i32, u32), (b, b_long): (i32, u32)) -> i64 {
    let end = (i64::from(a) + i64::from(a_long)).min(i64::from(b) + i64::from(b_long));
    (end - i64::from(a.max(b))).max(0)
}

/// The nearest to `wish` between `first` and `room` further on.
fn within(wish: i32, first: i32, room: u32) -> i32 {
    let last = first.saturating_add_unsigned(room);
    wish.clamp(first, last)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const LAPTOP: Screen = Screen {
        x: 0,
        y: 30,
        width: 1920,
        height: 1050,
    };
    /// To the left of the first one, and higher up.
    const SECOND: Screen = Screen {
        x: -1280,
        y: -200,
        width: 1280,
        height: 1024,
    };

    fn place(x: i32, y: i32, width: u32, height: u32) -> Place {
        Place {
            x,
            y,
            width,
            height,
            maximized: false,
        }
    }

    #[test]
    fn a_place_that_is_there_is_kept() {
        let screens = [LAPTOP, SECOND];
        for there in [place(100, 100, 1100, 800), place(-1200, -100, 600, 700)] {
            assert_eq!(there.on(&screens), Some(there));
        }
    }

    #[test]
    fn a_place_on_a_screen_that_is_gone_is_none() {
        assert_eq!(place(-1200, -100, 600, 700).on(&[LAPTOP]), None);
        assert_eq!(place(5000, 5000, 600, 700).on(&[LAPTOP, SECOND]), None);
        assert_eq!(place(0, 30, 600, 700).on(&[]), None);
    }

    #[test]
    fn a_window_that_hangs_over_the_edge_is_moved_in_and_a_large_one_made_smaller() {
        assert_eq!(
            place(1900, 1000, 600, 700).on(&[LAPTOP]),
            Some(place(1320, 380, 600, 700))
        );
        assert_eq!(
            place(-50, -50, 4000, 3000).on(&[LAPTOP]),
            Some(place(0, 30, 1920, 1050))
        );
        // Most of it is on the second screen.
        assert_eq!(
            place(-500, 0, 600, 700).on(&[LAPTOP, SECOND]),
            Some(place(-600, 0, 600, 700))
        );
    }

    #[test]
    fn a_window_that_fills_its_screen_goes_back_to_where_it_was_before() {
        let before = place(100, 100, 1100, 800);
        let full = Place {
            maximized: true,
            ..place(0, 30, 1920, 1050)
        };
        let kept = Place::after(Some(before), full);
        assert_eq!(
            kept,
            Place {
                maximized: true,
                ..before
            }
        );
        assert_eq!(Place::after(Some(kept), before), before);
        assert_eq!(Place::after(None, full), full);
    }

    proptest! {
        #[test]
        fn whatever_a_file_says_the_window_lies_on_a_screen(
            (x, y) in any::<(i32, i32)>(),
            (width, height) in any::<(u32, u32)>(),
            (left, top) in (-9000_i32..9000, -9000_i32..9000),
            (wide, high) in (1_u32..9000, 1_u32..9000),
        ) {
            let screen = Screen { x: left, y: top, width: wide, height: high };
            if let Some(place) = place(x, y, width, height).on(&[screen]) {
                prop_assert!(place.x >= left && place.y >= top);
                prop_assert!(i64::from(place.x) + i64::from(place.width) <= i64::from(left) + i64::from(wide));
                prop_assert!(i64::from(place.y) + i64::from(place.height) <= i64::from(top) + i64::from(high));
            }
        }
    }
}
