// The help page of Link: exercises on a tiny board, the rules, variants, and the faces with their names.

import { cellIndex } from "../../board/cells.js";
import { el } from "../../dom.js";
import { createExercise } from "../../shell/exercise.js";
import { faces } from "./faces.js";
import { lessons } from "./lessons.js";
import { faceWord } from "./say.js";
import { tile } from "./tiles.js";
import { createView } from "./view.js";

/** @import { GameModule, ViewHost } from "../../types/view.js" */
/** @import { Lesson } from "./lessons.js" */

/** @type {GameModule["help"]} */
export function help(page, host) {
  const { t } = host;
  const exercise = createExercise(host, { lessons, texts: "link.help", createView, wrong: wrong(t), same });
  /** @param {string} stem @param {string[]} names */
  const list = (stem, names) => el("ul", { class: "rules" }, ...names.map((name) => el("li", {}, t(`${stem}.${name}`))));
  page.append(
    el("p", { class: "lead" }, t("link.help.lead")),
    exercise.root,
    el("h2", {}, t("link.help.rules")),
    list("link.help.rule", ["pair", "outside", "choose", "stuck", "end"]),
    el("h2", {}, t("link.help.variants")),
    list("link.help.variant", ["gravity", "clock", "kinds"]),
    el("h2", {}, t("link.help.more")),
    list("link.help.rule", ["dealt", "hopeless", "assisted", "undo", "names"]),
    el("h2", {}, t("link.help.faces")),
    el("ul", { class: "legend link-faces" }, ...faces.map((_, index) => el("li", {}, el("span", { class: "link-tile" }, tile(index + 1)), el("span", {}, t(faceWord(index + 1)))))),
  );
  return exercise.destroy;
}

/** A pair is the same pair in either order. @param {string} text */
const same = (text) => text.split("-").sort().join("-");

/** Why two tiles are not the pair that the exercise asks for. @param {ViewHost["t"]} t */
const wrong = (t) => (/** @type {string} */ text, /** @type {Lesson} */ { table }) => {
  const [a, b] = text.split("-");
  const { cells } = table.board;
  const equal = cells[cellIndex(a, table.width)] === cells[cellIndex(b, table.width)];
  return t(equal ? "link.refused.no-line" : "link.refused.different", { a, b });
};
