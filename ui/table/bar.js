// The controls of the table. New stands apart from Undo, and leads once the game is over.

import { el, icon } from "../dom.js";

/** @import { Table } from "../types/generated.js" */
/** @import { App } from "../app.js" */

/**
 * @param {App} app
 * @param {object} deeds
 * @param {(fresh: boolean) => void} deeds.undo
 * @param {(fresh: boolean) => void} deeds.redo
 * @param {() => void} deeds.hint
 * @param {() => void} deeds.more
 * @param {() => void} deeds.renew
 */
export function createBar(app, deeds) {
  const { t } = app;
  // A button presses itself again and again while Enter is held on it.
  let held = false;

  /** @param {string} name @param {string} sign @param {() => void} act */
  function tool(name, sign, act) {
    return el(
      "button",
      { type: "button", class: `tool tool-${name}`, "data-action": name, onclick: act, onkeydown: (/** @type {KeyboardEvent} */ event) => (held = event.repeat), onkeyup: () => (held = false) },
      icon(sign),
      el("span", {}, t(`bar.${name}`)),
    );
  }

  const undo = tool("undo", "undo", () => deeds.undo(!held));
  const redo = tool("redo", "redo", () => deeds.redo(!held));
  const hint = tool("hint", "hint", () => !held && deeds.hint());
  const more = tool("more", "more", () => !held && deeds.more());
  const renew = tool("new", "new", () => !held && deeds.renew());
  const root = el("div", { class: "bar", role: "group", "aria-label": t("bar.label") }, undo, redo, hint, more, renew);

  /** @param {HTMLElement} button @param {"undo" | "redo"} name @param {Table["undo"]} step */
  function dim(button, name, step) {
    if (step === "none") button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
    if (step === "game") button.setAttribute("aria-label", t(`bar.${name}.game`));
    else button.removeAttribute("aria-label");
  }

  return {
    root,
    /** @param {Table} table */
    draw(table) {
      const over = table.status.state === "over";
      dim(undo, "undo", table.undo);
      dim(redo, "redo", table.redo);
      if (over || table.pending === "opponent") hint.setAttribute("aria-disabled", "true");
      else hint.removeAttribute("aria-disabled");
      renew.classList.toggle("leads", over);
    },
    /** @param {boolean} on */
    think(on) {
      hint.toggleAttribute("data-thinking", on);
      hint.setAttribute("aria-busy", String(on));
    },
  };
}
