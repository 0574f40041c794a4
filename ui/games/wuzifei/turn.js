// Whose turn it is, beside the board: a piece of that side and a few words, alive while the computer thinks.

import { el } from "../../dom.js";
import { turnState, verdict } from "./say.js";
import { stone } from "./stones.js";

/** @import { WuzifeiBoard } from "../../types/generated.js" */
/** @import { TableOf, Translate } from "../../types/view.js" */
/** @typedef {TableOf<WuzifeiBoard>} Table */

/** @param {Translate} t */
export function createTurn(t) {
  const root = el("div", { class: "turn" });
  return {
    root,
    /** @param {Table} table */
    draw(table) {
      const { turn, computer } = table.board;
      const over = table.status.state === "over";
      root.setAttribute("data-turn", over ? "over" : turn);
      root.toggleAttribute("data-computer", computer && !over);
      const words = over ? verdict(table, t) : computer ? t("wuzifei.thinking") : t(turnState(table));
      root.replaceChildren(
        ...(over ? [] : [el("span", { class: "turn-piece" }, stone(turn))]),
        el("span", { class: "turn-words" }, words ?? ""),
        ...(computer && !over ? [el("span", { class: "turn-dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"))] : []),
      );
    },
  };
}
