// Help: a page for each game, drawn by the game itself; below it the keys, and what to send along with a question.

import { gameName, gameOf, houseOf, playable } from "../app.js";
import { el } from "../dom.js";
import { detailsSection } from "./details.js";
import { keyList } from "./keys.js";
import { page, segments } from "./page.js";

/** @import { App, Screen } from "../app.js" */

/** @param {App} app @param {string | undefined} wanted @returns {Promise<Screen>} */
export async function helpScreen(app, wanted) {
  const { t } = app;
  const games = playable(app).map(({ info }) => info.key);
  /** @type {() => void} */
  let left = () => undefined;
  const body = el("div", { class: "help" });

  /** @param {string} game */
  function draw(game) {
    left();
    body.replaceChildren();
    left = gameOf(app, game)?.module.help(body, {
      ...houseOf(app),
      say: (text) => app.announcer.say(text),
    }) ?? left;
    body.append(el("h2", {}, t("keys.title")), keyList(app, game), detailsSection(app, game));
  }

  const first = wanted && games.includes(wanted) ? wanted : games[0];
  const choice = games.length > 1
    ? segments("game", t("records.game"), games.map((value) => ({ value, text: gameName(app, value) })), first, draw)
    : null;
  const view = page(app, "help", games.length > 1 ? t("help.title") : t("help.title-of", { game: gameName(app, first) }), choice, body);
  draw(first);
  return { root: view.root, shown: view.shown, left: () => left() };
}
