// A solved game from the page: its table is built, called off, brought in and removed; Perfect plays from it, and games
// are analysed. All with tables of four pieces, which are solved in a moment.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { Player } from "../support/player.js";
import { findings } from "./findings.js";
import { session, stage } from "./phone.js";

/** @import { Phone } from "./phone.js" */

process.env.QUADRILLE_LOOPBACK_PIECES = "4";
const { open } = stage();

const FEW = "BB.../...../...../...../...WW b";
const PEOPLE = `wuzifei:5x5opeople:${FEW}`;
const PERFECT = `wuzifei:5x5operfect:${FEW}`;
const COMPUTER = `wuzifei:5x5l1:${FEW}`;
const NEW = '[data-sheet="new-game"]';
const SHEET = '[data-sheet="replay"]';

/** @param {import("playwright-core").BrowserContextOptions} [options] @param {"pointer" | "keys"} [by] */
async function onTable(options, by = "pointer") {
  const phone = await open(options);
  const player = new Player(phone, by);
  await player.openGame("wuzifei");
  return { phone, player };
}

/** Opens the sheet for a new game, and in it the preset that plays from a table. @param {Player} player */
async function offered(player) {
  const { page } = player;
  await player.use('[data-action="new"]');
  await page.shown(NEW);
  if (player.by === "pointer") {
    await page.tap('label:has([data-preset="perfect"])');
    return;
  }
  // Radio buttons are one stop, and their arrows choose.
  await page.tabTo(`${NEW} [data-preset]:checked`);
  for (let presses = 0; presses < 6 && !(await page.run(() => document.activeElement?.matches('[data-preset="perfect"]'))); presses += 1) await page.press("ArrowDown");
}

/** @param {Phone} phone @param {string} state @param {string} [within] */
const stands = (phone, state, within = "") => phone.shown(`${within} [data-solution="${state}"]`);

/** @param {Player} player */
async function close(player) {
  await player.use('dialog[open] [data-action="close"]');
  await player.page.until("no sheet", () => document.querySelector("dialog[open]") === null);
}

/** Nothing that axe finds. @param {Phone} phone @param {string} name */
async function clean(phone, name) {
  await phone.still();
  await phone.picture(`phone-solved-${name}`);
  assert.deepEqual(await findings(phone), [], name);
}

/** Builds the table, from the table screen and back to it. @param {Player} player @param {Phone} phone */
async function built(player, phone) {
  await offered(player);
  await player.use('[data-action="solution-build"]');
  await stands(phone, "ready", NEW);
  await close(player);
}

/** @param {Phone} phone @returns {Promise<import("../../ui/types/generated.js").SolutionState>} */
const state = (phone) => phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("solution", { game: "wuzifei", seen: 0 })));

/** @typedef {import("../../ui/types/generated.js").SolutionState | null} State */

/** Changes, or holds back, what the page is told of the table. @param {Phone} phone @param {(state: State) => Promise<State>} change */
const passing = (phone, change) => phone.tab.route(/\/ipc\/(build_)?solution\?/, async (route) => {
  try {
    const response = await route.fetch({ timeout: 0 });
    const { value } = await response.json();
    await route.fulfill({ response, json: { value: await change(value) } });
  } catch {
    // The page is gone, and its question with it.
  }
});

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
    await player.openGame("wuzifei");
    // How far a small table is, nobody knows; of the whole one it is told like this.
    await passing(phone, async (value) => (value?.state === "building" ? { ...value, part: .37, left: 95 } : value));
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

test("a game of Perfect that is on the screen follows its table, which comes and goes without a move", async () => {
  const { phone, player } = await onTable();
  await player.startFrom(PERFECT);
  assert.match(await phone.text("[data-rules]"), /table missing/);
  await built(player, phone);
  await phone.until("the table", () => !document.querySelector("[data-rules]")?.textContent?.includes("table missing"));
  await phone.run(async () => void (await window.__TAURI__.core.invoke("remove_solution", { game: "wuzifei" })));
  await phone.until("no table", () => document.querySelector("[data-rules]")?.textContent?.includes("table missing"));
  assert.match(await phone.text("[data-note]"), /Perfect is without its table/);
  await phone.close();
});

test("by touch: Perfect under Custom waits for its table like the preset, and begins by the rules that were chosen", async () => {
  const { phone, player } = await onTable();
  await player.use('[data-action="new"]');
  await phone.shown(NEW);
  await phone.tap('label:has([data-preset="custom"])');
  const waits = () => phone.run(() => document.querySelector('[data-action="start"]')?.hasAttribute("aria-disabled"));
  const opponent = phone.tab.locator(`${NEW} .custom [data-field="opponent"]`);
  await opponent.selectOption("people");
  assert.deepEqual([await waits(), await phone.tab.locator(`${NEW} .need`).isVisible()], [false, false]);
  await opponent.selectOption("perfect");
  await stands(phone, "absent", `${NEW} .custom .need`);
  assert.equal(await waits(), true);
  await clean(phone, "custom");
  const person = phone.tab.locator(`${NEW} .custom [data-field="person"]`);
  await person.selectOption("white");
  await player.use(`${NEW} .custom [data-action="solution-build"]`);
  await stands(phone, "ready", `${NEW} .custom`);
  assert.equal(await waits(), false);
  await phone.tap('label:has([data-preset="perfect"])');
  await phone.until("the table above", () => document.querySelector(".options .need:not([hidden])") !== null);
  await phone.tap('label:has([data-preset="custom"])');
  await player.use(`${NEW} [data-action="start"]`);
  await phone.until("no sheet", () => document.querySelector("dialog[open]") === null);
  await phone.settled();
  const { values, lacks } = await phone.run(async () => (/** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: "wuzifei" }))).table);
  assert.deepEqual([values.opponent, values.person, lacks], ["perfect", "white", false]);
  await phone.close();
});

test("by touch: where memory is too small for building, only a file is offered, and it brings the table", async () => {
  const elsewhere = await onTable();
  await built(elsewhere.player, elsewhere.phone);
  const { path } = await state(elsewhere.phone);
  assert.ok(path);
  const buffer = await readFile(path);
  await elsewhere.phone.close();
  const { phone, player } = await onTable();
  await passing(phone, async (value) => value && { ...value, buildable: false });
  await phone.load();
  await offered(player);
  await stands(phone, "absent", NEW);
  assert.match(await phone.text(`${NEW} .solution-what`), /too little memory to build it/);
  for (const hidden of [".solution-cost", '[data-action="solution-build"]']) assert.equal(await phone.tab.locator(`${NEW} ${hidden}`).isVisible(), false, hidden);
  await clean(phone, "import-only");
  const asked = phone.tab.waitForEvent("filechooser");
  await player.use('[data-action="solution-import"]');
  await (await asked).setFiles({ name: "wuzifei.table", mimeType: "application/octet-stream", buffer });
  await stands(phone, "ready", NEW);
  assert.equal((await state(phone)).state, "ready");
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
