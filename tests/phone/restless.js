// Random input on every screen, for as long as one likes: `cargo xtask endure`, or
// `node tests/phone/restless.js [MINUTES] [SEED]`.
//
// Nothing is asserted of single inputs. The page must not complain, must always find its way home, and must not keep
// nodes or listeners of what it has left.

import assert from "node:assert/strict";

import { Player } from "../support/player.js";
import { randomness } from "../support/random.js";
import { tour } from "../support/tour.js";
import { PHONE, session } from "./phone.js";

/** @typedef {import("./phone.js").Phone} Phone */

/** Inputs between two visits to the home page. */
const ROUND = 60;
/** What the browser itself needs to come and go: nodes and listeners, over those of the fullest walk through the app. */
const SLACK = { nodes: 600, listeners: 200 };
const SIZES = [PHONE, { width: 640, height: 360 }, { width: 320, height: 568 }, { width: 1280, height: 800 }];
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "Enter", "Enter", " ", "Escape", "Tab", "Shift+Tab", "Home", "End",
  "Control+Home", "Control+End", "Control+z", "Control+y", "Control+n", "l", "s", "p", "t", "h", "n", "?", "1", "2", "3", "4", "9", "a", "#", "/"];
const TEXTS = ["", "0", "-1", "999999999999999999999", "lines:9x9#1", "flood:6x6c3#2", "wuzifei:5x5opeople#1", "link:6x8#4", "\u202e", "<b>", "{}", "x".repeat(5000)];

/**
 * All that can be touched and is in sight, as points.
 * @param {Phone} phone
 * @returns {Promise<{ x: number, y: number, field: boolean, cell: boolean }[]>}
 */
function inSight(phone) {
  return phone.run(() => {
    const found = [];
    for (const element of document.querySelectorAll("button, input, select, textarea, label, summary, a[href]")) {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      if (top && (element.contains(top) || top.contains(element))) {
        found.push({ x, y, cell: element.matches("[data-cell]"), field: element.matches("input:not([type]), input[type=text], input[type=search], input[type=number], textarea") });
      }
    }
    return found;
  });
}

/** Does something. @param {Phone} phone @param {() => number} random */
async function fidget(phone, random) {
  /** @template T @param {readonly T[]} list */
  const any = (list) => list[Math.floor(random() * list.length)];
  const kind = random();
  if (kind < 0.62) {
    // Cells are many: half of all taps go to something else.
    const all = await inSight(phone);
    const others = all.filter(({ cell }) => !cell);
    const places = random() < 0.5 && others.length > 0 ? others : all;
    if (places.length === 0) return;
    const { x, y, field } = any(places);
    await phone.tab.touchscreen.tap(x, y);
    if (field && random() < 0.7) await phone.tab.keyboard.insertText(any(TEXTS));
  } else if (kind < 0.86) {
    await phone.press(any(KEYS));
  } else if (kind < 0.92) {
    const size = phone.tab.viewportSize() ?? PHONE;
    const point = () => ({ x: random() * size.width, y: random() * size.height });
    await phone.fingers("touchStart", random() < 0.3 ? [{ ...point(), id: 0 }, { ...point(), id: 1 }] : [{ ...point(), id: 0 }]);
    for (let moves = 0; moves < 3; moves += 1) await phone.fingers("touchMove", [{ ...point(), id: 0 }]);
    await phone.fingers(random() < 0.5 ? "touchEnd" : "touchCancel", []);
  } else if (kind < 0.96) {
    // Back on the home page leaves the app. Where two steps are left, one that is under way already does no harm; ours
    // must not be under way any more when the next one is taken.
    const left = await phone.run(() => {
      const entry = window.navigation?.currentEntry;
      if (!entry || entry.index <= 2) return null;
      history.back();
      return entry.key;
    });
    if (left !== null) await phone.until("a step back", (old) => window.navigation?.currentEntry?.key !== old, left);
  } else {
    await phone.tab.setViewportSize(any(SIZES));
  }
}

/** Goes home from wherever it is, as Back would. @param {Phone} phone */
async function home(phone) {
  await phone.tab.setViewportSize(PHONE);
  // Two fingers may have zoomed the page, as they should.
  const protocol = await phone.context.newCDPSession(phone.tab);
  await protocol.send("Emulation.resetPageScaleFactor");
  await protocol.detach();
  for (let steps = 0; steps < 12; steps += 1) {
    await phone.settled();
    const { sheet, home: there, key } = await phone.run(() => ({
      sheet: document.querySelector("dialog[open]") !== null,
      home: document.querySelector('[data-screen="home"]') !== null,
      key: window.navigation?.currentEntry?.key,
    }));
    if (there && !sheet) return;
    // Not Escape: it would close a list that hangs open from a field, and nothing else. And a step back that was under way
    // may have led home meanwhile.
    await phone.run((button) => /** @type {HTMLElement | null} */ (document.querySelector(button))?.click(), sheet ? 'dialog[open] [data-action="close"]' : '[data-action="back"]');
    // A step back takes its time; another one before it has arrived would be none.
    await phone.until("another place in the history", (old) => window.navigation?.currentEntry?.key !== old
      || document.querySelector('[data-screen="home"]') !== null && document.querySelector("dialog[open]") === null, key);
  }
  throw new Error(`there is no way home: ${await phone.run(() => document.body.innerText.slice(0, 500))}`);
}

/** What the page keeps, once all that can be thrown away is. @param {Phone} phone */
async function kept(phone) {
  const protocol = await phone.context.newCDPSession(phone.tab);
  await protocol.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await protocol.send("Memory.getDOMCounters");
  await protocol.detach();
  return { nodes, listeners: jsEventListeners };
}

/**
 * @param {{ rounds?: number, minutes?: number, seed: number }} limit
 */
export async function fret({ rounds = Infinity, minutes = Infinity, seed }) {
  const random = randomness(seed);
  const stage = await session();
  try {
    const phone = await stage.open();
    // A walk through everything first: it shows what the app keeps on purpose.
    const player = new Player(phone, "pointer");
    if (minutes < Infinity) for (const { go } of tour) await go(player);
    await home(phone);
    const first = await kept(phone);
    const until = performance.now() + minutes * 60_000;
    /** @type {Map<string, number>} */
    const seen = new Map();
    let inputs = 0;
    for (let round = 0; round < rounds && performance.now() < until; round += 1) {
      for (let each = 0; each < ROUND; each += 1, inputs += 1) {
        await fidget(phone, random);
        const place = await phone.run(() => document.querySelector("dialog[open]")?.getAttribute("data-sheet")
          ?? document.querySelector("[data-screen]")?.getAttribute("data-screen") ?? "");
        seen.set(place, (seen.get(place) ?? 0) + 1);
      }
      await home(phone);
      assert.deepEqual(phone.complaints, [], `after ${inputs} inputs`);
    }
    const last = await kept(phone);
    const places = [...seen].sort(([, a], [, b]) => b - a).map(([place, count]) => `${place} ${count}`);
    console.log(`measured: ${inputs} inputs (${places.join(", ")}); nodes ${first.nodes} then ${last.nodes}, listeners ${first.listeners} then ${last.listeners}`);
    if (minutes < Infinity) {
      assert.ok(last.nodes <= first.nodes + SLACK.nodes, `nodes are kept: ${first.nodes}, then ${last.nodes}`);
      assert.ok(last.listeners <= first.listeners + SLACK.listeners, `listeners are kept: ${first.listeners}, then ${last.listeners}`);
    }
    await phone.close();
  } finally {
    await stage.end();
  }
}

if (import.meta.filename === process.argv[1]) await fret({ minutes: Number(process.argv[2] ?? 10), seed: Number(process.argv[3] ?? 1) });
