// A small plot of the last scores: a line with a dot a game, and the mean as a dashed line. Above it stands what is
// measured, below it what the dots are.

import { el, svg } from "../dom.js";
import { measured } from "../i18n/format.js";
import { LEFT, HEIGHT, WIDTH, chart, level } from "./chart.js";

/** @import { Measure, Translate } from "../types/view.js" */

const TOP = 10;
const BOTTOM = 10;

// Times end on what a clock face has.
const TIMES = [10, 20, 30, 60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600].map((seconds) => seconds * 1000);

/**
 * A round number at or above the largest value, for the top of the scale.
 * @param {number} largest @param {Measure} measure
 */
export function ceiling(largest, measure) {
  if (measure === "time") {
    const hour = TIMES[TIMES.length - 1];
    return TIMES.find((time) => time >= largest) ?? Math.ceil(largest / hour) * hour;
  }
  const power = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
  // Whole numbers only: half a move says nothing.
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((factor) => factor * power).find((value) => value >= largest && Number.isInteger(value)) ?? largest;
}

/** @param {number[]} scores oldest first @param {Measure} measure @param {Translate} t */
export function plot(scores, measure, t) {
  if (scores.length < 2) return el("p", { class: "small", "data-no-plot": "" }, t("records.no-plot"));
  const top = ceiling(Math.max(...scores), measure);
  // Better than the best play that is known: below nothing.
  const floor = Math.min(0, ...scores);
  const show = (/** @type {number} */ value) => measured(measure, Math.round(value));
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const x = (/** @type {number} */ index) => LEFT + (index * (WIDTH - LEFT - 8)) / (scores.length - 1);
  const y = (/** @type {number} */ score) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (score - floor) / (top - floor));
  const points = scores.map((score, index) => `${x(index).toFixed(1)},${y(score).toFixed(1)}`);

  /** @param {number} score */
  const scale = (score) => level(y(score), show(score));
  return chart({
    above: t(`records.axis.${measure}`),
    name: t(`records.plot.${measure}`, { count: scores.length, mean: show(mean), low: show(Math.min(...scores)), high: show(Math.max(...scores)), last: show(scores[scores.length - 1]) }),
    below: t("records.axis.games", { count: scores.length }),
  }, [
    ...scale(0),
    ...(floor < 0 ? scale(floor) : []),
    ...scale(top),
    svg("polygon", { class: "plot-area", points: `${LEFT},${y(0)} ${points.join(" ")} ${x(scores.length - 1).toFixed(1)},${y(0)}` }),
    svg("line", { class: "plot-mean", x1: LEFT, x2: WIDTH, y1: y(mean), y2: y(mean) }),
    svg("polyline", { class: "plot-scores", points: points.join(" ") }),
    ...scores.map((score, index) => svg("circle", { class: "plot-dot", cx: x(index), cy: y(score), r: index === scores.length - 1 ? 4 : 2 })),
  ]);
}
