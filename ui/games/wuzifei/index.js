// Wuzifei on the page: what the house needs to know of the game.

import { createView } from "./view.js";
import { miniature } from "./miniature.js";
import { help } from "./help.js";
import { deeds, facts, figures, moveText, offer, rules, sentence, stateLine, summary, title, verdict } from "./say.js";

/** @import { GameModule } from "../../types/view.js" */

/** @type {NonNullable<GameModule["asks"]>} */
function asks(key, { opponent }) {
  switch (key) {
    case "opponent": return true;
    case "puzzle": return opponent === "puzzle";
    case "level": return opponent === "computer";
    case "person": return opponent === "computer" || opponent === "perfect";
    default: return opponent !== "puzzle";
  }
}

/** @type {GameModule} */
const wuzifei = {
  key: "wuzifei",
  stylesheet: new URL("./wuzifei.css", import.meta.url).href,
  measure: "results",
  ends: "wuzifei.deed.resign",
  front: ["level", "person"],
  compare: "level",
  sides: ["black", "white"],
  perfect: ({ opponent }) => opponent === "perfect",
  asks,
  createView,
  miniature,
  help,
  rules,
  title,
  sentence,
  summary,
  stateLine,
  figures,
  facts,
  verdict,
  deeds,
  offer,
  moveText,

  cues: { moved: "move", captured: "gain", wrong: "refused" },

  keys: [
    { key: "L", text: "wuzifei.key.last" },
    { key: "S", text: "wuzifei.key.score" },
    { key: "T", text: "wuzifei.key.targets" },
    { key: "D", text: "wuzifei.key.threats" },
    { key: "J", text: "wuzifei.key.jump" },
  ],
};

export default wuzifei;
