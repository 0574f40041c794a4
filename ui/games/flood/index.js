// Flood on the page: what the house needs to know of the game.

import { createView } from "./view.js";
import { miniature } from "./miniature.js";
import { help } from "./help.js";
import { createReplay } from "./replay.js";
import { facts, figures, found, moveText, rules, sentence, stateLine, summary } from "./say.js";

/** @import { FloodBoard } from "../../types/generated.js" */
/** @import { GameModule, TableOf } from "../../types/view.js" */

/** @type {GameModule} */
const flood = {
  key: "flood",
  stylesheet: new URL("./flood.css", import.meta.url).href,
  measure: "above",
  createView,
  miniature,
  help,
  facts,
  figures,
  found,
  moveText,
  rules,
  sentence,
  stateLine,
  summary,

  /** @param {TableOf<FloodBoard>} table */
  after: (table, host) => (table.board.replay ? createReplay(table, table.board.replay, host) : null),

  cues: { filled: "spread" },

  keys: [
    { key: "1–9, 0", text: "flood.key.colours" },
    { key: "L", text: "flood.key.last" },
    { key: "S", text: "flood.key.score" },
    { key: "T", text: "flood.key.gains" },
    { key: "R", text: "flood.key.region" },
    { key: "J", text: "flood.key.jump" },
  ],
};

export default flood;
