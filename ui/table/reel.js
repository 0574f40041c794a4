// Lets the moves of a game run by themselves, at a speed of one's own.

import { el, freshId, icon } from "../dom.js";

/** @import { Translate } from "../types/view.js" */

/** How long a move stays before the next one, in milliseconds. */
const SPEEDS = { slow: 2400, normal: 1200, fast: 400 };

/**
 * @param {Translate} t
 * @param {object} film
 * @param {() => Promise<boolean>} film.step shows the next move to its end; false when there is none
 * @param {(on: boolean) => void} film.running what else changes while it runs
 */
export function createReel(t, { step, running }) {
  /** @type {Animation | null} */
  let wait = null;
  let on = false;

  const button = el("button", { type: "button", class: "button", "data-action": "replay-run", onclick: () => (on ? stop() : void run()) });
  const id = freshId("speed");
  const speed = el(
    "select", { id, class: "text", "data-field": "replay-speed" },
    ...Object.keys(SPEEDS).map((name) => el("option", { value: name, selected: name === "normal" }, t(`replay.speed.${name}`))),
  );
  const root = el("div", { class: "replay-reel" }, button, el("label", { class: "unseen", for: id }, t("replay.speed")), speed);

  /** @param {boolean} to */
  function set(to) {
    on = to;
    button.replaceChildren(icon(on ? "pause" : "play"), el("span", {}, t(on ? "replay.pause" : "replay.run")));
    running(on);
  }

  async function run() {
    set(true);
    while (on && (await step()) && on) {
      const time = SPEEDS[/** @type {keyof typeof SPEEDS} */ (speed.value)];
      // An animation of nothing: it stands still with the page, where a timer would go on.
      const mine = root.animate([], { duration: time });
      wait = mine;
      await mine.finished.catch(() => undefined);
      if (wait !== mine) return;
    }
    if (on) set(false);
  }

  function stop() {
    const waiting = wait;
    wait = null;
    waiting?.cancel();
    if (on) set(false);
  }

  set(false);
  return { root, stop };
}
