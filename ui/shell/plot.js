// A small plot of the last scores: a line with a dot a game, and the mean as a dashed line.

import { svg } from "../dom.js";

/** @import { Translate } from "../types/view.js" */

const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 34;
const TOP = 10;
const BOTTOM = 12;

/**
 * A round number at or above the largest value, for the top of the scale.
 * @param {number} largest
 */
export function ceiling(largest) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((value) => value >= largest) ?? largest;
}

/** @param {number[]} scores oldest first, at least two @param {Translate} t */
export function plot(scores, t) {
  const top = ceiling(Math.max(...scores));
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const x = (/** @type {number} */ index) => LEFT + (index * (WIDTH - LEFT - 8)) / (scores.length - 1);
  const y = (/** @type {number} */ score) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - score / top);
  const points = scores.map((score, index) => `${x(index).toFixed(1)},${y(score).toFixed(1)}`);

  /** @param {number} score */
  const level = (score) => [
    svg("line", { class: "plot-line", x1: LEFT, x2: WIDTH, y1: y(score), y2: y(score) }),
    svg("text", { class: "plot-text", x: LEFT - 6, y: y(score) + 4, "text-anchor": "end" }, score.toLocaleString(document.documentElement.lang)),
  ];
  return svg(
    "svg",
    {
      class: "plot", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img",
      "aria-label": t("records.plot", { count: scores.length, mean: Math.round(mean), low: Math.min(...scores), high: Math.max(...scores), last: scores[scores.length - 1] }),
    },
    ...level(0),
    ...level(top),
    svg("polygon", { class: "plot-area", points: `${LEFT},${y(0)} ${points.join(" ")} ${x(scores.length - 1).toFixed(1)},${y(0)}` }),
    svg("line", { class: "plot-mean", x1: LEFT, x2: WIDTH, y1: y(mean), y2: y(mean) }),
    svg("polyline", { class: "plot-scores", points: points.join(" ") }),
    ...scores.map((score, index) => svg("circle", { class: "plot-dot", cx: x(index), cy: y(score), r: index === scores.length - 1 ? 4 : 2 })),
  );
}
