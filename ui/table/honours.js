// What an end is worth beyond its figures: the day whose challenge it was, and a name for the record.

import * as ipc from "../ipc.js";
import { el } from "../dom.js";
import { plainDay } from "../i18n/format.js";
import { nameButton } from "../shell/name.js";
import { resultWords } from "../shell/result.js";

/** @import { Records, Table } from "../types/generated.js" */
/** @import { Translate } from "../types/view.js" */
/** @import { App } from "../app.js" */

/** @param {App} app */
export function createHonours(app) {
  const root = el("div", { class: "honours" });
  /** The end that is shown. */
  let shown = "";

  /** @param {Table} table @param {Records} records @param {boolean} focus */
  function write(table, records, focus) {
    const { game, params, record, id, revision } = table;
    if (shown !== `${id} ${revision}` || record === null) return;
    const entry = records.rules.find((rules) => rules.params === params)?.table[record - 1];
    // Better games may have come in between.
    if (entry?.id !== id) return;
    const button = nameButton(app, { game, params, place: record, entry }, (next) => write(table, next, true));
    root.replaceChildren(button);
    if (focus) button.focus();
  }

  return {
    root,
    /** @param {Table} table */
    draw(table) {
      const key = `${table.id} ${table.revision}`;
      // Who is about to write a name must not lose the button to the same one once more.
      if (shown === key && root.hasChildNodes()) return;
      shown = key;
      root.replaceChildren();
      if (table.record !== null) ipc.records(table.game).then((records) => write(table, records, false), () => undefined);
    },
  };
}

/**
 * Whose day's challenge it was. The first end is the day's result: after another one it is said what that was.
 * @param {App} app @param {Table} table
 */
export function dayWords(app, { game, day, moves, elapsed }) {
  if (!day?.view.result) return "";
  const { result } = day.view;
  const date = plainDay(day.view.date);
  const first = result.moves === moves && result.elapsed === elapsed;
  return first ? app.t("daily.ended", { date }) : app.t("daily.ended-again", { date, result: resultWords(app, game, result) });
}

/** What is said of a day's challenge that has just pushed a game aside. @param {Table} table @param {Translate} t */
export const parked = ({ day, moves, undo }, t) => (day && moves === 0 && undo === "game" ? t("daily.parked", { date: plainDay(day.view.date) }) : "");
