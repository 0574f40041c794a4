// The three exercises of the help page: positions with every answer worked out beforehand.

/** @import { FloodBoard, FloodEvent } from "../../types/generated.js" */
/** @import { TableOf } from "../../types/view.js" */
/** @typedef {import("../../shell/exercise.js").Lesson<FloodBoard>} Lesson */

const SIZE = 5;
const COLOURS = 4;
const LIMIT = 9;

/**
 * @param {string} rows colours of the cells
 * @param {string} outline the region: each cell's sides that belong to its outline, "." outside
 * @param {number[]} adds
 * @param {number} moves
 * @returns {TableOf<FloodBoard>}
 */
function table(rows, outline, adds, moves) {
  const cells = Array.from(rows.replaceAll(" ", ""), Number);
  const region = Array.from(outline.replaceAll(" ", ""), (sign) => (sign === "." ? null : parseInt(sign, 16)));
  return {
    game: "flood", revision: 0, id: "", params: "", preset: null, values: {}, width: SIZE, height: SIZE,
    status: { state: "playing", outcome: null, reason: null },
    numbers: { moves }, best: null, day: null, item: null, moves, assisted: false, elapsed: 0, resting: false, lastMove: null,
    undo: "none", redo: "none", pending: null, countdown: null, timeout: null, endable: false, record: null,
    board: {
      cells, region, flooded: region.filter((sides) => sides !== null).length, pivot: 0, colours: COLOURS, colour: cells[0], adds, moves,
      limit: LIMIT, left: LIMIT - moves, minimum: null, replay: null,
    },
  };
}

/** @param {string[][]} cells @param {TableOf<FloodBoard>} before @param {TableOf<FloodBoard>} after @returns {FloodEvent[]} */
const filled = (cells, before, after) => [
  { type: "filled", cells, colour: after.board.colour, added: after.board.flooded - before.board.flooded, flooded: after.board.flooded },
];

/**
 * @param {string} key @param {number} colour what the exercise asks for
 * @param {string[]} marked
 * @param {string[][]} waves
 * @param {TableOf<FloodBoard>} before @param {TableOf<FloodBoard>} after
 * @returns {Lesson}
 */
const lesson = (key, colour, marked, waves, before, after) => ({
  key, table: before, answer: String(colour), cells: marked, events: filled(waves, before, after), after,
});

/** @type {Lesson[]} */
export const lessons = [
  lesson(
    "spread", 3, ["C1", "B2", "C2", "A3", "B3"], [["A1"], ["B1", "A2"]],
    table("11324 13342 33214 24123 41342", "97... e.... ..... ..... .....", [0, 0, 5, 0], 0),
    table("33324 33342 33214 24123 41342", "913.. 806.. c6... ..... .....", [0, 3, 0, 2], 1),
  ),
  lesson(
    "choose", 1, [], [["A1"], ["B1", "A2"]],
    table("22134 21134 33144 34412 44212", "97... e.... ..... ..... .....", [4, 0, 3, 0], 2),
    table("11134 11134 33144 34412 44212", "913.. c42.. ..e.. ..... .....", [0, 0, 5, 8], 3),
  ),
  lesson(
    "finish", 1, [], [["A1"], ["B1"], ["C1", "B2"], ["D1", "C2"], ["C3"], ["C4"], ["D4", "B4"], ["E4", "D5"]],
    table("44441 14411 11411 14444 11141", "d117. .c2.. ..a.. .d417 ...e.", [13, 0, 0, 0], 8),
    table("11111 11111 11111 11111 11111", "91113 80002 80002 80002 c4446", [0, 0, 0, 0], 9),
  ),
];
