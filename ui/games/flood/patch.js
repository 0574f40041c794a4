// A patch of colour with its shape. The shape is one path that is made once and changes with the colour: a move on a
// large board repaints hundreds of cells and makes no node.

import { shapeOf } from "../../board/pieces.js";
import { svg } from "../../dom.js";

/** A shape that lies flat. @param {number} [colour] 1-10; none yet when left out */
export function sign(colour) {
  return svg(
    "svg", { class: "sign", viewBox: "0 0 100 100", "aria-hidden": "true", focusable: "false" },
    svg("path", { class: "glyph-face", "fill-rule": "evenodd", d: colour ? shapeOf(colour) : null }),
  );
}

/** Gives an element that holds a sign its colour. @param {Element} node @param {number} colour */
export function paint(node, colour) {
  node.setAttribute("data-colour", String(colour));
  node.querySelector(".sign path")?.setAttribute("d", shapeOf(colour));
}

/** The text of the move that plays a colour: a digit each, `a` for the tenth. @param {number} colour */
export const moveOf = (colour) => colour.toString(16);

/** @param {string} text a move */
export const colourOf = (text) => parseInt(text, 16);
