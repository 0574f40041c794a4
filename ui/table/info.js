// The numbers that matter, big, and what the game shows beside its board.

import { el } from "../dom.js";

/** @import { Table } from "../types/generated.js" */
/** @import { GameModule, Translate } from "../types/view.js" */

/** @param {GameModule} module @param {Translate} t */
export function createInfo(module, t) {
  const numbers = el("div", { class: "figures" });
  const beside = el("div", { class: "beside" });
  const root = el("div", { class: "info" }, numbers, beside);
  return {
    root,
    /** @param {Table} table */
    draw(table) {
      numbers.replaceChildren(
        ...module.figures(table, t).map(({ key, value, label }) =>
          el("p", { class: "figure", "data-figure": key, "data-value": value }, el("strong", {}, value.toLocaleString(document.documentElement.lang)), el("span", { class: "small" }, label)),
        ),
      );
    },
    /** @param {HTMLElement | null} node */
    beside(node) {
      beside.replaceChildren(...(node ? [node] : []));
    },
  };
}
