// What the drawings of the records share: their size, a line of the scale with its text, and the words around.

import { el, svg } from "../dom.js";

export const WIDTH = 320;
export const HEIGHT = 132;
/** Where the drawing begins, right of the scale. */
export const LEFT = 44;

/** A line of the scale. @param {number} y @param {string} text */
export const level = (y, text) => [
  svg("line", { class: "plot-line", x1: LEFT, x2: WIDTH, y1: y, y2: y }),
  svg("text", { class: "plot-text", x: LEFT - 6, y: y + 4, "text-anchor": "end" }, text),
];

/**
 * The drawing has all of it in its name; what stands above and below is for the eye.
 * @param {{ above: string, name: string, below: string }} words @param {Element[]} parts
 */
export function chart({ above, name, below }, parts) {
  return el(
    "figure", { class: "chart" },
    el("figcaption", { class: "small", "aria-hidden": "true" }, above),
    svg("svg", { class: "plot", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": name }, ...parts),
    el("p", { class: "small", "aria-hidden": "true" }, below),
  );
}
