// Lines on the page: what the house needs to know of the game.

import { createView } from "./view.js";
import { miniature } from "./miniature.js";
import { help } from "./help.js";
import { moveText, rules, sentence, summary } from "./say.js";

/** @import { GameModule } from "../../types/view.js" */

/** @type {GameModule} */
const lines = {
  key: "lines",
  stylesheet: new URL("./lines.css", import.meta.url).href,
  measure: "score",
  createView,
  miniature,
  help,
  moveText,
  rules,
  sentence,
  summary,

  stateLine(table, t) {
    if (!table) return t("lines.invitation");
    const args = { score: table.numbers.score, moves: table.moves };
    return t(table.status.state === "over" ? "lines.state.over" : "lines.state.playing", args);
  },

  figures: (table, t) => [
    { key: "score", value: table.numbers.score, label: t("lines.figure.score", { count: table.numbers.score }) },
  ],

  cues: { moved: "move", cleared: "gain" },

  keys: [
    { key: "L", text: "lines.key.last" },
    { key: "S", text: "lines.key.score" },
    { key: "P", text: "lines.key.preview" },
    { key: "T", text: "lines.key.targets" },
    { key: "J", text: "lines.key.jump" },
  ],
};

export default lines;
