//! The cases of `tests/data/wuzifei.json` and of the research page, under both line rules.

use quadrille_games::wuzifei::{
    Captured, LINES, LineRule, Reach, Ruleset, Side, captures, carry_out, targets,
};
use serde_json::Value;

use super::naive;

const CASES: &str = include_str!("../../../../tests/data/wuzifei.json");

fn cells(text: &str) -> [Option<Side>; 25] {
    let letters = text.chars().filter(|&letter| letter != '/');
    let mut cells = [None; 25];
    for (point, letter) in letters.enumerate() {
        cells[point] = match letter {
            'B' => Some(Side::Black),
            'W' => Some(Side::White),
            _ => None,
        };
    }
    cells
}

fn rules(line: LineRule, chain: bool) -> Ruleset {
    Ruleset {
        line,
        chain,
        captured: Captured::Turn,
        reach: Reach::Fly,
    }
}

/// What a move turns, or `None` where it is illegal.
fn turned(rules: Ruleset, board: &str, from: usize, to: usize) -> Option<Vec<usize>> {
    let before = cells(board);
    let legal = targets(rules.reach, &before, from).contains(&to);
    let (after, _) = carry_out(rules, &before, from, to);
    legal.then(|| {
        (0..25)
            .filter(|&point| {
                before[point].is_some() && point != from && before[point] != after[point]
            })
            .collect()
    })
}

fn list(value: &Value) -> Option<Vec<usize>> {
    let points = value.as_array()?.iter();
    Some(
        points
            .map(|n| n.as_u64().expect("a point") as usize)
            .collect(),
    )
}

#[test]
fn every_case_turns_what_it_says_under_both_line_rules() {
    let cases: Vec<Value> = serde_json::from_str(CASES).expect("JSON");
    assert_eq!(cases.len(), 17);
    for case in &cases {
        let text = |key| case[key].as_str().expect("a text");
        let point = |key: &str| case[key].as_u64().expect("a point") as usize;
        for (line, want) in [
            (LineRule::Strict, list(&case["flips_strict"])),
            (LineRule::Loose, list(&case["flips_loose"])),
        ] {
            let found = turned(
                rules(line, false),
                text("board"),
                point("from"),
                point("to"),
            );
            assert_eq!(found, want, "{} {line:?}: {}", text("id"), text("why"));
        }
    }
}

/// E22: the chain option adds 7 and 17, under both line rules.
#[test]
fn case_e22_goes_on_with_the_chain_rule() {
    let board = "...../..B.W/..B../.WB../.....";
    for line in [LineRule::Strict, LineRule::Loose] {
        assert_eq!(
            turned(rules(line, true), board, 9, 8),
            Some(vec![7, 12, 17])
        );
        let (_, waves) = carry_out(rules(line, true), &cells(board), 9, 8);
        assert_eq!(waves.len(), 2, "two waves");
    }
}

/// Research page §3.2, E10 (a slide along the line itself): judged before the source is emptied, the
/// source would still count and nothing would turn.
#[test]
fn trap_the_source_has_left_before_captures_are_judged() {
    // `x o - x -` becomes `x o x - -` on the top row.
    let found = turned(
        rules(LineRule::Strict, false),
        "WB.W./...../...../...../.....",
        3,
        2,
    );
    assert_eq!(found, Some(vec![1]));
}

/// Research page §3.3: the article's fragments return inside the loop over the lines and drop the rest.
#[test]
fn trap_every_line_through_the_point_is_judged() {
    // W comes to C3 from A3's side: clips on the column and on both long diagonals at once.
    let board = "W.W.W/.BBB./W..../...../.....";
    let found = turned(rules(LineRule::Strict, false), board, 10, 12);
    assert_eq!(found, Some(vec![6, 7, 8]));
}

/// Research page §3.3: an `else if` skips the right side where the left neighbour is an enemy. Harmless
/// under the strict rule, a fault under the loose one: `? o X o x`.
#[test]
fn trap_under_the_loose_rule_both_hands_of_a_line_are_judged() {
    for (row, want) in [
        ("BB.BW", vec![1, 3]), // a carry, and a clip on the right
        ("WB.BB", vec![1, 3]), // a carry, and a clip on the left
        ("WB.BW", vec![1, 3]), // E15
        (".B.BW", vec![1, 3]),
        (".W.BW", vec![3]), // own on the left, a clip on the right
        ("WB.W.", vec![1]),
    ] {
        let board = format!("{row}/...../..W../...../.....");
        let found = turned(rules(LineRule::Loose, false), &board, 12, 2);
        assert_eq!(found, Some(want), "{row}");
    }
}

/// Research page §3.1: `Xox--` and its like are all there is on one line, exhaustively over every filling.
#[test]
fn shapes_on_one_line_are_those_of_the_research_page() {
    let shapes = [
        "Xox--", "xoX--", "-Xox-", "-xoX-", "--Xox", "--xoX", "oXo--", "-oXo-", "--oXo",
    ];
    let short = ["Xox", "xoX", "oXo"];
    for (line, shapes) in [(0, &shapes[..]), (12, &short[..])] {
        let points = LINES[line];
        let mut seen = 0;
        for filling in 0..3_usize.pow(points.len() as u32) {
            for at in 0..points.len() {
                let piece = |place: usize| filling / 3_usize.pow(place as u32) % 3;
                if piece(at) != 1 {
                    continue;
                }
                let mut cells = [None; 25];
                let mut shape = String::new();
                for (place, &point) in points.iter().enumerate() {
                    let (letter, side) = match (piece(place), place == at) {
                        (1, true) => ('X', Some(Side::White)),
                        (1, false) => ('x', Some(Side::White)),
                        (2, _) => ('o', Some(Side::Black)),
                        _ => ('-', None),
                    };
                    shape.push(letter);
                    cells[usize::from(point)] = side;
                }
                let found = captures(LineRule::Strict, &cells, points[at].into());
                assert_eq!(
                    !found.is_empty(),
                    shapes.contains(&shape.as_str()),
                    "{shape}"
                );
                seen += found.len();
                // The enemies of the shape are what is captured: all of them.
                if let [one] = found[..] {
                    assert_eq!(one.points.count_ones() as usize, shape.matches('o').count());
                }
            }
        }
        assert_eq!(seen, shapes.len());
    }
}

#[test]
fn the_naive_generator_agrees_with_the_cases() {
    let cases: Vec<Value> = serde_json::from_str(CASES).expect("JSON");
    for case in cases {
        let board = case["board"].as_str().expect("a text");
        let place = |key: &str| {
            let point = case[key].as_u64().expect("a point") as i32;
            (point / 5, point % 5)
        };
        let (from, to) = (place("from"), place("to"));
        for (line, key) in [
            (LineRule::Strict, "flips_strict"),
            (LineRule::Loose, "flips_loose"),
        ] {
            let grid = naive::grid(board);
            let legal = naive::moves(rules(line, false), &grid, 'W').contains(&(from, to));
            let want = list(&case[key]);
            assert_eq!(legal, want.is_some());
            if let Some(want) = want {
                let after = naive::after(rules(line, false), &grid, from, to);
                let before: Vec<char> = grid.concat();
                let turned = (0..25).filter(|&n| before[n] == 'B' && after.concat()[n] == 'W');
                assert_eq!(turned.collect::<Vec<_>>(), want, "{}", case["id"]);
            }
        }
    }
}
