//! The texts of rules: read leniently, written canonically, every problem told.

use super::*;

#[test]
fn reading_is_lenient_and_writing_canonical() {
    for (text, canonical) in [
        ("", "5x5l2"),
        ("5x5", "5x5l2"),
        ("5 X 5 L=5 c White", "5x5l5cwhite"),
        ("5x5 o people l4 crandom", "5x5opeople"),
        ("5x5ocomputer", "5x5l2"),
        ("5x5 o perfect l4 c White", "5x5operfectcwhite"),
        ("5x5operfectfrandompoff", "5x5operfectfrandompoff"),
        ("5x5opuzzle", "5x5opuzzle"),
        ("5x5 l4 oPuzzle q 017 cwhite fwhite pOff", "5x5opuzzleq17"),
        ("5x5q17", "5x5l2"),
        ("5x5 tleave hon", "5x5l2tleave"),
        (
            "5x5opeople nDraw pOff sOne hon rLoose fRandom",
            "5x5opeoplefrandomrloosehonsonepoffndraw",
        ),
    ] {
        let params: Params = text
            .parse()
            .unwrap_or_else(|problems| panic!("{text}: {problems}"));
        assert_eq!(params.to_string(), canonical);
        assert_eq!(canonical.parse(), Ok(params));
        assert_eq!(Params::from_values(&params.values()), Ok(params));
    }
}

#[test]
fn every_problem_is_listed() {
    for (text, keys) in [
        ("6x4l0", vec!["params.range"; 3]),
        ("5x5l2l3", vec!["params.twice"]),
        ("5x5cgreen", vec!["params.unknown"]),
        ("five", vec!["params.size", "params.unknown"]),
        ("5x5l6", vec!["params.range"]),
        ("5x5opuzzleq351", vec!["params.range"]),
        ("5x5opuzzletleave", vec!["params.unsolved"]),
        (
            "5x5operfectrloosesonepforbiddenndraw",
            vec!["params.unsolved"; 4],
        ),
        ("5x5operfecthontleave", vec!["params.unsolved"]),
        ("5x5operfecthon", vec!["params.unsolved"]),
    ] {
        let problems = text.parse::<Params>().expect_err(text);
        let found: Vec<_> = problems.0.iter().map(|m| m.key).collect();
        assert_eq!(found, keys, "{text}: {problems}");
    }
}
