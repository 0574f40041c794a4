// Sheets: dialogs over a screen. Escape and Back close them and the focus returns.

import { el, freshId, icon } from "../dom.js";
import { tellIn } from "./announcer.js";

/** @import { Child } from "../dom.js" */
/** @import { App } from "../app.js" */

/**
 * @typedef {object} Sheet
 * @property {HTMLDialogElement} dialog
 * @property {(text: string) => void} say shows and speaks a line inside the sheet
 * @property {() => void} close
 */

/**
 * @param {App} app
 * @param {object} options
 * @param {string} options.name for tests and styles
 * @param {string} options.title
 * @param {(sheet: Sheet) => Child[]} options.content
 * @param {() => void} [options.closed] called when it is gone
 * @returns {Sheet}
 */
export function openSheet(app, { name, title, content, closed }) {
  const heading = freshId("sheet");
  const status = el("p", { class: "sheet-status", role: "status" });
  // A sheet that has given way to another screen has nothing left to go back from.
  const close = () => {
    if (dialog.isConnected) app.router.back();
  };
  const dialog = el("dialog", { class: "sheet", "data-sheet": name, "aria-labelledby": heading });
  /** @type {Sheet} */
  const sheet = {
    dialog,
    close,
    say: (text) => tellIn(status, text),
  };
  dialog.append(
    el(
      "div", { class: "sheet-head" },
      el("h2", { id: heading }, title),
      el("button", { type: "button", class: "round", "data-action": "close", "aria-label": app.t("close"), onclick: close }, icon("close")),
    ),
    el("div", { class: "sheet-body" }, ...content(sheet).filter((child) => child !== null && child !== undefined), status),
  );
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  // A tap on the darkened page is a way out too; the dialog's own padding is none.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  // A system that closes the dialog by itself must not leave its history entry behind.
  dialog.addEventListener("close", close);
  document.body.append(dialog);
  // First the sheet that gives way, so that the focus comes back to where it was before both.
  app.router.open(() => {
    dialog.close();
    dialog.remove();
    closed?.();
  });
  dialog.showModal();
  return sheet;
}
