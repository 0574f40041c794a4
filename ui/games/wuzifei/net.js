// The drawn lines of the board: five rows, five columns, two long diagonals and four short ones.

import { svg } from "../../dom.js";

const SIDE = 5;
const ACROSS = Array.from({ length: SIDE }, (_, at) => [0, at, SIDE - 1, at]);
const DOWN = ACROSS.map(([a, b, c, d]) => [b, a, d, c]);
const DIAGONALS = [[0, 0, 4, 4], [4, 0, 0, 4], [2, 0, 0, 2], [2, 0, 4, 2], [0, 2, 2, 4], [4, 2, 2, 4]];

/** The middle of a column or row, in cells. @param {number} place counted from 0 */
const middle = (place) => place + 0.5;

/** @param {number} point counted row by row */
const place = (point) => ({ x: middle(point % SIDE), y: middle(Math.floor(point / SIDE)) });

/** The head of an arrow, in cells: how long it is, and how wide on each side. */
const HEAD = { long: 0.26, wide: 0.15 };
/** Where an arrow ends before the middle of its point: its tip is seen beside whatever stands there. */
const SHORT = 0.06;

/** An arrow along a move. @param {{ from: number, to: number }} move @param {number} rank 0 for the best */
function arrow({ from, to }, rank) {
  const [a, b] = [place(from), place(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const tip = { x: b.x - dx * SHORT, y: b.y - dy * SHORT };
  const neck = { x: tip.x - dx * HEAD.long, y: tip.y - dy * HEAD.long };
  const corner = (/** @type {number} */ side) => `${neck.x - dy * HEAD.wide * side},${neck.y + dx * HEAD.wide * side}`;
  return svg(
    "g", { class: "net-arrow", "data-rank": rank },
    svg("line", { x1: a.x, y1: a.y, x2: neck.x, y2: neck.y }),
    svg("polygon", { points: `${tip.x},${tip.y} ${corner(1)} ${corner(-1)}` }),
  );
}

/** The net in a square of five by five, with room for the mark of a move. */
export function drawNet() {
  const way = svg("line", { class: "net-way" });
  const origin = svg("circle", { class: "net-origin", r: 0.2 });
  const trace = svg("g", { class: "net-trace" }, way, origin);
  trace.setAttribute("visibility", "hidden");
  const advice = svg("g", { class: "net-advice" });
  const root = svg(
    "svg", { class: "net", viewBox: `0 0 ${SIDE} ${SIDE}`, "aria-hidden": "true", focusable: "false" },
    ...[...ACROSS, ...DOWN, ...DIAGONALS].map(([a, b, c, d]) =>
      svg("line", { class: "net-line", x1: middle(a), y1: middle(b), x2: middle(c), y2: middle(d) })),
    ...Array.from({ length: SIDE * SIDE }, (_, point) => svg("circle", { class: "net-point", cx: place(point).x, cy: place(point).y, r: 0.055 })),
    trace,
    advice,
  );
  return {
    root,
    /** Draws moves as arrows, the best one on top. @param {{ from: number, to: number }[]} moves */
    advise(moves) {
      advice.replaceChildren(...moves.map(arrow).reverse());
      root.toggleAttribute("data-advised", moves.length > 0);
    },
    /** Marks where a piece came from, and its way. @param {{ from: number, to: number } | null} move */
    mark(move) {
      trace.setAttribute("visibility", move ? "visible" : "hidden");
      if (!move) return;
      const [from, to] = [place(move.from), place(move.to)];
      for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })) way.setAttribute(name, String(value));
      origin.setAttribute("cx", String(from.x));
      origin.setAttribute("cy", String(from.y));
    },
  };
}
