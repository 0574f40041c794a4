// The end of a game: score and record beside the final board, which stays in view.

import { el } from "../dom.js";
import { measured, together } from "../i18n/format.js";
import { createHonours, dayWords } from "./honours.js";
import { figureOf } from "./info.js";

/** @import { Choice, Table } from "../types/generated.js" */
/** @import { Figure, GameModule } from "../types/view.js" */
/** @import { App } from "../app.js" */

/**
 * @param {App} app @param {GameModule} module
 * @param {{ again: (wish: Choice) => void, share: () => void, look: () => void, replay: () => void, after: () => void }} deeds
 */
export function createEnd(app, module, deeds) {
  const { t } = app;
  const title = el("h2", { id: "end-title" });
  const figures = el("div", { class: "end-figures" });
  const record = el("p", { class: "end-record", "data-record": "" });
  const honours = createHonours(app);

  /** @param {string} name @param {() => void} act @param {string} [kind] */
  const button = (name, act, kind = "") =>
    el("button", { type: "button", class: `button ${kind}`.trim(), "data-action": name, onclick: act }, t(`end.${name}`));
  const look = button("look", deeds.look);
  // A game that has more to show than its moves shows that; the moves are under "More".
  const after = module.after ? button("after", deeds.after) : button("replay", deeds.replay);
  const again = button("again", () => deeds.again({}), "primary");
  /** Of a collection the next one that is not solved. @type {string | null} */
  let following = null;
  const next = el("button", { type: "button", class: "button primary", "data-action": "next-puzzle", onclick: () => following !== null && deeds.again({ params: following }) }, t("puzzle.next"));
  const root = el(
    "section", { class: "end", "aria-labelledby": "end-title", "data-end": "", hidden: true },
    el("div", { class: "end-text" }, el("div", {}, title, record), el("div", { class: "end-worth" }, figures, honours.root)),
    el("div", { class: "buttons" }, look, after, button("share", deeds.share), again, next),
  );

  return {
    root,
    shown: () => !root.hidden,
    /** @param {Table} table @param {Figure[]} numbers @param {boolean} focus */
    open(table, numbers, focus) {
      root.hidden = false;
      this.follow(table, numbers);
      if (focus) look.focus();
    },
    /** Takes the focus that has nowhere else to be, as after a sheet under which the game ended. */
    welcome() {
      if (!root.hidden && document.activeElement === document.body) look.focus();
    },
    /** The table has changed: the game goes on, or more is known of its end. @param {Table} table @param {Figure[]} numbers @returns {boolean} whether the focus was here and has to go somewhere else */
    follow(table, numbers) {
      if (table.status.state !== "over") return this.close();
      if (root.hidden) return false;
      title.textContent = module.verdict?.(table, t) ?? t(`end.title.${table.status.outcome ?? "ended"}`);
      figures.replaceChildren(...numbers.map(figureOf));
      record.textContent = together(t, [verdict(table), dayWords(app, table)]);
      honours.draw(table);
      following = table.item?.next ?? null;
      if (table.item) app.lastItem = { game: table.game, number: table.item.number };
      next.hidden = following === null;
      again.classList.toggle("primary", following === null);
      return false;
    },
    /** @returns {boolean} whether the focus was here and has to go somewhere else */
    close() {
      const inside = root.contains(document.activeElement);
      root.hidden = true;
      return inside;
    },
  };

  /** @param {Table} table */
  function verdict({ record: placed, best, assisted, status }) {
    // Where the game's own words are the title, the sentence says how it came to that.
    if (module.verdict && status.reason) return together(t, [status.reason, assisted ? { key: "end.assisted" } : ""]);
    if (assisted) return t("end.assisted");
    if (placed === 1) return t("end.first");
    if (placed !== null) return t("end.placed", { place: placed });
    return best === null ? "" : t("end.best", { best: measured(module.measure, best) });
  }
}
