// Pause: the clock stands, and the board is hidden and takes nothing meanwhile.

import { el, icon } from "../dom.js";

/** @import { Translate } from "../types/view.js" */

/**
 * @param {Translate} t @param {HTMLElement} place where the board is
 * @param {{ say: (text: string) => void, changed: (on: boolean) => void }} calls
 */
export function createPause(t, place, { say, changed }) {
  let on = false;
  const button = el("button", { type: "button", class: "round pause", "data-action": "pause", "aria-label": t("pause.stop"), hidden: true, onclick: () => set(true) }, icon("pause"));
  const go = el("button", { type: "button", class: "button primary", "data-action": "continue", onclick: () => set(false) }, t("pause.continue"));
  const curtain = el("div", { class: "curtain", hidden: true }, el("p", { class: "curtain-title" }, t("pause.title")), el("p", { class: "sub" }, t("pause.text")), go);

  function dress() {
    curtain.hidden = !on;
    place.toggleAttribute("data-paused", on);
    for (const board of place.querySelectorAll("[data-board]")) board.toggleAttribute("inert", on);
  }

  /** @param {boolean} next */
  function set(next) {
    if (on === next) return;
    on = next;
    dress();
    if (on) go.focus();
    changed(on);
    say(t(on ? "pause.begun" : "pause.ended"));
  }

  return {
    button,
    curtain,
    set,
    dress,
    on: () => on,
    /** What the key does. */
    turn() {
      if (on || !button.hidden) set(!on);
    },
    /** Whether nothing else can be done because of a pause; it is said then. */
    waits() {
      if (on) say(t("pause.begun"));
      return on;
    },
    /** @param {boolean} possible */
    offer(possible) {
      if (!possible && on) set(false);
      button.hidden = !possible || on;
    },
  };
}
