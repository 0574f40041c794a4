// What surrounds the board on the table: the head, the warning and the line that says what happened.

import { gameName, rulesName } from "../app.js";
import { el, icon } from "../dom.js";
import { measured } from "../i18n/format.js";

/** @import { Table } from "../types/generated.js" */
/** @import { GameModule } from "../types/view.js" */
/** @import { App } from "../app.js" */

/** @param {App} app @param {string} game @param {GameModule} module */
export function createFrame(app, game, module) {
  const { t } = app;
  const subtitle = el("p", { class: "sub", "data-rules": "" });
  const warning = el("p", { class: "warning", role: "alert", "data-warning": "", hidden: true });
  const note = el("p", { class: "note", "data-note": "" });
  const place = el("div", { class: "place" });
  const root = el("main", { class: "screen table", "data-screen": "table", "data-game": game });

  return {
    root,
    place,
    /** @param {HTMLElement} info @param {...HTMLElement} low what stands below the board */
    fill(info, ...low) {
      root.append(
        el(
          "header", { class: "top" },
          el("button", { type: "button", class: "round", "data-action": "back", "aria-label": t("back"), onclick: () => app.router.back() }, icon("back")),
          el("div", {}, el("h1", { tabindex: -1 }, gameName(app, game)), subtitle),
        ),
        info, place, warning, el("div", { class: "note-area" }, note), ...low,
      );
    },
    /** @param {string} text */
    note(text) {
      note.textContent = text;
    },
    /** @param {Table} table */
    dress(table) {
      const parts = [rulesName(app, table)];
      if (table.best !== null) parts.push(t("table.best", { best: measured(module.measure, table.best) }));
      if (table.assisted) parts.push(t("table.assisted"));
      subtitle.textContent = parts.join(" · ");
      root.setAttribute("data-revision", String(table.revision));
      root.setAttribute("data-state", table.status.state);
      root.toggleAttribute("data-waiting", table.pending === "opponent");
    },
    /** @param {boolean} saved */
    warn(saved) {
      if (warning.hidden === saved) return;
      warning.hidden = saved;
      warning.textContent = saved ? "" : t("table.not-saved");
    },
  };
}
