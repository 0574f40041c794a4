// The numbers that matter, big, and what the game shows beside its board.

import { el } from "../dom.js";

/** @import { Table } from "../types/generated.js" */
/** @import { Figure, GameModule, Translate } from "../types/view.js" */

/** @param {Figure} figure */
export function figureOf({ key, value, label, text, of }) {
  return el(
    "p", { class: "figure", "data-figure": key, "data-value": value },
    el("strong", {}, text ?? value.toLocaleString(document.documentElement.lang), of && el("span", { class: "of" }, ` / ${of}`)),
    el("span", { class: "small" }, label),
  );
}

/**
 * @param {GameModule} module @param {Translate} t
 * @param {(way: "up" | "down") => string} time what a clock shows now
 */
export function createInfo(module, t, time) {
  const numbers = el("div", { class: "figures" });
  const beside = el("div", { class: "beside" });
  const root = el("div", { class: "info" }, numbers, beside);
  /** @type {(() => void)[]} */
  let clocks = [];
  return {
    root,
    /** @param {Table} table */
    draw(table) {
      clocks = [];
      numbers.replaceChildren(
        ...module.figures(table, t).map((figure) => {
          const node = figureOf(figure);
          const { clock } = figure;
          const shown = node.querySelector("strong");
          if (clock && shown) clocks.push(() => (shown.textContent = time(clock)));
          return node;
        }),
      );
      this.tick();
    },
    /** Brings the clocks up to date. */
    tick() {
      for (const clock of clocks) clock();
    },
    timed: () => clocks.length > 0,
    /** @param {...(HTMLElement | null)} nodes */
    beside(...nodes) {
      beside.replaceChildren(...nodes.filter((node) => node !== null));
    },
  };
}
