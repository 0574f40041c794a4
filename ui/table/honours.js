// What an end is worth beyond its figures: the day whose challenge it was, and a name for the record.

import * as ipc from "../ipc.js";
import { el } from "../dom.js";
import { plainDay } from "../i18n/format.js";
import { nameButton } from "../shell/name.js";
import { hasResult, resultWords } from "../shell/result.js";

/** @import { Records, Table } from "../types/generated.js" */
/** @import { Translate } from "../types/view.js" */
/** @import { App } from "../app.js" */

/** @param {App} app */
export function createHonours(app) {
  const { t } = app;
  const root = el("div", { class: "honours" });
  /** The end that is shown. */
  let shown = "";

  /** @param {Table} table */
  function dayLine({ game, day }) {
    if (!day || !hasResult(day.view)) return null;
    return el("p", { "data-day": day.view.date }, t("daily.ended", { date: plainDay(day.view.date), result: resultWords(app, game, day.view.result) }));
  }

  /** @param {Table} table @param {Records} records @param {boolean} focus */
  function write(table, records, focus) {
    const { game, params, record, id, revision } = table;
    if (shown !== `${id} ${revision}` || record === null) return;
    const entry = records.rules.find((rules) => rules.params === params)?.table[record - 1];
    // Better games may have come in between.
    if (entry?.id !== id) return;
    const button = nameButton(app, { game, params, place: record, entry }, (next) => write(table, next, true));
    root.replaceChildren(...[dayLine(table), button].filter((part) => part !== null));
    if (focus) button.focus();
  }

  return {
    root,
    /** @param {Table} table */
    draw(table) {
      const key = `${table.id} ${table.revision}`;
      const again = shown === key && root.querySelector('[data-action="name"]') !== null;
      shown = key;
      // What is asked for a name must not lose the focus to the same thing once more.
      if (again) return;
      const line = dayLine(table);
      root.replaceChildren(...(line ? [line] : []));
      if (table.record !== null) ipc.records(table.game).then((records) => write(table, records, false), () => undefined);
    },
  };
}

/** What is said of a day's challenge that has just pushed a game aside. @param {Table} table @param {Translate} t */
export const parked = ({ day, moves, undo }, t) => (day && moves === 0 && undo === "game" ? t("daily.parked", { date: plainDay(day.view.date) }) : "");
