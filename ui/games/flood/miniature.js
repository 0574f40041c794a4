// A still picture of a game of Flood for the home page.

import { createFrame } from "../../board/grid.js";
import { createOutline } from "./outline.js";
import { createPatches } from "./patches.js";

/** @import { FloodBoard } from "../../types/generated.js" */
/** @import { TableOf } from "../../types/view.js" */

// A game in full swing: the region is outlined as the rules' side would do it.
const SAMPLE = [
  "44445312",
  "44441263",
  "44463142",
  "46251463",
  "52136142",
  "31645215",
  "16253641",
  "25314526",
];
/** The sides that belong to the region's outline, "." outside. */
const REGION = ["9113....", "8006....", "846.....", "e......."];

/** @param {string | undefined} bits */
const sides = (bits) => (bits === undefined || bits === "." ? null : parseInt(bits, 16));

/** @param {TableOf<FloodBoard> | null} game */
export function miniature(game) {
  // A board of one colour would be a blank picture.
  const table = game && game.board.flooded < game.board.cells.length ? game : null;
  const [width, height] = table ? [table.width, table.height] : [SAMPLE[0].length, SAMPLE.length];
  const cells = table ? table.board.cells : SAMPLE.flatMap((row) => Array.from(row, Number));
  const picture = createFrame(width, height);
  picture.classList.add("flood-picture");
  const patches = createPatches(width, height);
  patches.draw(cells);
  const outline = createOutline(width, height);
  outline.draw(table ? table.board : { region: cells.map((_, index) => sides(REGION[Math.floor(index / width)]?.[index % width])), pivot: 0 });
  picture.append(patches.root, outline.root);
  return picture;
}
