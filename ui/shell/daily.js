// Today's daily challenges on the home page: one line each, with its result once it has one.

import * as ipc from "../ipc.js";
import { complaint, dailyName, gameOf } from "../app.js";
import { el, icon } from "../dom.js";
import { shortDay } from "../i18n/format.js";
import { tellIn } from "./announcer.js";
import { hasResult, markIcon, markOf, openResult, resultWords } from "./result.js";
import { today, watchDay } from "./today.js";

/** @import { Today } from "../types/generated.js" */
/** @import { App } from "../app.js" */

/**
 * Opens a day's challenge and shows its table. The running game steps aside, one undo away.
 * @param {App} app @param {string} daily @param {string} date
 */
export async function playDay(app, daily, date) {
  const { table } = await ipc.openDaily(daily, date, today());
  app.router.go({ screen: "table", game: table.game });
}

/** @param {App} app @returns {Promise<{ root: HTMLElement, left: () => void }>} */
export async function dailySection(app) {
  const { t } = app;
  const date = el("p", { class: "sub" });
  const list = el("ul", { class: "daily-list" });
  const status = el("p", { class: "page-status", role: "status", "data-status": "daily" });
  const root = el(
    "section", { class: "dailies", "aria-labelledby": "dailies-title" },
    el(
      "div", { class: "dailies-head" },
      el("div", {}, el("h2", { id: "dailies-title" }, t("daily.title")), date),
      el("button", { type: "button", class: "button", "data-action": "calendar", "aria-label": t("home.calendar"), onclick: () => app.router.go({ screen: "calendar" }) }, icon("calendar"), el("span", {}, t("home.calendar"))),
    ),
    list,
    status,
  );

  const failed = (/** @type {unknown} */ error) => tellIn(status, complaint(app, error) ?? t("error.again"));

  async function draw() {
    const now = today();
    /** @type {Today[]} */
    let entries = [];
    try {
      entries = await ipc.dailies(now);
    } catch {
      // A device whose calendar is out of its mind has no challenge of the day, and everything else.
    }
    const focused = root.contains(document.activeElement) ? document.activeElement?.closest("[data-daily]")?.getAttribute("data-daily") : null;
    const shown = entries.filter(({ game }) => gameOf(app, game));
    root.hidden = shown.length === 0;
    date.textContent = shortDay(now);
    status.textContent = "";
    list.replaceChildren(...shown.map((entry) => el("li", {}, line(app, entry, failed))));
    if (focused) /** @type {HTMLElement | null} */ (list.querySelector(`[data-daily="${focused}"] [data-action="daily"]`))?.focus();
  }

  await draw();
  return { root, left: watchDay(() => void draw()) };
}

/** The calendar shows that challenge: a game may have several. @param {App} app @param {{ daily: string, game: string }} challenge @param {string} date */
function calendarOf(app, { daily, game }, date) {
  app.lastDay = { daily, date };
  app.router.go({ screen: "calendar", game });
}

/** @param {App} app @param {Today} entry @param {(error: unknown) => void} failed the challenge could not be opened */
function line(app, { daily, game, day, begun }, failed) {
  const { t } = app;
  const mark = markOf(day, begun);
  const name = dailyName(app, { daily, game });
  const state = day.result ? resultWords(app, game, day.result) : t(begun ? "daily.state.begun" : "daily.state.open");
  // A day that has its result leads to the calendar, where the result stands and the day can be played again.
  const open = () => (day.result ? calendarOf(app, { daily, game }, day.date) : playDay(app, daily, day.date).catch(failed));
  return el(
    "div", { class: "daily", "data-daily": daily, "data-mark": mark, "data-date": day.date },
    el("button", { type: "button", class: "daily-open", "data-action": "daily", onclick: () => void open() }, markIcon(mark), el("span", { class: "daily-text" }, el("strong", {}, name), el("span", { class: "unseen" }, t("join.list")), el("span", { class: "small" }, state))),
    hasResult(day)
      ? el("button", { type: "button", class: "round", "data-action": "share-result", "aria-label": t("daily.share.of", { game: name }), onclick: () => openResult(app, { daily, game }, day) }, icon("share"))
      : null,
  );
}
