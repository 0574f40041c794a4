// How much the page does: what a move makes anew, and that a page that waits does nothing. Counted, not timed.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** @typedef {import("./phone.js").Phone} Phone */

/** Counts every element that is made from now on, by whatever means the page has. @param {Phone} phone */
const countMade = (phone) => phone.run(() => {
  const made = { count: 0 };
  for (const name of /** @type {const} */ (["createElement", "createElementNS"])) {
    const make = /** @type {(...args: any[]) => any} */ (document[name]).bind(document);
    Object.defineProperty(document, name, { value: (/** @type {any[]} */ ...args) => {
      made.count += 1;
      return make(...args);
    } });
  }
  const copy = Node.prototype.cloneNode;
  Node.prototype.cloneNode = function cloned(/** @type {boolean} */ deep) {
    made.count += 1 + (deep && this instanceof Element ? this.querySelectorAll("*").length : 0);
    return copy.call(this, deep);
  };
  Object.assign(window, { made, cells: [...document.querySelectorAll("[data-board] [data-cell]")] });
});

/** What was made since the last time, and whether the cells are still the same. @param {Phone} phone */
const made = (phone) => phone.run(() => {
  const { made: counter, cells } = /** @type {any} */ (window);
  const { count } = counter;
  counter.count = 0;
  const now = [...document.querySelectorAll("[data-board] [data-cell]")];
  return { count, cells: now.length, same: now.length === cells.length && now.every((cell, at) => cell === cells[at]) };
});

/**
 * How many elements had their style worked out, each time that happened, while something was done.
 * @param {Phone} phone @param {() => Promise<void>} act
 */
async function restylesOf(phone, act) {
  const browser = /** @type {import("playwright-core").Browser} */ (phone.context.browser());
  await browser.startTracing(phone.tab, { categories: ["devtools.timeline"] });
  await act();
  /** @type {{ name: string, args: { elementCount?: number } }[]} */
  const events = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  return events.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args.elementCount ?? 0);
}

/** So many elements may change their style at once on any board. */
const ENOUGH = 250;

// A ball is a box, its drawing and the drawing's three parts; Lines may drop seven, and show where one rolled. Elements
// of a sentence or of a figure come on top. All of it is far below the number of cells on the large boards.
const EACH = 5;
const DROPS = 7;
const TRAIL = 2 * 5;
const BESIDE = 20;

for (const { name, game, id, most } of [
  { name: "Lines 7×7", game: "lines", id: completions.lines.middle, most: (3 + 3 + 1 + 1) * EACH + TRAIL + BESIDE },
  { name: "Lines 20×15", game: "lines", id: "lines:20x15c7n7l5s7#1", most: (DROPS + DROPS + DROPS + 2) * EACH + TRAIL + BESIDE },
  { name: "Link 18×8", game: "link", id: "link:18x8#1", most: 2 * EACH + BESIDE },
  { name: "Wuzifei 5×5", game: "wuzifei", id: "wuzifei:5x5l1#1", most: 2 * 10 * EACH + BESIDE },
  { name: "Flood 14×14", game: "flood", id: "flood:14x14c6#1", most: BESIDE },
  { name: "Flood 24×24", game: "flood", id: "flood:24x24c6#1", most: BESIDE },
]) {
  test(`${name}: a move makes only what is new, and the cells stay`, async () => {
    const phone = await open();
    const player = new Player(phone, "pointer");
    await player.openGame(game);
    await player.startFrom(id);
    await phone.still();
    await countMade(phone);
    const counts = [];
    let restyled = 0;
    for (let move = 0; move < 3; move += 1) {
      const restyles = await restylesOf(phone, async () => {
        await player.move(game);
        await phone.still();
      });
      restyled = Math.max(restyled, ...restyles);
      const { count, cells, same } = await made(phone);
      assert.ok(same, `after move ${move + 1} the ${cells} cells are the same elements`);
      counts.push(count);
    }
    console.log(`measured: ${name}: elements made in a move, its motion with it: ${counts.join(", ")}`);
    const all = await phone.run(() => document.querySelectorAll("[data-board] [data-cell]").length);
    console.log(`measured: ${name}: elements whose style was worked out at once: ${restyled} at most; cells: ${all}`);
    // On a small board everything may change; on a large one what surrounds a cell must not concern it.
    assert.ok(restyled < Math.max(ENOUGH, all / 2), `${restyled} elements were styled anew at once`);
    assert.ok(Math.max(...counts) <= most, `${counts.join(", ")} elements, at most ${most}`);
    await phone.close();
  });
}

for (const [name, game, id] of [
  ["Lines", "lines", completions.lines.middle],
  ["Link without a clock", "link", "link:4x4tnone#1"],
  ["Wuzifei", "wuzifei", "wuzifei:5x5l1#1"],
  ["Flood", "flood", completions.flood.middle],
]) {
  test(`${name}: a page that waits for the player runs no timer, no frame, no style and no layout`, async () => {
    const phone = await open();
    // From its first line on, the page's timers and frames are counted while they are under way.
    await phone.context.addInitScript(() => {
      const waiting = { timers: new Set(), frames: new Set(), begun: 0 };
      Object.assign(window, { waiting });
      /** @type {(kind: "timers" | "frames", make: any, call: string, drop: string, once: boolean) => void} */
      const follow = (kind, make, call, drop, once) => {
        const forget = /** @type {any} */ (window)[drop].bind(window);
        Object.assign(window, {
          [call]: (/** @type {(...args: any[]) => void} */ act, /** @type {any[]} */ ...rest) => {
            waiting.begun += 1;
            const key = make((/** @type {any[]} */ ...args) => {
              if (once) waiting[kind].delete(key);
              act(...args);
            }, ...rest);
            waiting[kind].add(key);
            return key;
          },
          [drop]: (/** @type {unknown} */ key) => {
            waiting[kind].delete(key);
            forget(key);
          },
        });
      };
      follow("timers", setTimeout.bind(window), "setTimeout", "clearTimeout", true);
      follow("timers", setInterval.bind(window), "setInterval", "clearInterval", false);
      follow("frames", requestAnimationFrame.bind(window), "requestAnimationFrame", "cancelAnimationFrame", true);
    });
    await phone.load();
    const player = new Player(phone, "pointer");
    await player.openGame(game);
    await player.startFrom(id);
    await player.move(game);
    await phone.still();
    const protocol = await phone.context.newCDPSession(phone.tab);
    await protocol.send("Performance.enable");
    /** Comes when the page has had nothing to do for so many times. @param {number} times */
    const idle = (times) => phone.run((count) => new Promise((resolve) => {
      let left = count;
      const again = () => (left -= 1) < 0 ? resolve(null) : requestIdleCallback(again);
      again();
    }), times);
    const counts = async () => {
      const { metrics } = await protocol.send("Performance.getMetrics");
      const of = (/** @type {string} */ wanted) => metrics.find((metric) => metric.name === wanted)?.value ?? NaN;
      const page = await phone.run(() => {
        const { timers, frames, begun } = /** @type {any} */ (window).waiting;
        return { timers: timers.size, frames: frames.size, begun, moving: document.getAnimations().filter((each) => each.playState === "running").length };
      });
      return { ...page, layouts: of("LayoutCount"), styles: of("RecalcStyleCount") };
    };
    await idle(10);
    const before = await counts();
    assert.deepEqual({ timers: before.timers, frames: before.frames, moving: before.moving }, { timers: 0, frames: 0, moving: 0 });
    await idle(40);
    assert.deepEqual(await counts(), before, "nothing has happened since");
    await phone.close();
  });
}
