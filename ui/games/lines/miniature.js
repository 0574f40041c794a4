// A still picture of a game of Lines for the home page.

import { ball } from "../../board/pieces.js";
import { createPicture } from "../../board/grid.js";

/** @import { LinesBoard } from "../../types/generated.js" */
/** @import { TableOf } from "../../types/view.js" */
/** @typedef {TableOf<LinesBoard>} Table */

const SAMPLE = [
  ".........",
  "..2...5..",
  ".24....6.",
  "..3.1....",
  "...1..7..",
  "21....4..",
  ".1..5....",
  "7....3...",
  "...6...2.",
];

/** @param {Table | null} table */
export function miniature(table) {
  const cells = table ? table.board.cells : SAMPLE.flatMap((row) => Array.from(row, (sign) => Number(sign) || 0));
  const picture = table ? createPicture(table.width, table.height) : createPicture(9, 9);
  for (const [index, colour] of cells.entries()) {
    if (colour) picture.cells[index].append(ball(colour));
  }
  return picture.root;
}
