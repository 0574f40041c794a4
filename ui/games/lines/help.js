// The help page of Lines: exercises on a tiny board, the rules, points, colours and shapes.

import { ball } from "../../board/pieces.js";
import { cellIndex } from "../../board/cells.js";
import { el } from "../../dom.js";
import { createExercise } from "../../shell/exercise.js";
import { lessons } from "./lessons.js";
import { createView } from "./view.js";

/** @import { GameModule, ViewHost } from "../../types/view.js" */
/** @import { Lesson } from "./lessons.js" */

/** As many colours as the rules allow (rules §1). */
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** @type {GameModule["help"]} */
export function help(page, host) {
  const { t } = host;
  const exercise = createExercise(host, { lessons, texts: "lines.help", createView, wrong: wrong(t) });
  /** @param {string} key */
  const line = (key) => el("li", {}, t(key));
  page.append(
    el("p", { class: "lead" }, t("lines.help.lead")),
    exercise.root,
    el("h2", {}, t("lines.help.rules")),
    el("ul", { class: "rules" }, ...["move", "line", "turn", "drop", "end"].map((rule) => line(`lines.help.rule.${rule}`))),
    el("h2", {}, t("lines.help.points")),
    el("p", {}, t("lines.help.points.bonus")),
    el("p", {}, t("lines.help.points.classic")),
    el("h2", {}, t("lines.help.more")),
    el("ul", { class: "rules" }, ...["preview", "assisted", "undo"].map((rule) => line(`lines.help.rule.${rule}`))),
    el("h2", {}, t("lines.help.balls")),
    el("ul", { class: "legend" }, ...NINE.map((colour) => el("li", {}, ball(colour), el("span", {}, t(`ball.${colour}`))))),
  );
  return exercise.destroy;
}

/** Why another move is not the one that the exercise asks for. @param {ViewHost["t"]} t */
const wrong = (t) => (/** @type {string} */ text, /** @type {Lesson} */ { table }) => {
  const [from, to] = text.split("-");
  const { regions, reach } = table.board;
  const reachable = reach[String(cellIndex(from, table.width))].includes(regions[cellIndex(to, table.width)]);
  return t(reachable ? "lines.help.other" : "lines.refused.no-path", { from, to });
};
