// What lies behind "More", and the sheet that shares a game as text.

import * as ipc from "../ipc.js";
import { complaint, gameName, gameOf } from "../app.js";
import { el, freshId, icon } from "../dom.js";
import { copy } from "../shell/clipboard.js";
import { openKeys } from "../shell/keys.js";
import { hasResult, resultField, shareText } from "../shell/result.js";
import { openSheet } from "../shell/sheet.js";
import { openSolution } from "../shell/solution-sheet.js";

/** @import { Table } from "../types/generated.js" */
/** @import { Deed } from "../types/view.js" */
/** @import { App } from "../app.js" */
/** @import { Sheet } from "../shell/sheet.js" */

/**
 * @param {App} app
 * @param {object} given
 * @param {Table} given.table
 * @param {Deed[]} given.deeds
 * @param {string} [given.ends] how the game calls ending it early
 * @param {(move: string) => void} given.play
 * @param {() => void} given.share
 * @param {() => void} given.restart
 * @param {() => void} given.finish
 * @param {() => void} given.compare
 * @param {(() => void) | null} given.replay null while the board is hidden
 * @param {() => void} given.analyse
 * @param {() => void} given.refresh the table may be another one after a sheet
 */
export function openMore(app, { table, deeds, ends = "more.end-game", play, share, restart, finish, compare, replay, analyse, refresh }) {
  const { t, router } = app;
  const { game } = table;
  /** What is done once the sheet is gone: while it is open, nothing outside of it can be heard. @type {(() => void) | undefined} */
  let next;
  const module = gameOf(app, game)?.module;
  openSheet(app, {
    name: "more",
    title: gameName(app, game),
    closed: () => next?.(),
    content(sheet) {
      /** @param {string} name @param {() => void} act @param {string} [label] */
      const row = (name, act, label = t(`more.${name}`)) =>
        el("li", {}, el("button", { type: "button", class: "row", "data-action": name, onclick: act }, icon(name), el("span", {}, label)));
      /** @param {() => void} act */
      const after = (act) => () => {
        next = act;
        sheet.close();
      };
      return [
        el(
          "ul", { class: "rows" },
          row("share", share),
          row("restart", after(restart)),
          replay && table.lastMove !== null && row("replay", replay),
          replay && module?.sides && !table.item && table.lastMove !== null && row("analysis", analyse),
          module?.after && table.status.state === "over" && row("after", compare),
          table.lacks && row("solution", () => openSolution(app, game, refresh)),
          ...deeds.map(({ name, label, move }) => row(name, after(() => play(move)), label)),
          table.endable && row("end-game", after(finish), t(ends)),
          (gameOf(app, game)?.info.items ?? 0) > 0 && row("puzzles", () => router.go({ screen: "puzzles", game })),
          row("records", () => router.go({ screen: "records", game })),
          row("help", () => router.go({ screen: "help", game })),
          row("keys", () => openKeys(app, game)),
          row("settings", () => router.go({ screen: "settings" })),
        ),
      ];
    },
  });
}

/** @param {App} app @param {Table} table */
export function openShare(app, { game, day }) {
  openSheet(app, {
    name: "share",
    title: app.t("share.title"),
    content: (sheet) => [
      day && hasResult(day.view) ? resultField(app, shareText(app, { daily: day.daily, game }, day.view), sheet) : null,
      el("p", {}, app.t("share.lead")), shareFields(app, game, sheet),
    ],
  });
}

/**
 * The game's two IDs, each with a button that copies it.
 * @param {App} app @param {string} game @param {Sheet} sheet
 */
export function shareFields(app, game, sheet) {
  const { t } = app;
  const root = el("div", { class: "share" });
  /** @param {"start" | "exact"} kind @param {string} text */
  function field(kind, text) {
    const id = freshId("share");
    return el(
      "div", { class: "field" },
      el("label", { for: id }, t(`share.${kind}`)),
      el(
        "div", { class: "joined" },
        el("input", { id, type: "text", class: "text", readonly: true, value: text, "data-share": kind, onfocus: (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select() }),
        el("button", {
          type: "button", class: "button", "data-action": `copy-${kind}`, "aria-label": t(`share.copy.${kind}`),
          onclick: async () => sheet.say(t((await copy(text, sheet.dialog)) ? "share.copied" : "share.by-hand")),
        }, t("share.copy")),
      ),
    );
  }
  ipc.share(game).then(
    ({ start, exact }) => {
      root.append(field("start", start), field("exact", exact));
      if (!start.includes("#")) root.append(el("p", { class: "small", "data-no-seed": "" }, t("share.no-seed")));
    },
    (error) => sheet.say(complaint(app, error) ?? ""),
  );
  return root;
}
