//! Positions as text: lenient reading, canonical writing, every problem listed.

use quadrille_games::wuzifei::{End, MEMORY, Side, Wuzifei};
use quadrille_games::{Game, Generator};

use super::perft::VARIANTS;
use super::{params, play, play_all, random_move, refusal, state};

const LONGEST_ID: usize = 4096;

fn written(rules: &str, position: &str) -> String {
    Wuzifei::write(&state(rules, position))
}

fn problems(rules: &str, position: &str) -> Vec<&'static str> {
    let found = Wuzifei::read(&params(rules), position).expect_err(position);
    found.0.iter().map(|message| message.key).collect()
}

#[test]
fn reading_is_lenient_and_writing_canonical() {
    let people = "5x5opeople";
    let start = "BBBBB/...../...../...../WWWWW b";
    for text in [
        "BBBBB/...../...../...../WWWWW",
        "bbbbb/...../...../...../wwwww B",
        "BBBBB/...../...../...../WWWWW,b",
        " BB BBB / ..... /...../...../WWWWWb ",
        "BBBBB/...../...../...../WWWWW b,q0,h",
    ] {
        assert_eq!(written(people, text), start, "{text}");
    }
    assert_eq!(
        written("5x5opeoplefwhite", "BBBBB/...../...../...../WWWWW"),
        "BBBBB/...../...../...../WWWWW w"
    );
    let late = "BB.BB/..B../...../...../WWWWW w,ow,Q7";
    assert_eq!(
        written(people, late),
        "BB.BB/..B../...../...../WWWWW w,q7,ow"
    );
    // Against the computer the seed of its luck is part of the game.
    assert_eq!(
        written("5x5", "BBBBB/...../...../...../WWWWW b,s42"),
        format!("{start},s42")
    );
    let drawn = "BBBBB/...../...../...../WWWWW b,pw,s42";
    assert_eq!(written("5x5crandom", drawn), drawn);
    let given = state("5x5opeople", "BBBBB/...../...../...../WWWWW w,eresigned");
    assert_eq!(given.over(), Some(End::Resigned(Side::White)));
    let given = state("5x5cwhite", "BBBBB/...../...../...../WWWWW b,eresigned");
    assert_eq!(given.over(), Some(End::Resigned(Side::White)));
    assert_eq!(
        state(people, "BBBBB/...../...../...../WWWWW b,eAgreed").over(),
        Some(End::Agreed)
    );
}

#[test]
fn what_the_board_decides_is_read_off_the_board() {
    for (position, end) in [
        (
            "WWWWW/...../...../...../WWWWW b",
            End::NoPieces(Side::Black),
        ),
        ("BW.../WW.../...../WWWWW/.W... b", End::NoMove(Side::Black)),
        ("BBBBB/...../...../...../WWWWW b,q100", End::Quiet),
        // What was said afterwards is not believed.
        ("BBBBB/...../...../...../WWWWW b,q100,eresigned", End::Quiet),
    ] {
        let state = state("5x5opeople", position);
        assert_eq!(state.over(), Some(end), "{position}");
        assert!(Wuzifei::legal(&state).is_empty());
    }
}

/// Whoever writes out a position may leave pieces away.
#[test]
fn a_position_may_have_fewer_pieces() {
    for text in [
        "BBBB./...../...../...../WWWW. b",
        "...../..B../...../W..../..... w",
    ] {
        assert_eq!(written("5x5opeople", text), text);
        let state = state("5x5opeople", text);
        let (next, _) = play(&state, &Wuzifei::legal(&state)[0].to_string());
        assert_eq!(next.over(), None, "{text}");
    }
}

#[test]
fn every_problem_is_listed() {
    let people = "5x5opeople";
    let start = "BBBBB/...../...../...../WWWWW b";
    for (rules, text, keys) in [
        (people, "", "rows width"),
        (people, "BBBBB/...../WWWWW b", "rows"),
        (
            people,
            "BBBB/......x/..?../...../WWWWW",
            "width width piece",
        ),
        (people, "...../...../...../...../..... b", "empty"),
        (people, "BBBBB/B..../...../...../WWWWW b", "pieces"),
        (
            "5x5opeopletleave",
            "BBBBB/B..../...../.W.../WWWWW b",
            "too-many too-many",
        ),
        (
            "5x5opeopletleave",
            "...../...../...../...../..... b",
            "empty",
        ),
        (people, &format!("{start},q101"), "quiet"),
        (people, &format!("{start},q-1,q"), "twice quiet"),
        (people, &format!("{start},x1,s5,pb"), "field field field"),
        ("5x5", &format!("{start},ob,s"), "field seed"),
        ("5x5crandom", &format!("{start},px"), "person"),
        (people, &format!("{start},oq,edone"), "offer end"),
        ("5x5", &format!("{start},eagreed"), "end"),
        (people, &format!("{start},ha"), "history"),
        (people, &format!("{start},haz"), "history"),
        (people, &format!("{start},haf2b"), "history"),
        (people, &format!("{start},"), "field"),
        (
            people,
            "XBBBB/...../...../...../WWWWW b,q101,hz,q1",
            "piece twice quiet history",
        ),
    ] {
        let found: Vec<&str> = problems(rules, text);
        let want = keys.split(' ').map(|key| format!("wuzifei.problem.{key}"));
        let want: Vec<String> = want.collect();
        let mut found: Vec<&str> = found;
        found.sort_unstable();
        let mut sorted: Vec<&str> = want.iter().map(String::as_str).collect();
        sorted.sort_unstable();
        assert_eq!(found, sorted, "{text}");
    }
}

#[test]
fn a_history_that_can_not_have_happened_is_refused() {
    for (position, key) in [
        // Not where the piece stands; a line that is none; an own piece in the way; a capture missed.
        (
            "BBBBB/...../...../...../WWWWW b,huz",
            "wuzifei.problem.history",
        ),
        (
            "BBBBB/...../...../...../WWWWW b,hpq",
            "wuzifei.problem.history-move",
        ),
        (
            "BBBBB/...../...../W..../.WWWW b,hwp",
            "wuzifei.problem.history-move",
        ),
        (
            "...../.B.../..WBW/B.BB./WW.W. b,hcm",
            "wuzifei.problem.history-move",
        ),
        (
            "...../.W.../..WWW/B.BW./WW.W. b,q4,hcm3gns",
            "wuzifei.problem.quiet-history",
        ),
        ("BBBBB/...../...../P..../.WWWW b", "wuzifei.problem.piece"),
    ] {
        assert_eq!(problems("5x5opeople", position), [key], "{position}");
    }
    let text = "...../.W.../..WWW/B.BW./WW.W. b,hcm3gns";
    assert_eq!(written("5x5opeople", text), text);
}

#[test]
fn repetitions_survive_the_text() {
    let start = state("5x5opeople", "BBBBB/...../...../...../WWWWW b");
    let moves = "C1-C2 C5-C4 C2-C1 C4-C5 C1-C2 C5-C4 C2-C1";
    let before = play_all(&start, moves);
    let text = Wuzifei::write(&before);
    let read = state("5x5opeople", &text);
    assert_eq!(read, before);
    assert_eq!(play(&read, "C4-C5").0.over(), Some(End::Repetition));
    let forbidden = play_all(
        &state("5x5opeoplepforbidden", "BBBBB/...../...../...../WWWWW b"),
        "C1-C2 C5-C4 C2-C1",
    );
    let read = state("5x5opeoplepforbidden", &Wuzifei::write(&forbidden));
    assert_eq!(refusal(&read, "C4-C5"), refusal(&forbidden, "C4-C5"));
}

#[test]
fn texts_go_both_ways_in_random_games_of_all_variants() {
    let more = [
        "5x5crandomfrandomndraw",
        "5x5opeoplepforbidden",
        "5x5l5cwhitepoffrloose",
    ];
    for (number, rules) in VARIANTS.into_iter().chain(more).enumerate() {
        for seed in 0..6 {
            let mut source = Generator::new(seed * 20 + number as u64).source();
            let mut state = Wuzifei::deal(&params(rules), seed);
            for turn in 0.. {
                // Every early state, then some: a text with its history takes long to check.
                let mv = random_move(&state, &mut source);
                if let Some(mv) = mv.filter(|_| turn > 20 && turn % 25 != 0) {
                    state = Wuzifei::play(&state, &mv).expect("legal").state;
                    continue;
                }
                let text = Wuzifei::write(&state);
                let read =
                    Wuzifei::read(&params(rules), &text).unwrap_or_else(|e| panic!("{text}: {e}"));
                assert_eq!(read, state, "{text}");
                assert_eq!(Wuzifei::write(&read), text);
                let Some(mv) = mv else {
                    break;
                };
                state = Wuzifei::play(&state, &mv).expect("legal").state;
            }
        }
    }
}

/// However long a game, its exact ID can be read, with every position that is remembered.
#[test]
fn the_text_of_a_very_long_game_is_still_an_id() {
    let rules = "5x5opeoplepoff";
    let mut longest = 0;
    for seed in 0..400 {
        let mut source = Generator::new(seed).source();
        let mut state = Wuzifei::deal(&params(rules), seed);
        let mut turns = 0;
        while let Some(mv) = random_move(&state, &mut source) {
            state = Wuzifei::play(&state, &mv).expect("legal").state;
            turns += 1;
        }
        if turns <= longest {
            continue;
        }
        longest = turns;
        let text = Wuzifei::write(&state);
        assert!(text.len() + 100 < LONGEST_ID);
        assert_eq!(state.past().len(), turns.min(MEMORY));
        assert_eq!(Wuzifei::read(&params(rules), &text), Ok(state));
    }
    assert!(
        longest > MEMORY + 50,
        "the longest game had {longest} moves"
    );
}
