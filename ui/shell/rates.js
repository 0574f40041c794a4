// How many of the finished games were won, at each strength or whatever the game compares: one bar each.

import { svg } from "../dom.js";
import { together } from "../i18n/format.js";
import { HEIGHT, LEFT, WIDTH, chart, level } from "./chart.js";

/** @import { Values, RulesRecords } from "../types/generated.js" */
/** @import { GameModule, Translate } from "../types/view.js" */

const TOP = 14;
const BOTTOM = 22;
const BAR = 30;

/**
 * Won games out of the decided and drawn ones, by the value that is compared; games by other variants stay out of it.
 * @param {RulesRecords[]} rules @param {Values} usual the rules to keep to @param {Pick<GameModule, "compare" | "front">} module
 * @returns {{ value: number | string, won: number, of: number }[]} in the order of the values
 */
export function rates(rules, usual, { compare = "", front = [] }) {
  /** @type {Map<number | string, { value: number | string, won: number, of: number }>} */
  const found = new Map();
  for (const { values, statistics: { won, lost, drawn } } of rules) {
    if (!Object.keys(usual).every((key) => front.includes(key) || values[key] === usual[key]) || won + lost + drawn === 0) continue;
    const value = values[compare];
    const sum = found.get(value) ?? { value, won: 0, of: 0 };
    found.set(value, { value, won: sum.won + won, of: sum.of + won + lost + drawn });
  }
  return [...found.values()].sort((a, b) => Number(a.value) - Number(b.value));
}

/**
 * The bars, for the values from the lowest to the highest that there are.
 * @param {ReturnType<typeof rates>} found @param {{ min: number, max: number }} range @param {string} what the compared field, in words @param {Translate} t
 */
export function ratePlot(found, { min, max }, what, t) {
  const step = (WIDTH - LEFT) / (max - min + 1);
  const percent = (/** @type {number} */ share) => share.toLocaleString(document.documentElement.lang, { style: "percent", maximumFractionDigits: 0 });
  const y = (/** @type {number} */ share) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - share);
  const middle = (/** @type {number} */ value) => LEFT + (value - min + .5) * step;
  const told = found.map(({ value, won, of }) => t("records.rate", { value, won, of, percent: percent(won / of) }));
  return chart({ above: t("records.axis.won"), name: together(t, [t("records.rates", { field: what }), ...told]), below: what }, [
    ...[0, .5, 1].flatMap((share) => level(y(share), percent(share))),
    ...Array.from({ length: max - min + 1 }, (_, index) => svg("text", { class: "plot-text", x: middle(min + index), y: HEIGHT - 6, "text-anchor": "middle" }, String(min + index))),
    ...found.flatMap(({ value, won, of }) => {
      const top = y(won / of);
      return [
        svg("rect", { class: "plot-bar", x: middle(Number(value)) - BAR / 2, y: top, width: BAR, height: Math.max(y(0) - top, 1.5), "data-value": value }),
        svg("text", { class: "plot-count", x: middle(Number(value)), y: top - 4, "text-anchor": "middle" }, `${won}/${of}`),
      ];
    }),
  ]);
}
