// A month as a table of days: one stop for the Tab key, arrows from day to day, Page Up and Down from month to month.

import { el } from "../dom.js";
import { longDay, weekdays } from "../i18n/format.js";
import { markOf } from "./result.js";
import { today } from "./today.js";

/** @import { Calendar, DayView } from "../types/generated.js" */
/** @import { App } from "../app.js" */

const WEEK = 7;

/**
 * @param {App} app
 * @param {object} given
 * @param {string} given.labelled the heading's identifier
 * @param {(day: DayView) => string} given.words how a day stands
 * @param {(day: DayView) => void} given.chosen another day is looked at
 * @param {(way: "previous" | "next", focus: boolean) => Promise<void>} given.turn
 */
export function createMonth({ t }, { labelled, words, chosen, turn }) {
  const names = weekdays();
  const head = el("tr", {}, ...names.map(({ short, long }) => el("th", { scope: "col", abbr: long }, el("span", { "aria-hidden": "true" }, short), el("span", { class: "unseen" }, long))));
  const body = el("tbody");
  const root = el("table", { class: "days", role: "grid", "aria-labelledby": labelled, "data-calendar": "" }, el("thead", {}, head), body);
  const legend = el(
    "ul", { class: "days-legend", "aria-hidden": "true" },
    ...(/** @type {const} */ ([["good", "good"], ["played", "played"], ["good", "helped"], ["good", "late"]])).map(([mark, name]) =>
      el("li", { class: "small" }, el("span", { class: "day", "data-mark": mark, "data-helped": name === "helped", "data-late": name === "late" }), t(`daily.legend.${name}`))),
  );
  /** Days that can be looked at. @type {{ day: DayView, button: HTMLButtonElement }[]} */
  let days = [];
  let at = 0;

  /** @param {number} to @param {boolean} focus */
  function choose(to, focus) {
    at = Math.max(0, Math.min(to, days.length - 1));
    for (const [index, { button }] of days.entries()) {
      button.tabIndex = index === at ? 0 : -1;
      button.parentElement?.setAttribute("aria-selected", String(index === at));
    }
    const now = days[at];
    if (!now) return;
    chosen(now.day);
    if (focus) now.button.focus();
  }

  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const column = (days[at]?.day.weekday - names[0].weekday + WEEK) % WEEK;
    /** @type {Record<string, number>} */
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - WEEK, ArrowDown: at + WEEK, Home: at - column, End: at - column + WEEK - 1 };
    if (event.key in steps) {
      const to = steps[event.key];
      const row = event.key === "ArrowUp" || event.key === "ArrowDown";
      if (!(row && (to < 0 || to >= days.length))) choose(to, true);
    } else if (event.key === "PageUp") void turn("previous", true);
    else if (event.key === "PageDown") void turn("next", true);
    else return;
    event.preventDefault();
  });

  return {
    root,
    legend,
    chosen: () => days[at]?.day.date ?? null,
    /** @param {Calendar} calendar @param {string | null} wanted the day to look at; the last one by default @param {boolean} focus */
    draw(calendar, wanted, focus) {
      const now = today();
      // Signs that stand nowhere need no explanation.
      legend.hidden = calendar.played.days === 0;
      days = [];
      const cells = calendar.days.map((day) => {
        const number = String(Number(day.date.slice(-2)));
        // A day to come has nothing to look at, unless the calendar was set back.
        if (day.date > now && !day.result) return el("td", { role: "gridcell" }, el("span", { class: "day", "data-mark": "future" }, number));
        const index = days.length;
        const button = el(
          "button",
          {
            type: "button", class: "day", "data-date": day.date, "data-mark": markOf(day, calendar.begun.includes(day.date)),
            "data-helped": day.result?.assisted ?? false, "data-late": day.result?.late ?? false,
            "aria-current": day.date === now ? "date" : null, "aria-label": t(day.date === now ? "daily.day-today" : "daily.day-name", { date: longDay(day.date), state: words(day) }),
            onclick: () => choose(index, true),
          },
          number,
        );
        days.push({ day, button });
        return el("td", { role: "gridcell" }, button);
      });
      const before = ((calendar.days[0]?.weekday ?? 0) - names[0].weekday + WEEK) % WEEK;
      const all = [...Array.from({ length: before }, () => el("td", { role: "gridcell" })), ...cells];
      while (all.length % WEEK) all.push(el("td", { role: "gridcell" }));
      body.replaceChildren(...Array.from({ length: all.length / WEEK }, (_, row) => el("tr", {}, ...all.slice(row * WEEK, (row + 1) * WEEK))));
      const found = days.findIndex(({ day }) => day.date === wanted);
      choose(found < 0 ? days.length - 1 : found, focus);
    },
  };
}
