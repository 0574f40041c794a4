// Home: a card for every game with a living miniature, and the ways to everything else.

import * as ipc from "../ipc.js";
import { gameName, gameOf, playable } from "../app.js";
import { el, icon } from "../dom.js";
import { dailySection } from "./daily.js";
import { together } from "../i18n/format.js";

/** @import { Message, Table } from "../types/generated.js" */
/** @import { GameModule } from "../types/view.js" */
/** @import { App, Screen } from "../app.js" */

/** @param {App} app @returns {Promise<Screen>} */
export async function homeScreen(app) {
  const { t, router } = app;
  const { tables, notices } = await ipc.home();
  const daily = await dailySection(app);
  const told = [...app.notices, ...notices].filter((notice, at, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(notice)) === at);
  // They are told for as long as this page is there: another language builds it anew.
  app.notices = told;
  const cards = playable(app).map(({ module }) => card(app, module, tables.find(({ game }) => game === module.key) ?? null));

  /** @param {string} name @param {() => void} act */
  const way = (name, act) =>
    el("li", {}, el("button", { type: "button", class: "way", "data-action": name, onclick: act }, icon(name), el("span", {}, t(`home.${name}`))));

  const heading = el("h1", { tabindex: -1 }, t("product"));
  const root = el(
    "main", { class: "screen home", "data-screen": "home" },
    el("header", { class: "title" }, heading, el("p", { class: "sub" }, t("home.tagline"))),
    told.length ? noticeList(app, told) : null,
    el("ul", { class: "cards", "data-count": cards.length }, ...cards.map((child) => el("li", {}, child))),
    daily.root,
    el(
      "ul", { class: "ways" },
      way("records", () => router.go({ screen: "records" })),
      way("settings", () => router.go({ screen: "settings" })),
      way("help", () => router.go({ screen: "help" })),
    ),
  );
  return {
    root,
    left() {
      daily.left();
      if (app.notices === told) app.notices = [];
    },
    shown(from) {
      // The focus goes on from where it was: to the card of the game, or the way to the page that was left.
      const own = root.querySelector(`[data-game="${from?.game}"] [data-action="${from?.screen === "puzzles" ? "puzzles" : "open"}"]`);
      const door = from?.screen === "table" || from?.screen === "puzzles" ? own : root.querySelector(`[data-action="${from?.screen}"]`);
      if (from) /** @type {HTMLElement} */ (door ?? heading).focus();
      if (told.length) app.announcer.alert(together(t, told));
      else if (from) app.announcer.say(t("home.again"));
    },
  };
}

/** @param {App} app @param {GameModule} module @param {Table | null} table */
function card(app, module, table) {
  const { t, router } = app;
  const name = gameName(app, module.key);
  const items = gameOf(app, module.key)?.info.items ?? 0;
  const action = table && table.status.state === "playing" && table.moves > 0 ? "continue" : table?.status.state === "over" ? "see" : "play";
  const open = () => router.go({ screen: "table", game: module.key });
  // The whole card is a target for fingers and mice; the button is the one for everybody.
  return el(
    "article", { class: "card", "data-game": module.key, onclick: open },
    el("div", { class: "picture-frame" }, module.miniature(table)),
    el(
      "div", { class: "card-text" },
      el("div", {}, el("h2", {}, name), el("p", { class: "sub", "data-state-line": "" }, module.stateLine(table, t).replace(/ · /g, "\u00a0· "))),
      el("div", { class: "card-buttons" }, el("button", {
        type: "button", class: "button primary", "data-action": "open", "aria-label": t(`home.${action}-game`, { game: name }),
        onclick: (/** @type {Event} */ event) => {
          event.stopPropagation();
          open();
        },
      }, t(`home.${action}`)), items > 0 && el("button", {
        type: "button", class: "button", "data-action": "puzzles", "aria-label": t("puzzle.of", { game: name }),
        onclick: (/** @type {Event} */ event) => {
          event.stopPropagation();
          router.go({ screen: "puzzles", game: module.key });
        },
      }, t("puzzle.title"))),
    ),
  );
}

/** @param {App} app @param {Message[]} notices */
function noticeList(app, notices) {
  const list = el(
    "section", { class: "notices", "data-notices": "", "aria-label": app.t("home.notices") },
    ...notices.map((notice) => el("p", {}, app.t(notice))),
    el("button", { type: "button", class: "button", "data-action": "dismiss", onclick: () => { app.notices = []; list.remove(); } }, app.t("home.dismiss")),
  );
  return list;
}
