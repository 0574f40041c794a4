// The types that cross the border between the Rust side and the page.
// Rust is the source; a test compares this file with what it generates.

export type Message = { key: string; args: Record<string, string | number> };

export type FieldKind =
  | { type: "number"; min: number; max: number }
  | { type: "choice"; options: string[] };
export type Field = { key: string; letter: string; kind: FieldKind; default: number | string };
export type Values = Record<string, number | string>;
export type Preset = { key: string; params: string; values: Values; wide: boolean };
export type GameInfo = { key: string; presets: Preset[]; fields: Field[]; endable: boolean };
export type Catalogue = { version: string; mobile: boolean; games: GameInfo[] };

export type Choice = { params?: string; values?: Values; seed?: string };

export type Status = {
  state: "playing" | "over";
  outcome: null | "won" | "lost" | "drawn" | "ended";
  reason: Message | null;
};
export type Step = "none" | "move" | "game";

export type LinesBoard = {
  cells: number[];
  regions: number[];
  reach: Record<string, number[]>;
  preview: LinesPreview[];
  previewMode: "off" | "colours" | "positions";
  colours: number;
  length: number;
  balls: number;
};
export type LinesPreview = { colour: number; cell: string | null };
export type LinesEvent =
  | { type: "moved"; path: string[] }
  | { type: "cleared"; lines: string[][]; cells: string[]; colour: number; points: number }
  | { type: "dropped"; cell: string; colour: number }
  | { type: "previewed"; balls: LinesPreview[] }
  | { type: "over" };

export type Board = LinesBoard;
export type Event = LinesEvent;

export type Table = {
  game: string;
  revision: number;
  id: string;
  params: string;
  preset: string | null;
  values: Values;
  width: number;
  height: number;
  status: Status;
  numbers: Record<string, number>;
  best: number | null;
  moves: number;
  assisted: boolean;
  elapsed: number;
  lastMove: string | null;
  undo: Step;
  redo: Step;
  endable: boolean;
  record: number | null;
  board: Board;
};
export type Reply = { table: Table; events: Event[]; saved: boolean };
export type Hint = { text: string; cells: string[]; message: Message };
export type HintReply = { table: Table; hint: Hint | null };
export type Share = { start: string; exact: string };

export type Settings = {
  theme: "system" | "light" | "dark";
  shapes: boolean;
  animation: "normal" | "fast" | "off";
  coordinates: boolean;
  side: "right" | "left";
  queryKeys: boolean;
  language: "system" | "en";
};
export type Home = { tables: Table[]; notices: Message[]; settings: Settings };

export type Entry = { score: number; moves: number; elapsed: number; when: number; id: string };
export type Statistics = {
  finished: number;
  assisted: number;
  sum: number;
  best: number | null;
  recent: number[];
  moves: number;
  elapsed: number;
};
export type RulesRecords = { params: string; preset: string | null; table: Entry[]; statistics: Statistics };
export type Records = { game: string; rules: RulesRecords[] };
export type Imported = { games: number; settings: boolean; records: number };

export type Failure =
  | { kind: "refused"; message: Message }
  | { kind: "invalid"; problems: Message[] }
  | { kind: "stale"; revision: number }
  | { kind: "unknown-game"; game: string }
  | { kind: "storage"; message: Message }
  | { kind: "internal"; message: Message | string };
