// Tells the other side which board is on view, knows the playing time between two answers, and says when
// a clock on the screen has to change. The other side's time is the one that counts.

import { LONGEST, counted, watch } from "./watch.js";

/** @import { Table } from "../types/generated.js" */

/**
 * @param {string} game
 * @param {object} calls
 * @param {() => boolean} calls.shown is a clock on the screen?
 * @param {() => void} calls.tick it shows another second now
 * @param {() => void} calls.up the time that the player has is up
 */
export function createClock(game, { shown, tick, up }) {
  let elapsed = 0;
  let since = 0;
  let running = false;
  let paused = false;
  let started = false;
  /** @type {number | null} */
  let limit = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const seen = () => started && !paused && document.visibilityState === "visible";
  const now = () => elapsed + (running && seen() ? counted(performance.now() - since) : 0);
  const left = () => Math.max(0, (limit ?? 0) - now());

  /** Calls once more when the next second begins; no timer runs while the clock stands. */
  function schedule() {
    clearTimeout(timer);
    if (!running || !seen() || !(shown() || limit !== null)) return;
    // The other side's clock stands too, until the next answer.
    if (performance.now() - since >= LONGEST) return;
    if (limit !== null && left() === 0) {
      up();
      return;
    }
    const wait = limit === null ? 1000 - (now() % 1000) : left() - (Math.ceil(left() / 1000) - 1) * 1000;
    timer = setTimeout(() => {
      tick();
      schedule();
    }, Math.ceil(wait));
  }

  /** Something changed in whether the board is seen. @param {() => void} change */
  function turn(change) {
    elapsed = now();
    change();
    since = performance.now();
    void watch(seen() ? game : null);
    schedule();
  }

  // The event comes after the change: what was played until then is what was counted.
  let before = seen();
  const follow = () => {
    if (before && !seen() && running) elapsed += counted(performance.now() - since);
    before = seen();
    since = performance.now();
    void watch(seen() ? game : null);
    schedule();
  };

  return {
    now,
    left,
    /** @param {Table} table */
    set(table) {
      elapsed = table.elapsed;
      since = performance.now();
      running = table.status.state === "playing" && !table.resting;
      limit = table.countdown;
      schedule();
    },
    /** @param {boolean} on */
    pause(on) {
      turn(() => (paused = on));
      before = seen();
    },
    start() {
      document.addEventListener("visibilitychange", follow);
      turn(() => (started = true));
      before = seen();
    },
    stop() {
      document.removeEventListener("visibilitychange", follow);
      turn(() => (started = false));
    },
  };
}
