// The line that joins two tiles, drawn exactly on the corners that the rules gave. Outside the board it runs in the
// middle of the lane that is kept free there.

import { svg } from "../../dom.js";

/** @import { Point } from "../../types/generated.js" */

/** The lane round the cells, in cells. */
export const LANE = 0.5;

/**
 * Where a point lies on one axis, in cells from the edge of the board.
 * @param {number} place from -1, just outside, to `count`, just outside on the other side
 * @param {number} count cells on this axis
 */
export function along(place, count) {
  if (place < 0) return -LANE / 2;
  return place < count ? place + 0.5 : count + LANE / 2;
}

/**
 * @param {Point[]} corners @param {number} width @param {number} height
 * @param {string} kind a class
 */
export function drawLine(corners, width, height, kind) {
  const places = corners.map(({ column, row }) => [along(column, width), along(row, height)]);
  const points = places.map((place) => place.join()).join(" ");
  /** @param {string} name */
  const stroke = (name) => svg("polyline", { class: name, points });
  const ends = [places[0], places[places.length - 1]].map(([cx, cy]) => svg("circle", { class: "link-end", cx, cy, r: 0.13 }));
  return svg(
    "svg", { class: `link-line ${kind}`, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true", focusable: "false", "data-line": corners.map(({ column, row }) => `${column},${row}`).join(" ") },
    stroke("link-case"), stroke("link-stroke"), ...ends,
  );
}
