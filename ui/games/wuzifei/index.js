// Wuzifei on the page: what the house needs to know of the game.

import { createView } from "./view.js";
import { miniature } from "./miniature.js";
import { help } from "./help.js";
import { deeds, figures, moveText, offer, rules, sentence, stateLine, summary, title, verdict } from "./say.js";

/** @import { GameModule } from "../../types/view.js" */

/** @type {GameModule} */
const wuzifei = {
  key: "wuzifei",
  stylesheet: new URL("./wuzifei.css", import.meta.url).href,
  measure: "results",
  ends: "wuzifei.deed.resign",
  front: ["level", "person"],
  compare: "level",
  asks: (key, values) => (key === "level" ? values.opponent === "computer" : key !== "person" || values.opponent !== "people"),
  createView,
  miniature,
  help,
  rules,
  title,
  sentence,
  summary,
  stateLine,
  figures,
  verdict,
  deeds,
  offer,
  moveText,

  cues: { moved: "move", captured: "gain" },

  keys: [
    { key: "L", text: "wuzifei.key.last" },
    { key: "S", text: "wuzifei.key.score" },
    { key: "T", text: "wuzifei.key.targets" },
    { key: "D", text: "wuzifei.key.threats" },
    { key: "J", text: "wuzifei.key.jump" },
  ],
};

export default wuzifei;
