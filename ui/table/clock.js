// Tells the other side which board is on view, and knows the playing time between two answers.

import { counted, watch } from "./watch.js";

/** @import { Table } from "../types/generated.js" */

/** @param {string} game */
export function createClock(game) {
  let elapsed = 0;
  let since = 0;
  let running = false;

  const visible = () => document.visibilityState === "visible";
  const now = () => elapsed + (running && visible() ? counted(performance.now() - since) : 0);

  function follow() {
    if (visible()) since = performance.now();
    else if (running) elapsed += counted(performance.now() - since);
    void watch(visible() ? game : null);
  }

  return {
    now,
    /** @param {Table} table */
    set(table) {
      elapsed = table.elapsed;
      since = performance.now();
      running = table.status.state === "playing";
    },
    start() {
      document.addEventListener("visibilitychange", follow);
      follow();
    },
    stop() {
      document.removeEventListener("visibilitychange", follow);
      void watch(null);
    },
  };
}
