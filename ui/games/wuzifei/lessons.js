// The three exercises of the help page: positions with every answer worked out beforehand.

import { cellIndex } from "../../board/cells.js";

/** @import { WuzifeiBoard, WuzifeiEvent, WuzifeiLast, WuzifeiSide, WuzifeiTarget } from "../../types/generated.js" */
/** @import { TableOf } from "../../types/view.js" */
/** @typedef {TableOf<WuzifeiBoard>} Table */
/** @typedef {import("../../shell/exercise.js").Lesson<WuzifeiBoard>} Lesson */

const SIZE = 5;
/** @type {Record<string, WuzifeiSide>} */
const SIDES = { B: "black", W: "white" };

/** @param {string} name */
const at = (name) => cellIndex(name, SIZE);

/**
 * Where pieces may go: "B2" is a point, "B3:A3+C3" one where A3 and C3 are captured.
 * @param {Record<string, string>} ways
 */
function targets(ways) {
  /** @type {Record<string, WuzifeiTarget[]>} */
  const all = {};
  for (const [from, text] of Object.entries(ways)) {
    all[String(at(from))] = text.split(" ").map((way) => {
      const [to, taken] = way.split(":");
      return { to: at(to), captures: taken ? taken.split("+").map(at) : [] };
    });
  }
  return all;
}

/**
 * @param {string} rows "B" and "W" for pieces, "." for a free point
 * @param {WuzifeiSide} turn
 * @param {Record<string, string>} ways
 * @param {WuzifeiLast | null} last
 * @returns {Table}
 */
function table(rows, turn, ways = {}, last = null) {
  const points = Array.from(rows.replaceAll(" ", ""), (sign) => SIDES[sign] ?? null);
  const count = (/** @type {WuzifeiSide} */ side) => points.filter((piece) => piece === side).length;
  return {
    game: "wuzifei", revision: 0, id: "", params: "", preset: null, values: {}, width: SIZE, height: SIZE,
    status: { state: "playing", outcome: null, reason: null },
    numbers: {}, best: null, day: null, item: null, moves: 0, assisted: false, elapsed: 0, resting: false, lastMove: null,
    undo: "none", redo: "none", pending: null, countdown: null, timeout: null, endable: false, record: null,
    board: {
      points, turn, person: null, computer: false, targets: targets(ways), threatened: [], last,
      pieces: [count("black"), count("white")], quiet: 0, quietLimit: 100, occurrences: 1, offer: null, puzzle: null,
    },
  };
}

/**
 * @param {string} key @param {Table} before @param {string} answer
 * @param {{ way: "clip" | "carry", cells: string[] } | null} taken
 * @param {string} rows the board afterwards
 * @returns {Lesson}
 */
function lesson(key, before, answer, taken, rows) {
  const [from, to] = answer.split("-");
  const last = { from: at(from), to: at(to), captures: (taken?.cells ?? []).map(at) };
  /** @type {WuzifeiEvent[]} */
  const events = [{ type: "moved", from, to, side: "black" }];
  if (taken) events.push({ type: "captured", waves: [[taken]], cells: taken.cells, side: "black", turned: true });
  return {
    key,
    table: before,
    answer,
    cells: [from, to],
    events,
    after: table(rows, "white", {}, last),
  };
}

/** @type {Lesson[]} */
export const lessons = [
  lesson(
    "fly",
    table("B.... ..... ...B. W.... ..W..", "black", {
      A1: "B1 C1 D1 E1 A2 B2 A3 C3 D4 E5",
      D3: "D1 D2 A3 B3 C3 E3 D4 D5",
    }),
    "A1-E5", null, "..... ..... ...B. W.... ..W.B",
  ),
  lesson(
    "clip",
    table(".B... ..... ..WB. W.... .....", "black", {
      B1: "A1 C1 D1 E1 B2 B3:C3 B4 B5",
      D3: "D1 D2 E3 D4 D5",
    }),
    "B1-B3", { way: "clip", cells: ["C3"] }, "..... ..... .BBB. W.... .....",
  ),
  lesson(
    "carry",
    table("..B.. ..... .W.W. ..... .B..W", "black", {
      C1: "A1 B1 D1 E1 B2 C2 D2 A3 C3:B3+D3 E3 C4 C5",
      B5: "B4 A5 C5 D5",
    }),
    "C1-C3", { way: "carry", cells: ["B3", "D3"] }, "..... ..... .BBB. ..... .B..W",
  ),
];
