// What surrounds the board on the table: the head, the warning and the line that says what happened.

import { gameName, pace, rulesName } from "../app.js";
import { el, icon } from "../dom.js";
import { measured, plainDay } from "../i18n/format.js";
import { createNews } from "./news.js";

/** @import { Table } from "../types/generated.js" */
/** @import { GameModule, GameView } from "../types/view.js" */
/** @import { App } from "../app.js" */

/** The computer's move is shown no sooner than so many milliseconds after the player's own. */
const BREATH = 300;

/** @param {App} app @param {string} game @param {GameModule} module @param {() => void} heard what a sheet had drowned out has been said */
export function createFrame(app, game, module, heard) {
  const { t } = app;
  const subtitle = el("p", { class: "sub", "data-rules": "" });
  const warning = el("p", { class: "warning", role: "alert", "data-warning": "", hidden: true });
  const note = el("p", { class: "note", "data-note": "" });
  const place = el("div", { class: "place" });
  const tray = el("div", { class: "tray" });
  const root = el("main", { class: "screen table", "data-screen": "table", "data-game": game });
  let lacked = false;
  const news = createNews(app, { here: () => root.isConnected, heard });

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
        info, place, warning, el("div", { class: "note-area" }, note), tray, ...low,
      );
    },
    /** Puts a game's own things in their places. @param {GameView} view @param {HTMLElement} curtain */
    seat(view, curtain) {
      place.replaceChildren(view.board, curtain);
      tray.replaceChildren(...(view.tray ? [view.tray] : []));
    },
    /** @param {string} text */
    note(text) {
      note.textContent = text;
    },
    /** @param {string} text */
    say(text) {
      note.textContent = text;
      news.say(text);
    },
    /** @param {string} text */
    alert(text) {
      note.textContent = text;
      news.alert(text);
    },
    /** Says which game it is. @param {string} text */
    greet(text) {
      note.textContent = text;
      news.greet(text);
    },
    /** Says what was found out meanwhile. @param {string} text */
    add(text) {
      note.textContent = text;
      news.add(text);
    },
    forget: news.forget,
    /** A moment for the eye, where there is motion at all. */
    async breath() {
      if (pace(app.settings) > 0) await root.animate([], BREATH).finished;
    },
    /** @param {Table} table @returns {string} what is to be said of it, when it is new */
    dress(table) {
      const parts = [...(table.day ? [t("daily.of", { date: plainDay(table.day.view.date) })] : []), rulesName(app, table), ...(module.facts?.(table, t) ?? [])];
      if (table.best !== null) parts.push(t("table.best", { best: measured(module.measure, table.best) }));
      if (table.lacks) parts.push(t("solution.lacks"));
      if (table.assisted) parts.push(t("table.assisted"));
      subtitle.textContent = parts.join("\u00a0· ");
      root.setAttribute("data-revision", String(table.revision));
      root.setAttribute("data-state", table.status.state);
      root.toggleAttribute("data-waiting", table.pending === "opponent");
      const fresh = table.lacks && !lacked && table.status.state !== "over";
      lacked = table.lacks;
      return fresh ? t("solution.lacking") : "";
    },
    /** @param {boolean} saved */
    warn(saved) {
      if (warning.hidden === saved) return;
      warning.hidden = saved;
      warning.textContent = saved ? "" : t("table.not-saved");
    },
  };
}
