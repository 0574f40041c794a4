// The list of keys: a sheet, and the same list on the help page.

import { gameOf } from "../app.js";
import { el } from "../dom.js";
import { openSheet } from "./sheet.js";

/** @import { App } from "../app.js" */

const BOARD = [
  [["←", "↑", "↓", "→"], "keys.move"],
  [["Home", "End"], "keys.ends"],
  [["Ctrl+Home", "Ctrl+End"], "keys.corners"],
  [["Enter", "Space"], "keys.press"],
];
const HOUSE = [
  [["Ctrl+Z"], "keys.undo"],
  [["Ctrl+Y", "Ctrl+Shift+Z"], "keys.redo"],
  [["Esc"], "keys.escape"],
  [["Ctrl+Q"], "keys.leave"],
];
const LETTERS = [
  [["H"], "keys.hint"],
  [["N"], "keys.new"],
  [["?"], "keys.keys"],
];

/** @param {App} app @param {string | undefined} game */
export function keyList(app, game) {
  const own = game ? (gameOf(app, game)?.module.keys ?? []).map(({ key, text }) => [[key], text]) : [];
  /** @param {(string | string[])[][]} rows @param {string} [kind] */
  const list = (rows, kind = "") =>
    el(
      "dl", { class: `keys ${kind}`.trim() },
      ...rows.map(([keys, text]) =>
        el("div", {}, el("dt", {}, .../** @type {string[]} */ (keys).map((key) => el("kbd", {}, key === "Space" ? app.t("keys.space") : key))), el("dd", {}, app.t(String(text)))),
      ),
    );
  const letters = app.settings.queryKeys ? [list([...LETTERS, ...own], "letters")] : [el("p", {}, app.t("keys.letters-off"))];
  return el("div", { class: "key-lists" }, list(BOARD), list(HOUSE), ...letters);
}

/** @param {App} app @param {string} [game] */
export function openKeys(app, game) {
  openSheet(app, { name: "keys", title: app.t("keys.title"), content: () => [keyList(app, game)] });
}
