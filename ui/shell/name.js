// The name on a record: a button that shows it, and a small sheet to write it on. It may stay empty.

import * as ipc from "../ipc.js";
import { complaint } from "../app.js";
import { el, freshId, icon } from "../dom.js";
import { openSheet } from "./sheet.js";

/** @import { Entry, Records } from "../types/generated.js" */
/** @import { App } from "../app.js" */

/** Where a record stands. @typedef {{ game: string, params: string, place: number, entry: Entry }} Spot */

/**
 * @param {App} app @param {Spot} spot
 * @param {(records: Records) => void} changed
 */
export function nameButton(app, spot, changed) {
  const { t } = app;
  const { name } = spot.entry;
  return el(
    "button",
    {
      type: "button", class: "name-button", "data-action": "name", "data-name": name ?? "",
      "aria-label": name ? t("name.change", { name, place: spot.place }) : t("name.give", { place: spot.place }),
      onclick: () => openName(app, spot, changed),
    },
    name ? el("span", { dir: "auto" }, name) : null, icon("pencil"),
  );
}

/** @param {App} app @param {Spot} spot @param {(records: Records) => void} changed */
function openName(app, { game, params, place, entry }, changed) {
  const { t } = app;
  /** @type {Records | null} */
  let written = null;
  openSheet(app, {
    name: "name",
    title: t("name.title"),
    closed: () => written && changed(written),
    content(sheet) {
      const id = freshId("name");
      const field = el("input", { id, type: "text", class: "text", dir: "auto", autocomplete: "nickname", spellcheck: "false", value: entry.name ?? "", "data-field": "name", "aria-describedby": `${id}-help` });
      const problems = el("div", { class: "problems", role: "alert", "data-problems": "" });
      const form = el(
        "form", { class: "new-game", novalidate: true },
        el("div", { class: "field" }, el("label", { for: id }, t("name.field")), field, el("p", { class: "small", id: `${id}-help` }, t("name.help"))),
        problems,
        el("div", { class: "buttons" }, el("button", { type: "submit", class: "button primary wide", "data-action": "keep-name" }, t("name.keep"))),
      );
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        ipc.nameRecord(game, params, place, entry.when, field.value).then(
          (records) => {
            written = records;
            sheet.close();
          },
          (error) => problems.replaceChildren(el("p", {}, complaint(app, error) ?? t("error.again"))),
        );
      });
      return [form];
    },
  });
}
