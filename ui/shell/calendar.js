// The calendar of daily challenges: a month at a time, the results of its days, and what they come to.

import * as ipc from "../ipc.js";
import { complaint, dailyName, gameOf } from "../app.js";
import { el, icon } from "../dom.js";
import { atStart, longDay, monthName } from "../i18n/format.js";
import { tellIn } from "./announcer.js";
import { playDay } from "./daily.js";
import { createMonth } from "./month.js";
import { page, segments } from "./page.js";
import { hasResult, openResult, resultWords } from "./result.js";
import { today, watchDay } from "./today.js";

/** @import { Calendar, DayView, DaysPlayed } from "../types/generated.js" */
/** @import { App, Screen } from "../app.js" */
/** @import { Place } from "../router.js" */

/** The month of a date, both as they cross to the Rust side. @param {string} date */
const monthOf = (date) => date.slice(0, "2026-11".length);

/**
 * @param {App} app @param {string | undefined} wanted a game
 * @param {Place | null} from who comes back from the table finds the calendar as it was left
 * @returns {Promise<Screen>}
 */
export async function calendarScreen(app, wanted, from) {
  const { t } = app;
  const kinds = (await ipc.dailies(today())).filter(({ game }) => gameOf(app, game));
  const back = from?.screen === "table" ? app.lastDay : null;
  // Of a game's challenges the one that was looked at last.
  const last = kinds.find(({ daily, game }) => daily === app.lastDay?.daily && (back || game === wanted));
  let kind = last ?? kinds.find(({ game }) => game === wanted) ?? kinds[0];
  const heading = el("h2", { id: "month-title", "aria-live": "polite" });
  const status = el("p", { class: "page-status", role: "status", "data-status": "" });
  const detail = el("section", { class: "day-detail", "aria-label": t("daily.day") });
  const sums = el("div", {});
  const [previous, next] = (/** @type {const} */ (["previous", "next"])).map((way) =>
    el("button", { type: "button", class: "round", "data-action": `${way}-month`, "aria-label": t(`daily.month.${way}`), onclick: () => void turn(way) }, icon(way === "previous" ? "back" : "forward")));
  /** @type {Calendar} */
  let calendar;
  const month = createMonth(app, {
    labelled: heading.id,
    words: (day) => words(day),
    chosen: (day) => drawDetail(day),
    turn,
  });

  const failed = (/** @type {unknown} */ error) => tellIn(status, complaint(app, error) ?? t("error.again"));

  /** @param {DayView} day */
  function words(day) {
    if (day.result) return resultWords(app, kind.game, day.result);
    return t(calendar.begun.includes(day.date) ? "daily.state.begun-day" : "daily.state.none");
  }

  /** @param {DayView} day */
  function drawDetail(day) {
    const [verb, primary] = day.result ? ["again", ""] : [calendar.begun.includes(day.date) ? "go-on" : "play", "primary"];
    const play = () => playDay(app, kind.daily, day.date).catch(failed);
    app.lastDay = { daily: kind.daily, date: day.date };
    detail.setAttribute("data-day", day.date);
    // What is looked at is replaced, and no button is pressed by accident meanwhile.
    detail.replaceChildren(
      el("h3", {}, atStart(longDay(day.date))),
      el("p", { "data-result": "" }, words(day)),
      el(
        "div", { class: "buttons start" },
        day.date <= today() && el("button", { type: "button", class: `button ${primary}`.trim(), "data-action": "play-day", onclick: () => void play() }, t(`daily.${verb}`)),
        hasResult(day) && el("button", { type: "button", class: "button", "data-action": "share-result", onclick: () => openResult(app, kind, day) }, t("daily.share")),
      ),
    );
  }

  /** @param {string} wish a month @param {string | null} day to look at @param {boolean} [focus] */
  async function show(wish, day, focus = false) {
    calendar = await ipc.calendar(kind.daily, wish, today());
    heading.textContent = monthName(calendar.month);
    for (const [button, to] of /** @type {const} */ ([[previous, calendar.previous], [next, calendar.next]])) button.setAttribute("aria-disabled", String(to === null));
    sums.replaceChildren(facts(app, calendar.played));
    month.draw(calendar, day, focus);
  }

  /** @param {"previous" | "next"} way @param {boolean} [focus] */
  async function turn(way, focus = false) {
    const to = calendar[way];
    if (to === null) return;
    try {
      await show(to, null, focus);
    } catch (error) {
      failed(error);
    }
  }

  /** It is another day: all is drawn anew, and the focus stays where it was. */
  async function renew() {
    const inside = detail.contains(document.activeElement);
    try {
      await show(calendar.month, month.chosen(), month.root.contains(document.activeElement));
    } catch (error) {
      failed(error);
    }
    if (inside) /** @type {HTMLElement | null} */ (detail.querySelector("button") ?? month.root.querySelector('[tabindex="0"]'))?.focus();
  }

  const choice = kinds.length > 1
    ? segments("daily", t("records.game"), kinds.map((each) => ({ value: each.daily, text: dailyName(app, each) })), kind.daily, (value) => {
        kind = kinds.find(({ daily }) => daily === value) ?? kind;
        void show(calendar.month, month.chosen());
      })
    : null;
  const view = page(
    app, "calendar", t("daily.calendar"), choice,
    el("div", { class: "calendar" }, el("div", { class: "month" }, el("div", { class: "month-head" }, previous, heading, next), month.root, month.legend), el("div", { class: "calendar-side" }, detail, sums)),
    status,
  );
  const first = back?.date ?? today();
  await show(monthOf(first), first);
  // Whoever looks at a day goes on looking at it.
  const left = watchDay(() => void renew());
  return { root: view.root, shown: view.shown, left };
}

/** @param {App} app @param {DaysPlayed} played */
function facts({ t }, { days, won, assisted, row, longest }) {
  if (days === 0) return el("p", { class: "empty" }, t("daily.none"));
  // Nothing is said to have ended: a row that is over is the longest one still, or is not mentioned.
  const rows = Object.entries({ days, won, row: row > 1 ? row : 0, longest: longest > 1 ? longest : 0, assisted }).filter(([, count]) => count > 0);
  return el("dl", { class: "facts", "data-days": days }, ...rows.map(([key, count]) => el("div", { "data-fact": key }, el("dt", {}, t(`daily.fact.${key}`, { count })), el("dd", {}, count.toLocaleString(document.documentElement.lang)))));
}
