// How a face is drawn: one colour and ink, on a sheet of 24 by 24.

import { svg } from "../../../dom.js";

/**
 * What is done with a path:
 *   body   filled with the face's colour, inked round
 *   paper  left white, inked round
 *   line   an ink line
 *   ink    filled with ink
 *   mark   a line upon the colour, in whichever of white and ink shows on it
 *   spot   an area upon the colour, likewise
 *   cord   a thick line in the face's colour, inked on both sides
 * @typedef {"body" | "paper" | "line" | "ink" | "mark" | "spot" | "cord"} Stroke
 */

/**
 * @typedef {object} Drawing
 * @property {number} colour 1-9, as the pieces of the house
 * @property {number} [turn] degrees to the right, for things that are drawn upright and shown aslant
 * @property {[number, number]} [shift] right and down, to bring it to the middle
 * @property {[Stroke, string][]} parts from the back to the front
 */

const PIECE = "var(--piece)";
const SIGN = "var(--sign)";
const INK = "var(--face-ink, #1d2940)";
const PAPER = "var(--face-paper, #fffdf7)";

const PEN = 1.6;

/** @type {Record<Stroke, import("../../../dom.js").Props[]>} */
const WORK = {
  body: [{ fill: PIECE, stroke: INK }],
  paper: [{ fill: PAPER, stroke: INK }],
  line: [{ stroke: INK }],
  ink: [{ fill: INK }],
  mark: [{ stroke: SIGN, "stroke-width": 1.4 }],
  spot: [{ fill: SIGN }],
  cord: [{ stroke: INK, "stroke-width": 4.5 }, { stroke: PIECE, "stroke-width": 1.6 }],
};

/**
 * A circle as a path.
 * @param {number} x @param {number} y @param {number} r
 */
export function disc(x, y, r) {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

/**
 * The symbol that all tiles with one face share.
 * @param {string} id @param {Drawing} drawing
 */
export function symbol(id, { turn, shift, parts }) {
  const paths = parts.flatMap(([stroke, d]) => WORK[stroke].map((props) => svg("path", { d, ...props })));
  const style = {
    fill: "none",
    "fill-rule": "evenodd",
    "stroke-width": PEN,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    transform: [shift && `translate(${shift})`, turn && `rotate(${turn} 12 12)`].filter(Boolean).join(" ") || null,
  };
  return svg("symbol", { id, viewBox: "0 0 24 24" }, svg("g", style, ...paths));
}
