//! The name that a player gives to a record.

use quadrille_games::{Message, Problems};

/// Letters of the longest name.
pub(crate) const LONGEST: usize = 24;

/// Checks a name and brings it into the one form in which it is kept: without spaces at its ends, and with one between
/// its words. No name at all is allowed, and empty.
///
/// # Errors
/// Too long, or with signs that are not seen: control characters, blank letters, and those that turn the direction of
/// what is written around the name.
pub(crate) fn read(text: &str) -> Result<String, Problems> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // A line break is white space, and yet nobody types one into a name.
    let signs = text.chars().any(is_unseen) || (!name.is_empty() && name.chars().all(is_joiner));
    let problems = [
        (name.chars().count() > LONGEST)
            .then(|| Message::new("record.name-long").with("max", LONGEST)),
        signs.then(|| Message::new("record.name-signs")),
    ];
    Problems::check(problems.into_iter().flatten().collect())?;
    Ok(name)
}

/// Is a stored name as [`read`] leaves it?
pub(crate) fn is_kept(name: &str) -> bool {
    read(name).is_ok_and(|read| read == name)
}

/// Control characters, line and paragraph separators, marks and overrides of the direction, tags, letters that are blank,
/// and marks that only say where a word may break or how it is sorted.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{061C}'
                | '\u{00AD}'
                | '\u{034F}'
                | '\u{115F}'..='\u{1160}'
                | '\u{180E}'
                | '\u{200B}'
                | '\u{200E}'
                | '\u{200F}'
                | '\u{2028}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{FEFF}'
                | '\u{FFA0}'
                | '\u{FFF9}'..='\u{FFFB}'
                | '\u{E0000}'..='\u{E007F}'
        )
}

/// Joins letters or chooses how one looks, which some scripts and pictures need; alone it is not seen.
fn is_joiner(c: char) -> bool {
    let joins = matches!(
        c,
        '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}'
    );
    joins || c.is_whitespace()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)] // a test fails by panicking

    use super::*;

    #[test]
    fn names_of_all_scripts_are_kept() {
        for name in [
            "Ann",
            "Ёж 7",
            "五子飞",
            "Zoë O’Neill",
            "می\u{200C}خواهم",
            "שרה",
            "한글",
            "Ann ❤\u{FE0F}",
            "葛\u{E0100}城",
        ] {
            assert_eq!(read(name).expect(name), name);
            assert!(is_kept(name));
        }
        assert_eq!(read("  Ann \u{3000} Lee ").expect("a name"), "Ann Lee");
        assert_eq!(read(" ").expect("no name"), "");
        let longest = "ж".repeat(LONGEST);
        assert_eq!(read(&longest).expect("just fits"), longest);
    }

    #[test]
    fn signs_that_are_not_seen_are_refused_and_so_is_what_is_too_long() {
        for sign in [
            '\0',
            '\n',
            '\t',
            '\u{7F}',
            '\u{85}',
            '\u{200E}',
            '\u{200F}',
            '\u{061C}',
            '\u{202A}',
            '\u{202E}',
            '\u{2066}',
            '\u{2069}',
            '\u{2028}',
            '\u{FEFF}',
            '\u{E0041}',
            '\u{3164}',
            '\u{115F}',
            '\u{1160}',
            '\u{FFA0}',
            '\u{2800}',
            '\u{00AD}',
            '\u{034F}',
        ] {
            for text in [
                format!("An{sign}n"),
                format!("{sign}Ann"),
                format!("Ann{sign}"),
            ] {
                assert!(read(&text).is_err(), "{}", text.escape_unicode());
                assert!(!is_kept(&text));
            }
        }
        for nothing in [
            "\u{200D}",
            "\u{FE0F}",
            "\u{FE00} \u{E0100}",
            "\u{E01EF}\u{200C}",
        ] {
            let text = nothing.escape_unicode();
            assert!(read(nothing).is_err(), "nothing to see: {text}");
        }
        let both = format!("{}\u{202E}", "x".repeat(LONGEST));
        assert_eq!(read(&both).expect_err("two problems").0.len(), 2);
        assert!(!is_kept(" Ann"));
    }
}
