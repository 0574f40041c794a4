// Times and sizes of a solution as people write them: rounded, with the unit of the language.

/** @import { Cost, SolutionState } from "../types/generated.js" */
/** @import { Translate } from "../types/view.js" */

/** @param {number} value @param {string} unit as `Intl` calls it @param {number} [digits] after the point, at most */
const measure = (value, unit, digits = 0) =>
  new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: digits }).format(value);

/** Seconds below which they are counted in fives; above it, minutes say enough. */
const SHORT = 90;
const STEP = 5;

/** @param {number} seconds */
export const span = (seconds) => (seconds < SHORT ? measure(Math.max(STEP, Math.ceil(seconds / STEP) * STEP), "second") : measure(Math.round(seconds / 60), "minute"));

/** @param {number} bytes */
export function size(bytes) {
  if (bytes < 1e3) return measure(bytes, "byte");
  if (bytes < 1e6) return measure(bytes / 1e3, "kilobyte");
  return bytes < 1e9 ? measure(bytes / 1e6, "megabyte") : measure(bytes / 1e9, "gigabyte", 1);
}

/** What building it takes, as pairs of a name and a value. @param {Cost} cost @param {Translate} t @returns {[string, string][]} */
export const costs = ({ seconds, memory, disk }, t) => [
  [t("solution.cost.time"), span(seconds)],
  [t("solution.cost.memory"), size(memory)],
  [t("solution.cost.disk"), size(disk)],
];

/** How far the work is: "37% · 2 min left". @param {Pick<SolutionState, "part" | "left" | "state">} state @param {Translate} t */
export function progress({ part, left, state }, t) {
  const done = part.toLocaleString(document.documentElement.lang, { style: "percent", maximumFractionDigits: 0 });
  // A file is read in moments; only what is worked out says how long it will take.
  return left === null || state !== "building" ? done : t("solution.progress", { done, left: span(left) });
}
