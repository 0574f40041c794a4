// The end of a game: score and record beside the final board, which stays in view.

import { el } from "../dom.js";
import { measured } from "../i18n/format.js";
import { figureOf } from "./info.js";

/** @import { Table } from "../types/generated.js" */
/** @import { Figure, GameModule } from "../types/view.js" */
/** @import { App } from "../app.js" */

/**
 * @param {App} app @param {GameModule} module
 * @param {{ again: () => void, share: () => void, look: () => void, replay: () => void }} deeds
 */
export function createEnd(app, module, deeds) {
  const { t } = app;
  const title = el("h2", { id: "end-title" });
  const figures = el("div", { class: "end-figures" });
  const record = el("p", { class: "end-record", "data-record": "" });

  /** @param {string} name @param {() => void} act @param {string} [kind] */
  const button = (name, act, kind = "") =>
    el("button", { type: "button", class: `button ${kind}`.trim(), "data-action": name, onclick: act }, t(`end.${name}`));
  const look = button("look", deeds.look);
  const root = el(
    "section", { class: "end", "aria-labelledby": "end-title", "data-end": "", hidden: true },
    el("div", { class: "end-text" }, el("div", {}, title, record), figures),
    el("div", { class: "buttons" }, look, button("replay", deeds.replay), button("share", deeds.share), button("again", deeds.again, "primary")),
  );

  return {
    root,
    shown: () => !root.hidden,
    /** @param {Table} table @param {Figure[]} numbers @param {boolean} focus */
    open(table, numbers, focus) {
      title.textContent = module.verdict?.(table, t) ?? t(`end.title.${table.status.outcome ?? "ended"}`);
      figures.replaceChildren(
        ...numbers.map(figureOf),
      );
      record.textContent = verdict(table);
      root.hidden = false;
      if (focus) look.focus();
    },
    close() {
      root.hidden = true;
    },
  };

  /** @param {Table} table */
  function verdict({ record: placed, best, assisted, status }) {
    // Where the game's own words are the title, the sentence says how it came to that.
    if (module.verdict && status.reason) return [t(status.reason), assisted ? t("end.assisted") : ""].join(" ").trim();
    if (assisted) return t("end.assisted");
    if (placed === 1) return t("end.first");
    if (placed !== null) return t("end.placed", { place: placed });
    return best === null ? "" : t("end.best", { best: measured(module.measure, best) });
  }
}
