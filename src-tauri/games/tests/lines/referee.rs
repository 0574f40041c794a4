//! A slow, independent reading of rules.md §1 that follows a turn by its events.
//!
//! It shares no code with the rules but cell names: the board is a list of rows, lines are found by
//! looking at every run of the whole board, paths by relaxing distances until nothing changes.

use std::collections::BTreeSet;

use quadrille_games::Cell;
use quadrille_games::lines::{Event, Preview, Scoring, State};

pub(crate) type Board = Vec<Vec<u8>>;
type Place = (usize, usize);

pub(crate) fn board(state: &State) -> Board {
    state
        .cells()
        .chunks(usize::from(state.params().size().width))
        .map(<[u8]>::to_vec)
        .collect()
}

fn place(cell: Cell) -> Place {
    (usize::from(cell.row), usize::from(cell.column))
}

/// Every run of one colour with at least `length` balls, as sets of places.
pub(crate) fn runs(board: &Board, length: usize) -> Vec<BTreeSet<Place>> {
    let at = |row: i32, column: i32| {
        let row = usize::try_from(row).ok()?;
        board
            .get(row)?
            .get(usize::try_from(column).ok()?)
            .copied()
            .filter(|&colour| colour > 0)
    };
    let mut found = Vec::new();
    for row in 0..board.len() as i32 {
        for column in 0..board[0].len() as i32 {
            for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let colour = at(row, column);
                if colour.is_none() || at(row - down, column - right) == colour {
                    continue;
                }
                let run: BTreeSet<Place> = (0..)
                    .map(|n| (row + n * down, column + n * right))
                    .take_while(|&(row, column)| at(row, column) == colour)
                    .map(|(row, column)| (row as usize, column as usize))
                    .collect();
                if run.len() >= length {
                    found.push(run);
                }
            }
        }
    }
    found
}

/// Steps from a ball to each free cell, `None` where no path leads.
pub(crate) fn distances(board: &Board, from: Place) -> Vec<Vec<Option<usize>>> {
    let (height, width) = (board.len(), board[0].len());
    let mut steps = vec![vec![None; width]; height];
    steps[from.0][from.1] = Some(0);
    loop {
        let mut changed = false;
        for row in 0..height {
            for column in 0..width {
                if board[row][column] != 0 || (row, column) == from {
                    continue;
                }
                let beside = [
                    (row.wrapping_sub(1), column),
                    (row + 1, column),
                    (row, column.wrapping_sub(1)),
                    (row, column + 1),
                ];
                let near = beside.iter().filter(|(r, c)| *r < height && *c < width);
                let best = near
                    .filter_map(|&(r, c)| steps[r][c])
                    .min()
                    .map(|n: usize| n + 1);
                if best.is_some() && (steps[row][column].is_none() || steps[row][column] > best) {
                    steps[row][column] = best;
                    changed = true;
                }
            }
        }
        if !changed {
            return steps;
        }
    }
}

fn pays(state: &State, runs: &[BTreeSet<Place>], balls: usize) -> u64 {
    let params = state.params();
    match params.scoring() {
        Scoring::Bonus => (runs.iter().map(BTreeSet::len).sum::<usize>() * runs.len()) as u64,
        Scoring::Classic => {
            let more = (balls - usize::from(params.length())) as u64;
            10 + 2 * more.pow(2) + u64::from(params.preview() == Preview::Off)
        }
    }
}

/// Follows a turn from `before` to `after` and fails on anything that the rules don't say.
pub(crate) fn check(before: &State, after: &State, events: &[Event]) {
    let length = usize::from(before.params().length());
    let mut board_now = board(before);
    let mut score = before.score();
    let mut announced = before.preview().to_vec();
    announced.reverse();
    let mut vacated = None;
    let mut player_cleared = false;
    let mut dropped = 0;
    let mut previewed = 0;
    let mut events = events.iter().peekable();
    while let Some(event) = events.next() {
        let mut changed = None;
        match event {
            Event::Moved { path } => {
                let places: Vec<Place> = path.iter().map(|&cell| place(cell)).collect();
                let (from, to) = (places[0], places[places.len() - 1]);
                let steps = distances(&board_now, from);
                assert_eq!(steps[to.0][to.1], Some(places.len() - 1), "shortest");
                for pair in places.windows(2) {
                    let gap = pair[0].0.abs_diff(pair[1].0) + pair[0].1.abs_diff(pair[1].1);
                    assert_eq!(gap, 1, "one cell at a time");
                    assert_eq!(board_now[pair[1].0][pair[1].1], 0, "through free cells");
                }
                board_now[to.0][to.1] = std::mem::take(&mut board_now[from.0][from.1]);
                vacated = Some(from);
                changed = Some(to);
            }
            Event::Dropped { cell, colour } => {
                let ball = announced.pop().expect("an announced ball");
                assert_eq!(ball.colour, *colour, "what was announced comes, in order");
                let at = place(*cell);
                if let Some(due) = ball.cell.map(place) {
                    let free = board_now[due.0][due.1] == 0;
                    assert_eq!(Some(at), if free { Some(due) } else { vacated });
                }
                assert_eq!(board_now[at.0][at.1], 0, "on a free cell");
                board_now[at.0][at.1] = *colour;
                dropped += 1;
                changed = Some(at);
            }
            Event::Cleared { .. } => panic!("cleared without a cause"),
            Event::Previewed { balls } => {
                let told: Vec<_> = balls.iter().map(|ball| (ball.colour, ball.cell)).collect();
                let real: Vec<_> = after
                    .preview()
                    .iter()
                    .map(|ball| (ball.colour, ball.cell))
                    .collect();
                let off = after.params().preview() == Preview::Off;
                previewed += 1;
                if events.peek().is_none() {
                    assert_eq!(told, if off { vec![] } else { real.clone() });
                    announced = Vec::new();
                } else {
                    // A drop cleared the board and another follows: only its events tell its preview.
                    return;
                }
            }
            Event::Over => assert!(events.peek().is_none(), "over is the last"),
        }
        let Some(at) = changed else { continue };
        let runs = runs(&board_now, length);
        assert!(
            runs.iter().all(|run| run.contains(&at)),
            "only a changed cell makes lines"
        );
        if runs.is_empty() {
            assert!(
                !matches!(events.peek(), Some(Event::Cleared { .. })),
                "nothing to clear"
            );
            continue;
        }
        let gone: BTreeSet<Place> = runs.iter().flatten().copied().collect();
        let Some(Event::Cleared {
            lines,
            cells,
            colour,
            points,
        }) = events.next()
        else {
            panic!("a finished line stays");
        };
        let sets = |line: &Vec<Cell>| {
            line.iter()
                .map(|&cell| place(cell))
                .collect::<BTreeSet<_>>()
        };
        let told: BTreeSet<_> = lines.iter().map(sets).collect();
        assert_eq!(told, runs.iter().cloned().collect::<BTreeSet<_>>());
        assert_eq!(sets(cells), gone);
        assert_eq!(
            (cells.len(), place(cells[0])),
            (gone.len(), at),
            "each once, the cause first"
        );
        assert_eq!(*colour, board_now[at.0][at.1]);
        assert_eq!(*points, pays(before, &runs, gone.len()));
        for (row, column) in gone {
            board_now[row][column] = 0;
        }
        score += points;
        player_cleared |= dropped == 0;
    }
    assert_eq!(board_now, board(after));
    assert_eq!(score, after.score());
    let free = board_now
        .iter()
        .flatten()
        .filter(|&&colour| colour == 0)
        .count();
    let cells = before.params().size().cells();
    assert!(runs(&board_now, length).is_empty(), "no line is left");
    assert_eq!(
        after.over().is_some(),
        free == 0,
        "over exactly when no cell is free"
    );
    assert!(free < cells, "an emptied board gets a drop");
    if player_cleared && dropped == 0 {
        assert_eq!(
            before.preview(),
            after.preview(),
            "nothing dropped: the preview stays"
        );
        assert_eq!(before.generator(), after.generator());
        assert_eq!(previewed, 0);
    } else if after.over().is_none() {
        assert_eq!(dropped, before.preview().len(), "all that fit have dropped");
        let due = usize::from(after.params().drop());
        let positions = after.params().preview() == Preview::Positions;
        assert_eq!(
            after.preview().len(),
            if positions { due.min(free) } else { due }
        );
    } else {
        assert!(after.preview().is_empty());
    }
    let announced_cells: BTreeSet<_> = after
        .preview()
        .iter()
        .filter_map(|ball| ball.cell)
        .collect();
    if after.params().preview() == Preview::Positions {
        assert_eq!(announced_cells.len(), after.preview().len(), "distinct");
        assert!(
            announced_cells
                .iter()
                .map(|&c| place(c))
                .all(|(r, c)| board_now[r][c] == 0),
            "free"
        );
    } else {
        assert!(announced_cells.is_empty());
    }
    assert!(
        after
            .preview()
            .iter()
            .all(|b| (1..=after.params().colours()).contains(&b.colour))
    );
}
