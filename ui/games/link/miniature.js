// A still picture of a game of Link for the home page.

import { createPicture } from "../../board/grid.js";
import { tile } from "./tiles.js";

/** @import { LinkBoard } from "../../types/generated.js" */
/** @import { TableOf } from "../../types/view.js" */

// Kinds as letters, "." where a pair is gone.
const SAMPLE = [
  "abcd..",
  "efg..h",
  "ci.jka",
  "l.bgdf",
  "h.ekjl",
  "..i...",
];

/** @param {TableOf<LinkBoard> | null} game */
export function miniature(game) {
  // A cleared board would be a blank picture.
  const table = game?.board.tiles ? game : null;
  const cells = table ? table.board.cells : SAMPLE.flatMap((row) => Array.from(row, (sign) => (sign === "." ? 0 : sign.charCodeAt(0) - 96)));
  const picture = table ? createPicture(table.width, table.height) : createPicture(SAMPLE[0].length, SAMPLE.length);
  picture.root.classList.add("link-picture");
  for (const [index, kind] of cells.entries()) {
    if (kind) picture.cells[index].append(tile(kind));
  }
  return picture.root;
}
