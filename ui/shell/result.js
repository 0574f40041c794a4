// A day's result in words, and as a text to send that gives nothing of the game away.

import { dailyName, gameOf } from "../app.js";
import { el, freshId, svg } from "../dom.js";
import { duration, longDay } from "../i18n/format.js";
import { copy } from "./clipboard.js";
import { openSheet } from "./sheet.js";

/** @import { DayResult, DayView } from "../types/generated.js" */
/** @import { App } from "../app.js" */
/** @import { Sheet } from "./sheet.js" */

/** @param {App} app @param {string} game @param {DayResult} result */
function howItEnded(app, game, { outcome, score, moves, elapsed, mistakes }) {
  const { t } = app;
  if (mistakes !== undefined) return outcome === "won" ? t(mistakes ? "puzzle.result.mistakes" : "puzzle.result.clean", { count: mistakes }) : t("puzzle.result.lost");
  const measure = gameOf(app, game)?.module.measure;
  if (outcome === "won") return measure === "time" ? t("daily.result.won-time", { time: duration(elapsed) }) : t("daily.result.won-moves", { moves });
  if (outcome === "ended" && measure === "score") return t("daily.result.points", { score: score ?? 0 });
  return t(`daily.result.${outcome}`);
}

/** @param {App} app @param {DayResult} result */
const remarks = ({ t }, { assisted, late }) => [assisted && t("daily.helped"), late && t("daily.late")].filter((text) => text !== false);

/** "120 points · with help". @param {App} app @param {string} game @param {DayResult} result */
export const resultWords = (app, game, result) => [howItEnded(app, game, result), ...remarks(app, result)].join(" · ");

/**
 * Game, day and result, and which of the last seven days were played: no cell, no move, no seed.
 * @param {App} app @param {{ daily: string, game: string }} challenge @param {DayView & { result: DayResult }} day
 */
export function shareText(app, challenge, { date, result, week }) {
  const { t } = app;
  return [
    [t("product"), dailyName(app, challenge), longDay(date)].join(" · "),
    resultWords(app, challenge.game, result),
    t("daily.share.week", { week: week.map((played) => (played ? "■" : "□")).join("") }),
  ].join("\n");
}

/** The text, with a button that copies it. @param {App} app @param {string} text @param {Sheet} sheet */
export function resultField(app, text, sheet) {
  const { t } = app;
  const id = freshId("result");
  return el(
    "div", { class: "field" },
    el("label", { for: id }, t("daily.share.text")),
    el("textarea", { id, class: "text result-text", readonly: true, rows: 5, spellcheck: "false", "data-share": "result", onfocus: (/** @type {FocusEvent} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select() }, text),
    el("div", { class: "buttons start" }, el("button", {
      type: "button", class: "button primary", "data-action": "copy-result",
      onclick: async () => sheet.say(t((await copy(text, sheet.dialog)) ? "share.copied" : "share.by-hand")),
    }, t("daily.share.copy"))),
  );
}

/** @param {App} app @param {{ daily: string, game: string }} challenge @param {DayView & { result: DayResult }} day */
export function openResult(app, challenge, day) {
  openSheet(app, {
    name: "result",
    title: app.t("daily.share.title"),
    content: (sheet) => [el("p", {}, app.t("daily.share.lead")), resultField(app, shareText(app, challenge, day), sheet)],
  });
}

/** @param {DayView} day @returns {day is DayView & { result: DayResult }} */
export const hasResult = (day) => day.result !== null;

/**
 * How a day's mark looks: nothing yet, begun, played, or played and not lost.
 * @param {DayView} day @param {boolean} begun
 */
export function markOf({ result }, begun) {
  if (!result) return begun ? "begun" : "open";
  return result.outcome === "won" || result.outcome === "ended" ? "good" : "played";
}

/** The mark beside a name. @param {ReturnType<typeof markOf>} mark */
export function markIcon(mark) {
  return svg(
    "svg", { class: "mark", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false", "data-mark": mark },
    svg("circle", { class: "mark-ring", cx: 12, cy: 12, r: 9 }),
    mark === "begun" ? svg("path", { class: "mark-half", d: "M12 3a9 9 0 0 1 0 18z" }) : null,
    mark === "good" ? svg("path", { class: "mark-tick", d: "m7.8 12.4 3 3 5.6-6.2" }) : null,
    mark === "played" ? svg("path", { class: "mark-dash", d: "M8 12h8" }) : null,
  );
}
