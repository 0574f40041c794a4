// The three exercises of the help page: positions with every answer worked out beforehand.

import { cellIndex } from "../../board/cells.js";
import { faces } from "./faces.js";

/** @import { LinkBoard, LinkEvent, Point } from "../../types/generated.js" */
/** @import { TableOf } from "../../types/view.js" */
/** @typedef {import("../../shell/exercise.js").Lesson<LinkBoard>} Lesson */

const SIZE = 5;

/** The letters of the pictures below. @type {Record<string, string>} */
const FACES = {
  a: "cat", b: "sun", c: "umbrella", d: "heart", e: "bell", f: "star", g: "house", h: "boat", i: "cup", j: "tree",
  k: "key", m: "moon", t: "teapot",
};

/** @param {string} face */
const kindOf = (face) => faces.findIndex(({ key }) => key === face) + 1;

/** @param {string} rows @returns {TableOf<LinkBoard>} */
function table(rows) {
  const cells = Array.from(rows.replaceAll(" ", ""), (sign) => (sign === "." ? 0 : kindOf(FACES[sign])));
  const tiles = cells.filter(Boolean).length;
  return {
    game: "link", revision: 0, id: "", params: "", preset: null, values: {}, width: SIZE, height: SIZE,
    status: { state: "playing", outcome: null, reason: null },
    numbers: { left: tiles / 2 }, best: null, day: null, item: null, moves: 0, assisted: false, elapsed: 0, resting: false, lastMove: null,
    undo: "none", redo: "none", pending: null, countdown: null, timeout: null, endable: false, record: null,
    board: { cells, tiles, open: 0, stuck: false, hopeless: false, notice: null, ring: true },
  };
}

/**
 * @param {string} key @param {string} rows @param {string} answer
 * @param {number[][]} corners columns and rows, counted from 0
 * @param {string[]} [cells] what is marked to begin with
 * @returns {Lesson}
 */
function lesson(key, rows, answer, corners, cells = answer.split("-")) {
  const before = table(rows);
  const [a, b] = answer.split("-");
  const pair = [a, b].map((name) => cellIndex(name, SIZE));
  /** @type {LinkEvent[]} */
  const events = [{ type: "linked", a, b, kind: before.board.cells[pair[0]], corners: corners.map(/** @returns {Point} */ ([column, row]) => ({ column, row })) }];
  const after = table(rows);
  for (const index of pair) after.board.cells[index] = 0;
  after.board.tiles -= 2;
  after.numbers.left -= 1;
  return { key, table: before, answer, cells, events, after };
}

/** @type {Lesson[]} */
export const lessons = [
  lesson("bends", "chaeb at.hc jf.gi ej.td dgbif", "B2-D4", [[1, 1], [2, 1], [2, 3], [3, 3]]),
  lesson("ring", "tdbct aceae d...b ..... .....", "A1-E1", [[0, 0], [0, -1], [4, -1], [4, 0]]),
  lesson("free", "igebf jfmah dkkhc bcmig aejd.", "B3-C3", [[1, 2], [2, 2]], []),
];
