//! The position's text: lenient in, canonical out, every problem listed. rules.md §0 and §1.

use proptest::prelude::*;
use quadrille_games::Game;
use quadrille_games::lines::{End, Lines};

use super::{params, play, state};

#[test]
fn left_out_fields_follow_from_the_rows() {
    let rows = "12.../...../...../...../....3";
    let bare = state("5x5c3n2l5s3", rows);
    assert_eq!(
        (bare.preview().len(), bare.score(), bare.over()),
        (2, 0, None)
    );
    assert_eq!(
        state("5x5c3n2l5s3", &format!("{rows},,,")),
        bare,
        "empty is left out"
    );
    assert_eq!(
        state("5x5c3n2l5s3", &format!(" {} ", rows.replace('/', " /\n"))),
        bare
    );
    // The same text is the same game for everybody; another score is another game.
    assert_ne!(
        state("5x5c3n2l5s3", &format!("{rows},,1")).generator(),
        bare.generator()
    );
    let told = state("5x5c3n2l5s3", &format!("{rows},31,7,42.9"));
    assert_eq!(Lines::write(&told), format!("{rows},31,7,42.9"));
}

#[test]
fn an_ended_game_is_written_as_such() {
    let (ended, _) = play(
        &state("5x5c3n1l5s3", "12.../...../...../...../....3,1,7,1.2"),
        "end",
    );
    assert_eq!(
        Lines::write(&ended),
        "12.../...../...../...../....3,end,7,1.2"
    );
    assert_eq!(
        Lines::read(ended.params(), &Lines::write(&ended)),
        Ok(ended)
    );
    let full = state("5x5c3n1l5s3", "12121/12121/21212/12121/21212,1,7,1.2");
    assert_eq!(full.over(), Some(End::Full));
    assert_eq!(
        Lines::write(&full),
        "12121/12121/21212/12121/21212,end,7,1.2"
    );
}

#[test]
fn every_problem_is_listed() {
    for (rules, text, keys) in [
        ("5x5c3", "", vec!["rows", "width"]),
        ("5x5c3", "...../...../...../...../.....", vec!["empty"]),
        ("5x5c3", "11111/...../...../...../.....", vec!["line"]),
        (
            "5x5c3",
            "1..4./..x../...../...../.....",
            vec!["colour", "colour"],
        ),
        (
            "5x5c3",
            "1...../.../...../...../.....",
            vec!["width", "width"],
        ),
        ("5x5c3", "1..../...../...../...../...../.....", vec!["rows"]),
        (
            "5x5c3n3",
            "1..../...../...../...../.....,12",
            vec!["preview"],
        ),
        (
            "5x5c3n3",
            "1..../...../...../...../.....,124",
            vec!["preview"],
        ),
        (
            "5x5c3n3",
            "1..../...../...../...../.....,1A2-2B1-3C1",
            vec!["preview"],
        ),
        (
            "5x5c3n3vpositions",
            "1..../...../...../...../.....,123",
            vec!["preview"],
        ),
        (
            "5x5c3n3vpositions",
            "1..../...../...../...../.....,1B1-2B1-3C1",
            vec!["preview"],
        ),
        (
            "5x5c3n3vpositions",
            "1..../...../...../...../.....,1A1-2B1-3C1",
            vec!["preview"],
        ),
        (
            "5x5c3n3vpositions",
            "1..../...../...../...../.....,1F1",
            vec!["preview"],
        ),
        (
            "5x5c3n3",
            "1..../...../...../...../.....,123,-1",
            vec!["score"],
        ),
        (
            "5x5c3n3",
            "1..../...../...../...../.....,123,1000000000001",
            vec!["score"],
        ),
        (
            "5x5c3n3",
            "1..../...../...../...../.....,123,1,5",
            vec!["generator"],
        ),
        (
            "5x5c3n3",
            "1..../...../...../...../.....,123,1,5.5,6",
            vec!["fields"],
        ),
        (
            "5x5c3n3",
            "9..../...../...../...../.....,1,x,y",
            vec!["colour", "preview", "score", "generator"],
        ),
    ] {
        let problems = Lines::read(&params(rules), text).expect_err(text);
        let found: Vec<_> = problems
            .0
            .iter()
            .map(|m| m.key.trim_start_matches("lines.problem."))
            .collect();
        assert_eq!(found, keys, "{text}: {problems}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// Whatever is accepted is written canonically, read back the same, and can be played.
    #[test]
    fn accepted_text_never_crashes_later(
        rows in proptest::collection::vec("[.1-4]{5}|[.1-4]{4,6}", 4..7),
        preview in "|end|[1-4]{2}|[1-4][A-F][1-6]-[1-4][A-F][1-6]|.{0,3}",
        score in "|[0-9]{1,14}", generator in "|[0-9]{1,20}\\.[0-9]{1,20}",
        mode in prop_oneof![Just("colours"), Just("off"), Just("positions")],
    ) {
        let rules = params(&format!("5x5c4n2l4s3v{mode}"));
        let text = format!("{},{preview},{score},{generator}", rows.join("/"));
        let Ok(read) = Lines::read(&rules, &text) else { return Ok(()) };
        let written = Lines::write(&read);
        prop_assert_eq!(Lines::read(&rules, &written), Ok(read.clone()));
        let mut state = read;
        for _ in 0..6 {
            let moves = Lines::legal(&state);
            let Some(mv) = moves.get(moves.len() / 2) else { break };
            state = Lines::play(&state, mv).expect("legal").state;
        }
    }
}

/// The highest score that a text may hold. rules.md §0: what is accepted can never fail later.
const MOST: u64 = 1_000_000_000_000;

proptest! {
    #[test]
    fn a_score_at_its_bound_is_played_on_and_read_again(below in 0_u64..30, picks in any::<[prop::sample::Index; 40]>()) {
        let start = format!("1112./...../2221./...../3331.,333,{},42.9", MOST - below);
        let mut now = state("5x5c3n3l4s3", &start);
        for pick in picks {
            let legal = Lines::legal(&now);
            if legal.is_empty() { break; }
            // Where some move clears at once, one of those: the score is what is tried here.
            let after: Vec<_> = legal.iter().map(|mv| Lines::play(&now, mv).expect("legal").state).collect();
            let paid: Vec<_> = after.iter().filter(|next| next.score() > now.score()).collect();
            now = if paid.is_empty() { after[pick.index(after.len())].clone() } else { paid[pick.index(paid.len())].clone() };
            prop_assert!(now.score() <= MOST);
            prop_assert_eq!(Lines::read(now.params(), &Lines::write(&now)), Ok(now.clone()));
        }
        prop_assert!(now.over().is_some() || now.score() > MOST - below || below == 0);
    }
}
