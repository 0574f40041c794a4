// The types that cross the border between the Rust side and the page.
// Made from the Rust types by `UPDATE=1 cargo test --features types --test types`; don't edit.

export type Message = {
  /** The key of the sentence, such as `lines.over.full`. */
  key: string,
  /** Arguments by name. */
  args: Record<string, string | number> };

export type FieldKind = { "type": "number",
  /** The least allowed. */
  min: number,
  /** The greatest allowed. */
  max: number } | { "type": "choice",
  /** The words, as written. */
  options: Array<string> } | { "type": "place",
  /** The words, as written. */
  options: Array<string> };

export type Field = {
  /** Its name in the catalogues and in [`Choice::values`]. */
  key: string,
  /** The letter before its value in the text; empty for width and height. */
  letter: string,
  /** What it may hold. */
  kind: FieldKind,
  /** What it holds when left out. */
  default: number | string };

export type Preset = {
  /** Its name in the catalogues. */
  key: string,
  /** Canonical text of the rules. */
  params: string,
  /** The same as values. */
  values: Record<string, number | string>,
  /** Needs a wide screen to be comfortable. */
  wide: boolean };

export type GameInfo = {
  /** The game's key. */
  key: string,
  /** Named rules, the default first. */
  presets: Array<Preset>,
  /** The fields of custom rules. */
  fields: Array<Field>,
  /** Has an "End game" move. */
  endable: boolean,
  /** How many numbered starts it comes with, such as puzzles. */
  items: number };

export type Catalogue = {
  /** The app's version. */
  version: string,
  /** True on a phone or tablet. */
  mobile: boolean,
  /** The games, in the order of the first page. */
  games: Array<GameInfo> };

export type Choice = {
  /** Rules as text; wins over `values`. */
  params?: string,
  /** Rules as the values of a form. */
  values?: Record<string, number | string>,
  /** A seed in decimal digits: a text, since a 64-bit number is too large for JavaScript's. */
  seed?: string };

export type Outcome = "ended" | "won" | "lost" | "drawn";

export type Pending = "challenge" | "opponent";

export type Status = {
  /** `playing` or `over`. */
  state: "playing" | "over",
  /** How it ended. */
  outcome: Outcome | null,
  /** The sentence about it. */
  reason: Message | null };

export type Step = "none" | "move" | "game";

export type Point = {
  /** From 0 to the right; -1 is left of the board. */
  column: number,
  /** From 0 downwards; -1 is above the board. */
  row: number };

export type Values = Record<string, number | string>;

export type LinesPreview = {
  /** Its colour. */
  colour: number,
  /** Where it will drop, with positions. */
  cell: string | null };

export type LinesBoard = {
  /** Colours row by row, 0 where free. */
  cells: Array<number>,
  /** For each free cell the label of its region, 0 where a ball lies. */
  regions: Array<number>,
  /** By ball (its index): the labels of the regions that it can move into. */
  reach: Record<string, number[]>,
  /** The next balls; empty when not told or over. */
  preview: Array<LinesPreview>,
  /** `colours`, `off` or `positions`. */
  previewMode: "off" | "colours" | "positions" };

export type LinesEvent = { "type": "moved",
  /** Every cell on its way, the first and the last included. */
  path: string[] } | { "type": "cleared",
  /** The lines, each from end to end. */
  lines: string[][],
  /** Every cell once: the one that completed the lines first, then outwards. */
  cells: string[],
  /** The colour that went. */
  colour: number,
  /** What they paid. */
  points: number } | { "type": "dropped",
  /** Where. */
  cell: string,
  /** Its colour. */
  colour: number } | { "type": "previewed",
  /** In the order of their dropping. */
  balls: Array<LinesPreview> } | { "type": "over" };

export type LinkBoard = {
  /** Kinds row by row, from 1; 0 where empty. */
  cells: Array<number>,
  /** Tiles on the board. */
  tiles: number,
  /** Pairs that can be removed now; told as a number only. */
  open: number,
  /** The game is on, and no pair can be removed: undo, shuffle or a new game. */
  stuck: boolean,
  /** Pairs can be removed, and yet it is proved that the board can't be cleared any more. */
  hopeless: boolean,
  /** The sentence about `stuck` or `hopeless`. */
  notice: Message | null,
  /** May lines run round the board? */
  ring: boolean };

export type LinkFall = {
  /** Where it lay. */
  from: string,
  /** Where it lies now. */
  to: string };

export type LinkEvent = { "type": "linked",
  /** The tile named first. */
  a: string,
  /** The other tile. */
  b: string,
  /** What they showed. */
  kind: number,
  /** The corners of the line from `a` to `b`, both included: two to four points. */
  corners: Array<Point> } | { "type": "fell",
  /** Who went where. */
  moves: Array<LinkFall> } | { "type": "stuck" } | { "type": "shuffled",
  /** The whole board after it, row by row, 0 where empty. */
  cells: Array<number> } | { "type": "won" } | { "type": "timeup" };

export type FloodBounds = {
  /** Is it proved that the known solution is a shortest one? */
  proved: boolean,
  /** No solution takes fewer moves. */
  low: number,
  /** Moves of the shortest known solution. */
  high: number };

export type FloodLine = {
  /** The colours played, in order. */
  colours: Array<number>,
  /** By cell, row by row: the move with which it joined the region, 0 from the start on, `null` never. */
  joined: (number | null)[] };

export type FloodReplay = {
  /** The board before the first move, row by row. */
  start: Array<number>,
  /** What the player played. */
  own: FloodLine,
  /** The shortest known solution; `null` while it is being worked out. */
  best: FloodLine | null };

export type FloodBoard = {
  /** Colours row by row, from 1. */
  cells: Array<number>,
  /** `null` outside the region, else which sides are its outline: 1 above, 2 right, 4 below, 8 left. */
  region: (number | null)[],
  /** Number of cells of the region. */
  flooded: number,
  /** The start cell's place in row-by-row order. */
  pivot: number,
  /** Number of colours in the game. */
  colours: number,
  /** The region's colour, which is no move. */
  colour: number,
  /** For each colour, from 1, how many cells it would add. */
  adds: Array<number>,
  /** Moves played. */
  moves: number,
  /** Moves of the challenge; `null` while they are being worked out. */
  limit: number | null,
  /** Moves left within the limit; 0 when it is reached or passed. */
  left: number | null,
  /** What is known of the fewest moves; `null` while it is being worked out. */
  minimum: FloodBounds | null,
  /** After the end: what can be played again side by side. */
  replay: FloodReplay | null };

export type FloodEvent = { "type": "filled",
  /** Its cells by their distance from the start cell inside it, the start cell first. */
  cells: string[][],
  /** Its new colour. */
  colour: number,
  /** Number of cells that joined it. */
  added: number,
  /** Number of cells that it has now. */
  flooded: number } | { "type": "completed",
  /** Within the limit? `null` while that is not known. */
  within: boolean | null } | { "type": "limitreached" };

export type WuzifeiSide = "black" | "white";

export type WuzifeiTarget = {
  /** The point, counted row by row. */
  to: number,
  /** The points that the move would capture. */
  captures: Array<number> };

export type WuzifeiLast = {
  /** Where the piece stood. */
  from: number,
  /** Where it went. */
  to: number,
  /** What it captured. */
  captures: Array<number> };

export type WuzifeiAim = "win" | "draw";

export type WuzifeiPuzzle = {
  /** Its number. */
  number: number,
  /** How hard it is, from 1 on. */
  grade: number,
  /** What is to be found. */
  aim: WuzifeiAim,
  /** In how many moves of the person. */
  moves: number,
  /** How many of them are still to be found. */
  left: number,
  /** Wrong moves so far. */
  mistakes: number };

export type WuzifeiBoard = {
  /** Who stands on each point. */
  points: Array<WuzifeiSide | null>,
  /** The side to move, or that would be if the game were on. */
  turn: WuzifeiSide,
  /** The person's side against the computer; null between two people. */
  person: WuzifeiSide | null,
  /** Is the computer to move? */
  computer: boolean,
  /** By piece (its point): where it may move. Empty while the computer is to move, and when over. */
  targets: Record<string, WuzifeiTarget[]>,
  /** Pieces of the side to move that the other side could capture if it were to move now. */
  threatened: Array<number>,
  /** The last move. */
  last: WuzifeiLast | null,
  /** Black pieces, then white ones. */
  pieces: [number, number],
  /** Moves of both sides since the last capture. */
  quiet: number,
  /** With so many of them the game is a draw. */
  quietLimit: number,
  /** How often this position has been on the board, now included. */
  occurrences: number,
  /** The side that offers a draw. */
  offer: WuzifeiSide | null,
  /** The puzzle that it is. */
  puzzle: WuzifeiPuzzle | null };

export type WuzifeiCapture = "clip" | "carry";

export type WuzifeiTaken = {
  /** A clip or a carry. */
  way: WuzifeiCapture,
  /** The captured points. */
  cells: string[] };

export type WuzifeiJudged = "right" | "slow" | "draw" | "loss";

export type WuzifeiEvent = { "type": "moved",
  /** Where it stood. */
  from: string,
  /** Where it went. */
  to: string,
  /** Whose it is. */
  side: WuzifeiSide } | { "type": "captured",
  /** The captures of each wave; a piece may stand in several of one wave. */
  waves: Array<Array<WuzifeiTaken>>,
  /** Every captured point once, in row order. */
  cells: string[],
  /** The captor. */
  side: WuzifeiSide,
  /** Did they turn into the captor's colour, or leave the board? */
  turned: boolean } | { "type": "offered",
  /** By whom. */
  side: WuzifeiSide } | { "type": "declined",
  /** By whom. */
  side: WuzifeiSide } | { "type": "wrong",
  /** Where the piece stands. */
  from: string,
  /** Where it would have gone. */
  to: string,
  /** Whose it is. */
  side: WuzifeiSide,
  /** What it would have come to. */
  leaves: WuzifeiJudged,
  /** How many pieces the other side could have turned at once. */
  risks: number } | { "type": "solved" } | { "type": "drawn",
  /** Why: the last part of the sentence's key. */
  by: string } | { "type": "won",
  /** Which. */
  winner: WuzifeiSide,
  /** How: the last part of the sentence's key. */
  by: string };

export type Board = LinesBoard | LinkBoard | WuzifeiBoard | FloodBoard;

export type Event = LinesEvent | LinkEvent | WuzifeiEvent | FloodEvent;

export type DayResult = {
  /** How it ended. */
  outcome: Outcome,
  /** What the game is ranked by, if it deserves that. */
  score: number | null,
  /** Moves played. */
  moves: number,
  /** Milliseconds of play. */
  elapsed: number,
  /** Undo or a hint was used. */
  assisted: boolean,
  /** Of a puzzle: moves that were told to be wrong. */
  mistakes?: number,
  /** It was begun on a later day. */
  late: boolean,
  /** When it ended, in milliseconds since 1970. */
  when: number };

export type DayView = {
  /** The day. */
  date: string,
  /** Monday is 0. */
  weekday: number,
  /** How it ended, if it did. */
  result: DayResult | null,
  /** The seven days that end with this one, the last one last: which of them have a result? */
  week: Array<boolean> };

export type DaysPlayed = {
  /** Days with a result. */
  days: number,
  /** Of those, won without help. */
  won: number,
  /** Of those, played with help. */
  assisted: number,
  /** Days in a row with a result, up to today or yesterday. A missed day that is played later closes the gap. */
  row: number,
  /** The most days in a row with a result. */
  longest: number };

export type Today = {
  /** The challenge's key. */
  daily: string,
  /** The game's key. */
  game: string,
  /** Today. */
  day: DayView,
  /** It lies on the table, not yet counted. */
  begun: boolean,
  /** All of its days. */
  played: DaysPlayed };

export type Calendar = {
  /** The challenge's key. */
  daily: string,
  /** The game's key. */
  game: string,
  /** The month, as `YEAR-MONTH`. */
  month: string,
  /** The month before, if there is one. */
  previous: string | null,
  /** The month after, if it has days to play or results. */
  next: string | null,
  /** The days of the month. */
  days: Array<DayView>,
  /** Days that lie on the table, not yet counted. */
  begun: string[],
  /** All days of the challenge. */
  played: DaysPlayed };

export type TableDay = {
  /** The challenge's key. */
  daily: string,
  /** It was begun on a later day. */
  late: boolean,
  /** The day, with its result once it has one. Filled in by whoever has the book. */
  view: DayView };

export type Solved = "clean" | "mistakes" | "assisted";

export type ItemResult = {
  /** Games of it that were played to an end, those that were given up included. */
  tries: number,
  /** The best way in which it was solved; left out where it was not. */
  solved?: Solved };

export type ItemView = {
  /** Its number, from 1 on. */
  number: number,
  /** The group that it is shown in, from 1 on. */
  group: number,
  /** The rules that start it. */
  params: string,
  /** What the player has come to with it. */
  result: ItemResult | null };

export type Collection = {
  /** The game's key. */
  game: string,
  /** Its items in order; none where the game has no collection. */
  items: Array<ItemView> };

export type TableItem = {
  /** Its number, from 1 on. */
  number: number,
  /** The rules of the next one that is not solved, in a circle; null where all are, or nobody knows. */
  next: string | null,
  /** What the player has come to with it. */
  result: ItemResult | null };

export type Table = {
  /** The game's key. */
  game: string,
  /** Grows with every change; requests name the one they saw. */
  revision: number,
  /** The ID of the start. */
  id: string,
  /** The rules' canonical text. */
  params: string,
  /** The preset with these rules, if any. */
  preset: string | null,
  /** The rules as values of the form. */
  values: Record<string, number | string>,
  /** Columns. */
  width: number,
  /** Rows. */
  height: number,
  /** Is the game on, and how did it end? */
  status: Status,
  /** The game's numbers, such as `score`. */
  numbers: Record<string, number>,
  /** The best entry of the record table for these rules. */
  best: number | null,
  /** The place in the record table that this finished game took, from 1. */
  record: number | null,
  /** The day whose challenge it is, if it is one. */
  day: TableDay | null,
  /** The item of the game's collection that it is, if it is one. */
  item: TableItem | null,
  /** Moves played. */
  moves: number,
  /** Help was used, or the start was a written-out position: counted apart. */
  assisted: boolean,
  /** Milliseconds of play while the board was visible. */
  elapsed: number,
  /** Does the clock stand still although the game is on? */
  resting: boolean,
  /** The text of the last move. */
  lastMove: string | null,
  /** What undo would take back. */
  undo: Step,
  /** What redo would bring back. */
  redo: Step,
  /** What the game still waits for while it can be played. */
  pending: Pending | null,
  /** The computer of these rules asks a table of the solved game, and there is none. */
  lacks: boolean,
  /** The play time in milliseconds that the player has, where it is limited. */
  countdown: number | null,
  /** The move to send when the time is up. */
  timeout: string | null,
  /** Can the game be ended now? */
  endable: boolean,
  /** The game's own model of its board. */
  board: Board };

export type Reply = {
  /** The game now. */
  table: Table,
  /** What happened on the way, in the game's own events. */
  events: Event[],
  /** Is it safely on disk? Set by whoever stores it. */
  saved: boolean };

export type Hint = {
  /** The move's text, as `play` takes it. */
  text: string,
  /** The cells to mark, in the order of the move. */
  cells: string[],
  /** The corners of the line to draw, both ends included; empty where the move has no line. */
  line: Array<Point>,
  /** The sentence to say. */
  message: Message };

export type HintReply = {
  /** The game now, marked as assisted. */
  table: Table,
  /** The move found, if any. */
  hint: Hint | null };

export type Played = {
  /** The revision that it is about. */
  revision: number,
  /** Their texts, the first one first. */
  moves: Array<string> };

export type Moment = {
  /** The game then. It takes no move and waits for nothing. */
  table: Table,
  /** What happened in the move that led there. */
  events: Event[] };

export type Share = {
  /** The ID of the start. */
  start: string,
  /** The ID of the position now. */
  exact: string };

export type Cost = {
  /** Seconds, if the machine has nothing else to do. */
  seconds: number,
  /** Bytes of memory while it is built. */
  memory: number,
  /** Bytes of the file. */
  disk: number };

export type Standing = "absent" | "building" | "importing" | "ready" | "damaged";

export type SolutionState = {
  /** Another number with every change. */
  change: number,
  /** Is it there, or on its way? */
  state: Standing,
  /** Can it be built here? If not, a file can be brought in. */
  buildable: boolean,
  /** What building takes. */
  cost: Cost,
  /** The part that is done of what is under way, from 0 to 1. */
  part: number,
  /** Seconds that are left of it, where they are known. */
  left: number | null,
  /** What is wrong with the table, or what stopped the last attempt to build it. */
  problem: Message | null,
  /** The file, whether it is there or not; `null` where there is no folder for it. */
  path: string | null };

export type Mark = "win" | "draw" | "threw";

export type Analysis = {
  /** The revision that it is about. */
  revision: number,
  /** By position: who wins, 1 the side that is named first, -1 the other, 0 neither; `null` where it is not known. */
  values: Array<number | null>,
  /** By move: what it did; `null` where nothing could be kept, it is not known, or it is only words. */
  marks: Array<Mark | null>,
  /** By position: the moves that keep its value, those first that are recommended most. */
  best: Array<Array<string>>,
  /** Does the game count as assisted? */
  assisted: boolean };

export type Theme = "system" | "light" | "dark";

export type Palette = "classic" | "okabe" | "high" | "greyscale";

export type Animation = "slow" | "normal" | "fast" | "off";

export type Side = "right" | "left";

export type Language = "system" | "en" | "ru" | "zh" | "pl";

export type Settings = {
  /** Light, dark, or whatever the system prefers. */
  theme: Theme,
  /** The colours of the pieces. */
  palette: Palette,
  /** A shape on every piece, so that colour is never the only sign. */
  shapes: boolean,
  /** How fast moves are shown. */
  animation: Animation,
  /** A few quiet sounds. Nobody is surprised by them: they are switched on by the player. */
  sound: boolean,
  /** A touch that is felt, on phones that can do that. */
  haptics: boolean,
  /** Where cells are small, the first tap aims and the second one moves. */
  confirm: boolean,
  /** Letters and numbers at the edge of the board. */
  coordinates: boolean,
  /** A sign on the pieces that the other side could capture. */
  threats: boolean,
  /** The side of the controls on a wide screen. */
  side: Side,
  /** Single letters ask for the score, the last move and so on. */
  queryKeys: boolean,
  /** The language of the texts. */
  language: Language };

export type Home = {
  /** The games that have been begun, in the registry's order. */
  tables: Array<Table>,
  /** What happened to files; told once. */
  notices: Array<Message>,
  /** The player's settings. */
  settings: Settings };

export type Entry = {
  /** What it is ranked by. */
  score: number,
  /** Moves played. */
  moves: number,
  /** Milliseconds of play. */
  elapsed: number,
  /** When it ended, in milliseconds since 1970. */
  when: number,
  /** The ID of the start. */
  id: string,
  /** Who played, if the player has said so. */
  name?: string };

export type Statistics = {
  /** Games finished without help. */
  finished: number,
  /** Games finished with undo or hints: in none of the other numbers. */
  assisted: number,
  /** How many of the finished ones were won. */
  won: number,
  /** How many of the finished ones were lost. */
  lost: number,
  /** How many of the finished ones were drawn. */
  drawn: number,
  /** How many have been won in a row, up to the last one. */
  streak: number,
  /** The most that were won in a row. */
  longest: number,
  /** Sum of the scores. */
  sum: number,
  /** The best score. */
  best: number | null,
  /** The last scores, oldest first. */
  recent: number[],
  /** Sum of the moves. */
  moves: number,
  /** Sum of the play time in milliseconds. */
  elapsed: number };

export type RulesRecords = {
  /** The rules' canonical text. */
  params: string,
  /** The preset with these rules, if any. */
  preset: string | null,
  /** The rules as values of the form; empty where this version can't read them. */
  values: Record<string, number | string>,
  /** The best games, best first. */
  table: Array<Entry>,
  /** Sums over all games. */
  statistics: Statistics };

export type Records = {
  /** The game's key. */
  game: string,
  /** One for each rule set that was played to an end, presets first. */
  rules: Array<RulesRecords>,
  /** The name that the next record will have. */
  player: string,
  /** Is there anything that clearing would forget? Results of daily challenges and of items count too. */
  clearable: boolean };

export type Imported = {
  /** Running games. */
  games: number,
  /** Whether there were settings. */
  settings: boolean,
  /** Entries of the record tables. */
  records: number };

export type Failure = { "kind": "refused",
  /** Why. */
  message: Message } | { "kind": "invalid",
  /** One message for each. */
  problems: Message[] } | { "kind": "stale",
  /** The present one. */
  revision: number } | { "kind": "unknown-game",
  /** What was asked for, shortened. */
  game: string } | { "kind": "storage",
  /** What could not be saved. */
  message: Message } | { "kind": "internal",
  /** For a report; there is no sentence for it. */
  message: string };
