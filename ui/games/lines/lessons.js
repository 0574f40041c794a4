// The three exercises of the help page: positions with every answer worked out beforehand.

import { cellName } from "../../board/cells.js";

/** @import { LinesBoard, LinesPreview } from "../../types/generated.js" */
/** @import { TableOf } from "../../types/view.js" */
/** @typedef {TableOf<LinesBoard>} Table */
/** @typedef {import("../../shell/exercise.js").Lesson<LinesBoard>} Lesson */

const SIZE = 5;

/**
 * @param {string} rows colours of the cells, "." for a free one
 * @param {number[]} next
 * @param {string} pocket a free cell that is cut off from the others, if any
 * @param {Record<string, number[]>} beside balls that can enter the pocket
 * @returns {Table}
 */
function table(rows, next, pocket = "", beside = {}) {
  const cells = Array.from(rows.replaceAll(" ", ""), (sign) => Number(sign) || 0);
  const regions = cells.map((colour, index) => (colour ? 0 : cellName(index, SIZE) === pocket ? 2 : 1));
  /** @type {Record<string, number[]>} */
  const reach = {};
  for (const [index, colour] of cells.entries()) if (colour) reach[String(index)] = beside[cellName(index, SIZE)] ?? [1];
  /** @type {LinesPreview[]} */
  const preview = next.map((colour) => ({ colour, cell: null }));
  return {
    game: "lines", revision: 0, id: "", params: "", preset: null, values: {}, width: SIZE, height: SIZE,
    status: { state: "playing", outcome: null, reason: null },
    numbers: { score: 0 }, best: null, day: null, item: null, moves: 0, assisted: false, elapsed: 0, resting: false, lastMove: null,
    undo: "none", redo: "none", pending: null, countdown: null, timeout: null, endable: false, record: null,
    board: { cells, regions, reach, preview, previewMode: "colours" },
  };
}

const WALL = { A4: [1, 2], B5: [1, 2] };

/** @type {Lesson[]} */
export const lessons = [
  {
    key: "path",
    table: table("1.2.. ..4.. ..5.. 3.... .7...", [], "A5", WALL),
    answer: "A1-E1",
    cells: ["A1", "E1"],
    events: [{ type: "moved", path: ["A1", "B1", "B2", "B3", "B4", "C4", "D4", "D3", "D2", "D1", "E1"] }],
    after: table("..2.1 ..4.. ..5.. 3.... .7...", [], "A5", WALL),
  },
  {
    key: "five",
    table: table("...1. ..... .2222 ..6.. ...2.", []),
    answer: "D5-A3",
    cells: ["D5", "A3"],
    events: [
      { type: "moved", path: ["D5", "C5", "B5", "A5", "A4", "A3"] },
      { type: "cleared", lines: [["A3", "B3", "C3", "D3", "E3"]], cells: ["A3", "B3", "C3", "D3", "E3"], colour: 2, points: 5 },
    ],
    after: table("...1. ..... ..... ..6.. .....", []),
  },
  {
    key: "drop",
    table: table("...1. .4... ..... ..6.. .....", [5, 3, 7]),
    answer: "D1-E5",
    cells: ["D1", "E5"],
    events: [
      { type: "moved", path: ["D1", "E1", "E2", "E3", "E4", "E5"] },
      { type: "dropped", cell: "A2", colour: 5 },
      { type: "dropped", cell: "D3", colour: 3 },
      { type: "dropped", cell: "B5", colour: 7 },
      { type: "previewed", balls: [{ colour: 2, cell: null }, { colour: 6, cell: null }, { colour: 1, cell: null }] },
    ],
    after: table("..... 54... ...3. ..6.. .7..1", [2, 6, 1]),
  },
];
