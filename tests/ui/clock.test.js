// The clock of the page: it shows what the other side counts, and says in order which board is watched.

import assert from "node:assert/strict";
import test from "node:test";

import { createClock } from "../../ui/table/clock.js";
import { LONGEST, watch } from "../../ui/table/watch.js";
import { lessons } from "../../ui/games/lines/lessons.js";
import { read } from "./sources.js";

const MINUTE = 60_000;

/** The calls to the other side, each with what lets it arrive. @type {{ game: string | null, arrive: () => void }[]} */
const calls = [];
let time = 0;
/** @type {(() => void) | null} */
let changed = null;
const page = {
  visibilityState: "visible",
  addEventListener: (/** @type {string} */ _, /** @type {() => void} */ listener) => (changed = listener),
  removeEventListener: () => (changed = null),
};
Object.assign(globalThis, {
  document: page,
  window: { __TAURI__: { core: { invoke: (/** @type {string} */ command, /** @type {{ game: string | null }} */ { game }) => {
    assert.equal(command, "watch");
    return new Promise((resolve) => { calls.push({ game, arrive: () => resolve(undefined) }); });
  } } } },
});
performance.now = () => time;

const table = { ...lessons[0].table, elapsed: 10_000 };

/** Lets everything arrive that waits, one by one. */
async function allArrive() {
  do {
    calls.shift()?.arrive();
    await new Promise((done) => { setImmediate(done); });
  } while (calls.length);
}

test("the page and the other side stop counting after the same time", () => {
  const minutes = /LONGEST: Duration = Duration::from_secs\((\d+) \* 60\)/.exec(read("src-tauri/src/watch.rs"));
  assert.equal(LONGEST, Number(minutes?.[1]) * MINUTE);
});

test("a player who went away for hours is shown no more than is counted", async () => {
  const clock = createClock("lines", { shown: () => true, tick: () => {}, up: () => assert.fail("no limit") });
  clock.start();
  clock.set(table);
  time += 2 * MINUTE;
  assert.equal(clock.now(), 10_000 + 2 * MINUTE);
  time += 8 * 60 * MINUTE;
  assert.equal(clock.now(), 10_000 + LONGEST);
  // Hidden after that: the same, and it stands.
  page.visibilityState = "hidden";
  changed?.();
  time += MINUTE;
  assert.equal(clock.now(), 10_000 + LONGEST);
  page.visibilityState = "visible";
  changed?.();
  time += MINUTE;
  assert.equal(clock.now(), 10_000 + LONGEST + MINUTE);
  clock.stop();
  await allArrive();
});

test("time away does not count, and the clock runs again on return (T62)", async () => {
  page.visibilityState = "visible";
  const clock = createClock("lines", { shown: () => true, tick: () => {}, up: () => assert.fail("no limit") });
  clock.start();
  clock.set({ ...table, elapsed: 0 });
  time += 10_000;
  page.visibilityState = "hidden";
  changed?.();
  time += MINUTE;
  assert.equal(clock.now(), 10_000);
  page.visibilityState = "visible";
  changed?.();
  assert.equal(clock.now(), 10_000);
  time += 2000;
  assert.equal(clock.now(), 12_000);
  clock.stop();
  await allArrive();
});

test("which board is watched is said in order: the next word waits for the answer to the one before", async () => {
  void watch(null);
  void watch("lines");
  const last = watch(null);
  /** @type {(string | null | undefined)[]} */
  const order = [];
  while (order.length < 3) {
    await new Promise((done) => { setImmediate(done); });
    assert.equal(calls.length, 1, "one at a time");
    const call = calls.shift();
    order.push(call?.game);
    call?.arrive();
  }
  await last;
  assert.deepEqual(order, [null, "lines", null]);
});
