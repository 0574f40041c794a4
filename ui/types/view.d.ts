// What the page asks of a game's front-end module, and what it offers to it.
// These types are the page's own; they never cross to the Rust side.

import type { Board, Event, Hint, Message, Settings, Table } from "./generated.js";

/** A sentence in parts: a message whose arguments may be messages again, or lists of them. */
export type Phrase = { key: string; args?: Record<string, PhraseArg> };
export type PhraseArg = string | number | Phrase | Message | PhraseArg[];

/** A table of which it is known whose game lies on it. */
export type TableOf<B extends Board> = Omit<Table, "board"> & { board: B };

export type Translate = (key: string | Phrase | Message, args?: Record<string, PhraseArg>) => string;

/** What a game is heard and felt by. */
export type Cue = "select" | "move" | "gain" | "spread" | "refused" | "won" | "lost" | "over";

/** By a game's kinds of events. */
export type Cues = { [kind in Event["type"]]?: Cue };

/** The place a view lives in: the table, or the exercise in Help. */
export interface ViewHost {
  t: Translate;
  /** Runs `act` once nothing else is under way; an animation is finished first. */
  input(act: () => void | Promise<void>): void;
  /** Sends a move text. Refusals come back through `view.refuse`. */
  send(text: string): Promise<void>;
  /** Says and shows one sentence. */
  say(text: string): void;
  /** 0 = no animation, 1 = normal speed, below 1 = faster. */
  pace(): number;
  settings(): Settings;
  /** What the player hears and feels; never waited for. */
  feel(...cues: Cue[]): void;
}

export interface GameView {
  /** The board's root element; its size follows its parent. */
  board: HTMLElement;
  /** What the game shows beside the board, if anything. */
  aside: HTMLElement | null;
  /** What the game is played with besides its board, if anything: in reach of the thumb. */
  tray?: HTMLElement;
  /** Draws a table as it is. */
  draw(table: Table): void;
  /** Shows the events, then settles on the table. */
  play(events: Event[], table: Table): void;
  /** Resolves when the running animation, if any, is over. */
  shown?(): Promise<unknown>;
  /** Ends a running animation at once. */
  finish(): void;
  /** Shows that the last input was refused. */
  refuse(): void;
  hint(hint: Hint): void;
  /** Draws moves on the board as the best ones, the first one most of all, until it is drawn anew; none takes them away. */
  mark?(moves: string[]): void;
  /** Drops a selection or a shown hint; false if there was none. */
  cancel(): boolean;
  focus(): void;
  /** Answers of the query keys, by letter or digit. */
  queries: Record<string, () => void>;
  destroy(): void;
}

export interface Figure {
  key: string;
  value: number;
  label: string;
  /** What is shown in place of the plain number. */
  text?: string;
  /** Out of how many, if that is a number that matters. */
  of?: string;
  /** The house keeps it running: the time played, or the time that is left. */
  clock?: "up" | "down";
}

/**
 * What ranks games: points, of which more is better; the time that was needed; how many moves more were needed
 * than the best known play takes; or only how games ended.
 */
export type Measure = "score" | "time" | "above" | "results";

/** What is shown of a finished game on a sheet of its own. */
export interface Sequel {
  root: HTMLElement;
  /** More is known of the same game now. */
  follow(table: Table): void;
  destroy(): void;
}

/** A move that is made with a button and not on the board. */
export interface Deed {
  /** The move's text. */
  move: string;
  /** For tests; also the name of the icon. */
  name: string;
  label: string;
}

/** What the house offers when the game itself cannot lead on. */
export interface Offer {
  /** Names the situation: the player who has waved it away is not asked again. */
  key: string;
  title: string;
  text: string;
  deeds: Deed[];
  /** Can play go on without any of it? */
  open: boolean;
}

export interface GameModule {
  key: string;
  stylesheet: string;
  measure: Measure;
  /** The preset of the first game on a wide screen, where the rules' default is meant for phones. */
  widePreset?: string;
  createView(host: ViewHost, table: Table): GameView;
  /** A still picture of a table, or of a sample game when there is none yet. */
  miniature(table: Table | null): HTMLElement;
  /** One line of state for the home page. */
  stateLine(table: Table | null, t: Translate): string;
  /** The numbers that matter, the first one shown big. */
  figures(table: Table, t: Translate): Figure[];
  /** One merged sentence for what the events did. */
  sentence(events: Event[], table: Table, t: Translate): string;
  /** What to say when the work is done that the table waited for, such as the limit of a challenge. */
  found?(table: Table, t: Translate): string;
  /** Score, moves and time in one sentence, also after undo. */
  summary(table: Table, t: Translate): string;
  /** A name of a set of rules, where preset and size don't tell. */
  title?(values: Table["values"], t: Translate): string;
  /** How a finished game ended, as a title, where the outcome alone doesn't tell. */
  verdict?(table: Table, t: Translate): string | null;
  /** Fields of the rules that can be chosen right with a preset. */
  front?: string[];
  /** A field, one of `front` that is a number, by whose values the share of won games is drawn. */
  compare?: string;
  /** Does a field matter, the other rules being these? */
  asks?(key: string, values: Table["values"]): boolean;
  /** The catalogue key of what ending a game early is called. */
  ends?: string;
  /** Does the computer of such rules play from a table of the solved game? */
  perfect?(values: Table["values"]): boolean;
  /** The two sides of the game, the one that is named first first, as words of the list `side`. */
  sides?: [string, string];
  /** A move's text for the list of moves. */
  moveText(text: string, t: Translate): string;
  /** What a set of rules means, in a few words. */
  rules(values: Table["values"], t: Translate): string;
  /** Can the clock of this game be stopped by the player? The board is hidden meanwhile. */
  pausable?(table: Table): boolean;
  /** Moves that are made with a button; they stand under "More". */
  deeds?(table: Table, t: Translate): Deed[];
  /** What to offer in this position, if anything. */
  offer?(table: Table, t: Translate): Offer | null;
  /** What is known of the game on the table, to stand beside the name of its rules. */
  facts?(table: Table, t: Translate): string[];
  /** What is shown of a finished game beyond its board, if the table has it. */
  after?(table: Table, host: Pick<ViewHost, "t" | "pace">): Sequel | null;
  /** What is heard of its events. */
  cues: Cues;
  /** The query keys with the catalogue key that explains each. */
  keys: { key: string; text: string }[];
  /** Fills the help page; the result is called when the page is left. */
  help(page: HTMLElement, host: Pick<ViewHost, "t" | "pace" | "settings" | "say" | "feel">): () => void;
}

export type { Board };
