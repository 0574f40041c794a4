//! `--help`.

use std::io::Write;

use crate::Failure;

pub(crate) fn print(out: &mut dyn Write) -> Result<(), Failure> {
    Ok(out.write_all(TEXT.as_bytes())?)
}

const TEXT: &str = "\
Quadrille's games without a window

quadrille-cli games                  presets and fields of every game, one JSON object a line
quadrille-cli new ID                 the exact ID of a deal; an ID without #SEED gets a fresh seed
quadrille-cli play ID [MOVE...]      one JSON line a move, then the end; undo, redo and answer
                                     (the computer's move) are moves too
quadrille-cli hint ID [--ms N]       a good move, found in N milliseconds (200)
quadrille-cli GAME autoplay          whole games played by a player, as one JSON object
    --player random|hint             which player (random)
    --games N                        how many games (100)
    --seed S                         seed of the first game; the others follow (1)
    --params P                       rules (the game's default)
    --ms N                           milliseconds a move for the hint player (20)
quadrille-cli link difficulty        what the levels are worth, one JSON object a level
    --params P --games N --seed S    rules (three sizes), deals of each level (200), first seed (1)
quadrille-cli link deals             clears deals and shuffles by the moves they were made with
    --params P --seeds N --seed S    rules (16 sizes), seeds of each size and gravity (10), first seed (1)
quadrille-cli flood bench FILE       the solver on a file of boards and minima, as one JSON object
quadrille-cli wuzifei cases FILE     moves with known captures: how many, and how many come out otherwise
quadrille-cli wuzifei perft          how many ways there are to play some moves
    --params P --depth N             rules (5x5opeople), number of moves (4)
quadrille-cli wuzifei bench          speed and depth of the engine in four positions
    --ms N --asks N --params P       time (1000), or N x 1024 positions; rules (5x5opeople)
quadrille-cli wuzifei levels         each level against the one below and against a grabbing player
    --games N --seed S --asks N      games a match (200), first opening (1), level 5's budget (5000)
    --pair A,B --params P            one match only, of 1 to 5 and greedy; rules (5x5opeople)
quadrille-cli wuzifei solve          every position of the classic rules, as one JSON object
    --out FILE --threads N           the table's file (none is written), threads (as many as cores)
    --pieces N                       with so few pieces on the board (10)
    --distances FILE                 a file of distances: read if there is one, else written
quadrille-cli wuzifei verify FILE    a table's every entry, against moves and against a new solution
    --distances FILE --threads N     distances of the solution (it is solved anew), threads
quadrille-cli wuzifei probe FILE POSITION  the value of a position and of its moves
quadrille-cli wuzifei ask FILE       how long a table takes to answer
    --games N --seed S               positions (10000), first seed (1)
quadrille-cli wuzifei reach          how many positions come up after 0 moves, 1, 2 and so on
    --plies N --threads N            moves, at most (all), threads
quadrille-cli wuzifei study FILE     how often the engine errs, by depth
    --games N --seed S --depth N     positions (1000), first seed (1), greatest depth (8)
quadrille-cli wuzifei perfect FILE   the perfect computer against the levels
    --games N --seed S               games a match (200), first opening (1)
    --level N or --depth N           one level only (all), or a plain search so many moves ahead
    --asks N --player NAME           level 5's budget (300), perfect or plain: any move of the best worth (perfect)
    --distances FILE --threads N     asks distances instead of the table; threads (as many as cores)
quadrille-cli wuzifei convert FILE   does the perfect computer win what is won?
    --distances FILE                 the best defence goes by them
    --games N --seed S               won positions (200), first seed (1)
quadrille-cli wuzifei puzzles        the puzzles of the app, a line each
    --seed N --count N --threads N   what is drawn (1), how many (350), threads
    --distances FILE                 distances of the solution (it is solved anew)
quadrille-cli --version

An ID is GAME:PARAMS#SEED or GAME:PARAMS:POSITION, such as lines:9x9#42.
The texts are described in docs/formats.md, the commands in docs/cli.md.
";
