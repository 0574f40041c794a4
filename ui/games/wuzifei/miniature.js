// A still picture of a game of Wuzifei for the home page.

import { createPicture } from "../../board/grid.js";
import { drawNet } from "./net.js";
import { stone } from "./stones.js";

/** @import { WuzifeiBoard, WuzifeiSide } from "../../types/generated.js" */
/** @import { TableOf } from "../../types/view.js" */
/** @typedef {TableOf<WuzifeiBoard>} Table */

const SAMPLE = "B.BB. ...B. ..W.. .BW.. W..WW";
const SIDES = { B: "black", W: "white" };

/** @param {Table | null} table */
export function miniature(table) {
  const points = table
    ? table.board.points
    : Array.from(SAMPLE.replaceAll(" ", ""), (sign) => /** @type {WuzifeiSide | null} */ (sign === "." ? null : SIDES[/** @type {"B" | "W"} */ (sign)]));
  const picture = createPicture(5, 5);
  picture.root.classList.add("wuzifei-picture");
  picture.root.prepend(drawNet().root);
  for (const [index, side] of points.entries()) {
    if (side) picture.cells[index].append(stone(side));
  }
  return picture.root;
}
