// Link under real fingers: what is tapped while something moves is judged on the real state, the line is the one that
// the rules found, a paused board shows nothing, and a board without a pair leads on.

import assert from "node:assert/strict";
import { test } from "node:test";

import { completions } from "../support/games/index.js";
import { Player } from "../support/player.js";
import { stage } from "./phone.js";

const { open } = stage();

/** A page on a game of Link. @param {string} id @param {import("playwright-core").BrowserContextOptions} [options] */
async function onTable(id, options) {
  const phone = await open(options);
  const player = new Player(phone, "pointer");
  await player.openGame("link");
  await player.startFrom(id);
  return { phone, player };
}

/** The table as the app knows it. @param {import("./phone.js").Phone} phone */
const known = (phone) => phone.run(async () => /** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: "link" })).table);

/** The kinds that the page shows. @param {import("./phone.js").Phone} phone @returns {Promise<number[]>} */
const drawn = (phone) => phone.run(() => [...document.querySelectorAll("[data-board] [data-cell]")].map(
  (cell) => Number(cell.querySelector(".tile")?.getAttribute("data-kind") ?? 0)));

/** Taps cells one right after the other, without waiting for what they do. @param {import("./phone.js").Phone} phone @param {string[]} cells */
async function fast(phone, cells) {
  const points = [];
  for (const cell of cells) points.push(await phone.middle(`[data-board] [data-cell="${cell}"]`));
  for (const { x, y } of points) await phone.tab.touchscreen.tap(x, y);
}

test("fast taps on three equal tiles never remove three", async () => {
  // Four in a row: every two of them are a pair.
  const { phone } = await onTable("link:4x4:0000/1122/..../....");
  await fast(phone, ["A1", "B1", "C1"]);
  await phone.shown('[data-cell="C1"][data-selected]');
  await phone.settled();
  const { board, moves } = await known(phone);
  assert.equal(moves, 1);
  assert.equal(board.tiles, 6);
  assert.deepEqual(await drawn(phone), board.cells);
  await phone.close();
});

test("a tap while tiles fall is judged on where they have fallen to", async () => {
  const { phone, player } = await onTable("link:4x4gdown:23../01../01../23..");
  // When the pair has gone, the cells in row 1 are empty: the third tap chooses nothing, the fourth a fallen tile.
  await fast(phone, ["A2", "A3", "A1", "A3"]);
  await phone.shown('[data-cell="A3"][data-selected]');
  await phone.settled();
  const { board, moves } = await known(phone);
  assert.equal(moves, 1);
  assert.deepEqual(await drawn(phone), board.cells);
  assert.match(await phone.run(() => document.querySelector('[data-cell="A3"]')?.getAttribute("aria-label") ?? ""), /umbrella|glasses/);
  await player.use('[data-action="undo"]');
  await phone.until("the undone board", () => document.querySelector('[data-cell="A1"] .tile') !== null);
  assert.deepEqual(await drawn(phone), (await known(phone)).board.cells);
  await phone.close();
});

test("the drawn line is the one that the rules found, also round the board", async () => {
  const { phone, player } = await onTable("link:4x4:0120/1332/..../....");
  await player.choose("A1");
  await phone.run(() => {
    const lines = /** @type {any[]} */ ([]);
    Object.assign(window, { lines });
    new MutationObserver(() => {
      const line = document.querySelector(".plane [data-line]");
      if (!line || lines.length) return;
      const cell = /** @type {Element} */ (document.querySelector('[data-cell="A1"]')).getBoundingClientRect();
      const box = /** @type {Element} */ (line.querySelector("polyline")).getBoundingClientRect();
      lines.push({ corners: line.getAttribute("data-line"), above: cell.top - box.top, side: cell.width, began: performance.now() });
    }).observe(/** @type {Element} */ (document.querySelector("[data-board]")), { childList: true, subtree: true });
  });
  await player.choose("D1");
  await phone.until("the line", () => /** @type {any} */ (window).lines.length > 0);
  await phone.settled();
  const { lines, ended } = await phone.run(() => ({ lines: /** @type {any} */ (window).lines, ended: performance.now() }));
  const [line] = lines;
  assert.equal(line.corners, "0,0 0,-1 3,-1 3,0");
  assert.ok(line.above > 0 && line.above <= line.side / 2, `in the lane: ${line.above} px above cells of ${line.side} px`);
  assert.ok(ended - line.began >= 400, `seen for ${Math.round(ended - line.began)} ms`);
  assert.equal(await phone.run(() => document.querySelectorAll(".plane > *").length), 0, "nothing is left behind");
  await phone.close();
});

test("without motion the line stays until the next input (T47)", async () => {
  const { phone, player } = await onTable("link:4x4:0120/1332/..../....", { reducedMotion: "reduce" });
  await player.choose("A1");
  await player.choose("D1");
  await phone.shown('.plane [data-line="0,0 0,-1 3,-1 3,0"]');
  assert.deepEqual(await drawn(phone), (await known(phone)).board.cells);
  await player.choose("B1");
  await phone.until("no line", () => document.querySelector("[data-line]") === null);
  await phone.close();
});

test("hints go through the pairs with their lines, in a circle", async () => {
  const { phone, player } = await onTable("link:4x4:0011/2233/..../....");
  const seen = [];
  for (let asked = 0; asked < 5; asked += 1) {
    const before = await phone.text("[data-note]");
    await player.use('[data-action="hint"]');
    await phone.until("another hint", (old) => (document.querySelector("[data-note]")?.textContent ?? "").trim() !== old, before);
    seen.push(await phone.run(() => [...document.querySelectorAll("[data-hint]")].map((cell) => cell.getAttribute("data-cell")).join("-")));
    assert.notEqual(await phone.run(() => document.querySelector("[data-line]")), null);
  }
  assert.deepEqual(seen, ["A1-B1", "C1-D1", "A2-B2", "C2-D2", "A1-B1"]);
  await phone.close();
});

test("a paused board is hidden and takes nothing, and the clock stands", async () => {
  const { phone, player } = await onTable(completions.link.middle);
  const position = await player.position("link");
  await player.use('[data-action="pause"]');
  await phone.shown('[data-action="continue"]');
  assert.equal(await phone.run(() => [...document.querySelectorAll("[data-board] .tile")].some((tile) => tile.checkVisibility({ visibilityProperty: true }))), false);
  const { elapsed } = await known(phone);
  const heard = await phone.text("#live-polite");
  for (const key of ["t", "l", "j", "h", "Control+z"]) await phone.press(key);
  assert.equal((await phone.text("#live-polite")).trim(), heard.trim(), "no key tells anything of the board");
  assert.equal(await player.position("link"), position);
  assert.equal((await known(phone)).elapsed, elapsed);
  await phone.press("Escape");
  await phone.until("the board", () => document.querySelector("[data-paused]") === null);
  assert.deepEqual(await drawn(phone), (await known(phone)).board.cells);
  await phone.until("the clock to run", async (before) =>
    /** @type {any} */ (await window.__TAURI__.core.invoke("resume", { game: "link" })).table.elapsed > before, elapsed);
  await phone.close();
});

test("without a pair the clock stands, and a shuffle leads on to the end", async () => {
  const { phone, player } = await onTable("link:4x4roff:01../10../..23/..32");
  await phone.shown('[data-offer="stuck"]');
  assert.match(await phone.text("#live-polite"), /no two of them/);
  const { elapsed } = await known(phone);
  await player.use('[data-action="offer-shuffle"]');
  await phone.until("a pair", () => document.querySelector('[data-offer="stuck"]') === null);
  await phone.settled();
  const table = await known(phone);
  assert.ok(table.board.open > 0 && table.assisted);
  assert.ok(table.elapsed - elapsed < 2000);
  assert.deepEqual(await drawn(phone), table.board.cells);
  await player.use('[data-action="undo"]');
  await phone.shown('[data-offer="stuck"]');
  await phone.close();
});

test("a board that cannot be cleared is told in other words, and can be played on", async () => {
  const { phone, player } = await onTable("link:4x2c2:0122/10..");
  await phone.shown('[data-offer="hopeless"]');
  assert.doesNotMatch(await phone.text("[data-offer]"), /no two of them/);
  await player.use('[data-action="offer-look"]');
  await phone.until("the bar", () => document.querySelector('[data-action="hint"]')?.checkVisibility() === true);
  await player.choose("C1");
  await player.choose("D1");
  await phone.shown('[data-offer="stuck"]');
  await phone.close();
});

test("when the time of a countdown is up, the game is lost and the board stays in view", async () => {
  const { phone } = await onTable("link:6x8tdowns10#3");
  assert.match(await phone.text('[data-figure="time"]'), /0:(10|09)/);
  await phone.shown("[data-end]");
  assert.match(await phone.text("#live-assertive"), /time is up, with 24 pairs/);
  assert.equal((await drawn(phone)).filter(Boolean).length, 48);
  await phone.close();
});
