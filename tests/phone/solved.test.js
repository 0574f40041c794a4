// A solved game from the page: its table is built, called off, brought in and removed; Perfect plays from it, and games
// are analysed. All with tables of four pieces, which are solved in a moment.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { Player } from "../support/player.js";
import { session, stage } from "./phone.js";
import { FEW, NEW, PERFECT, built, clean, close, offered, passing, stands, state } from "./tables.js";

/** @import { Phone } from "./phone.js" */

process.env.QUADRILLE_LOOPBACK_PIECES = "4";
const { open } = stage();

const PEOPLE = `wuzifei:5x5opeople:${FEW}`;
const COMPUTER = `wuzifei:5x5l1:${FEW}`;
const SHEET = '[data-sheet="replay"]';

/** @param {import("playwright-core").BrowserContextOptions} [options] @param {"pointer" | "keys"} [by] */
async function onTable(options, by = "pointer") {
  const phone = await open(options);
  const player = new Player(phone, by);
  await player.openGame("wuzifei");
  return { phone, player };
}

/** @param {Phone} phone @param {number} at */
const shows = (phone, at) => phone.shown(`${SHEET} [data-replay][data-at="${at}"]`);

test("by touch: Perfect waits for its table, which is built with progress, and then plays from it", async () => {
  const { phone, player } = await onTable();
  await offered(player);
  await stands(phone, "absent", NEW);
  await clean(phone, "offer");
  assert.equal(await phone.run(() => document.querySelectorAll(".solution-cost dd").length), 3, "time, memory, disk");
  await player.use(`${NEW} [data-action="start"]`);
  await phone.until("why not", () => document.querySelector("[data-problems]")?.textContent !== "");
  await phone.run(() => {
    const seen = new Set();
    Object.assign(window, { seen });
    new MutationObserver(() => seen.add(document.querySelector("dialog [data-solution]")?.getAttribute("data-solution"))).observe(document.body, { subtree: true, attributeFilter: ["data-solution"] });
  });
  await player.use('[data-action="solution-build"]');
  await stands(phone, "ready", NEW);
  assert.deepEqual(await phone.run(() => [.../** @type {any} */ (window).seen]), ["building", "ready"]);
  await phone.until("that it is said", () => document.querySelector('dialog [data-status="solution"]')?.textContent !== "");
  assert.equal(await phone.run(() => document.querySelector('[data-action="start"]')?.hasAttribute("aria-disabled")), false);
  await clean(phone, "ready");
  await close(player);
  await player.startFrom(PERFECT);
  await player.move("wuzifei");
  assert.match(await phone.text("[data-note]"), /The computer moved/);
  assert.doesNotMatch(await phone.text("[data-rules]"), /table missing/);
  await phone.close();
});

test("what is built goes on without its sheet, and its end is told once, in another game", async () => {
  const { phone, player } = await onTable();
  /** @type {() => void} */
  let release = () => undefined;
  const elsewhere = /** @type {Promise<void>} */ (new Promise((resolve) => (release = resolve)));
  // Small tables are ready before anybody could go anywhere.
  await passing(phone, async (value) => {
    if (value?.state === "ready") await elsewhere;
    return value;
  });
  await offered(player);
  await player.use('[data-action="solution-build"]');
  await stands(phone, "building", NEW);
  await close(player);
  await player.use('[data-action="back"]');
  await player.openGame("lines");
  await player.move("lines");
  release();
  await phone.shown("[data-notice]");
  assert.match(await phone.text("[data-notice]"), /^Wuzifei: the table is ready\./);
  assert.equal(await phone.text("#live-polite"), await phone.text("[data-notice] p"));
  await clean(phone, "told");
  await player.use('[data-action="dismiss"]');
  assert.equal(await phone.run(() => document.querySelector("[data-notice]")), null);
  // Whoever comes later is not told again.
  await phone.load();
  assert.equal(await phone.run(() => document.querySelector("[data-notice]")), null);
  await phone.close();
});

test("what takes long shows how far it is, is followed after a new start of the page, and can be called off", async () => {
  process.env.QUADRILLE_LOOPBACK_PIECES = "7";
  const slow = await session();
  process.env.QUADRILLE_LOOPBACK_PIECES = "4";
  try {
    const phone = await slow.open();
    const player = new Player(phone, "pointer");
    // How far a small table is, nobody knows; of the whole one it is told like this.
    await passing(phone, async (value) => (value?.state === "building" ? { ...value, part: .37, left: 95 } : value));
    await player.openGame("wuzifei");
    await offered(player);
    await player.use('[data-action="solution-build"]');
    await phone.until("progress", () => document.querySelector("progress")?.value === .37 && document.querySelector(".solution-far")?.textContent === "37% · 2 min left");
    assert.equal(await phone.run(() => document.querySelector('[data-action="start"]')?.getAttribute("aria-disabled")), "true");
    await clean(phone, "building");
    await phone.load();
    await offered(player);
    await stands(phone, "building", NEW);
    await player.use('[data-action="solution-cancel"]');
    await stands(phone, "absent", NEW);
    assert.equal(await phone.run(() => document.activeElement?.getAttribute("data-action")), "solution-build");
    assert.equal(await phone.text("[data-solution-problem]"), "", "calling it off is no failure");
    await close(player);
    assert.equal(await phone.run(() => document.querySelector("[data-notice]")), null);
    await phone.close();
  } finally {
    await slow.end();
  }
});

test("without its table Perfect says so, and More leads to it", async () => {
  const { phone, player } = await onTable();
  await player.startFrom(PERFECT);
  assert.match(await phone.text("[data-rules]"), /table missing/);
  assert.match(await phone.text("[data-note]"), /Perfect is without its table/);
  await clean(phone, "lacks");
  await player.use('[data-action="more"]');
  await player.use('[data-sheet="more"] [data-action="solution"]');
  await stands(phone, "absent", '[data-sheet="solution"]');
  await clean(phone, "sheet");
  await phone.close();
});

test("by touch: a game of two people is analysed, gone through on the value line, and its best replies are drawn", async () => {
  const { phone, player } = await onTable();
  await player.startFrom(PEOPLE);
  for (let moves = 0; moves < 3; moves += 1) await player.move("wuzifei");
  await player.use('[data-action="more"]');
  await player.use('[data-sheet="more"] [data-action="analysis"]');
  // There is no table yet: it is offered where it is needed, and then the analysis goes on.
  await stands(phone, "absent", SHEET);
  await clean(phone, "analysis-offer");
  await player.use(`${SHEET} [data-action="solution-build"]`);
  await phone.shown(`${SHEET} [data-value-line]`);
  await shows(phone, 3);
  await phone.settled();
  const { revision, moves } = await phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("played", { game: "wuzifei" })));
  const known = await phone.run(async (at) => /** @type {any} */ (await window.__TAURI__.core.invoke("analyse", { game: "wuzifei", revision: at, assist: false })), revision);
  const marks = await phone.run((sheet) => [...document.querySelectorAll(`${sheet} .replay-move`)].map((move) => move.querySelector(".move-mark")?.getAttribute("data-mark") ?? null), SHEET);
  assert.deepEqual(marks, known.marks);
  assert.equal(marks.length, moves.length);
  await clean(phone, "analysis");
  for (const at of [0, 2]) {
    const box = await phone.run(() => {
      const { left, top, width, height } = /** @type {Element} */ (document.querySelector("[data-value-line]")).getBoundingClientRect();
      return { left, top, width, height };
    });
    // The scale is left of the line, in the drawing's own units.
    const [first, last] = [53 / 320, 311 / 320];
    await phone.hands.point(box.left + box.width * (first + ((last - first) * at) / 3), box.top + box.height / 2);
    await shows(phone, at);
    await phone.until("the best replies", (sheet, count) => document.querySelectorAll(`${sheet} .net-arrow`).length === count, SHEET, Math.min(3, known.best[at].length));
    assert.match(await phone.text("[data-replay-said]"), new RegExp(`Best: ${known.best[at][0].replace("-", ".?–.?")}`));
    assert.equal(await phone.run(() => /** @type {HTMLInputElement} */ (document.querySelector('[data-field="replay"]')).value), String(at));
  }
  await phone.close();
});

test("by keys: a running game against the computer is looked into only once that may count as help", async () => {
  const { phone, player } = await onTable({}, "keys");
  await built(player, phone);
  await player.startFrom("wuzifei:5x5l1#1");
  await player.move("wuzifei");
  const analyse = async () => {
    await player.use('[data-action="more"]');
    await player.use('[data-sheet="more"] [data-action="analysis"]');
  };
  await analyse();
  await phone.shown('[data-analysis="asking"]');
  await clean(phone, "asking");
  await player.use('[data-action="analysis-decline"]');
  assert.equal(await phone.run(() => document.activeElement?.getAttribute("data-action")), "analyse");
  await phone.press("Enter");
  await player.use('[data-action="analysis-agree"]');
  // The small table knows no position of ten pieces, so there was no help.
  await phone.shown('[data-analysis="refused"]');
  await close(player);
  assert.doesNotMatch(await phone.text("[data-rules]"), /unranked/);

  // A game from a written position counts apart from its beginning, and nothing is asked.
  await player.startFrom(COMPUTER);
  await player.move("wuzifei");
  await analyse();
  await phone.shown(`${SHEET} [data-value-line]`);
  await shows(phone, 2);
  const slider = '[data-field="replay"]';
  await phone.tabTo(slider);
  await phone.press("Home");
  await shows(phone, 0);
  await phone.until("its words", (wanted) => /With best play: .*Best: /.test(document.querySelector(wanted)?.getAttribute("aria-valuetext") ?? ""), slider);
  await phone.press("ArrowRight");
  await shows(phone, 1);
  await phone.close();
});

test("by keys: the settings show the table, remove it when that is meant, and a file brings it back unless it is damaged", async () => {
  const { phone, player } = await onTable({ colorScheme: "dark" }, "keys");
  await built(player, phone);
  const { path } = await state(phone);
  assert.ok(path);
  const table = await readFile(path);
  await player.use('[data-action="back"]');
  await player.use('[data-action="settings"]');
  const section = '[data-solution-of="wuzifei"]';
  await phone.shown(section);
  await stands(phone, "ready", section);
  assert.equal(await phone.run(() => /** @type {HTMLInputElement} */ (document.querySelector('[data-field="solution-path"]')).value), path);
  await player.use('[data-action="solution-remove"]');
  assert.equal(await phone.run(() => document.activeElement?.getAttribute("data-action")), "solution-keep", "the safe way first");
  await clean(phone, "remove");
  await phone.press("Enter");
  assert.equal((await state(phone)).state, "ready");
  await player.use('[data-action="solution-remove"]');
  await phone.press("Shift+Tab");
  await phone.press("Enter");
  await stands(phone, "absent", section);
  assert.equal((await state(phone)).state, "absent");
  await clean(phone, "settings");

  const file = phone.tab.locator(`${section} [data-field="solution-file"]`);
  const damaged = Buffer.from(table);
  damaged[damaged.length >> 1] ^= 1;
  await file.setInputFiles({ name: "other.table", mimeType: "application/octet-stream", buffer: damaged });
  await phone.until("why not", () => document.querySelector("[data-solution-problem]")?.textContent !== "");
  await stands(phone, "absent", section);
  await clean(phone, "refused");
  await file.setInputFiles({ name: "wuzifei.table", mimeType: "application/octet-stream", buffer: table });
  await stands(phone, "ready", section);
  assert.deepEqual(await readFile(path), table);
  await phone.close();
});
