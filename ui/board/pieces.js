// The pieces of the house: ten shapes, and the ball that carries one.

import { el, svg } from "../dom.js";

/** Words of the colours and shapes, in the order of their numbers (1-10). */
export const COLOURS = ["red", "orange", "yellow", "green", "sky", "blue", "purple", "pink", "brown", "black"];
export const SHAPES = ["dot", "triangle", "star", "square", "diamond", "cross", "ring", "heart", "hexagon", "moon"];

/**
 * Where each outline begins, and how it goes on from there, in a square of 100. Their areas are about equal, so that none
 * looks lighter than the others.
 * @type {[x: number, y: number, rest: string][]}
 */
const OUTLINES = [
  [50, 27, "a23 23 0 1 0 0 46a23 23 0 1 0 0-46z"],
  [50, 21, "l29 50q1 3-2 3h-54q-3 0-2-3z"],
  [50, 17, "l9.3 21.2 23 2.2-17.4 15.2 5.2 22.6-20.1-11.9-20.1 11.9 5.2-22.6-17.4-15.2 23-2.2z"],
  [32, 28, "h36q4 0 4 4v36q0 4-4 4h-36q-4 0-4-4v-36q0-4 4-4z"],
  [50, 18, "l30 32-30 32-30-32z"],
  [40, 22, "h20v18h18v20h-18v18h-20v-18h-18v-20h18z"],
  [50, 22, "a28 28 0 1 0 0 56a28 28 0 1 0 0-56zm0 13a15 15 0 1 1 0 30a15 15 0 1 1 0-30z"],
  [50, 79, "c-25-17-32-30-29-41c3-12 20-16 29-2c9-14 26-10 29 2c3 11-4 24-29 41z"],
  [35, 23, "h30q2 0 3 2l13 23q1 2 0 4l-13 23q-1 2-3 2h-30q-2 0-3-2l-13-23q-1-2 0-4l13-23q1-2 3-2z"],
  [56, 20, "a30 30 0 1 0 24 36a23 23 0 1 1-24-36z"],
];

/**
 * The outline of a shape in a square of 100, which may lie anywhere.
 * @param {number} colour 1-10 @param {number} [left] @param {number} [top] the square's corner
 */
export function shapeOf(colour, left = 0, top = 0) {
  const [x, y, rest] = OUTLINES[colour - 1];
  return `M${left + x} ${top + y}${rest}`;
}

/**
 * A shape as an engraving: a lip of light or shadow beside the sign itself, and the ball's shine.
 * @param {number} colour 1-10
 */
export function glyph(colour) {
  const d = shapeOf(colour);
  return svg(
    "svg",
    { class: "glyph", viewBox: "0 0 100 100", "aria-hidden": "true", focusable: "false" },
    svg("path", { class: "glyph-edge", d, "fill-rule": "evenodd" }),
    svg("path", { class: "glyph-face", d, "fill-rule": "evenodd" }),
    svg("path", { class: "glyph-shine", d: "M13 40A39 39 0 0 1 40 13" }),
  );
}

/**
 * @param {number} colour 1-10
 * @param {string} [extra] another class
 */
export function ball(colour, extra = "") {
  return el("span", { class: `ball ${extra}`.trim(), "data-colour": colour, "aria-hidden": "true" }, glyph(colour));
}
