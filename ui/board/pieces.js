// The pieces of the house: ten shapes, and the ball that carries one.

import { el, svg } from "../dom.js";

/** Words of the colours and shapes, in the order of their numbers (1-10). */
export const COLOURS = ["red", "orange", "yellow", "green", "sky", "blue", "purple", "pink", "brown", "black"];
export const SHAPES = ["dot", "triangle", "star", "square", "diamond", "cross", "ring", "heart", "hexagon", "moon"];

// Drawn in a square of 100 with about equal areas, so that none looks lighter than the others.
const PATHS = [
  "M50 27a23 23 0 1 0 0 46a23 23 0 1 0 0-46z",
  "M50 21L79 71Q80 74 77 74H23Q20 74 21 71z",
  "M50 17l9.3 21.2 23 2.2-17.4 15.2 5.2 22.6L50 66.3 29.9 78.2l5.2-22.6L17.7 40.4l23-2.2z",
  "M32 28h36q4 0 4 4v36q0 4-4 4H32q-4 0-4-4V32q0-4 4-4z",
  "M50 18L80 50 50 82 20 50z",
  "M40 22h20v18h18v20H60v18H40V60H22V40h18z",
  "M50 22a28 28 0 1 0 0 56a28 28 0 1 0 0-56zm0 13a15 15 0 1 1 0 30a15 15 0 1 1 0-30z",
  "M50 79C25 62 18 49 21 38c3-12 20-16 29-2c9-14 26-10 29 2c3 11-4 24-29 41z",
  "M35 23h30q2 0 3 2l13 23q1 2 0 4L68 75q-1 2-3 2H35q-2 0-3-2L19 52q-1-2 0-4l13-23q1-2 3-2z",
  "M56 20A30 30 0 1 0 80 56A23 23 0 1 1 56 20z",
];

/** The outline of a shape, in a square of 100. @param {number} colour 1-10 */
export const shapeOf = (colour) => PATHS[colour - 1];

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
