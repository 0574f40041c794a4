// Back closes a sheet, then leads home, and never further than asked.

import assert from "node:assert/strict";
import test from "node:test";

import { createRouter } from "../../ui/router.js";

/** A browser's history, as far as the router sees it. @param {unknown[]} [entries] */
function browser(entries = [null]) {
  /** @type {(event: { state: unknown }) => void} */
  let pop = () => undefined;
  let at = entries.length - 1;
  /** @type {string[]} */
  const shown = [];
  const history = {
    get state() {
      return entries[at];
    },
    pushState(/** @type {unknown} */ state) {
      entries.splice(at + 1, entries.length, structuredClone(state));
      at += 1;
    },
    replaceState(/** @type {unknown} */ state) {
      entries[at] = structuredClone(state);
    },
    back() {
      pending = () => {
        if (at > 0) at -= 1;
        pop({ state: entries[at] });
      };
    },
  };
  let pending = () => undefined;
  const router = createRouter({
    history,
    onPop: (listener) => (pop = listener),
    render: (place) => shown.push(place.game ? `${place.screen} ${place.game}` : place.screen),
  });
  /** What the browser does after the current task. */
  const arrive = () => {
    const work = pending;
    pending = () => undefined;
    work();
  };
  return { router, shown, arrive, depth: () => at, back: () => (history.back(), arrive()) };
}

const TABLE = { screen: "table", game: "lines" };

test("a fresh start shows home", () => {
  const { router, shown } = browser();
  router.start();
  assert.deepEqual(shown, ["home"]);
});

test("a reload shows the screen that was there, without its sheet", () => {
  const { router, shown } = browser([{ place: { screen: "home" }, depth: 0, layer: false }, { place: TABLE, depth: 2, layer: true }]);
  router.start();
  assert.deepEqual(shown, ["table lines"]);
  assert.equal(router.layered, false);
});

test("nonsense in the history is a fresh start", () => {
  for (const state of [7, "home", {}, { place: null, depth: 0 }, { place: { screen: 3 }, depth: 0 }]) {
    const { router, shown } = browser([state]);
    router.start();
    assert.deepEqual(shown, ["home"]);
  }
});

test("Back closes the sheet first, then leads home", () => {
  const { router, shown, back } = browser();
  router.start();
  router.go(TABLE);
  let closed = 0;
  router.open(() => (closed += 1));
  assert.equal(router.layered, true);
  back();
  assert.equal(closed, 1);
  assert.deepEqual(shown, ["home", "table lines"]);
  back();
  assert.deepEqual(shown, ["home", "table lines", "home"]);
  assert.equal(closed, 1);
});

test("a sheet opened from a sheet takes its place", () => {
  const { router, depth, back } = browser();
  router.start();
  router.go(TABLE);
  /** @type {string[]} */
  const closed = [];
  router.open(() => closed.push("more"));
  router.open(() => closed.push("share"));
  assert.deepEqual(closed, ["more"]);
  assert.equal(depth(), 2);
  back();
  assert.deepEqual(closed, ["more", "share"]);
  assert.equal(depth(), 1);
});

test("a screen opened from a sheet leads back to the screen under it", () => {
  const { router, shown, back } = browser();
  router.start();
  router.go(TABLE);
  let closed = false;
  router.open(() => (closed = true));
  router.go({ screen: "records", game: "lines" });
  assert.equal(closed, true);
  back();
  assert.deepEqual(shown, ["home", "table lines", "records lines", "table lines"]);
});

test("two quick presses of Back are one", () => {
  const { router, shown, arrive } = browser();
  router.start();
  router.go(TABLE);
  router.open(() => undefined);
  router.back();
  router.back();
  arrive();
  arrive();
  assert.deepEqual(shown, ["home", "table lines"]);
  router.back();
  arrive();
  assert.deepEqual(shown, ["home", "table lines", "home"]);
});

test("without history the way up is home", () => {
  const { router, shown } = browser([{ place: TABLE, depth: 0, layer: false }]);
  router.start();
  router.back();
  assert.deepEqual(shown, ["table lines", "home"]);
});

test("a start on another place lays it over home", () => {
  const { router, shown, back, depth } = browser();
  router.start(TABLE);
  assert.deepEqual(shown, ["table lines"]);
  assert.equal(depth(), 1);
  back();
  assert.deepEqual(shown, ["table lines", "home"]);
});

test("a visit to where we are shows it anew and closes what lies over it", () => {
  const { router, shown, arrive, depth } = browser();
  let closed = 0;
  router.start(TABLE);
  router.open(() => (closed += 1));
  router.visit({ ...TABLE });
  arrive();
  assert.deepEqual(shown, ["table lines", "table lines"]);
  assert.equal(closed, 1);
  assert.equal(depth(), 1);
  assert.equal(router.layered, false);
  router.visit({ screen: "home" });
  assert.deepEqual(shown.at(-1), "home");
});

test("what waits for the end of a sheet is done then, and at once where there is none", () => {
  const { router, arrive } = browser();
  /** @type {string[]} */
  const done = [];
  router.start(TABLE);
  router.whenClear(() => done.push("no sheet"));
  assert.deepEqual(done, ["no sheet"]);
  router.open(() => done.push("first closed"));
  router.whenClear(() => done.push("clear"));
  // A sheet that gives way to another one leaves it waiting.
  router.open(() => done.push("second closed"));
  assert.deepEqual(done.splice(0), ["no sheet", "first closed"]);
  router.back();
  arrive();
  assert.deepEqual(done, ["second closed", "clear"]);
});

test("what waits for the end of a sheet waits on if that opens another, and is dropped with the screen", () => {
  const { router, arrive } = browser();
  /** @type {string[]} */
  const done = [];
  router.start(TABLE);
  router.open(() => router.open(() => done.push("closed")));
  router.whenClear(() => done.push("clear"));
  router.back();
  arrive();
  assert.deepEqual(done, []);
  router.go({ screen: "home" });
  assert.deepEqual(done, ["closed"]);
  router.open(() => undefined);
  router.back();
  arrive();
  assert.deepEqual(done, ["closed"]);
});
