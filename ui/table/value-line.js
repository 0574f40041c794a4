// The value of a game after every move as a line on three levels: one side wins, a draw, the other side wins.
//
// A finger or the mouse goes along it as along the slider below, which is what keys and screen readers use.

import { svg } from "../dom.js";
import { together } from "../i18n/format.js";
import { LEFT, WIDTH, level } from "../shell/chart.js";

/** @import { Analysis } from "../types/generated.js" */
/** @import { Translate } from "../types/view.js" */

const HEIGHT = 58;
/** Where the middle level lies, and how far the others are from it. */
const MIDDLE = 29;
const STEP = 19;
/** Right of the last move. */
const AIR = 9;
/** So many turns of fortune are told; a drawing's name is no novel. */
const MOST_TOLD = 12;
/** Half a cross of a lost value. */
const ARM = 3.5;

/**
 * Pieces of the line, where values are known: places as [move, value].
 * @param {(number | null)[]} values
 */
export function runs(values) {
  /** @type {[number, number][][]} */
  const found = [];
  let open = false;
  for (const [at, value] of values.entries()) {
    if (value !== null) {
      if (!open) found.push([]);
      found[found.length - 1].push([at, value]);
    }
    open = value !== null;
  }
  return found;
}

/** Where the value changes, the start with it. @param {(number | null)[]} values */
export const turns = (values) => values.map((value, at) => ({ at, value })).filter(({ at, value }) => at === 0 || value !== values[at - 1]);

/**
 * @param {Analysis} analysis
 * @param {{ level: (value: number) => string, word: (value: number | null) => string }} words what a value is called on the scale and in a sentence
 * @param {Translate} t
 * @param {(at: number) => void} wish goes to the position after so many moves
 */
export function createValueLine({ values, marks }, { level: named, word }, t, wish) {
  const last = values.length - 1;
  const x = (/** @type {number} */ at) => (last ? LEFT + AIR + (at * (WIDTH - LEFT - 2 * AIR)) / last : (LEFT + WIDTH) / 2);
  const y = (/** @type {number} */ value) => MIDDLE - value * STEP;
  const pieces = runs(values).map((run) => run.map(([at, value]) => `${x(at).toFixed(1)},${y(value)}`));
  const ends = runs(values).map((run) => [run[0][0], run[run.length - 1][0]]);

  const hand = svg("line", { class: "value-now", y1: 3, y2: HEIGHT - 3 });
  const dot = svg("circle", { class: "value-dot", r: 5 });
  const told = turns(values).slice(0, MOST_TOLD).map(({ at, value }) => (at ? t("analysis.from", { move: at, value: word(value) }) : t("analysis.at-start", { value: word(value) })));
  const lost = marks.flatMap((mark, at) => (mark === "threw" ? [at + 1] : []));
  const name = together(t, [t("analysis.axis"), ...told, lost.length ? t("analysis.lost", { moves: lost.slice(0, MOST_TOLD) }) : ""]);

  const root = svg(
    "svg", { class: "plot value-line", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": name, "data-value-line": "", onpointerdown: grip, onpointermove: drag },
    ...[1, 0, -1].flatMap((value) => level(y(value), named(value))),
    ...pieces.map((points, at) => svg("polygon", { class: "plot-area", points: `${x(ends[at][0])},${y(0)} ${points.join(" ")} ${x(ends[at][1])},${y(0)}` })),
    hand,
    ...pieces.map((points) => svg("polyline", { class: "plot-scores", points: points.join(" ") })),
    ...lost.map((at) => svg("path", { class: "value-threw", transform: `translate(${x(at).toFixed(1)} ${y(values[at] ?? 0)})`, d: `M${-ARM} ${-ARM}L${ARM} ${ARM}M${ARM} ${-ARM}L${-ARM} ${ARM}` })),
    dot,
  );

  /** @param {PointerEvent} event */
  function to(event) {
    const box = root.getBoundingClientRect();
    const place = ((event.clientX - box.left) * WIDTH) / box.width;
    wish(Math.min(Math.max(Math.round(((place - x(0)) * last) / (x(last) - x(0) || 1)), 0), last));
  }

  /** @param {PointerEvent} event */
  function grip(event) {
    if (!event.isPrimary || event.button !== 0) return;
    root.setPointerCapture(event.pointerId);
    to(event);
  }

  /** @param {PointerEvent} event */
  function drag(event) {
    if (event.isPrimary && root.hasPointerCapture(event.pointerId)) to(event);
  }

  return {
    root,
    /** @param {number} at after so many moves */
    show(at) {
      for (const end of ["x1", "x2"]) hand.setAttribute(end, String(x(at)));
      const value = values[at];
      dot.setAttribute("visibility", value === null || value === undefined ? "hidden" : "visible");
      dot.setAttribute("cx", String(x(at)));
      dot.setAttribute("cy", String(y(value ?? 0)));
    },
  };
}
