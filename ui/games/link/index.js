// Link on the page: what the house needs to know of the game.

import { createView } from "./view.js";
import { miniature } from "./miniature.js";
import { help } from "./help.js";
import { figures, moveText, rules, sentence, stateLine, summary } from "./say.js";

/** @import { LinkBoard } from "../../types/generated.js" */
/** @import { GameModule, TableOf } from "../../types/view.js" */

/** @type {GameModule} */
const link = {
  key: "link",
  stylesheet: new URL("./link.css", import.meta.url).href,
  measure: "time",
  widePreset: "wide",
  createView,
  miniature,
  help,
  figures,
  moveText,
  rules,
  sentence,
  stateLine,
  summary,

  asks: (key, { clock }) => key !== "seconds" || clock === "down",

  pausable: (table) => table.values.clock !== "none",

  deeds: (table, t) => (table.status.state === "playing" ? [{ move: "S", name: "shuffle", label: t("link.shuffle") }] : []),

  /** @param {TableOf<LinkBoard>} table */
  offer({ board: { stuck, hopeless, notice } }, t) {
    if (!notice || !(stuck || hopeless)) return null;
    return {
      key: stuck ? "stuck" : "hopeless",
      title: t(stuck ? "link.offer.stuck" : "link.offer.hopeless"),
      text: t(notice),
      deeds: [{ move: "S", name: "shuffle", label: t("link.offer.shuffle") }],
      open: !stuck,
    };
  },

  cues: { linked: "gain", shuffled: "spread" },

  keys: [
    { key: "L", text: "link.key.last" },
    { key: "S", text: "link.key.score" },
    { key: "T", text: "link.key.targets" },
    { key: "J", text: "link.key.jump" },
    { key: "P", text: "link.key.pause" },
  ],
};

export default link;
