// The help page of Wuzifei: exercises, the rules, how a game ends, the other rules, and the pieces.

import { cellIndex } from "../../board/cells.js";
import { el } from "../../dom.js";
import { createExercise } from "../../shell/exercise.js";
import { lessons } from "./lessons.js";
import { stone } from "./stones.js";
import { createView } from "./view.js";

/** @import { GameModule, ViewHost } from "../../types/view.js" */
/** @import { Lesson } from "./lessons.js" */

/** Placements of ten pieces, either side to move being the same: C(25, 10) · 2¹⁰. */
const POSITIONS = 3_347_210_240;

/** @type {GameModule["help"]} */
export function help(page, host) {
  const { t } = host;
  const exercise = createExercise(host, { lessons, texts: "wuzifei.help", createView, wrong: wrong(t) });
  /** @param {string} kind @param {string[]} rules */
  const list = (kind, ...rules) => el("ul", { class: "rules" }, ...rules.map((rule) => el("li", {}, t(`wuzifei.help.${kind}.${rule}`, { positions: POSITIONS }))));
  page.append(
    el("p", { class: "lead" }, t("wuzifei.help.lead")),
    exercise.root,
    el("h2", {}, t("wuzifei.help.rules")),
    list("rule", "start", "fly", "clip", "carry", "several", "safe"),
    el("h2", {}, t("wuzifei.help.end")),
    list("rule", "win", "draw", "ours"),
    el("h2", {}, t("wuzifei.help.variants")),
    list("variant", "line", "chain", "captured", "reach", "repetition", "stuck"),
    el("h2", {}, t("wuzifei.help.more")),
    list("rule", "levels", "marks", "assisted", "names"),
    el("h2", {}, t("wuzifei.help.solved")),
    list("rule", "solved", "perfect", "analysis"),
    el("p", {}, t("puzzle.help")),
    el("h2", {}, t("wuzifei.help.pieces")),
    el("ul", { class: "legend" }, ...["black", "white"].map((side) =>
      el("li", {}, el("span", { class: "turn-piece" }, stone(/** @type {"black" | "white"} */ (side))), el("span", {}, t(`wuzifei.help.piece.${side}`))))),
  );
  return exercise.destroy;
}

/** Why another move is not the one that the exercise asks for. @param {ViewHost["t"]} t */
const wrong = (t) => (/** @type {string} */ text, /** @type {Lesson} */ { table }) => {
  const [from, to] = text.split("-");
  const ways = table.board.targets[String(cellIndex(from, table.width))] ?? [];
  const legal = ways.some((target) => target.to === cellIndex(to, table.width));
  return t(legal ? "wuzifei.help.other" : "wuzifei.help.no-way", { from, to });
};
