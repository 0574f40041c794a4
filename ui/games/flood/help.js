// The help page of Flood: exercises on a tiny board, the rules, challenges, and the colours with their shapes.

import { COLOURS, ball } from "../../board/pieces.js";
import { el } from "../../dom.js";
import { createExercise } from "../../shell/exercise.js";
import { lessons } from "./lessons.js";
import { colourOf } from "./moves.js";
import { signWord } from "./say.js";
import { createView } from "./view.js";

/** @import { GameModule, ViewHost } from "../../types/view.js" */
/** @import { Lesson } from "./lessons.js" */

/** @type {GameModule["help"]} */
export function help(page, host) {
  const { t } = host;
  const exercise = createExercise(host, { lessons, texts: "flood.help", createView, wrong: wrong(t) });
  /** @param {string} stem @param {string[]} names */
  const list = (stem, names) => el("ul", { class: "rules" }, ...names.map((name) => el("li", {}, t(`${stem}.${name}`))));
  page.append(
    el("p", { class: "lead" }, t("flood.help.lead")),
    exercise.root,
    el("h2", {}, t("flood.help.rules")),
    list("flood.help.rule", ["region", "move", "zero", "ways", "end"]),
    el("h2", {}, t("flood.help.challenges")),
    list("flood.help.challenge", ["slack", "greedy", "minimum", "past"]),
    el("h2", {}, t("flood.help.more")),
    list("flood.help.rule", ["replay", "record", "assisted", "undo"]),
    el("h2", {}, t("flood.help.colours")),
    el("ul", { class: "legend" }, ...COLOURS.map((_, index) => el("li", {}, ball(index + 1), el("span", {}, t(signWord(index + 1)))))),
  );
  return exercise.destroy;
}

/** Why a colour is not the one that the exercise asks for. @param {ViewHost["t"]} t */
const wrong = (t) => (/** @type {string} */ text, /** @type {Lesson} */ { table }) => {
  const { board } = table;
  const colour = colourOf(text);
  if (colour > board.colours) return t("flood.refused.no-colour", { colour, max: board.colours });
  if (colour === board.colour) return t("flood.refused.same-colour", { colour });
  return t("flood.help.other", { colour, count: board.adds[colour - 1] });
};
