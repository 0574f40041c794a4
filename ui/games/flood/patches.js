// The patches of colour of a board, with their shapes.
//
// All patches of a colour are one path, and so are their shapes: an element for each would be hundreds of them to be painted
// anew with every move on a large board, those too that the move does not change.

import { shapeOf } from "../../board/pieces.js";
import { svg } from "../../dom.js";

const COLOURS = 10;
/** From cell to cell, in the units of a shape's square of 100: a shape keeps clear of its patch's edge. */
const PITCH = 109;
const CLEAR = (PITCH - 100) / 2;

/** A shape that lies flat, alone. @param {number} colour 1-10 */
export function sign(colour) {
  return svg(
    "svg", { class: "sign", viewBox: "0 0 100 100", "aria-hidden": "true", focusable: "false" },
    svg("path", { class: "glyph-face", "fill-rule": "evenodd", d: shapeOf(colour) }),
  );
}

/**
 * Cells as areas; neighbours in a row are one.
 * @param {number} width of the board @param {number} count of its cells @param {(index: number) => boolean} has
 */
export function areas(width, count, has) {
  let d = "";
  for (let index = 0; index < count; index += 1) {
    const from = index;
    while (index < count && has(index) && (index === from || index % width > 0)) index += 1;
    if (index === from) continue;
    const length = (index - from) * PITCH;
    d += `M${from % width * PITCH} ${Math.floor(from / width) * PITCH}h${length}v${PITCH}h${-length}z`;
    index -= 1;
  }
  return d;
}

/** The lines between the cells. @param {number} width @param {number} height */
function between(width, height) {
  const across = Array.from({ length: height - 1 }, (_, row) => `M0 ${(row + 1) * PITCH}h${width * PITCH}`);
  const down = Array.from({ length: width - 1 }, (_, column) => `M${(column + 1) * PITCH} 0v${height * PITCH}`);
  return [...across, ...down].join("");
}

/** @param {number} width @param {number} height in cells */
export function createPatches(width, height) {
  const count = width * height;
  /** What each cell shows now. */
  const shown = Array.from({ length: count }, () => 0);
  const both = Array.from({ length: COLOURS }, (_, index) => ({
    patch: svg("path", { class: "patch", "data-colour": index + 1 }),
    shape: svg("path", { class: "glyph-face", "data-colour": index + 1, "fill-rule": "evenodd" }),
  }));
  const answer = svg("path", { class: "patch-answer" });
  const root = svg(
    "svg", { class: "patches", viewBox: `0 0 ${width * PITCH} ${height * PITCH}`, "aria-hidden": "true", focusable: "false" },
    ...both.map(({ patch }) => patch), svg("path", { class: "patch-lines", d: between(width, height) }), ...both.map(({ shape }) => shape), answer,
  );

  /** @param {Iterable<number>} indices @param {(index: number) => number} colourOf */
  function put(indices, colourOf) {
    /** @type {Set<number>} */
    const stale = new Set();
    for (const index of indices) {
      const colour = colourOf(index);
      if (shown[index] === colour) continue;
      stale.add(shown[index]).add(colour);
      shown[index] = colour;
    }
    stale.delete(0);
    for (const colour of stale) {
      const { patch, shape } = both[colour - 1];
      patch.setAttribute("d", areas(width, count, (index) => shown[index] === colour));
      shape.setAttribute("d", shapes(colour));
    }
  }

  /** @param {number} colour */
  function shapes(colour) {
    let d = "";
    for (const [index, each] of shown.entries()) {
      if (each === colour) d += shapeOf(colour, index % width * PITCH + CLEAR, Math.floor(index / width) * PITCH + CLEAR);
    }
    return d;
  }

  return {
    root,
    /** Gives some cells one colour. @param {number[]} cells @param {number} colour */
    fill: (cells, colour) => put(cells, () => colour),
    /** Gives every cell its own. @param {number[]} colours */
    draw: (colours) => put(colours.keys(), (index) => colours[index]),
    /** What lights up where cells join, in the ink of a colour. @param {number[]} cells @param {number} colour */
    answer(cells, colour) {
      const inside = new Set(cells);
      answer.setAttribute("data-colour", String(colour));
      answer.setAttribute("d", areas(width, count, (index) => inside.has(index)));
      return answer;
    },
  };
}
