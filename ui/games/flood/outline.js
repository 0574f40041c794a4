// The outline of the flooded region: a white line carried by an ink line, so that it stands out from every colour, and
// a ring round the start cell. Which sides belong to it comes with the table.

import { svg } from "../../dom.js";

/** @import { FloodBoard } from "../../types/generated.js" */

const [TOP, RIGHT, BOTTOM, LEFT] = [1, 2, 4, 8];

/**
 * The sides as one path, in cells; neighbours in a row are one stroke.
 * @param {FloodBoard["region"]} region @param {number} width
 */
export function outlinePath(region, width) {
  const height = region.length / width;
  const has = (/** @type {number} */ row, /** @type {number} */ column, /** @type {number} */ side) =>
    row < height && column < width && ((region[row * width + column] ?? 0) & side) !== 0;
  const parts = [];
  for (let row = 0; row < height; row += 1) {
    for (const side of [TOP, BOTTOM]) {
      for (let column = 0; column < width; column += 1) {
        const from = column;
        while (has(row, column, side)) column += 1;
        if (column > from) parts.push(`M${from} ${row + (side === BOTTOM ? 1 : 0)}h${column - from}`);
      }
    }
  }
  for (let column = 0; column < width; column += 1) {
    for (const side of [RIGHT, LEFT]) {
      for (let row = 0; row < height; row += 1) {
        const from = row;
        while (has(row, column, side)) row += 1;
        if (row > from) parts.push(`M${column + (side === RIGHT ? 1 : 0)} ${from}v${row - from}`);
      }
    }
  }
  return parts.join("");
}

/** @param {number} width @param {number} height */
export function createOutline(width, height) {
  const casing = svg("path", { class: "flood-case" });
  const stroke = svg("path", { class: "flood-stroke" });
  const ring = svg("circle", { class: "flood-start", r: 0.4 });
  const ringCase = svg("circle", { class: "flood-start-case", r: 0.4 });
  const root = svg("svg", { class: "flood-outline", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true", focusable: "false" }, casing, stroke, ringCase, ring);
  return {
    root,
    /** @param {Pick<FloodBoard, "region" | "pivot">} board */
    draw({ region, pivot }) {
      const d = outlinePath(region, width);
      for (const path of [casing, stroke]) path.setAttribute("d", d);
      for (const circle of [ring, ringCase]) {
        circle.setAttribute("cx", String((pivot % width) + 0.5));
        circle.setAttribute("cy", String(Math.floor(pivot / width) + 0.5));
      }
    },
  };
}
