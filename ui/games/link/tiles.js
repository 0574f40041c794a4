// A tile: a piece of paper with a face, raised a little above the sheet.

import { el } from "../../dom.js";
import { drawFace } from "./faces.js";

/** @param {number} kind from 1 */
export function tile(kind) {
  return el("span", { class: "tile", "data-kind": kind, "aria-hidden": "true" }, drawFace(kind - 1));
}
